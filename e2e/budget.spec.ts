import type { Page } from '@playwright/test';
import { expect, findViolations, open, test } from './test.ts';

const budgetPage = '/demo/accounting?view=budget';

async function as(page: Page, role: string, path = budgetPage): Promise<void> {
  const response = await page.request.put('/api/demo/role', { data: { role } });
  expect(response.ok()).toBe(true);
  await open(page, path);
}

async function today(page: Page): Promise<{ day: string; year: number }> {
  const response = await page.request.get('/api/associations/own/money/years/latest');
  const books: { today: string; fiscalYear: number } = await response.json();
  return { day: books.today, year: books.fiscalYear };
}

async function decide(page: Page, day: string, meeting: string): Promise<void> {
  await page.getByLabel(new RegExp(`^${meeting}の日`)).fill(day);
  await page.getByRole('button', { name: '決まったことの確認を頼む' }).click();
  await expect(page.getByText(/^確認を待っています/)).toBeVisible();
  await as(page, 'chair');
  await page.getByRole('button', { name: '確かめて、予算を決める' }).click();
  await page.getByRole('button', { name: '決める', exact: true }).click();
  await expect(page.getByText(/^確認を待っています/)).toHaveCount(0);
}

test('a treasurer drafts the next budget, the chair decides it, and a supplement shows what it changed', async ({
  page,
}) => {
  await as(page, 'treasurer');
  const { day, year } = await today(page);
  const next = page.getByRole('region', { name: `${year + 1}年度の予算の版` });
  if ((await next.getByRole('link', { name: '案を開く' }).count()) === 0) {
    await next.getByRole('button', { name: '当初予算の案を作る' }).click();
  }
  await next.getByRole('link', { name: '案を開く' }).click();
  const formula = page.getByRole('textbox', { name: '小修繕費の式' });
  await formula.fill('12か月 × 51,000円');
  await formula.press('Enter');
  await expect(page.getByRole('textbox', { name: '小修繕費の案（円）' })).toHaveValue('612,000');
  await expect(page.getByText('保存しました')).toBeVisible();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(page.getByRole('textbox', { name: '小修繕費の案（円）' })).not.toHaveValue(
    '612,000',
  );
  await page.getByRole('button', { name: 'やり直す' }).click();
  await expect(page.getByRole('textbox', { name: '小修繕費の案（円）' })).toHaveValue('612,000');
  await expect(page.getByText('保存しました')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await decide(page, day, '総会');
  await expect(next.getByText(/総会で決定/)).toBeVisible();

  await as(page, 'treasurer');
  const current = page.getByRole('region', { name: `${year}年度の予算の版` });
  await current.getByRole('button', { name: '補正予算の案を作る' }).click();
  await current.getByRole('link', { name: '案を開く' }).click();
  const amount = page.getByRole('textbox', { name: '小修繕費の案（円）' });
  await amount.fill('1,234,000');
  await amount.press('Enter');
  await page.getByRole('textbox', { name: /変える理由/ }).fill('給水管の漏水');
  await page.getByRole('textbox', { name: /変える理由/ }).blur();
  await decide(page, day, '総会');
  await expect(current.getByText(/小修繕費：.*→ 1,234,000円/)).toBeVisible();
  await expect(
    page
      .getByRole('table', { name: '管理費会計の予算と実績' })
      .getByRole('columnheader', { name: '補正後の予算' }),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
