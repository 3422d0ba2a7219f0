import type { Page } from '@playwright/test';
import { documentAddress } from './screens.ts';
import { expect, open, settle, test } from './test.ts';

const library = '/demo/documents';
const rows = (page: Page) =>
  page
    .getByRole('main')
    .locator('li:not(#text-hits li)')
    .filter({ has: page.locator('a[href^="/document/"]') });
const search = (page: Page) => page.getByRole('searchbox', { name: '題名・概要・本文からさがす' });

test('a row of the library opens the document in a new tab, and the library stays', async ({
  page,
  context,
}) => {
  await open(page, `${library}?category=rule`);
  const opening = context.waitForEvent('page');
  await rows(page).filter({ hasText: 'ペット飼育細則' }).first().click();
  const tab = await opening;
  await settle(tab);
  await expect(tab).toHaveURL(/\/document\/[0-9a-f-]{36}$/);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('ペット飼育細則');
  await expect(tab).toHaveTitle('ペット飼育細則 | スミワ');
  await expect(page).toHaveURL(`${library}?category=rule`);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

test('ぺっと, ﾍﾟｯﾄ and ペット find the same documents, with the word marked', async ({ page }) => {
  await open(page, library);
  const found: string[] = [];
  for (const word of ['ぺっと', 'ﾍﾟｯﾄ', 'ペット']) {
    await search(page).fill(word);
    await expect(page.getByRole('status')).toHaveText(new RegExp(`「${word}」を含む文書 \\d+件`));
    await expect(rows(page).first()).toContainText('ペット飼育細則');
    await expect(rows(page).first().locator('mark').first()).toHaveText('ペット');
    found.push((await rows(page).allInnerTexts()).join());
  }
  expect(new Set(found).size).toBe(1);
  await expect(page).toHaveURL(/\?q=/);
  await page.reload();
  await expect(search(page)).toHaveValue('ペット');
});

test('a search that finds nothing offers a way on', async ({ page }) => {
  await open(page, `${library}?category=insurance`);
  await search(page).fill('ペット');
  await expect(page.getByText('あてはまる文書がありません')).toBeVisible();
  await page.getByRole('button', { name: /^すべての分類からさがす/ }).click();
  await expect(rows(page).first()).toContainText('ペット飼育細則');
});

test('a category shows its documents alone, and their number is true', async ({ page }) => {
  await open(page, library);
  const link = page
    .getByRole('navigation', { name: '文書の分類' })
    .getByRole('link', { name: /^使用細則/ });
  const count = Number((await link.innerText()).match(/\d+/)?.[0]);
  expect(count).toBe(8);
  await link.click();
  await expect(page).toHaveURL(`${library}?category=rule`);
  await expect(page.getByRole('status')).toHaveText(`使用細則 ${count}件`);
  await expect(rows(page)).toHaveCount(count);
});

test('the three other orders sort what is shown', async ({ page }) => {
  await open(page, library);
  const order = page.getByLabel('並べ方');
  const days = async () => {
    const texts = await rows(page).allInnerTexts();
    return texts.map((text) => {
      const [, year = '', month = '', day = ''] = /(\d+)年(\d+)月(\d+)日発行/.exec(text) ?? [];
      return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
    });
  };
  await order.selectOption({ label: '新しい順' });
  await expect(page).toHaveURL(`${library}?sort=newest`);
  const newest = await days();
  expect(newest.length).toBeGreaterThan(50);
  expect(newest).toEqual(newest.toSorted().toReversed());
  await order.selectOption({ label: '古い順' });
  await expect(page).toHaveURL(`${library}?sort=oldest`);
  expect(await days()).toEqual(newest.toSorted());
  await order.selectOption({ label: '名前順' });
  const titles = await rows(page).getByRole('link').allInnerTexts();
  const { compare } = new Intl.Collator('ja', { numeric: true });
  expect(titles).toEqual(titles.toSorted(compare));
});

test('old versions stay out until they are asked for, and say that they bind nobody', async ({
  page,
}) => {
  await open(page, `${library}?category=rule`);
  await expect(rows(page).filter({ hasText: '旧・1匹まで' })).toHaveCount(0);
  await page.getByRole('switch', { name: '旧版も表示' }).click();
  await expect(rows(page).filter({ hasText: '旧・1匹まで' })).toHaveCount(1);

  await open(page, await documentAddress(page, 'rule-pets-1'));
  await expect(page.getByText(/これは旧版です。.+まで有効でした。/)).toBeVisible();
  await page.getByRole('link', { name: /最新の「ペット飼育細則」（第2版）を読む/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ペット飼育細則');
  await page.getByText(/これまでの版（2件）/).click();
  await expect(page.getByRole('link', { name: /第1版/ })).toBeVisible();
});

test.describe('a document', () => {
  test('opens at the article its address names, clear of the header and marked', async ({
    page,
  }) => {
    const address = await documentAddress(page, 'bylaws');
    await open(page, `${address}#article-47`);
    const article = page.locator('#article-47');
    await expect(article.getByRole('heading')).toContainText('第47条');
    await expect(article).toBeInViewport();
    const top = (await article.boundingBox())?.y ?? -1;
    const headerBottom = (await page.getByRole('banner').first().boundingBox())?.height ?? 0;
    expect(top).toBeGreaterThanOrEqual(headerBottom - 1);
    expect(top).toBeLessThan(400);
  });

  test('its table of contents has every article and leads there', async ({ page }) => {
    await open(page, await documentAddress(page, 'bylaws'));
    const contents = page.getByRole('navigation', { name: '目次' });
    const links = contents.getByRole('link', { name: /^第\d+条/ });
    expect(await links.count()).toBeGreaterThanOrEqual(70);
    const link = links.filter({ hasText: /^第30条/ }).first();
    await link.click();
    await expect(page).toHaveURL(/#article-30$/);
    await expect(page.locator('#article-30')).toBeInViewport();
    await expect(contents.locator('[aria-current]')).toHaveText(/^第30条/);
  });

  test('its table of contents stays still under the pointer, and follows again once it leaves', async ({
    page,
  }) => {
    await open(page, await documentAddress(page, 'bylaws'));
    const contents = page.getByRole('navigation', { name: '目次' });
    const placeOf = () =>
      contents
        .locator('ol')
        .first()
        .evaluate((list) => list.scrollTop);
    await contents
      .getByRole('link', { name: /^第30条/ })
      .first()
      .hover();
    const held = await placeOf();
    expect(held).toBeGreaterThan(0);
    // The page moves by itself while it is laid out, and when somebody reads on with the keyboard.
    await page.evaluate(() => document.getElementById('article-60')?.scrollIntoView());
    await expect(contents.locator('[aria-current]')).toHaveText(/^第(59|60)条/);
    expect(await placeOf()).toBe(held);
    await page.mouse.move(5, 5);
    await expect(contents.locator('[aria-current]')).toBeInViewport();
    await expect.poll(placeOf).not.toBe(held);
  });

  test('a passage has an address of its own to hand on', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const address = await documentAddress(page, 'rule-pets');
    await open(page, address);
    await page
      .locator('#article-3')
      .getByRole('link', { name: 'この条へのリンクをコピー' })
      .click();
    await expect(page.getByText('リンクをコピーしました').first()).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${baseURL}${address}#article-3`);
  });

  test('a link to another document stays in the application', async ({ page }) => {
    await open(page, await documentAddress(page, 'rule-pets'));
    await page.evaluate(() => Object.assign(window, { isSameFrame: true }));
    await page.locator('article').getByRole('link', { name: '管理規約' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('管理規約');
    expect(await page.evaluate(() => 'isSameFrame' in window)).toBe(true);
  });

  test('words are found in its text and walked through with Enter', async ({ page }) => {
    await open(page, await documentAddress(page, 'rule-pets'));
    const box = page.getByRole('searchbox', { name: 'この文書の中をさがす' });
    const status = page.getByRole('complementary', { name: '読むための道具' }).getByRole('status');
    await box.fill('ねこ');
    await expect(status).toHaveText('見つかりません');
    await box.fill('猫');
    await expect(status).toHaveText(/^\d+か所のうち1番目$/);
    await box.press('Enter');
    await expect(status).toHaveText(/^\d+か所のうち2番目$/);
    await box.press('Shift+Enter');
    await expect(status).toHaveText(/^\d+か所のうち1番目$/);
  });

  test('on paper stands the text alone, black on white, also from the dark theme', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, await documentAddress(page, 'rule-pets'));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#article-3')).toContainText('2匹まで');
    for (const gone of [
      page.getByRole('complementary', { name: 'サイドバー' }),
      page.getByRole('navigation', { name: '目次' }),
      page.getByRole('button', { name: '印刷する' }),
      page.getByRole('button', { name: 'サイドバーの開閉' }),
      page.getByRole('link', { name: 'この条へのリンクをコピー' }).first(),
    ]) {
      await expect(gone).toBeHidden();
    }
    await expect(page.getByText(/\d+年\d+月\d+日印刷/)).toBeVisible();
    const colours = await page.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.body);
      return [
        backgroundColor,
        getComputedStyle(document.querySelector('article p') ?? document.body).color,
      ];
    });
    expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

test.describe('a document that is not there', () => {
  test.use({ allowedErrors: /status of (400|404)|ApiError/ });

  test('says so and leads to the library', async ({ page }) => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'rule-pets']) {
      await open(page, `/document/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('文書が見つかりません');
    }
    await page.getByRole('link', { name: '文書の一覧を見る' }).click();
    await expect(page).toHaveURL(library);
  });
});
