import type { Page } from '@playwright/test';
import { findOverflow, findSmallText } from './layout.ts';
import { expect, findColourViolations, findViolations, open, setDark, test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

const narrow = { width: 360, height: 740 };

/** What opens is as good as the page: everything in light, then the colours in dark. */
async function expectSound(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  expect(await findSmallText(page)).toEqual([]);
  await setDark(page, true);
  expect(await findColourViolations(page), 'dark').toEqual([]);
}

test('the menu of a narrow screen', async ({ page }) => {
  await page.setViewportSize(narrow);
  await open(page, '/demo/documents');
  await page.getByRole('button', { name: 'メニュー', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page);
});

test('the sidebar as icons', async ({ page }) => {
  await open(page, '/demo');
  await page.keyboard.press('Control+b');
  await expectSound(page);
});

test('the form with its fault', async ({ page }) => {
  await open(page, '/#contact');
  await page.getByRole('button', { name: '送信する' }).click();
  await expect(page.getByText('組合名を入力してください。').first()).toBeVisible();
  await expectSound(page);
});

// The message goes by itself: each theme has one of its own.
for (const isDark of [false, true]) {
  test(`a dialog with its fault and a message, ${isDark ? 'dark' : 'light'}`, async ({ page }) => {
    const find = isDark ? findColourViolations : findViolations;
    await page.setViewportSize(narrow);
    await open(page, '/demo');
    await setDark(page, isDark);
    await page.getByRole('button', { name: '追加', exact: true }).click();
    await page.getByRole('button', { name: '追加する' }).click();
    await expect(page.getByText('やることを入力してください。')).toBeVisible();
    expect(await find(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'やること' }).fill('届出を出す');
    await page.getByRole('button', { name: '追加する' }).click();
    await expect(page.getByText('やることを追加しました').first()).toBeVisible();
    expect(await find(page)).toEqual([]);
  });
}

test('a search that finds nothing, and old versions, have no violation either', async ({
  page,
}) => {
  for (const search of ['?q=ありえない言葉', '?q=ペット&versions=all', '?category=notice']) {
    await open(page, `/demo/documents${search}`);
    expect(await findViolations(page), search).toEqual([]);
  }
});
