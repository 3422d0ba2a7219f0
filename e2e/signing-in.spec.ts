import type { Page } from '@playwright/test';
import { readMailsTo } from './mailbox.ts';
import { expect, findViolations, settle, test } from './test.ts';

/** The number of a mail that has not been read yet; those before it are used up. */
async function numberFor(address: string, used: readonly string[]): Promise<string> {
  let number: string | undefined;
  await expect
    .poll(async () => {
      const mails = await readMailsTo(address);
      const numbers = mails.map(({ text }) => /\d{4} \d{4}/.exec(text ?? '')?.[0]);
      number = numbers.find((it) => it !== undefined && !used.includes(it));
      return number;
    })
    .toBeDefined();
  return number ?? '';
}

async function prove(page: Page, address: string, used: readonly string[] = []): Promise<string> {
  await page.getByLabel('メールアドレス').fill(address);
  await page.getByRole('button', { name: '番号を送る' }).click();
  const field = page.getByLabel('メールで届いた番号（8けた）');
  await expect(field).toBeFocused();
  const number = await numberFor(address, used);
  await field.fill(number);
  await page.getByRole('button', { name: '次へ進む' }).click();
  return number;
}

for (const width of [1280, 360]) {
  test.describe(`at ${width} pixels`, () => {
    // Neither a stranger's association nor the books of a year not begun are there: both are noted as errors.
    test.use({
      viewport: { width, height: 800 },
      allowedErrors: /404 \(Not Found\)|この年度の帳簿はありません/,
    });

    test('a board begins, opens its own pages, leaves, and is led back', async ({ page }) => {
      const address = `begin-${width}@example.jp`;
      await page.goto('/hajimeru');
      await expect(page.getByLabel('メールアドレス')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      const first = await prove(page, address);
      await page.getByLabel('管理組合の名前').fill('さくら台マンション管理組合');
      await page.getByLabel('あなたのお名前').fill('鈴木 一郎');
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'この名前ではじめる' }).click();
      await page.waitForURL(/\/kumiai\/[\w-]+$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const home = new URL(page.url()).pathname;
      const screens = ['documents', 'meetings', 'money', 'community', 'accounting', 'management'];
      for (const screen of screens) {
        await page.goto(`${home}/${screen}`);
        await settle(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText('画面を表示できませんでした')).toHaveCount(0);
        expect(await page.locator('a[href^="/demo"], a[href^="/document/"]').count()).toBe(0);
        await expect(page.getByRole('main').getByText(/デモ/)).toHaveCount(0);
      }
      await page.goto('/watashi');
      await expect(page.getByText('いまお使いの機器')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'ログアウト', exact: true }).click();
      await page.waitForURL('/hairu');
      await page.goto(`${home}/money`);
      await page.waitForURL(/\/hairu\?back=/);
      await prove(page, address, [first]);
      await page.waitForURL(`${home}/money`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}
