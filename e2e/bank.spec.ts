import { findOverflow } from './layout.ts';
import { expect, findViolations, open, test } from './test.ts';

for (const width of [1280, 360]) {
  test(`a treasurer takes a statement, confirms it by keyboard, takes it back, and closes the gap to the bank, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.request.put('/api/demo/role', { data: { role: 'treasurer' } });
    await open(page, '/demo/accounting?view=bank');
    await expect(page.getByText('確かめる入出金はありません')).toBeVisible();

    await page.getByRole('button', { name: /^管理費口座/ }).click();
    await expect(page.getByText('1行ずつ計算して、合っています。')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /^\d+行を取り込む$/ }).click();
    const inbox = page.getByRole('region', { name: '確かめる入出金' });
    await expect(inbox.getByRole('listitem', { name: /305 ｵﾉ ﾐｻｷ/ })).toContainText(
      '名義と部屋番号が305号室で',
    );
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);

    const rows = inbox.getByRole('listitem');
    const count = await rows.count();
    await rows.first().focus();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(count - 1);
    await page.getByRole('button', { name: '元に戻す' }).click();
    await expect(rows).toHaveCount(count);

    const stranger = inbox.getByRole('listitem', { name: /ﾀﾅｶ/ });
    await stranger.focus();
    await expect(stranger).toBeFocused();
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /何のお金/ }).fill('雑収入');
    await dialog.getByRole('combobox', { name: /何のお金/ }).press('Enter');
    await dialog.getByRole('textbox', { name: /摘要/ }).fill('夏祭りの寄付');
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: '記帳する' }).click();
    await expect(stranger).toHaveCount(0);

    const bulk = inbox.getByRole('button', { name: /^印を付けた\d+行を確かめる$/ });
    const ticked = Number(/\d+/.exec((await bulk.textContent()) ?? '')?.[0]);
    expect(ticked).toBeGreaterThan(5);
    await bulk.click();
    await expect(rows).toHaveCount(count - 1 - ticked);
    while ((await rows.count()) > 0) {
      const left = await rows.count();
      await expect(rows.first().getByRole('button', { name: /これで合っている/ })).toBeEnabled();
      await rows.first().focus();
      await page.keyboard.press('Enter');
      await expect(rows).toHaveCount(left - 1);
    }
    await expect(page.getByRole('region', { name: '銀行の残高と帳簿' })).toContainText(
      '合っています',
    );

    await page.getByRole('button', { name: /^管理費口座/ }).click();
    await page.getByRole('button', { name: '確かめました（新しい行はありません）' }).click();
    await expect(page.getByText('新しい行はありませんでした').first()).toBeVisible();
    await expect(page.getByText('確かめる入出金はありません')).toBeVisible();
  });
}
