import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { expect, findViolations, open, test } from './test.ts';

async function asTreasurer(page: Page, path: string): Promise<void> {
  const response = await page.request.put('/api/demo/role', { data: { role: 'treasurer' } });
  expect(response.ok()).toBe(true);
  await open(page, path);
}

/** The invoice that waits in the box, as a file of one's own. */
async function anInvoice(page: Page): Promise<Buffer> {
  const list = await page.request.get('/api/associations/own/vouchers?box=yes');
  const { vouchers }: { vouchers: { id: string }[] } = await list.json();
  const file = await page.request.get(`/api/associations/own/vouchers/${vouchers[0]?.id}/file`);
  return file.body();
}

test('an invoice is booked from its PDF, seen beside the entry, and found by the filter', async ({
  page,
}) => {
  await asTreasurer(page, '/demo/accounting?view=entry');
  await expect(page.getByRole('heading', { name: /^証憑の箱/ })).toBeVisible();
  await page
    .getByRole('button', { name: '請求書　みどり坂文具　8,580円（読み取り）を記帳する' })
    .click();
  const paper = page.getByRole('complementary', { name: 'この入力の証憑' });
  await expect(paper.getByText(/1ページの「ご請求金額.*8,580.*」から/)).toBeVisible();
  await expect(paper.getByRole('img', { name: /の1ページ$/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /いくら払いますか/ })).toHaveValue('8,580');
  await expect(page.getByRole('combobox', { name: /支払先/ })).toHaveValue('みどり坂文具');
  await expect(page.getByRole('combobox', { name: '何に払いますか' })).toHaveValue(
    '通信・消耗品費',
  );
  await expect(page.getByRole('textbox', { name: /摘要/ })).toHaveValue(
    '集会室の掲示用の用紙とペン',
  );
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('textbox', { name: /摘要/ }).fill('集会室の用紙とペン');
  await page.getByRole('button', { name: '記帳する' }).click();
  await expect(page.getByText(/^No\.\d+ を記帳しました$/)).toBeVisible();
  await expect(paper.getByText(/^No\.\d+ の仕訳に付いています。$/)).toBeVisible();

  await open(page, '/demo/accounting?view=books&q=集会室の用紙とペン');
  await page.getByLabel('証憑').selectOption({ label: '証憑のないもの' });
  await expect(page.getByText('の仕訳 0件')).toBeVisible();
  await page.getByLabel('証憑').selectOption({ label: '証憑のあるもの' });
  await expect(page.getByText('の仕訳 1件')).toBeVisible();
  await page.getByRole('link', { name: '集会室の用紙とペン' }).click();
  const entry = page.getByRole('dialog');
  await entry.getByRole('button', { name: '見る' }).click();
  await expect(entry.getByRole('img', { name: /の1ページ$/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await entry.getByRole('button', { name: 'はずす' }).click();
  await expect(entry.getByText('この仕訳には、まだ証憑がありません。')).toBeVisible();
});

test('a file of one’s own is read, told when it was there before, and waits in the box', async ({
  page,
}) => {
  await asTreasurer(page, '/demo/accounting?view=entry');
  const buffer = await anInvoice(page);
  await page
    .getByLabel('請求書・領収書を追加する')
    .setInputFiles({ name: '十月.pdf', mimeType: 'application/pdf', buffer });
  const paper = page.getByRole('complementary', { name: 'この入力の証憑' });
  await expect(paper.getByRole('heading', { name: '十月.pdf' })).toBeVisible();
  await expect(page.getByText(/同じファイルが、前にも追加されています/).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: /いくら払いますか/ })).toHaveValue('8,580');
  await page.getByRole('link', { name: 'ほかの入力を選ぶ' }).click();
  await expect(
    page.getByRole('heading', { name: '証憑の箱（まだ記帳していないもの 2件）' }),
  ).toBeVisible();
});

test.describe('refused', () => {
  test.use({ allowedErrors: /status of 400/ });

  test('a broken PDF and a photo of more than 20 MB are refused in words, and nothing is lost', async ({
    page,
  }) => {
    await asTreasurer(page, '/demo/accounting?view=entry');
    const input = page.getByLabel('請求書・領収書を追加する');
    await input.setInputFiles({
      name: '請求書.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\nbroken'),
    });
    await expect(page.getByRole('alert')).toContainText('PDFが壊れていて、開けません。');
    await input.setInputFiles({
      name: '領収書.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(20 * 1024 * 1024 + 1, 1),
    });
    await expect(page.getByRole('alert')).toContainText('ファイルが大きすぎます');
    await input.setInputFiles({
      name: '領収書.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    });
    await expect(page.getByRole('alert')).toContainText('この写真は開けません。');
    await expect(
      page.getByRole('heading', { name: '証憑の箱（まだ記帳していないもの 1件）' }),
    ).toBeVisible();
  });
});
