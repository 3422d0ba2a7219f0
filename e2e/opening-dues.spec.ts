import type { Page } from '@playwright/test';
import { addressOf, begin, rosterOf } from './begin.ts';
import { findOverflow } from './layout.ts';
import { expect, findViolations, settle, test } from './test.ts';

type Chart = {
  accounts: { id: string; code: string; role: string | null }[];
  funds: { id: string; code: string }[];
};

/** Sixty dwellings, a 料金表, and books that begin on the first of October with 48,000 owed and 12,000 paid ahead. */
async function fillBooks(page: Page, home: string): Promise<void> {
  const api = `/api/associations/${home.split('/').at(-1)}`;
  // From the page, as the product's own screens ask.
  const ask = async <Answer>(method: string, path: string, data?: object): Promise<Answer> => {
    const { ok, answer } = await page.evaluate(
      async ([url, verb, body]) => {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(url, { method: verb, ...(body && { headers, body }) });
        return { ok: response.ok, answer: await response.json() };
      },
      [`${api}${path}`, method, data ? JSON.stringify(data) : ''] as const,
    );
    expect([path, ok]).toEqual([path, true]);
    return answer as Answer;
  };
  const rows = rosterOf()
    .split('\n')
    .map((line) => line.split('\t'));
  await ask('POST', '/setup/roster', { id: crypto.randomUUID(), rows });
  const chart = await ask<Chart>('GET', '/ledger/chart');
  const account = (code: string) => chart.accounts.find((it) => it.code === code)?.id ?? '';
  const fundId = chart.funds.find(({ code }) => code === 'general')?.id ?? '';
  const bank = chart.accounts.find(({ role }) => role === 'bank')?.id ?? '';
  const balance = (accountId: string, startYen: number, nowYen: number) => ({
    fundId,
    accountId,
    startYen,
    nowYen,
  });
  const plan = {
    yearStartsOn: '2026-04-01',
    beginsOn: '2026-10-01',
    balances: [
      balance(bank, 500_000, 500_000),
      balance(account('1210'), 0, 48_000),
      balance(account('2120'), 0, -12_000),
    ],
    months: [{ month: '2026-09', fundId, accountId: account('4110'), amountYen: -36_000 }],
    certificates: [{ accountId: bank, amountYen: 500_000, note: '通帳' }],
    pastYears: [],
  };
  await ask('POST', '/ledger/opening/finish', { plan });
  const first = await ask<{ openMonth: string; items: { yen: number }[] }>(
    'GET',
    '/billing/first-tariff',
  );
  const yen = first.items.reduce((sum, item) => sum + item.yen, 0);
  await ask('POST', '/billing/first-tariff', { month: first.openMonth, yen });
}

async function setRules(page: Page): Promise<void> {
  const rules = page.getByRole('region', { name: '請求の決まり', exact: true });
  await expect(rules.getByText('決まりなし。計算しません。')).toBeVisible();
  await rules.getByRole('button', { name: '請求の決まりを変える' }).click();
  const form = rules.getByRole('form', { name: '請求の決まり' });
  await form.getByText('管理規約にある', { exact: true }).click();
  await form.getByLabel('率（年・％）').fill('14.6');
  await form.getByRole('button', { name: '請求の決まりを保存する' }).click();
  await expect(form.getByText(/管理規約の何条にあるかを入れてください/)).toBeVisible();
  await form.getByLabel('管理規約のどこにあるか').fill('第60条第2項');
  await form.getByLabel('お振込先').fill('澄川銀行 本店 普通 1234567 さくら台マンション管理組合');
  await expect(form.getByRole('region', { name: '保存すると' })).toContainText('年14.6％');
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await form.getByRole('button', { name: '請求の決まりを保存する' }).click();
  await expect(rules.getByText('年14.6％（管理規約第60条第2項）')).toBeVisible();
}

const pasted = [
  ['部屋番号', '月分', '管理費'],
  ['305', '2026年7月', '16,000'],
  ['305', '2026年8月', '16,000'],
  ['999', '2026年9月', '16,000'],
]
  .map((cells) => cells.join('\t'))
  .join('\n');

for (const width of [1280, 360]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({
      viewport: { width, height: 800 },
      allowedErrors: /404 \(Not Found\)|この年度の帳簿はありません|計画は、まだ登録されていません/,
    });

    test('a treasurer sets the rules and enters by dwelling what was owed before', async ({
      page,
    }) => {
      await begin(page, addressOf('owed', width), { position: '会計担当理事' });
      const home = new URL(page.url()).pathname;
      await fillBooks(page, home);
      await page.goto(`${home}/accounting?view=billing`);
      await settle(page);
      await setRules(page);

      await expect(page.getByText('住戸ごとの合計と、帳簿がちがいます。')).toBeVisible();
      const opening = page.getByRole('region', { name: 'はじまりの未収金・前受金', exact: true });
      await opening.getByLabel('入れる内容').fill(pasted);
      await opening.getByRole('button', { name: '内容を確かめる' }).click();
      await expect(opening.getByText('999号室は、名簿にありません。')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
      await opening.getByRole('button', { name: '直しに戻る' }).click();

      await opening.getByLabel('入れる内容').fill('');
      const row = opening.getByRole('form', { name: '1件ずつ加える' });
      const add = async (kind: string, number: string, month: string, yen: string) => {
        await row.getByText(kind, { exact: true }).click();
        await row.getByLabel('住戸').selectOption({ label: `${number}号室` });
        await row.getByLabel('月分').fill(month);
        await row.getByLabel('金額（円）').fill(yen);
        await row.getByRole('button', { name: '1件加える' }).click();
      };
      await add('未収金', '305', '2026-07', '32,000');
      await add('未収金', '305', '2026-08', '１６０００');
      await opening.getByRole('button', { name: '内容を確かめる' }).click();
      await expect(opening.getByText('12,000円足りません')).toBeVisible();
      await opening.getByRole('button', { name: '2件を保存する' }).click();
      await expect(
        opening.getByText('ちがうまま保存するときは、わけを入れてください。'),
      ).toBeVisible();
      await opening.getByRole('button', { name: '直しに戻る' }).click();
      await add('前受金', '401', '', '12,000');
      await opening.getByRole('button', { name: '内容を確かめる' }).click();
      await expect(opening.getByText('帳簿と一致')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
      await opening.getByRole('button', { name: '3件を保存する' }).click();
      await expect(opening.getByText('3件です。')).toBeVisible();
      await expect(page.getByText('住戸ごとの合計と、帳簿がちがいます。')).toHaveCount(0);

      await page.goto(`${home}/accounting?view=arrears`);
      await expect(page.getByText('48,000円').first()).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.goto(`${home}/accounting?view=billing#opening-dues`);
      await opening.getByRole('button', { name: '全部を取り消して、入れ直す' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '取り消す' }).click();
      await expect(opening.getByRole('form', { name: '1件ずつ加える' })).toBeVisible();
    });
  });
}
