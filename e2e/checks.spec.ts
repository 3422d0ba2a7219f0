import type { Page } from '@playwright/test';
import { findOverflow } from './layout.ts';
import { expect, findViolations, open, setDark, test } from './test.ts';

const checks = '/demo/accounting?view=checks';

async function as(page: Page, role: string): Promise<void> {
  const response = await page.request.put('/api/demo/role', { data: { role } });
  expect(response.ok()).toBe(true);
}

type Chart = {
  readonly today: string;
  readonly funds: readonly { id: string; code: string }[];
  readonly accounts: readonly { id: string; code: string }[];
};

/** Pays in cash what the box has not got. */
async function spendCash(page: Page, amountYen: number): Promise<void> {
  const own = '/api/associations/own';
  const chart: Chart = await (await page.request.get(`${own}/ledger/chart`)).json();
  const fundId = chart.funds.find(({ code }) => code === 'general')?.id;
  const idOf = (code: string) => chart.accounts.find((it) => it.code === code)?.id;
  const posting = { fundId, counterpartyId: null };
  const response = await page.request.post(`${own}/ledger/entries`, {
    data: {
      id: crypto.randomUUID(),
      postedOn: chart.today,
      summary: '掲示板のねじ',
      reason: '',
      postings: [
        { ...posting, accountId: idOf('5290'), amountYen },
        { ...posting, accountId: idOf('1110'), amountYen: -amountYen },
      ],
    },
  });
  expect(response.ok()).toBe(true);
}

for (const { name, size } of [
  { name: 'on a wide screen', size: { width: 1280, height: 900 } },
  { name: 'on a phone', size: { width: 360, height: 740 } },
]) {
  test(`a check fires, is answered, and comes back when its facts change, ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await as(page, 'treasurer');
    await open(page, checks);
    const urgent = page.getByRole('region', { name: /^至急（\d+件）/ });
    await expect(urgent).toHaveCount(0);

    await spendCash(page, 5_000);
    await open(page, '/demo');
    const notice = page.getByRole('region', { name: '点検のお知らせ' });
    await expect(notice).toContainText('うち至急1件');
    await expect(notice).toContainText('残高のマイナス');
    expect(await findOverflow(page)).toEqual([]);
    await notice.getByRole('link', { name: '点検を見る' }).click();

    const below = urgent.getByRole('listitem').filter({ hasText: '残高のマイナス' });
    await expect(below).toContainText('5,000円のマイナス');
    await below.getByRole('button', { name: /^答える/ }).click();
    const form = page.getByRole('form', { name: '残高のマイナスへの答え' });
    await form.getByRole('radio', { name: /^説明できる/ }).check();
    await form.getByRole('button', { name: '答えを残す' }).click();
    await expect(form.getByText('理由を10文字以上で書いてください。')).toBeVisible();
    await form.getByRole('textbox', { name: '理由' }).fill('明日の小口の補充を先に使いました。');
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    await form.getByRole('button', { name: '答えを残す' }).click();
    await expect(below).toContainText('明日の小口の補充を先に使いました。');

    await spendCash(page, 1_000);
    await open(page, checks);
    await expect(below).toContainText('6,000円のマイナス');
    await expect(below).not.toContainText('明日の小口の補充を先に使いました。');
    await expect(below.getByRole('button', { name: /^答える/ })).toBeVisible();

    await page.getByRole('switch', { name: '異常の例を見る' }).click();
    await expect(page.getByRole('region', { name: '異常の例' })).toContainText(
      '銀行が破綻したときに守られる',
    );
    await setDark(page, true);
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
  });
}

test('who answers nothing reads everything, and chooses the own mail', async ({ page }) => {
  await as(page, 'auditor');
  await open(page, checks);
  await expect(page.getByText('督促の記録がありません')).toBeVisible();
  await expect(page.getByRole('button', { name: /^答える/ })).toHaveCount(0);
  const mail = page.getByRole('region', { name: 'メールで知らせる' });
  await mail.getByText('至急だけ').click();
  await expect(page.getByText('お知らせのしかたを変えました', { exact: true })).toBeVisible();
  await page.reload();
  await expect(mail.getByRole('radio', { name: '至急だけ' })).toBeChecked();
  await as(page, 'owner');
  await open(page, '/demo');
  await expect(page.getByRole('region', { name: '点検のお知らせ' })).toHaveCount(0);
});
