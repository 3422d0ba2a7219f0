import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readPdf } from '#server/testing/draw-pdf.ts';
import { figure, haveVoices } from './figure.ts';
import { findOverflow, findSmallText } from './layout.ts';
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

const question = 'ペットは何匹まで飼えますか？';
const box = (page: Page) => page.getByRole('textbox', { name: '質問' });
const answers = (page: Page) => page.getByRole('article', { name: 'AI管理人の回答' });
const settings = (page: Page) => page.getByRole('button', { name: '声と姿の設定' });

async function askInWriting(page: Page): Promise<void> {
  await box(page).fill(question);
  await page.keyboard.press('Control+Enter');
  await expect(answers(page).getByRole('button', { name: /コピー/ })).toBeVisible();
}

async function expectSound(page: Page, state: string): Promise<void> {
  await calm(page);
  expect(await findViolations(page), state).toEqual([]);
  expect(await findOverflow(page), state).toEqual([]);
  expect(await findSmallText(page), state).toEqual([]);
  await setDark(page, true);
  expect(await findColourViolations(page), `${state}, dark`).toEqual([]);
  await setDark(page, false);
}

test.describe('with the figure on its stage', () => {
  test.use({ reducedMotion: 'no-preference' });

  for (const [width, height] of [
    [1280, 900],
    [360, 740],
  ] as const) {
    test(`sound at ${width} px, before an answer, after it and in its settings, in every look`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, '/vrm-assistant');
      for (const mode of ['usual', 'easy']) {
        await page.evaluate((view) => localStorage.setItem('view', view), mode);
        await page.reload();
        await settle(page);
        await expect(figure(page)).toHaveAttribute('data-avatar', 'model');
        await expectSound(page, `${mode}, the figure`);
        await askInWriting(page);
        await expectSound(page, `${mode}, an answer`);
        await settings(page).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectSound(page, `${mode}, the settings`);
        await page.keyboard.press('Escape');
        await expect(settings(page)).toBeFocused();
      }
    });
  }

  test('changed files of one’s own are refused or shown, and the page stands', async ({ page }) => {
    const good = readFileSync('dist/web/avatar/caretaker-summer.vrm').toString('latin1');
    const free = good.replace('"avatarPermission":"onlyAuthor"', '"avatarPermission":"everyone"  ');
    await open(page, '/vrm-assistant');
    const dialog = page.getByRole('dialog');
    const outcomes = { refused: 0, shown: 0, broken: 0 };
    const jsonEnd = 20 + Buffer.from(good, 'latin1').readUInt32LE(12);
    for (let n = 0; n < 12; n += 1) {
      const bytes = Buffer.from(free, 'latin1');
      // By turns the description and the shapes.
      const from = n % 2 === 0 ? 2_000 : jsonEnd + 8;
      const to = n % 2 === 0 ? jsonEnd : bytes.length;
      for (let m = 0; m < 3; m += 1) {
        bytes[from + ((n * 7_919 + m * 104_729) % (to - from))] = (n * 31 + m * 17) % 256;
      }
      await settings(page).click();
      await dialog
        .getByLabel(/VRMファイルを選ぶ/)
        .setInputFiles({ name: `${n}.vrm`, mimeType: 'model/gltf-binary', buffer: bytes });
      const take = dialog.getByRole('button', { name: 'この姿にする' });
      await expect(take.or(dialog.getByRole('alert'))).toBeVisible();
      if (!(await take.isVisible())) {
        await expect(dialog.getByRole('alert')).toHaveText(/。$/);
        outcomes.refused += 1;
      } else {
        await take.click();
        await expect(take).toHaveCount(0);
        // What cannot be shown after all gives way to ours, in a sentence.
        await expect(figure(page)).toHaveAttribute('data-avatar', 'model');
        const isBroken = await dialog.getByText(/表示できませんでした/).isVisible();
        outcomes[isBroken ? 'broken' : 'shown'] += 1;
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    expect(outcomes.refused).toBeGreaterThan(1);
    expect(outcomes.shown).toBeGreaterThan(1);
    await askInWriting(page);
  });
});

test('with the keyboard alone: asked aloud, in writing, stopped, repeated, made quiet', async ({
  page,
}) => {
  await haveVoices(page);
  await open(page, '/vrm-assistant');
  await page.keyboard.press('Space');
  await expect(figure(page)).toHaveAttribute('data-mood', 'listening');
  await page.keyboard.press('Escape');
  await expect(figure(page)).not.toHaveAttribute('data-mood', 'listening');

  await tabTo(page, '質問');
  await page.keyboard.type(question);
  await page.keyboard.press('Control+Enter');
  await expect(answers(page).getByRole('button', { name: /コピー/ })).toBeVisible();
  await expect(box(page)).toBeFocused();

  await tabTo(page, 'もう一度ゆっくり');
  await page.keyboard.press('Enter');
  await expect(figure(page)).toHaveAttribute('data-mood', /speaking|pointing/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(figure(page)).not.toHaveAttribute('data-mood', /speaking|pointing/);
  await tabTo(page, '声を出さない');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '声を出さない' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

async function tabTo(page: Page, name: string): Promise<void> {
  for (let stops = 0; stops < 120; stops += 1) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate((wanted) => {
      const it = document.activeElement;
      const label = document.querySelector(`label[for="${it?.id}"]`)?.textContent;
      return [it?.getAttribute('aria-label'), it?.textContent, label].some(
        (text) => text?.trim() === wanted,
      );
    }, name);
    if (isThere) return;
  }
  throw new Error(`Tab never comes to ${name}`);
}

test('on paper: what was asked and answered, without the stage and its buttons', async ({
  page,
}) => {
  await open(page, '/vrm-assistant');
  await askInWriting(page);
  const sheets = await readPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const words = sheets.map(({ text }) => text.replaceAll(/[\s\0]/g, '')).join('');
  expect(words).toContain('ペットは何匹まで飼えますか');
  expect(words).toContain('2匹');
  expect(words).not.toMatch(/声で話す|声を出さない|もう一度ゆっくり|声と姿の設定|オンライン/);
});
