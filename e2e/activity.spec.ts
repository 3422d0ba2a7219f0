import { findOverflow } from './layout.ts';
import { expect, findViolations, open, test } from './test.ts';

for (const width of [1280, 360]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('what was just done stands in the log, is found, and nothing was changed', async ({
      page,
    }) => {
      const role = { data: { role: 'treasurer' } };
      expect((await page.request.put('/api/demo/role', role)).ok()).toBe(true);
      await open(page, '/demo/management');
      await page.getByRole('link', { name: '操作の記録' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '操作の記録' })).toBeVisible();
      await expect(page.getByText(/のうち、1〜50件目/)).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);

      const building = { data: { words: ['ミドリホール', '集会室'] } };
      const added = await page.request.post('/api/associations/own/caretaker/synonyms', building);
      expect(added.ok()).toBe(true);
      await page.getByLabel('だれが').selectOption({ label: '会計担当理事' });
      await expect(page.getByRole('row', { name: /AI管理人に言い換えを教えました/ })).toBeVisible();
      await page.getByLabel('何について').selectOption({ label: '理事会の仕事' });
      await expect(page.getByText('1件（新しい順）')).toBeVisible();
      await page.getByRole('link', { name: '条件をすべて外す' }).click();
      await page.getByRole('link', { name: '古い記録' }).click();
      await expect(page.getByText(/51〜/)).toBeVisible();

      await page.getByRole('button', { name: '記録を確かめる' }).click();
      await expect(page.getByText(/件の記録は、すべて書かれたときのままです。/)).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
    });
  });
}
