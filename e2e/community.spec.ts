import type { Page } from '@playwright/test';
import { expect, open, settle, test } from './test.ts';

const path = '/demo/community';
const plan = (page: Page) => page.getByRole('grid', { name: /住戸の配置/ });
const chosen = (page: Page) => plan(page).locator('[aria-selected="true"]');

test('the building: facts, facilities, contacts, garbage, equipment, each one press away', async ({
  page,
}) => {
  await open(page, path);
  const parts = page.getByRole('navigation', { name: 'このページの内容' }).getByRole('link');
  expect(await parts.count()).toBeGreaterThanOrEqual(6);
  for (const part of await parts.all()) {
    await part.click();
    const { hash } = new URL(page.url());
    await expect(page.locator(hash)).toBeInViewport();
  }
  for (const text of ['みどり坂レジデンス', '鉄筋コンクリート造（RC造）', '機械式駐車場', '60戸']) {
    await expect(
      page.getByRole('main').getByText(text).filter({ visible: true }).first(),
    ).toBeVisible();
  }
});

test('every dwelling is in the picture, and is chosen with the mouse', async ({ page }) => {
  await open(page, path);
  await expect(plan(page).getByRole('gridcell')).toHaveCount(60);
  await expect(plan(page).getByRole('row')).toHaveCount(10);
  await plan(page)
    .getByRole('gridcell', { name: /^605号室/ })
    .click();
  await expect(page.getByRole('heading', { level: 3, name: '605号室' })).toBeVisible();
  await expect(page.getByText('68.20㎡').first()).toBeVisible();
});

test('the picture is one stop of the Tab key; arrow keys, Home and End walk through the house', async ({
  page,
}) => {
  await open(page, path);
  await expect(plan(page).locator('[tabindex="0"]')).toHaveCount(1);
  await chosen(page).focus();
  await expect(chosen(page)).toHaveAccessibleName(/^101号室/);
  const steps = [
    ['ArrowRight', '102'],
    ['ArrowUp', '202'],
    ['ArrowUp', '302'],
    ['ArrowLeft', '301'],
    ['ArrowLeft', '301'],
    ['ArrowDown', '201'],
    ['End', '206'],
    ['Home', '201'],
  ] as const;
  for (const [key, number] of steps) {
    await page.keyboard.press(key);
    await expect(chosen(page)).toBeFocused();
    await expect(chosen(page)).toHaveAccessibleName(new RegExp(`^${number}号室`));
    await expect(page.getByRole('heading', { level: 3, name: `${number}号室` })).toBeVisible();
  }
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('svg') ?? null)).toBeNull();
});

test('what the picture shows stands in a table too', async ({ page }) => {
  await open(page, path);
  await page.getByText('すべての住戸を表で見る（60戸）').click();
  const table = page.getByRole('table', { name: 'すべての住戸' });
  await expect(table.getByRole('row')).toHaveCount(61);
  const areas = async () => {
    const texts = await table.getByRole('cell', { name: /㎡$/ }).allInnerTexts();
    return texts.map((text) => Number.parseFloat(text));
  };
  await table.getByRole('button', { name: '専有面積' }).click();
  const sorted = await areas();
  expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
  await expect(table.getByRole('columnheader', { name: '専有面積' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('at 360 px the picture scrolls in itself, and fingers find the facts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, path);
  await plan(page)
    .getByRole('gridcell', { name: /^304号室/ })
    .click();
  await expect(page.getByRole('heading', { level: 3, name: '304号室' })).toBeInViewport();
});

test('emergency numbers can be called by a press', async ({ page }) => {
  await open(page, `${path}#contacts`);
  for (const [name, address] of [
    ['消防・救急に電話する 119', 'tel:119'],
    ['警察に電話する 110', 'tel:110'],
    ['みどり管財 緊急センターに電話する 0120-000-365', 'tel:0120000365'],
  ] as const) {
    await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', address);
  }
});

test('the garbage calendar tells the kinds of each day and turns its pages', async ({ page }) => {
  await open(page, `${path}#garbage`);
  const month = page.locator('#garbage h3[aria-live]');
  const table = page.locator('#garbage').getByRole('table');
  const now = await month.innerText();
  expect(now).toMatch(/^20\d\d年\d+月$/);
  await expect(table.getByText('今日')).toHaveCount(1);
  await page.getByRole('button', { name: '次の月' }).click();
  await expect(month).not.toHaveText(now);
  await expect(table.getByText('今日')).toHaveCount(0);
  // 燃やすごみ goes out every Tuesday and Friday, so on at least eight days of any month.
  const days = table.getByRole('cell').filter({ hasText: '燃やすごみ' });
  expect(await days.count()).toBeGreaterThanOrEqual(8);
  const columns = await days.evaluateAll((cells) =>
    cells.map((cell) => (cell instanceof HTMLTableCellElement ? cell.cellIndex : -1)),
  );
  expect(new Set(columns)).toEqual(new Set([2, 5]));
  await page.getByRole('button', { name: '今月に戻る' }).click();
  await expect(month).toHaveText(now);
});

test('equipment tells its last and next inspection and opens the report', async ({
  page,
  context,
}) => {
  await open(page, path);
  const elevator = page
    .locator('#equipment li')
    .filter({ has: page.getByRole('heading', { name: 'エレベーター', exact: true }) });
  await expect(elevator).toContainText('最近の点検');
  await expect(elevator).toContainText(/次の点検.*(あと\d+日|明日|本日)/s);
  await elevator.locator('summary').click();
  const opening = context.waitForEvent('page');
  await elevator
    .getByRole('link', { name: /^報告書を読む/ })
    .first()
    .click();
  const report = await opening;
  await settle(report);
  await expect(report.getByRole('heading', { level: 1 })).toContainText('エレベーター');
});
