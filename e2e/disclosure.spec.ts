import { findOverflow } from './layout.ts';
import { expect, findViolations, open, test } from './test.ts';

for (const width of [1280, 360]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a report for an agent is written, kept, read and saved', async ({ page }) => {
      const said = await page.request.put('/api/demo/role', { data: { role: 'chair' } });
      expect(said.ok()).toBe(true);
      await open(page, '/demo/accounting?view=arrears');
      await page.getByRole('link', { name: '重要事項調査報告書' }).click();
      await expect(page.getByText('まだありません')).toBeVisible();
      await page.getByRole('button', { name: '新しく作る' }).click();
      await page.getByLabel('売買する住戸').selectOption('305号室');
      await page.getByText('記録から入る内容を見る').click();
      await expect(page.getByText('305号室の毎月の負担').first()).toBeVisible();
      await page.getByRole('button', { name: '報告書を作る' }).click();
      await expect(page.getByText('頼んだ人の名前を入れてください。')).toBeVisible();
      await page.getByLabel('会社の名前と担当者').fill('港北不動産　田中');
      await page.getByLabel('宅建業の免許番号').fill('神奈川県知事(3)第00000号');
      await page.getByLabel('依頼の理由').fill('売却のため');
      await page.getByLabel('手数料（円）').fill('１１，０００');
      await page.getByLabel('耐震診断').fill('2019年に実施。問題なし');
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
      await page.getByRole('button', { name: '報告書を作る' }).click();
      await expect(page.getByText('手数料11,000円')).toBeVisible();
      await page.getByRole('link', { name: '第1号　305号室' }).click();
      await expect(page.getByText('2019年に実施。問題なし')).toBeVisible();
      await expect(page.getByText('未確認').first()).toBeVisible();
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: '第1号のPDF' }).click();
      expect((await downloading).suggestedFilename()).toBe('重要事項調査報告書_第1号.pdf');
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
    });

    test('an owner asks for one, and its fee comes into the books', async ({ page }) => {
      const become = async (role: string, path: string) => {
        const said = await page.request.put('/api/demo/role', { data: { role } });
        expect(said.ok()).toBe(true);
        await open(page, path);
      };
      await become('owner', '/demo/my-bill');
      const asking = page.getByRole('region', { name: '住戸を売るときの書類' });
      await asking.getByRole('button', { name: '報告書を頼む' }).click();
      await asking.getByRole('button', { name: 'この内容で頼む' }).click();
      await expect(asking.getByText('理由を入れてください。')).toBeVisible();
      await asking.getByLabel('理由').fill('売却のため');
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
      await asking.getByRole('button', { name: 'この内容で頼む' }).click();
      await expect(asking.getByText('605号室　依頼中です')).toBeVisible();

      await become('treasurer', '/demo/accounting?view=month');
      await page.getByRole('link', { name: '重要事項調査報告書を、1件頼まれています' }).click();
      await page.getByRole('button', { name: '605号室の報告書を作る' }).click();
      await expect(page.getByLabel('依頼の理由')).toHaveValue('売却のため');
      await page.getByLabel('手数料（円）').fill('5000');
      await page.getByRole('button', { name: '報告書を作る' }).last().click();
      await page.getByRole('button', { name: '手数料5,000円の入金を記帳する' }).click();
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
      await page.getByRole('button', { name: '記帳する', exact: true }).click();
      await expect(page.getByText('手数料は記帳ずみです。')).toBeVisible();
      await become('owner', '/demo/my-bill');
      await expect(asking.getByText(/にできました（第1号）。手数料は5,000円です/)).toBeVisible();
    });
  });
}
