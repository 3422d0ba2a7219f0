import type { Page } from '@playwright/test';
import { findOverflow } from './layout.ts';
import { expect, findViolations, open, test } from './test.ts';
import { typePassbooks } from './type-passbooks.ts';

async function as(page: Page, role: string, path = '/demo/accounting'): Promise<void> {
  const response = await page.request.put('/api/demo/role', { data: { role } });
  expect(response.ok()).toBe(true);
  await open(page, path);
}

/** The first and the last day of the month that is to be closed, by the books themselves. */
async function monthToClose(page: Page): Promise<{ first: string; name: string }> {
  const response = await page.request.get('/api/associations/own/ledger/chart');
  const { lockedUntil }: { lockedUntil: string } = await response.json();
  const first = new Date(`${lockedUntil}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() + 1);
  const [year, month] = first.toISOString().split('-').map(Number);
  return { first: first.toISOString().slice(0, 10), name: `${year}年${month}月` };
}

test('an owner is told that the books are not for them, and has no way there in the menu', async ({
  page,
}) => {
  await open(page, '/demo');
  await expect(page.getByRole('link', { name: '会計', exact: true })).toHaveCount(0);
});

test('a treasurer books an invoice, finds it in the books, and takes it back', async ({ page }) => {
  await as(page, 'treasurer', '/demo');
  await page.getByRole('link', { name: '会計', exact: true }).click();
  const views = page.getByRole('navigation', { name: '会計の内容' });
  await views.getByRole('link', { name: '入力' }).click();
  await page.getByRole('link', { name: /^払うことが決まった/ }).click();
  await page.getByRole('button', { name: '記帳する' }).click();
  await expect(page.getByText('何に払うかを選んでください。')).toBeVisible();
  const account = page.getByRole('combobox', { name: '何に払いますか' });
  await account.fill('電球');
  await expect(page.getByRole('option')).toHaveCount(1);
  await account.press('Enter');
  await expect(account).toHaveValue('小修繕費');
  await page.getByRole('textbox', { name: /いくら払いますか/ }).fill('１２，３４５');
  const payee = page.getByRole('combobox', { name: /支払先/ });
  await payee.fill('みどり坂文具');
  await payee.press('Enter');
  await page.getByRole('textbox', { name: /摘要/ }).fill('集会室の電球の交換');
  const picture = page.getByRole('region', { name: '記帳される仕訳' });
  await expect(picture.getByRole('region', { name: '貸方' })).toContainText('未払金');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '記帳する' }).click();
  const note = page.getByText(/^No\.\d+ を記帳しました$/);
  await expect(note).toBeVisible();
  const number = (await note.textContent())?.match(/No\.\d+/)?.[0] ?? 'none';

  await views.getByRole('link', { name: '帳簿' }).click();
  await page.getByRole('searchbox', { name: '摘要の語句' }).fill('集会室の電球');
  await expect(page.getByText('の仕訳 1件')).toBeVisible();
  await page.getByRole('link', { name: '集会室の電球の交換' }).click();
  const entry = page.getByRole('dialog', { name: new RegExp(number.replace('.', '\\.')) });
  await expect(entry).toContainText('12,345円');
  await expect(entry).toContainText('会計担当理事');
  expect(await findViolations(page)).toEqual([]);
  await entry.getByRole('button', { name: '取り消す' }).click();
  await entry.getByRole('button', { name: '取り消しを記帳する' }).click();
  await expect(entry.getByText('取り消す理由を入力してください。')).toBeVisible();
  await entry.getByRole('textbox', { name: /取り消す理由/ }).fill('金額のまちがい');
  await entry.getByRole('button', { name: '取り消しを記帳する' }).click();
  await expect(entry.getByText('で取り消しました')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('の仕訳 2件')).toBeVisible();
  await expect(page.getByText('取り消し済み')).toBeVisible();
});

test('who knows debit and credit books with the keyboard alone', async ({ page }) => {
  await as(page, 'treasurer', '/demo/accounting?view=entry&way=journal');
  await page.getByRole('textbox', { name: '摘要' }).fill('預金の預け替え');
  await page.getByRole('combobox', { name: '1行目の科目' }).focus();
  await page.keyboard.type('1110');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: '2行目の科目' })).toBeFocused();
  await expect(page.getByText('借方が5,000円多い')).toHaveCount(0);
  await page.keyboard.type('1120-01');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: '2行目の貸方' })).toHaveValue('5,000');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^No\.\d+ を記帳しました$/)).toBeVisible();
  await page.getByRole('button', { name: '取り消す' }).click();
  await expect(page.getByText(/^No\.\d+ を No\.\d+ で取り消しました$/)).toBeVisible();
});

for (const width of [1280, 360]) {
  test(`one asks to close the month, another approves, and then nothing goes in, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await as(page, 'treasurer');
    const month = await monthToClose(page);
    await page.getByRole('button', { name: `${month.name}を締める` }).click();
    await expect(page.getByRole('alert')).toContainText('通帳の残高が入っていない口座があります。');
    await typePassbooks(page);
    await page.getByRole('button', { name: `${month.name}を締める` }).click();
    await expect(page.getByRole('alert')).toContainText('印を付けてください。');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: `${month.name}を締める` }).click();
    await expect(page.getByText(`承認を待っています：${month.name}までを締める`)).toBeVisible();
    await expect(page.getByRole('button', { name: '承認して締める' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: '依頼を取り下げる' })).toBeVisible();

    await as(page, 'chair');
    await page.getByRole('button', { name: '承認して締める' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '承認する' }).click();
    await expect(page.getByText('承認を待っています')).toHaveCount(0);
    await expect(page.getByText('いま締める月はありません。')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);

    await as(page, 'treasurer', '/demo/accounting?view=entry&way=paid');
    await page.getByLabel('いつ払いましたか').fill(month.first);
    await expect(
      page.getByText(/までは締めてあります。.*以降の日付にしてください。/),
    ).toBeVisible();
  });
}
