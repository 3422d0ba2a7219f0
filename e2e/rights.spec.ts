import { expect, findViolations, open, setDark, test } from './test.ts';

for (const width of [1280, 360]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('whoever looks sees the own rights first, then who may do what', async ({ page }) => {
      await page.request.put('/api/demo/role', { data: { role: 'treasurer' } });
      await open(page, '/demo/management');
      await page.getByRole('link', { name: 'だれが何をできるか' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('だれが何をできるか');
      const own = page.getByRole('region', { name: 'あなたができること' });
      await expect(own).toContainText('今の立場は、会計担当理事です。');
      await expect(own).toContainText('帳簿に書く、取り消す。');
      await expect(own).not.toContainText('月や年度の締めを承認する');

      const roles = page.getByRole('region', { name: '立場から見る' });
      await roles.getByText('監事', { exact: true }).click();
      const auditor = roles.getByRole('region', { name: '監事ができること' });
      await expect(auditor).toContainText('監査の確認と報告を書く。');
      await expect(auditor).not.toContainText('帳簿に書く、取り消す');

      const things = page.getByRole('region', { name: 'ことがらから見る' });
      const closing = things.getByRole('row').filter({ hasText: '月や年度の締めを承認する' });
      await expect(closing).toContainText('副理事長、理事長');
      await expect(closing).toContainText('2人で');
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await setDark(page, true);
      expect(await findViolations(page)).toEqual([]);
    });
  });
}
