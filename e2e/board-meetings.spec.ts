import type { Page } from '@playwright/test';
import { findOverflow } from './layout.ts';
import { expect, findViolations, open, test } from './test.ts';

const path = '/demo/meetings?view=board';

async function become(page: Page, role: string): Promise<void> {
  expect((await page.request.put('/api/demo/role', { data: { role } })).ok()).toBe(true);
}

async function isWhole(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
}

for (const width of [1280, 360]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('directors approve in writing what the bylaws name, and nothing else', async ({
      page,
    }) => {
      await become(page, 'chair');
      await open(page, `${path}&part=circulation`);
      await isWhole(page);
      await page.getByRole('button', { name: '書面での承認を頼む' }).click();
      const form = page.getByRole('dialog');
      await form.getByText('ほかのこと', { exact: true }).click();
      await expect(form.getByText('理事会を開いて決めてください')).toBeVisible();
      await isWhole(page);
      await form.getByText('専有部分の修繕等の申請', { exact: true }).click();
      await form.getByLabel('件名').fill('床の張り替え');
      await form.getByLabel('内容と条件').fill('801号室の床を張り替えます。');
      await form.getByRole('button', { name: '理事に頼む' }).click();
      const card = page.getByRole('article');
      await card.getByRole('button', { name: '承諾する', exact: true }).click();
      await expect(card.getByText('5名のうち1名が承諾')).toBeVisible();
      await isWhole(page);
      for (const role of ['viceChair', 'treasurer']) {
        await become(page, role);
        await open(page, `${path}&part=circulation`);
        await card.getByRole('button', { name: '承諾する', exact: true }).press('Enter');
        await expect(
          card.getByText(role === 'viceChair' ? '2名が承諾' : '承認されました'),
        ).toBeVisible();
      }
      await isWhole(page);
    });
  });
}

test('an auditor reads the agenda and writes nothing; an owner has no such part', async ({
  page,
}) => {
  await become(page, 'auditor');
  await open(page, path);
  await expect(page.getByRole('heading', { name: /^議題（/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '理事会の日を決める' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: '当日の記録' })).toHaveCount(0);
  await become(page, 'owner');
  await open(page, path);
  await expect(page.getByRole('heading', { name: /^議題（/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'これからの会議' })).toBeVisible();
});
