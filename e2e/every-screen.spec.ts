import type { Page } from '@playwright/test';
import { findCoveredHeading, findOverflow, findSmallText } from './layout.ts';
import { findWordsUnderButton } from './round-button.ts';
import { expectSafeHeaders, findUnsafeLinks, watchForeign } from './safety.ts';
import { screens } from './screens.ts';
import {
  calm,
  expect,
  findColourViolations,
  findViolations,
  open,
  setDark,
  settle,
  test,
} from './test.ts';

test.describe.configure({ mode: 'parallel' });

/** These two have no round button. */
const withoutButton = ['/', '/vrm-assistant'];
const buttonWidths = [1280, 1279, 1024, 768, 767, 360];
const zoomedHeight = 450;

/** A load costs more than a check: each screen is opened once, and what is asked of it is asked at every width. */
for (const { name, path, status, isAccount } of screens) {
  test.describe(name, () => {
    test.use({ allowedErrors: status === 404 ? /status of 404/ : /^$/ });

    test('is sound and safe at 1280 and 360 px, in light and dark, zoomed and in かんたん表示', async ({
      page,
      baseURL,
    }) => {
      const foreign = watchForeign(page, baseURL);
      await page.setViewportSize({ width: 1280, height: 900 });
      const response = await open(page, await path(page));
      expect(response?.status()).toBe(status);
      expectSafeHeaders(response);
      expect(await findUnsafeLinks(page)).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja');

      // Unfolded there is all that is there folded, and what it hides; folded it is looked at on the phone.
      await setFolds(page, true);
      await expectSound(page, 'at 1280 px, unfolded');
      await setFolds(page, false);
      await page.setViewportSize({ width: 360, height: 740 });
      await calm(page);
      await expectSound(page, 'at 360 px');

      const hasButton = status === 200 && !isAccount && !withoutButton.includes(name);
      if (hasButton) await expectButtonAside(page);

      // A window of 1280 px zoomed to 200 % has 640 px of its own.
      await expectToFit(page, 640);
      await setLetters(page, 32);
      for (const width of [640, 1280]) await expectToFit(page, width);
      await setLetters(page, 16);

      await page.evaluate(() => localStorage.setItem('view', 'easy'));
      await page.reload();
      await settle(page);
      for (const width of [360, 640, 768, 1024]) await expectToFit(page, width);
      expect(foreign).toEqual([]);
    });
  });
}

/** The dark theme changes colours alone: axe is asked for everything in light, and for colours in dark. */
async function expectSound(page: Page, state: string): Promise<void> {
  expect(await findViolations(page), state).toEqual([]);
  expect(await findOverflow(page), state).toEqual([]);
  expect(await findSmallText(page), state).toEqual([]);
  await setDark(page, true);
  expect(await findColourViolations(page), `${state}, dark`).toEqual([]);
  await setDark(page, false);
}

async function setFolds(page: Page, isOpen: boolean): Promise<void> {
  await page.evaluate((opens) => {
    for (const details of document.querySelectorAll('details')) details.open = opens;
  }, isOpen);
}

/** The round button covers no word, wherever the page is scrolled to. */
async function expectButtonAside(page: Page): Promise<void> {
  for (const width of buttonWidths) {
    await page.setViewportSize({ width, height: 700 });
    await calm(page);
    expect(await findWordsUnderButton(page), `under the button at ${width} px`).toEqual([]);
  }
}

async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: zoomedHeight });
  await calm(page);
  expect(await findOverflow(page), `at ${width} px`).toEqual([]);
  expect(await findCoveredHeading(page), `at ${width} px`).toBe('');
}

/** The letters alone: the size set in the browser, which media queries in rem follow. */
async function setLetters(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard * 0.8125 } });
  const rootSize = () => getComputedStyle(document.documentElement).fontSize;
  expect(await page.evaluate(rootSize)).toBe(`${standard}px`);
}

test('every screen names itself in the window', async ({ page }) => {
  const titles = new Set<string>();
  const named = screens.filter(({ status, isSecond }) => status === 200 && !isSecond);
  for (const { path } of named) {
    await page.goto(await path(page));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    titles.add(await page.title());
  }
  expect(titles.size).toBe(named.length);
});
