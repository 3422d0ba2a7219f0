import type { Page } from '@playwright/test';
import { expect, open, test } from './test.ts';

async function actAs(page: Page, role: 'owner' | 'treasurer' | 'tenant'): Promise<void> {
  await open(page, '/demo');
  const answered = await page.request.put('/api/demo/role', { data: { role } });
  expect(answered.ok()).toBe(true);
}

async function balanceAtHome(page: Page, fund: string): Promise<string> {
  const words = await page.locator(`#${fund}-fund`).innerText();
  return /^.*預金の残高.*繰越金.*です。$|^繰越金.*預金の残高.*です。$/m.exec(words)?.[0] ?? 'none';
}

test('an owner goes from home to the money of the association and finds the same balances', async ({
  page,
}) => {
  await actAs(page, 'owner');
  await open(page, '/demo');
  const general = await balanceAtHome(page, 'general');
  const reserve = await balanceAtHome(page, 'reserve');
  expect(general).toMatch(/\d,\d{3},\d{3}円/);
  await page.getByRole('link', { name: '管理費会計のお金の流れと予算を見る' }).click();
  await expect(page).toHaveURL('/demo/money?fund=general');
  await expect(page.getByRole('heading', { level: 1, name: 'お金の見える化' })).toBeVisible();
  await expect(page.getByRole('list', { name: '預金の残高と繰越金' })).toContainText(general);
  await page.getByRole('navigation', { name: '会計' }).getByText('全体').click();
  await expect(page.getByRole('list', { name: '預金の残高と繰越金' })).toContainText(general);
  await expect(page.getByRole('list', { name: '預金の残高と繰越金' })).toContainText(reserve);
});

test("last year's settlement: both sides of every balance sheet are equal", async ({ page }) => {
  await actAs(page, 'owner');
  await open(page, '/demo/money');
  await page.getByRole('link', { name: /^\d{4}年度の決算書を見る$/ }).click();
  await expect(page).toHaveURL(/year=\d{4}#settlement$/);
  for (const fund of ['管理費会計', '修繕積立金会計']) {
    const left = page.getByRole('table', { name: `${fund}の資産`, exact: true });
    const right = page.getByRole('table', { name: `${fund}の負債と正味財産` });
    const assets = left.getByRole('row', { name: '資産合計' }).getByRole('cell').first();
    const others = right.getByRole('row', { name: '負債・正味財産合計' }).getByRole('cell').first();
    expect(await assets.innerText()).toMatch(/^[\d,]{7,}$/);
    expect(await assets.innerText()).toBe(await others.innerText());
  }
  await expect(page.getByText('（案）', { exact: false })).toHaveCount(0);
  const income = page.getByRole('table', { name: '管理費会計の収支報告書' });
  await income.getByRole('button', { name: '管理委託費' }).click();
  await expect(income.getByText('管理委託費の月ごとの額（管理費会計）')).toBeVisible();
  await expect(page.getByRole('link', { name: '元帳で1件ずつ見る' })).toHaveCount(0);
});

test('the treasurer sees the budget and the settlement, compared and taken along', async ({
  page,
}) => {
  await actAs(page, 'treasurer');
  await open(page, '/demo/accounting?view=settlement');
  await expect(page.getByText(/^くらべた\d+か所は、すべて合っています。$/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excelに書き出す' }).click();
  expect((await download).suggestedFilename()).toMatch(/^決算書_\d{4}年度_.+\.xlsx$/);
  await page.getByRole('link', { name: '予算', exact: true }).click();
  const budget = page.getByRole('table', { name: '管理費会計の予算と実績' });
  await budget.getByRole('button', { name: '水道光熱費' }).click();
  await budget.getByRole('link', { name: '元帳で1件ずつ見る' }).click();
  await expect(page).toHaveURL(/view=books&book=account&account=5120&fund=general/);
});

test('who rents is not shown the money of the owners', async ({ page }) => {
  await actAs(page, 'tenant');
  await open(page, '/demo');
  await expect(page.getByRole('link', { name: 'お金の見える化' })).toHaveCount(0);
});
