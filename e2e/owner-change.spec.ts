import { findOverflow } from './layout.ts';
import { expect, findViolations, open, test } from './test.ts';

/** A day of Japan as the field for days takes it. */
function inDays(days: number): string {
  return new Date(Date.now() + (days * 24 + 9) * 3_600_000).toISOString().slice(0, 10);
}

for (const width of [1280, 360]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a dwelling in arrears is sold: what moves is read first, then it is taken back', async ({
      page,
    }) => {
      const said = await page.request.put('/api/demo/role', { data: { role: 'treasurer' } });
      expect(said.ok()).toBe(true);
      const asked = await page.request.get('/api/associations/own/arrears');
      const { debtors }: { debtors: { number: string; months: number }[] } = await asked.json();
      const [late] = debtors.toSorted((one, other) => other.months - one.months);
      const dwelling = `${late?.number}号室`;
      await open(page, '/demo/people#owner-change');
      const section = page.getByRole('region', { name: '区分所有者の変更' });
      await section.getByLabel('変わった住戸').selectOption(dwelling);
      await section.getByRole('button', { name: '変更を登録する' }).click();
      await expect(section.getByText('新しい区分所有者の名前を入れてください。')).toBeVisible();
      await section.getByLabel('名前', { exact: true }).fill('新井 一');
      await section.getByLabel('しまった場所').fill('名簿のファイル');
      const moves = section.getByRole('region', { name: '登録すると、こうなります' });
      await expect(moves).toContainText('分から、新しい区分所有者の分になります');
      await expect(moves).toContainText('住戸に付いたまま残ります');
      await expect(moves).toContainText('区分所有法8条');
      await section.getByLabel('変わった理由').selectOption('相続');
      await expect(moves).not.toContainText('区分所有法8条');
      await section.getByLabel('変わった理由').selectOption('売買');
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
      await section.getByRole('button', { name: '変更を登録する' }).click();
      await expect(section.getByText('→ 新井 一')).toBeVisible();

      await open(page, '/demo/accounting?view=arrears');
      await expect(
        page.getByText('は、前の区分所有者のときに納期が来た分です').first(),
      ).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);

      await open(page, '/demo/people#owner-change');
      await section.getByRole('button', { name: `元に戻す （${dwelling}）` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '元に戻す' }).click();
      await expect(section.getByText('取り消しました。')).toBeVisible();
    });

    test('a sale is entered ahead of its day, the seller’s letter is printed, and it is taken back', async ({
      page,
    }) => {
      const said = await page.request.put('/api/demo/role', { data: { role: 'treasurer' } });
      expect(said.ok()).toBe(true);
      await open(page, '/demo/people#owner-change');
      const section = page.getByRole('region', { name: '区分所有者の変更' });
      await section.getByLabel('変わった住戸').selectOption('305号室');
      await section.getByLabel('所有者になる日').fill(inDays(20));
      await section.getByLabel('名前', { exact: true }).fill('新井 一');
      const moves = section.getByRole('region', { name: '登録すると、こうなります' });
      await expect(moves).toContainText('自動で切り替わります');
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
      await section.getByRole('button', { name: '変更を登録する' }).click();
      const coming = section.getByRole('region', { name: 'これからの変更' });
      await expect(coming.getByText('→ 新井 一')).toBeVisible();
      const saved = page.waitForEvent('download');
      await coming.getByRole('button', { name: '前の区分所有者への手紙（305号室）' }).click();
      expect((await saved).suggestedFilename()).toMatch(/305.*\.pdf$/);
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);

      await section.getByLabel('変わった住戸').selectOption('305号室');
      await section.getByRole('button', { name: '変更を登録する' }).click();
      await expect(section.getByText('下の「これからの変更」で取り消してください')).toBeVisible();
      await coming.getByRole('button', { name: /^取り消す/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '取り消す' }).click();
      await expect(coming).toHaveCount(0);
    });
  });
}
