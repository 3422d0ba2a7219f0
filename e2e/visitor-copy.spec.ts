import type { Browser, BrowserContext, Page } from '@playwright/test';
import { documentAddress } from './screens.ts';
import { expect, open, test } from './test.ts';

const home = '/demo';
async function addTask(page: Page, title: string): Promise<void> {
  await open(page, home);
  await page.getByRole('button', { name: '追加', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'やることを追加' });
  await dialog.getByRole('textbox', { name: 'やること' }).fill(title);
  await dialog.getByRole('button', { name: '追加する' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText(title, { exact: true })).toBeVisible();
}

/** Another person: another browser profile at another address. */
async function newVisitor(browser: Browser, address: string): Promise<BrowserContext> {
  return browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': address },
    reducedMotion: 'reduce',
  });
}

test('two visitors write, and neither sees the other', async ({ page, browser, baseURL }) => {
  const other = await newVisitor(browser, '198.51.100.21');
  const otherPage = await other.newPage();
  await addTask(page, 'アンナの電球');
  await otherPage.goto(`${baseURL}${home}`);
  await expect(otherPage.getByRole('heading', { name: '自分のやること' })).toBeVisible();
  await expect(otherPage.getByText('アンナの電球')).toHaveCount(0);
  await otherPage.close();

  const secondPage = await other.newPage();
  await secondPage.goto(`${baseURL}${home}`);
  await secondPage.getByRole('button', { name: '追加', exact: true }).click();
  await secondPage.getByRole('textbox', { name: 'やること' }).fill('ベルトの植栽');
  await secondPage.getByRole('button', { name: '追加する' }).click();
  await expect(
    secondPage.getByRole('main').getByText('ベルトの植栽', { exact: true }),
  ).toBeVisible();
  await expect(secondPage.getByText('アンナの電球')).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('main').getByText('アンナの電球', { exact: true })).toBeVisible();
  await expect(page.getByText('ベルトの植栽')).toHaveCount(0);

  const stranger = await newVisitor(browser, '198.51.100.22');
  const strangerPage = await stranger.newPage();
  await strangerPage.goto(`${baseURL}${home}`);
  await expect(strangerPage.getByRole('heading', { name: '自分のやること' })).toBeVisible();
  await expect(strangerPage.getByText(/アンナの電球|ベルトの植栽/)).toHaveCount(0);
  await Promise.all([other.close(), stranger.close()]);
});

test("one visitor's address of the copy tells another nothing", async ({
  page,
  playwright,
  baseURL,
}) => {
  await addTask(page, 'アンナの電球');
  const session = await (await page.request.get('/api/session')).json();
  const address = `/api/associations/${session.association.id}/home`;
  // By its id an association is opened by a session alone: a copy by nobody, not even by its own visitor.
  expect((await page.request.get(address)).status()).toBe(404);
  expect((await page.request.get('/api/associations/own/home')).status()).toBe(200);
  const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  expect((await stranger.get(address)).status()).toBe(404);
  await stranger.dispose();
});

test('reading sets no cookie; the first write sets one that scripts cannot read', async ({
  page,
  context,
}) => {
  for (const path of [home, '/demo/documents', '/demo/management']) await open(page, path);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('visitor');
  await addTask(page, '掲示板の電球');
  const cookie = (await context.cookies()).find(({ name }) => name === 'visitor');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('visitor');
});

test('a task is finished, taken back and deleted', async ({ page }) => {
  await addTask(page, '掲示板の電球');
  await page.getByRole('button', { name: '「掲示板の電球」を完了にする' }).click();
  await expect(page.getByText('完了にしました').first()).toBeVisible();
  const back = page.locator('[aria-label="「掲示板の電球」を未完了に戻す"]');
  await page.locator('details').filter({ has: back }).locator('summary').click();
  await back.click();
  await page.getByRole('button', { name: '「掲示板の電球」を削除' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('「掲示板の電球」を一覧から消します。');
  await expect(question.getByRole('button', { name: 'キャンセル' })).toBeFocused();
  await question.getByRole('button', { name: 'キャンセル' }).click();
  await page.getByRole('button', { name: '「掲示板の電球」を削除' }).click();
  await question.getByRole('button', { name: '削除する' }).click();
  await expect(page.getByRole('button', { name: /掲示板の電球/ })).toHaveCount(0);
});

test('最初の状態に戻す asks, then throws away what was written; documents keep their addresses', async ({
  page,
}) => {
  const before = await documentAddress(page, 'bylaws');
  await addTask(page, '掲示板の電球');
  expect(await documentAddress(page, 'bylaws')).toBe(before);
  await expect(page.getByRole('link', { name: 'デモ：あなた専用の作業コピーです' })).toBeVisible();

  await page.getByRole('link', { name: 'デモ：あなた専用の作業コピーです' }).click();
  const reset = page.getByRole('main').getByRole('button', { name: '最初の状態に戻す' });
  await reset.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'キャンセル' }).click();
  await reset.click();
  await page.getByRole('alertdialog').getByRole('button', { name: '最初の状態に戻す' }).click();
  await expect(page.getByText('最初の状態に戻しました').first()).toBeVisible();
  await expect(reset).toBeDisabled();
  await expect(page.getByRole('link', { name: 'デモ：あなた専用の作業コピーです' })).toHaveCount(0);

  await page.getByRole('complementary').getByRole('link', { name: 'ホーム', exact: true }).click();
  await expect(page.getByRole('heading', { name: '自分のやること' })).toBeVisible();
  await expect(page.getByText('掲示板の電球')).toHaveCount(0);
});

test('two writes at once make one copy', async ({ page }) => {
  await open(page, '/demo/management');
  await page.getByRole('switch', { name: 'メールでも受け取る' }).click();
  await page.getByRole('button', { name: '保存' }).dblclick();
  await expect(page.getByText('設定を保存しました').first()).toBeVisible();
  const first = await (await page.request.get('/api/session')).json();
  await addTask(page, '掲示板の電球');
  const second = await (await page.request.get('/api/session')).json();
  expect(second.association.id).toBe(first.association.id);
});
