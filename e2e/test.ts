import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { shiftBrowser } from './clock-shift.ts';

export { expect };

type Options = {
  /** Console errors this test provokes; every other one fails it. */
  allowedErrors: RegExp;
};
type Watch = { consoleErrors: void; sameClock: void };

let visitorCount = 0;

/** An address no other test of this run has, for the limits per address. */
function newAddress(workerIndex: number): string {
  visitorCount += 1;
  return `10.${workerIndex % 250}.${Math.floor(visitorCount / 250)}.${(visitorCount % 250) + 1}`;
}

/** Every journey also watches the console: an error, an uncaught exception or a CSP violation fails it. */
export const test = base.extend<Options & Watch>({
  allowedErrors: [/^$/, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
  extraHTTPHeaders: async ({}, provide, { workerIndex }) =>
    provide({ 'x-forwarded-for': newAddress(workerIndex) }),
  reducedMotion: 'reduce',
  sameClock: [
    async ({ context }, run) => {
      await shiftBrowser(context);
      await run();
    },
    { auto: true },
  ],
  consoleErrors: [
    async ({ context, allowedErrors }, run) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!allowedErrors.test(text)) errors.push(text);
      };
      context.on('console', (message) => isFault(message) && note(describe(message)));
      context.on('weberror', (error) => note(`uncaught: ${error.error()}`));
      await run();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

function isFault(message: ConsoleMessage): boolean {
  return message.type() === 'error' || /Content.Security.Policy/i.test(message.text());
}

function describe(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`;
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it stands: the rule and the places. */
export function findViolations(page: Page): Promise<string[]> {
  return runAxe(page, { type: 'tag', values: axeTags });
}

/** What axe finds wrong with its colours: enough where only the theme has changed since it was asked for everything. */
export function findColourViolations(page: Page): Promise<string[]> {
  return runAxe(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
}

async function runAxe(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (rules) => {
    const { axe: run } = window as unknown as { axe: typeof axe };
    const { violations } = await run.run(document, {
      runOnly: rules,
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} – ${failureSummary}`),
    );
  }, runOnly);
}

export async function setDark(page: Page, isDark: boolean): Promise<void> {
  await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark);
  await calm(page);
}

/** Waits until the page shows its heading and its data, and every letter its font. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await settle(page);
  return response;
}

export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('読み込んでいます')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Waits until every colour, size and mark of the focus that changes has arrived. */
export async function calm(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = () =>
      document.getAnimations().some(({ playState }) => playState === 'running');
    let calmFrames = 0;
    for (let frame = 0; frame < 120 && calmFrames < 3; frame++) {
      // A browser that has nothing to draw may owe the frame for ever.
      await new Promise((next) => {
        requestAnimationFrame(next);
        setTimeout(next, 250);
      });
      calmFrames = isMoving() ? 0 : calmFrames + 1;
    }
  });
}
