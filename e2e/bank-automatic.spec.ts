import type { Page } from '@playwright/test';
import { expect, findColourViolations, findViolations, open, setDark, test } from './test.ts';

type Deposit = readonly [day: string, yen: number, name: string];

const fair = 'ﾅﾂﾏﾂﾘ ﾌﾘﾏ';
const openingYen = 1_000_000;

/** Days before today in Japan, for the demonstration is as old as the day. */
function day(before: number): string {
  const at = new Date(Date.now() + 9 * 3_600_000 - before * 86_400_000);
  return at.toISOString().slice(0, 10).replaceAll('-', '/');
}

async function takeFile(
  page: Page,
  name: string,
  file: { deposits: readonly Deposit[]; fromYen: number },
) {
  let balanceYen = file.fromYen;
  const rows = file.deposits.map(([on, yen, text]) => {
    balanceYen += yen;
    return `${on},${yen},,${balanceYen},${text}`;
  });
  const text = ['年月日,お預入れ,お引出し,残高,お取り扱い内容', ...rows, ''].join('\r\n');
  await page
    .getByLabel('明細のファイルを選ぶ')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  const card = page.getByRole('listitem').filter({ hasText: name }).first();
  await card.getByRole('combobox', { name: /どの口座/ }).selectOption({ index: 1 });
  await card.getByRole('button', { name: /^\d+行を取り込む$/ }).click();
  await expect(page.getByText(`${file.deposits.length}行を取り込みました`).first()).toBeVisible();
}

for (const width of [1280, 360]) {
  test(`what people proved books itself once the treasurer says so, and is taken back, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.request.put('/api/demo/role', { data: { role: 'treasurer' } });
    await open(page, '/demo/accounting?view=bank');
    await takeFile(page, '初めの明細.csv', {
      deposits: [
        [day(16), 4_000, fair],
        [day(15), 4_000, fair],
        [day(14), 4_000, fair],
      ],
      fromYen: openingYen,
    });
    const rows = page.getByRole('region', { name: '確かめる入出金' }).getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await rows.first().focus();
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /何のお金/ }).fill('雑収入');
    await dialog.getByRole('combobox', { name: /何のお金/ }).press('Enter');
    await dialog.getByRole('textbox', { name: /摘要/ }).fill('フリーマーケットの使用料');
    await dialog.getByRole('button', { name: '記帳する' }).click();
    for (const left of [2, 1]) {
      await expect(rows).toHaveCount(left);
      await expect(rows.first().getByRole('button', { name: /これで合っている/ })).toBeEnabled();
      await rows.first().focus();
      await page.keyboard.press('Enter');
    }
    await expect(rows).toHaveCount(0);

    const section = page.getByRole('region', { name: '自動で帳簿に付ける' });
    const income = section.getByRole('switch', { name: 'そのほかの決まった入金' });
    await expect(income).toHaveAttribute('aria-checked', 'false');
    await income.focus();
    await page.keyboard.press('Space');
    await expect(income).toHaveAttribute('aria-checked', 'true');
    await takeFile(page, '次の明細.csv', {
      deposits: [
        [day(13), 4_000, fair],
        [day(12), 4_000, fair],
        [day(11), 12_345, 'ﾀﾅｶ ｼﾖｳｼﾞ'],
      ],
      fromYen: openingYen + 12_000,
    });
    await expect(rows).toHaveCount(1);
    await expect(section.getByText('これまでに3回、同じように')).toHaveCount(2);
    expect(await findViolations(page)).toEqual([]);
    await setDark(page, true);
    expect(await findColourViolations(page)).toEqual([]);
    await setDark(page, false);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(width);

    await section.getByRole('button', { name: 'この日の2件を戻す' }).click();
    await expect(page.getByText('2件を、確かめる前に戻しました').first()).toBeVisible();
    await expect(rows).toHaveCount(3);

    await page.getByRole('button', { name: /^取り込みを取り消す.*次の明細/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '取り消す' }).click();
    await expect(rows).toHaveCount(0);
    await expect(page.getByText('確かめる入出金はありません')).toBeVisible();
  });
}
