import type { Page } from '@playwright/test';
import { findOverflow } from './layout.ts';
import { expect, findViolations, open, test } from './test.ts';

const screen = '/demo/applications';
const scan = {
  name: '届いた紙.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function as(page: Page, role: string, address: string): Promise<void> {
  const response = await page.request.put('/api/demo/role', { data: { role } });
  expect(response.ok()).toBe(true);
  await open(page, address);
}

async function judge(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
}

for (const width of [1280, 360]) {
  test(`a paper is keyed in with its scan, answered, and its letter handed over, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await as(page, 'companyStaff', `${screen}?view=desk`);
    await judge(page);
    await page.getByRole('link', { name: /犬や猫を飼い始める/ }).click();
    const who = page.getByRole('form', { name: 'ペット飼育届・飼育終了届を出した方' });
    await who.getByRole('button', { name: '内容の入力に進む' }).click();
    await expect(who.getByText('住戸と、出した方を選んでください。')).toBeVisible();
    await judge(page);
    await who.getByLabel('住戸').selectOption({ label: '302号室' });
    await who.getByLabel('出した方').selectOption({ index: 1 });
    await who.getByRole('button', { name: '内容の入力に進む' }).click();
    const form = page.getByRole('form', { name: 'ペット飼育届・飼育終了届' });
    await form.getByText('飼うのを終える', { exact: true }).click();
    await form.getByText('猫', { exact: true }).click();
    await form.getByLabel('ペットの名前').fill('そら');
    await form.getByLabel('飼うのを終えた日').fill('2026-01-10');
    for (const title of ['ペットのこと', '健康と約束', '添付と確かめ']) {
      await form.getByRole('button', { name: '次へ' }).click();
      await expect(form.getByRole('heading', { name: title })).toBeFocused();
    }
    await form.getByRole('button', { name: 'この内容で受け取る' }).click();
    await expect(form.getByText('「届いた紙の写し」を付けてください。')).toBeVisible();
    await form.getByLabel('届いた紙の写しを選ぶ').setInputFiles(scan);
    await expect(form.getByText('届いた紙.png')).toBeVisible();
    await judge(page);
    await form.getByRole('button', { name: 'この内容で受け取る' }).click();
    await expect(page.getByText(/^紙の届け出を受け取りました（受付番号/).first()).toBeVisible();

    await page
      .getByRole('button', { name: '302号室のペット飼育届・飼育終了届を受け付ける' })
      .click();
    const letters = page.getByRole('list', { name: '紙で渡す書面' }).getByRole('listitem');
    await expect(letters).toHaveCount(1);
    await expect(letters).toContainText('302号室');
    await judge(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'まとめて印刷（PDF）' }).click();
    expect((await saved).suggestedFilename()).toBe('届け出・申し込みの書面.pdf');
    await letters.getByRole('button', { name: /^渡しました/ }).click();
    await expect(letters).toHaveCount(0);
    await expect(page.getByText('書面を渡しました。')).toHaveCount(1);
  });

  test(`a booking that came on paper is entered with its scan, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await as(page, 'companyStaff', `${screen}?view=use`);
    await page.getByRole('button', { name: '紙の予約を入力する' }).click();
    const form = page.getByRole('form', { name: '紙の予約' });
    await form.getByRole('button', { name: '予約を入れる' }).click();
    await expect(form.getByText('住戸と、使う方を選んでください。')).toBeVisible();
    await judge(page);
    await form.getByLabel('住戸').selectOption({ label: '302号室' });
    await form.getByLabel('使う方').selectOption({ index: 1 });
    const day = await form.getByLabel('使う日').getAttribute('min');
    await form.getByLabel('使う日').fill(nextDay(day ?? ''));
    await form.getByLabel('何時から').selectOption({ label: '19時' });
    await form.getByLabel('何時まで').selectOption({ label: '20時' });
    await form.getByLabel('何に使いますか').fill('書道の会');
    await form.getByLabel('人数').fill('６');
    await form.getByLabel('写しを選ぶ').setInputFiles(scan);
    await judge(page);
    await form.getByRole('button', { name: '予約を入れる' }).click();
    await expect(page.getByText(/^予約を入れました/).first()).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: '書道の会' });
    await expect(row.getByText(/さんが紙で予約$/)).toBeVisible();
    await expect(row.getByRole('link', { name: /紙の写しを開く/ })).toBeVisible();
    await judge(page);
  });
}

test('a resident of かんたん表示 finds the own papers in one line of a fold', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('view', 'easy'));
  await page.setViewportSize({ width: 360, height: 800 });
  await as(page, 'owner', '/demo');
  await page.getByRole('button', { name: 'お支払いと届け出' }).click();
  await page.getByRole('link', { name: '届け出1件の、答えを待っています' }).click();
  await expect(page).toHaveURL(screen);
});

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
