import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { laterProduct } from './later-product.ts';
import { findOverflow } from './layout.ts';
import { expect, findViolations, open, test } from './test.ts';

/** The file goes out on the evening before the day for debits; the bank answers on that day. */
const site = 'http://127.0.0.1:3320';
const product = laterProduct({ site });
const hourMs = 3_600_000;

/** The next 27th on which banks are open, and the day before it too. */
function nextEve(): number {
  const now = new Date();
  for (let ahead = 0; ; ahead += 1) {
    const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 27));
    const eve = Date.parse(`${day.toISOString().slice(0, 8)}26T20:00:00+09:00`);
    if (day.getUTCDay() > 1 && day.getUTCDay() < 6 && eve > now.getTime()) return eve;
  }
}

test.use({ baseURL: site, allowedErrors: /status of 409.*\/billing\/debit/ });
test.beforeAll(() => product.wait(nextEve() - Date.now()));
test.afterAll(() => product.end());

async function openBilling(page: Page) {
  await open(page, '/demo/accounting?view=billing');
  return page.getByRole('region', { name: '口座振替' });
}

/** What a bank makes of the file, byte for byte: the first dwelling had too little on its account. */
function answered(request: Buffer): Buffer {
  const records = request.toString('latin1').split('\r\n').slice(0, -1);
  const data = records.filter((it) => it.startsWith('2'));
  const yenOf = (record: string) => Number(record.slice(80, 90));
  const [first = '', ...paid] = data;
  const sums = [paid, [first]].map((own) => {
    const yen = own.reduce((sum, it) => sum + yenOf(it), 0);
    return `${String(own.length).padStart(6, '0')}${String(yen).padStart(12, '0')}`;
  });
  const told = records.map((it) => {
    if (it === first) return `${it.slice(0, 111)}1${it.slice(112)}`;
    return it.startsWith('8') ? `${it.slice(0, 19)}${sums.join('')}${it.slice(55)}` : it;
  });
  return Buffer.from(told.map((it) => `${it}\r\n`).join(''), 'latin1');
}

test('the bank’s result is read on its day, names who could not be debited, and is taken back', async ({
  page,
}) => {
  await page.request.put('/api/demo/role', { data: { role: 'treasurer' } });
  let debits = await openBilling(page);
  const saved = page.waitForEvent('download');
  await debits.getByRole('button', { name: '振替データを作る' }).click();
  const request = readFileSync(await (await saved).path());
  const result = { name: '結果.txt', mimeType: 'text/plain', buffer: answered(request) };
  await debits.locator('input[type=file]').setInputFiles(result);
  await expect(debits.getByText(/の前です。引落日を過ぎてから/)).toBeVisible();

  await product.wait(16 * hourMs);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    debits = await openBilling(page);
    await debits.locator('input[type=file]').setInputFiles(result);
    await expect(debits.getByText('結果を読み込みずみ')).toBeVisible();
    await expect(debits.getByText('次の1件は、引き落とせませんでした。')).toBeVisible();
    await expect(debits.getByRole('listitem').filter({ hasText: '資金不足' }).last()).toBeVisible();
    await expect(page.getByText('帳簿と一致')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    await debits.getByRole('button', { name: 'この結果を取り消す' }).click();
    await expect(debits.getByText('結果を待っています', { exact: true })).toBeVisible();
  }
});
