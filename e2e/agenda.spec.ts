import type { Page } from '@playwright/test';
import { findOverflow } from './layout.ts';
import { expect, findColourViolations, findViolations, open, setDark, test } from './test.ts';

const path = '/demo/meetings?view=prepare';

async function checked(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
}

for (const width of [1280, 360]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('items come from the records by one press, get their kind by questions, and are put in order', async ({
      page,
    }) => {
      const role = { data: { role: 'chair' } };
      expect((await page.request.put('/api/demo/role', role)).ok()).toBe(true);
      await open(page, path);
      await page.getByRole('link', { name: '議案', exact: true }).click();
      await expect(page.getByText('議案がまだありません')).toBeVisible();
      await checked(page);

      const propose = (words: RegExp) => page.getByRole('button', { name: words }).click();
      await propose(/「役員の選任」を議案に入れる/);
      await propose(/収支決算の承認」を議案に入れる/);
      await propose(/積立金の額の改定」を議案に入れる/);
      const items = page.getByRole('article');
      await expect(items).toHaveCount(3);
      await expect(items.nth(0)).toContainText('収支決算の承認');
      await expect(items.nth(0)).toContainText('出席した組合員の議決権の過半数');
      await expect(items.nth(0)).toContainText('送れます');
      await expect(items.nth(2)).toContainText('役員の選任');
      await expect(items.nth(2)).toContainText('まだ埋めていないところ');

      await page.getByRole('button', { name: '第2号議案を直す' }).click();
      const form = page.getByRole('dialog');
      await form.getByText('はい', { exact: true }).click();
      await expect(form.getByText('規約の変更', { exact: true }).last()).toBeVisible();
      await expect(form.getByText('それぞれ4分の3以上')).toBeVisible();
      await form.getByText('いいえ', { exact: true }).click();
      await form
        .getByLabel('議案の要領')
        .fill('修繕積立金を、2027年10月分から1㎡あたり月額220円に改めます。');
      await expect(form.getByText('このまま送れます。')).toBeVisible();
      await checked(page);
      await form.getByRole('button', { name: '下書きを保存' }).click();
      await expect(items.nth(1)).toContainText('月額220円');
      await checked(page);
      await setDark(page, true);
      expect(await findColourViolations(page)).toEqual([]);
      await setDark(page, false);

      await page.getByRole('button', { name: '第2号議案を前へ' }).click();
      await expect(items.nth(0)).toContainText('月額220円');
      await page.getByRole('button', { name: '第1号議案を消す' }).click();
      await expect(items).toHaveCount(2);
      await page.getByRole('button', { name: '元に戻す' }).click();
      await expect(items.nth(0)).toContainText('月額220円');
    });
  });
}

test('by keyboard an item is written freely; what may not be called so is said', async ({
  page,
}) => {
  expect((await page.request.put('/api/demo/role', { data: { role: 'director' } })).ok()).toBe(
    true,
  );
  await open(page, `${path}&part=agenda`);
  await page.getByRole('button', { name: '議案を自由に書く' }).press('Enter');
  const form = page.getByRole('dialog');
  await form.getByLabel('件名').fill('その他');
  await expect(form.getByText('「その他」という件名では決議できません')).toBeVisible();
  await form.getByLabel('件名').press('Enter');
  await expect(page.getByRole('article', { name: '第1号議案 その他' })).toContainText(
    'まだ送れません',
  );
});
