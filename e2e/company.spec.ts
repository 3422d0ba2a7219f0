import type { Browser, Page } from '@playwright/test';
import { readMailsTo } from './mailbox.ts';
import { expect, findViolations, settle, test } from './test.ts';

/** Another one when the journey is tried again: the first one's numbers are used up. */
function addressOf(name: string, width: number): string {
  return `company-${name}-${width}-${test.info().retry}@example.jp`;
}

async function prove(page: Page, address: string): Promise<void> {
  await page.getByLabel('メールアドレス').fill(address);
  await page.getByRole('button', { name: '番号を送る' }).click();
  const field = page.getByLabel('メールで届いた番号（8けた）');
  await expect(field).toBeFocused();
  let number: string | undefined;
  await expect
    .poll(async () => {
      const mails = await readMailsTo(address);
      number = mails
        .map(({ text }) => /\d{4} \d{4}/.exec(text ?? '')?.[0])
        .find((it) => it !== undefined);
      return number;
    })
    .toBeDefined();
  await field.fill(number ?? '');
  await page.getByRole('button', { name: '次へ進む' }).click();
}

async function open(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  return context.newPage();
}

async function hasNoSideways(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
}

async function beginCompany(page: Page, address: string): Promise<string> {
  await page.goto('/hajimeru');
  await prove(page, address);
  await expect(page.getByLabel('管理組合の名前')).toBeVisible();
  await page.goto('/kaisha');
  await page.getByLabel('会社の名前').fill('株式会社みなと管理');
  await page.getByLabel('あなたのお名前').fill('高橋 主任');
  await page.getByRole('button', { name: '会社を登録する' }).click();
  const number = page.getByRole('region', { name: '会社番号' }).getByText(/^\d{4} \d{4}$/);
  return (await number.textContent()) ?? '';
}

for (const width of [1280, 360]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({
      viewport: { width, height: 800 },
      allowedErrors: /40[134] \(|この年度の帳簿はありません/,
    });

    test('a company is found by its number and asked for', async ({ page, browser }) => {
      const firm = await open(browser, width);
      const number = await beginCompany(firm, addressOf('firm', width));
      await expect(firm.getByText('担当している管理組合は、まだありません')).toBeVisible();
      await hasNoSideways(firm);
      expect(await findViolations(firm)).toEqual([]);

      await page.goto('/hajimeru');
      await prove(page, addressOf('board', width));
      await page.getByLabel('管理組合の名前').fill('さくら台マンション管理組合');
      await page.getByLabel('あなたのお名前').fill('鈴木 一郎');
      await page.getByRole('button', { name: 'この名前ではじめる' }).click();
      await page.waitForURL(/\/kumiai\/[\w-]+$/);
      await page.goto(`${new URL(page.url()).pathname}/company`);
      await settle(page);
      await expect(page.getByText('まだ、どの管理会社も使っていません')).toBeVisible();
      await page.getByLabel('会社番号（8けた）').fill(number);
      await page.keyboard.press('Enter');
      await expect(page.getByText('株式会社みなと管理')).toBeVisible();
      await page.getByRole('checkbox', { name: /^記帳/ }).focus();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: '承認を頼む' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('承認待ち')).toBeVisible();
      await expect(
        page.getByText('頼んだ方ご本人と、同じ住戸の方は、承認できません。'),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: '承認する' })).toHaveCount(0);
      await hasNoSideways(page);
      expect(await findViolations(page)).toEqual([]);
      await firm.reload();
      await expect(firm.getByText('まだ、利用を承認した管理組合はありません')).toBeVisible();
      await firm.context().close();
    });

    test('in the demonstration two positions let a company in and end it', async ({ page }) => {
      const as = (role: string) => page.request.put('/api/demo/role', { data: { role } });
      await as('chair');
      await page.goto('/demo/company');
      await page.getByLabel('会社番号（8けた）').fill('２０２６００１４');
      await page.getByRole('button', { name: '会社名を確かめる' }).click();
      await page.getByRole('checkbox', { name: /^支払いの準備/ }).check();
      await page.getByRole('button', { name: '承認を頼む' }).click();
      await expect(page.getByText('承認待ち')).toBeVisible();
      await as('treasurer');
      await page.reload();
      await page.getByRole('button', { name: '承認する' }).click();
      await expect(page.getByText('利用中')).toBeVisible();
      await settle(page);
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: '利用を終わらせる' }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByRole('button', { name: 'キャンセル' })).toBeFocused();
      await dialog.getByRole('button', { name: '終わらせる' }).click();
      await expect(page.getByText('まだ、どの管理会社も使っていません')).toBeVisible();
      await expect(page.getByRole('region', { name: '以前の利用' })).toContainText(
        '会計担当理事が終わらせました',
      );
      await hasNoSideways(page);
    });
  });
}
