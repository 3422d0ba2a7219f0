import type { Page } from '@playwright/test';
import { expect, open, test } from './test.ts';

const path = '/demo/management';
const section = (page: Page, id: string) => page.locator(`#${id}`);

test('names of owners and residents are masked, and the page says why', async ({ page }) => {
  await open(page, path);
  const dwellings = section(page, 'dwellings');
  await expect(dwellings).toContainText('今の立場では、個人名を伏せて表示しています。');
  await dwellings.getByLabel('階').selectOption({ label: 'すべての階' });
  const rows = dwellings.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(61);
  const names = await rows.locator('td:nth-child(2), td:nth-child(3)').allInnerTexts();
  expect(names).toHaveLength(120);
  expect(names.filter((text) => !/^(なし|.＊＊(、.＊＊)*)$/u.test(text.trim()))).toEqual([]);
});

test('a dwelling is found by its number, and a search without a hit says so', async ({ page }) => {
  await open(page, path);
  const dwellings = section(page, 'dwellings');
  await dwellings.getByRole('searchbox').fill('605');
  await expect(dwellings.getByRole('status')).toContainText('1戸');
  await expect(dwellings.getByRole('rowheader')).toHaveText('605号室');
  await dwellings.getByRole('searchbox').fill('9999');
  await expect(dwellings.getByText('あてはまる住戸がありません')).toBeVisible();
});

test('what nobody changes here says so, and has nothing to change it with', async ({ page }) => {
  await open(page, path);
  for (const id of ['association', 'officers', 'dwellings', 'contracts', 'subscription']) {
    await expect(section(page, id)).toContainText('この画面では変更できません。');
    await expect(section(page, id).getByRole('switch')).toHaveCount(0);
    await expect(
      section(page, id).getByRole('button', { name: /保存|変更|追加|削除/ }),
    ).toHaveCount(0);
  }
});

test('officers with their terms, contracts with the day of notice, plan and usage', async ({
  page,
}) => {
  await open(page, path);
  for (const post of ['理事長', '副理事長', '会計担当理事', '監事']) {
    await expect(section(page, 'officers').getByText(post, { exact: false }).first()).toBeVisible();
  }
  await expect(section(page, 'officers')).toContainText(/20\d\d年\d+月\d+日/);
  const days = await section(page, 'contracts')
    .getByRole('row')
    .locator('td:nth-child(2)')
    .allInnerTexts();
  expect(days.length).toBeGreaterThanOrEqual(6);
  expect(days.filter((text) => !/20\d\d年\d+月\d+日/.test(text))).toEqual([]);
  await expect(section(page, 'subscription')).toContainText('Standard');
  await expect(section(page, 'subscription')).toContainText('上限 500回');
});

test('a preference is saved, is there again, and can be taken back before', async ({ page }) => {
  await open(page, path);
  const form = section(page, 'preference');
  const byMail = form.getByRole('switch', { name: 'メールでも受け取る' });
  const save = form.getByRole('button', { name: '保存' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  const before = await byMail.getAttribute('aria-checked');
  await byMail.click();
  await expect(form.getByRole('status')).toHaveText('保存していない変更があります。');
  await form.getByRole('button', { name: '変更をやめる' }).click();
  await expect(byMail).toHaveAttribute('aria-checked', before ?? '');

  await byMail.click();
  await form.getByLabel('答え方').selectOption({ label: '弁護士' });
  await save.click();
  await expect(page.getByText('設定を保存しました').first()).toBeVisible();
  await expect(form.getByRole('status')).toHaveText('変更はありません。');
  await open(page, path);
  await expect(byMail).toHaveAttribute('aria-checked', before === 'true' ? 'false' : 'true');
  await expect(form.getByLabel('答え方')).toHaveValue('legal');
});

test.describe('when saving fails', () => {
  test.use({ allowedErrors: /status of 503/ });

  test('the page says why and keeps the change', async ({ page }) => {
    await open(page, path);
    const sentence = 'デモの利用が続いたため、新しい作業領域を用意できません。';
    await page.route('**/management/preference', (route) =>
      route.fulfill({ status: 503, json: { code: 'too_many_copies', message: sentence } }),
    );
    const form = section(page, 'preference');
    const byMail = form.getByRole('switch', { name: 'メールでも受け取る' });
    const before = await byMail.getAttribute('aria-checked');
    await byMail.click();
    await form.getByRole('button', { name: '保存' }).click();
    await expect(form.getByRole('alert')).toContainText(sentence);
    await expect(byMail).not.toHaveAttribute('aria-checked', before ?? '');
  });
});
