import type { Locator } from '@playwright/test';
import { findOverflow } from './layout.ts';
import { expect, findViolations, open, test } from './test.ts';

const list = '/demo/accounting?view=report&paper=company';

/** Which months have a paper follows the day on which the tests run. */
const linkOf = (row: Locator): Locator => row.getByRole('link');

for (const width of [1280, 360]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a paper of the company is pasted, explained, compared, and taken out again', async ({
      page,
    }) => {
      const role = { data: { role: 'treasurer' } };
      expect((await page.request.put('/api/demo/role', role)).ok()).toBe(true);
      await open(page, list);
      await expect(page.getByText('ちがい2件')).toBeVisible();
      await linkOf(page.getByRole('row', { name: /ちがい2件$/ })).click();
      await expect(page.getByText(/^\d+科目のうち、2科目の額がちがいます。$/)).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);

      await page.getByRole('link', { name: '月報の一覧' }).click();
      await linkOf(page.getByRole('row', { name: /まだくらべていません$/ }).first()).click();
      await page
        .getByLabel('月報の表')
        .fill('管理費会計\n支出の部\n通信・消耗品費 150,000 12,400\n事務の費用 5,000 500\n');
      await page.getByRole('button', { name: '帳簿とくらべる' }).click();
      await page.getByLabel('当月の金額の列').selectOption({ index: 2 });
      const post = page.getByRole('row', { name: /通信・消耗品費/ });
      await page.getByText(/額の合っている1科目/).click();
      await expect(post).toContainText('12,400円');
      await page.getByLabel('事務の費用').selectOption({ label: '管理費会計の雑費' });
      await expect(page.getByRole('row', { name: /雑費/ })).toContainText('3,100円');
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
      await page.getByRole('button', { name: 'この月報を登録する' }).click();
      await expect(page.getByText(/に届いた月報を、/)).toBeVisible();
      await expect(page.getByText('管理費会計・月報では「事務の費用」')).toBeVisible();

      await page.getByRole('button', { name: 'この月報を消す' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '消す' }).click();
      await expect(page.getByRole('button', { name: '帳簿とくらべる' })).toBeVisible();
    });
  });
}
