import type { Page } from '@playwright/test';
import { findOverflow } from './layout.ts';
import { expect, findViolations, open, test } from './test.ts';

const payments = '/demo/accounting?view=payments';

async function as(page: Page, role: string): Promise<void> {
  const response = await page.request.put('/api/demo/role', { data: { role } });
  expect(response.ok()).toBe(true);
  await open(page, payments);
}

for (const width of [1280, 360]) {
  test(`an invoice is paid by two: asked, approved, and in the bank’s file, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await as(page, 'treasurer');
    const dues = page.getByRole('region', { name: '払うことが決まっているもの' });
    const asked = page.getByRole('region', { name: '頼んだ支払い' });
    await dues.getByRole('button', { name: /^\d+件の承認を頼む$/ }).click();
    await expect(asked.getByText(/^承認を待っています/)).toBeVisible();
    await expect(asked.getByRole('button', { name: '承認する' })).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);

    await as(page, 'chair');
    const waiting = asked.getByRole('button', { name: '承認する' });
    const count = await waiting.count();
    await waiting.first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: '承認する' }).click();
    await expect(waiting).toHaveCount(count - 1);

    await as(page, 'treasurer');
    const saved = page.waitForEvent('download');
    await asked.getByRole('button', { name: /の振込データを作る$/ }).click();
    expect((await saved).suggestedFilename()).toMatch(/^総合振込_\d{4}-\d{2}-\d{2}\.txt$/);
    await expect(asked.getByText(/^振込データに入れました/)).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);
  });
}

test('a changed account waits for a second person, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await as(page, 'treasurer');
  const payees = page.getByRole('region', { name: '支払先の口座' });
  await payees.getByRole('button', { name: '口座を変える' }).first().click();
  const form = page.getByRole('form', { name: /の口座$/ });
  await form.getByRole('button', { name: '承認を頼む' }).click();
  await expect(form.getByText('銀行コードを、4桁の数字で入れてください。')).toBeVisible();
  await form.getByLabel('銀行コード（4桁）').fill('９９４４');
  await form.getByLabel('銀行名（カタカナ）').fill('ショウナン');
  await form.getByLabel('支店コード（3桁）').fill('101');
  await form.getByLabel('支店名（カタカナ）').fill('ホンテン');
  await form.getByLabel('口座番号（7桁）').fill('54321');
  await form.getByLabel('口座名義（カタカナ）').fill('カ）アタラシイ');
  await form.getByLabel('どう確かめたか').fill('前からの番号に電話して確かめました。');
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await form.getByRole('button', { name: '承認を頼む' }).click();
  await expect(payees.getByText('承認待ち')).toBeVisible();
  await as(page, 'chair');
  await payees.getByRole('button', { name: 'この口座を承認する' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '承認する' }).click();
  await expect(payees.getByText('承認待ち')).toHaveCount(0);

  // Whoever draws the money is paid by no transfer.
  const drawn = payees.getByRole('button', { name: '口座振替で払う先にする' });
  await as(page, 'treasurer');
  await drawn.first().click();
  await expect(payees.getByText('振込は頼めません', { exact: false }).first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
});

test('a part of a bill is asked for, on a phone, and the rest stays open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await as(page, 'treasurer');
  const dues = page.getByRole('region', { name: '払うことが決まっているもの' });
  await dues.getByRole('button', { name: '一部だけ払う' }).first().click();
  await dues.getByLabel(/へ今回払う額（円）$/).fill('１，０００');
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await dues
    .getByRole('button', { name: /^\d+件の承認を頼む$/ })
    .first()
    .click();
  await expect(dues.getByText(/^1,000円は、もう頼んであります。いま頼めるのは/)).toBeVisible();
});
