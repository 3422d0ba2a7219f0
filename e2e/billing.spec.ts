import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findOverflow } from './layout.ts';
import { expect, findViolations, open, test } from './test.ts';

async function as(page: Page, role: string, path: string): Promise<void> {
  const response = await page.request.put('/api/demo/role', { data: { role } });
  expect(response.ok()).toBe(true);
  await open(page, path);
}

const billing = '/demo/accounting?view=billing';
const arrears = '/demo/accounting?view=arrears';

test('a treasurer bills the month, takes it back, and books a payment in parts', async ({
  page,
}) => {
  await as(page, 'treasurer', billing);
  await page.getByText('一時の請求か減額を加える').click();
  const extra = page.getByRole('region', { name: '一時の請求と減額' });
  await extra.getByLabel('住戸').selectOption({ label: '204号室' });
  await extra.getByLabel('費目').selectOption({ label: '管理費' });
  await extra.getByLabel('金額').fill('3300');
  await extra.getByLabel('理由').fill('鍵の再発行');
  await extra.getByRole('button', { name: '次の請求に加える' }).click();
  await expect(page.getByText(/^\d+月とちがうところ（1件）/)).toBeVisible();
  await expect(page.getByText('鍵の再発行').first()).toBeVisible();

  await page.getByRole('button', { name: /^\d+月分を帳簿に付ける$/ }).click();
  await expect(page.getByText('帳簿に付けました', { exact: true })).toBeVisible();
  await expect(page.getByText('帳簿と一致')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '帳簿から取り消す' }).click();
  await expect(page.getByRole('button', { name: /^\d+月分を帳簿に付ける$/ })).toBeVisible();

  const receipt = page.getByRole('region', { name: '入金を入れる' });
  await receipt.getByLabel('住戸').selectOption({ label: '406号室' });
  await receipt.getByLabel('入金の額').fill('40,000');
  await expect(receipt.getByText(/\d+月分 管理費/).first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await receipt.getByRole('button', { name: '入金を記帳する' }).click();
  await expect(page.getByText('406号室の入金 40,000円を記帳しました').first()).toBeVisible();
  await expect(page.getByText('帳簿と一致')).toBeVisible();
  await open(page, arrears);
  await expect(page.getByText('142,760円').first()).toBeVisible();
});

test.describe('what is refused with a sentence', () => {
  test.use({ allowedErrors: /status of 400.*\/billing\/debit/ });

  test('a treasurer makes the file of debits, mends an account, and takes the file back', async ({
    page,
  }) => {
    await as(page, 'treasurer', billing);
    const debits = page.getByRole('region', { name: '口座振替' });
    await debits.getByText(/住戸の引落口座を見る/).click();
    await debits.getByRole('button', { name: /101号室の引落口座/ }).click();
    const dialog = page.getByRole('dialog', { name: '101号室の引落口座' });
    await dialog.getByLabel('口座名義').fill('青木　勝');
    await dialog.getByRole('button', { name: '保存する' }).click();
    await expect(dialog.getByText(/「青木勝」は銀行のデータに書けません/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByLabel('口座名義').fill('アオキ　ミドリ');
    await dialog.getByRole('button', { name: '保存する' }).click();
    await expect(debits.getByText(/ｱｵｷ ﾐﾄﾞﾘ/)).toBeVisible();

    const saved = page.waitForEvent('download');
    await debits.getByRole('button', { name: '振替データを作る' }).click();
    const path = await (await saved).path();
    const bytes = readFileSync(path);
    // A header, 60 dwellings, the totals and the end, of 120 bytes and their line ends.
    expect(bytes.length).toBe(63 * 122);
    await expect(debits.getByText('結果を待っています', { exact: true })).toBeVisible();
    await debits.locator('input[type=file]').setInputFiles(path);
    await expect(debits.getByText(/ファイルの合計と合いません/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await findOverflow(page)).toEqual([]);
    const takeBack = debits.getByRole('button', { name: 'まだ銀行に送っていないので取り消す' });
    await takeBack.click();
    const again = page.waitForEvent('download');
    await debits.getByRole('button', { name: '振替データを作る' }).click();
    expect((await again).suggestedFilename()).toMatch(/\.(txt|dat)$/);
    await expect(debits.getByText('結果を待っています', { exact: true })).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);
    await takeBack.click();
    await expect(debits.getByRole('button', { name: '振替データを作る' })).toBeVisible();
  });
});

for (const width of [1280, 360]) {
  test(`a letter is asked for by one and approved by another, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await as(page, 'treasurer', arrears);
    await page.getByRole('button', { name: '文書を用意する' }).click();
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    await page.getByRole('button', { name: '承認を頼む' }).click();
    await expect(page.getByText('承認待ち')).toBeVisible();
    await expect(page.getByRole('button', { name: '承認する' })).toHaveCount(0);

    await as(page, 'chair', arrears);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: '案のPDF' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^お知らせ.*406号室.*\.pdf$/);
    await page.getByRole('button', { name: '承認する' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '承認する' }).click();
    await expect(page.getByText('承認ずみ・まだ送っていません')).toBeVisible();
    await page.getByRole('button', { name: '記録する' }).click();
    await expect(page.getByText(/^送付（/)).toBeVisible();

    // A director knows how much is late, and not whose.
    await as(page, 'director', arrears);
    await expect(page.getByText('（住戸は見えません）')).toBeVisible();
    await expect(page.getByText('406号室')).toHaveCount(0);
  });
}

test('a bill is corrected by two, booked, and taken back', async ({ page }) => {
  await as(page, 'treasurer', arrears);
  await page.getByRole('button', { name: '減額・貸倒にする' }).click();
  const form = page.getByRole('form', { name: '406号室の減額' });
  await form.getByLabel('減額の種類').selectOption({ label: '貸倒' });
  await form
    .getByLabel(/月分.*管理費/)
    .first()
    .check();
  await form.getByLabel('理由').fill('所在が分からないため');
  await form.getByRole('button', { name: '承認を頼む' }).click();
  await expect(form.getByText('総会の決議が要ります', { exact: false })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await form.getByLabel('減額の種類').selectOption({ label: '請求の訂正' });
  await form.getByRole('button', { name: '承認を頼む' }).click();
  const reliefs = page.getByRole('region', { name: '減額・貸倒' });
  await expect(reliefs.getByText('承認待ち', { exact: true })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await as(page, 'chair', arrears);
  await reliefs.getByRole('button', { name: '承認する' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '承認する' }).click();
  await expect(reliefs.getByText('承認ずみ', { exact: false })).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);

  await as(page, 'treasurer', arrears);
  await reliefs.getByRole('button', { name: '帳簿に付ける' }).click();
  await expect(page.getByText('164,990円').first()).toBeVisible();
  await reliefs.getByRole('button', { name: '取り消す' }).click();
  await expect(page.getByText('182,760円').first()).toBeVisible();
});

test('an owner sees the next payment and takes a receipt along', async ({ page }) => {
  await as(page, 'owner', '/demo');
  await expect(page.getByRole('region', { name: '次のお支払い' })).toContainText('33,950円');
  await page.getByRole('link', { name: 'わたしの請求' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'わたしの請求' })).toBeVisible();
  await expect(page.getByText('33,950円').first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '領収書のPDF' }).first().click();
  expect((await saved).suggestedFilename()).toMatch(/^領収書_605号室_.*\.pdf$/);
  await as(page, 'tenant', '/demo');
  await expect(page.getByRole('link', { name: 'わたしの請求' })).toHaveCount(0);
});
