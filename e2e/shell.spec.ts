import type { Locator, Page } from '@playwright/test';
import { type NavigationItem, navigationGroups } from '#web/app/navigation.ts';
import { withParts } from '#web/features/palette/palette-parts.ts';
import { expect, findViolations, open, settle, test } from './test.ts';

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'サイドバー' });
const toggle = (page: Page) => page.getByRole('button', { name: 'サイドバーの開閉' });
const bottomBar = (page: Page) => page.getByRole('navigation', { name: '画面下のメニュー' });

async function widthOf(locator: Locator): Promise<number> {
  return Math.round((await locator.boundingBox())?.width ?? 0);
}

test.describe('the sidebar', () => {
  test('is 256 px wide, or 48 px of icons, by its button, Ctrl+B and Cmd+B', async ({ page }) => {
    await open(page, '/demo');
    expect(await widthOf(sidebar(page))).toBe(256);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Control+b');
    await expect.poll(() => widthOf(sidebar(page))).toBe(48);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Meta+b');
    await expect.poll(() => widthOf(sidebar(page))).toBe(256);
    await toggle(page).click();
    await expect.poll(() => widthOf(sidebar(page))).toBe(48);
  });

  test('is remembered for seven days', async ({ page, context }) => {
    await open(page, '/demo');
    await page.keyboard.press('Control+b');
    const remembered = async () =>
      (await context.cookies()).find(({ name }) => name === 'sidebar_state');
    await expect.poll(async () => (await remembered())?.value).toBe('false');
    const cookie = await remembered();
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
    await open(page, '/demo/documents');
    expect(await widthOf(sidebar(page))).toBe(48);
  });

  test('shows the three groups to everyone, and where one is', async ({ page }) => {
    await open(page, '/demo/meetings');
    const links = sidebar(page).getByRole('link');
    const expected = {
      主な機能: ['ホーム'],
      居住者向け: ['文書', '会議・総会', 'お金の見える化', '建物概要'],
      管理者向け: ['長期修繕計画', '管理設定'],
    };
    for (const [group, names] of Object.entries(expected)) {
      const region = sidebar(page).getByRole('region', { name: group });
      for (const name of names) {
        await expect(region.getByRole('link', { name, exact: true })).toBeVisible();
      }
    }
    await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(['会議・総会']);
    await expect(sidebar(page)).toContainText('demo@sumiwa.example');
  });

  test('its sub-menus obey the arrow keys, Enter and Escape', async ({ page }) => {
    await open(page, '/demo');
    const documents = sidebar(page).getByRole('link', { name: '文書', exact: true });
    const button = sidebar(page).getByRole('button', { name: '文書の内訳' });
    const bylaws = sidebar(page).getByRole('link', { name: '管理規約' });
    await documents.focus();
    await page.keyboard.press('ArrowRight');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(bylaws).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(sidebar(page).getByRole('link', { name: '使用細則' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bylaws).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/demo/documents?category=bylaw');
    await expect(bylaws).toHaveAttribute('aria-current', 'page');
  });

  test('is a sheet of 288 px on a narrow screen, which the choice closes', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/demo');
    await expect(sidebar(page)).toBeHidden();
    const menu = bottomBar(page).getByRole('button', { name: 'メニュー' });
    const sheet = page.getByRole('dialog', { name: 'メニュー' });
    await menu.click();
    await expect(sheet).toBeVisible();
    expect(await widthOf(sheet)).toBe(288);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('Control+b');
    await sheet.getByRole('link', { name: '建物概要' }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/demo/community');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('the bar at the foot', () => {
  test('stands below 768 px only, with at most five items that fingers can hit', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await open(page, '/demo');
    await expect(bottomBar(page)).toBeHidden();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(bottomBar(page)).toBeVisible();
    const items = bottomBar(page).getByRole('listitem');
    expect(await items.count()).toBeLessThanOrEqual(5);
    for (const item of await items.all()) {
      expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test('leads there and marks it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/demo');
    await bottomBar(page).getByRole('link', { name: 'お知らせ' }).click();
    await expect(page).toHaveURL('/demo/notices');
    await expect(bottomBar(page).locator('[aria-current="page"]')).toHaveText('お知らせ');
  });

  test('never covers the end of a page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ['/demo', '/demo/documents', '/coming-soon']) {
      await open(page, path);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const last = page.getByRole('main').locator('a:visible, button:visible').last();
      const bottom = await last.evaluate((it) => it.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThanOrEqual((await bottomBar(page).boundingBox())?.y ?? 0);
    }
  });
});

const toasts = (page: Page) =>
  page.getByRole('region', { name: /^通知/ }).getByRole('listitem').filter({ visible: true });
const logOut = (page: Page) => sidebar(page).getByRole('button', { name: 'ログアウト' });

test.describe('messages', () => {
  test('logging out only says that this is the demo', async ({ page }) => {
    await open(page, '/demo');
    await logOut(page).click();
    await expect(toasts(page)).toHaveText([
      /^デモモードデモモードでは実際のログアウトは行われません/,
    ]);
    await expect(page).toHaveURL('/demo');
  });

  test('one at a time; F8 goes to it; its button closes it', async ({ page }) => {
    await open(page, '/demo');
    for (let i = 0; i < 3; i++) await logOut(page).click();
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press('F8');
    const focus = await page.evaluate(
      () => document.activeElement?.closest('[role="region"]')?.getAttribute('aria-label') ?? '',
    );
    expect(focus).toMatch(/^通知/);
    await page.getByRole('button', { name: '通知を閉じる' }).click();
    await expect(toasts(page)).toHaveCount(0);
  });

  test('goes by itself after five seconds', async ({ page }) => {
    await page.clock.install();
    await open(page, '/demo');
    await page.clock.pauseAt(Date.now() + 60_000);
    await logOut(page).click();
    await page.mouse.move(700, 300);
    await page.clock.runFor(100);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(4800);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(toasts(page)).toHaveCount(0);
  });

  for (const { distance, left } of [
    { distance: 30, left: 1 },
    { distance: 70, left: 0 },
  ]) {
    test(`pulled ${distance} px to the right it ${left ? 'stays' : 'goes'}`, async ({ page }) => {
      await open(page, '/demo');
      await logOut(page).click();
      const box = await toasts(page).boundingBox();
      const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 10 });
      await page.mouse.up();
      if (left === 0) await expect(toasts(page)).toHaveCount(0);
      await page.waitForTimeout(300);
      expect(await toasts(page).count()).toBe(left);
    });
  }
});

test('a tooltip opens after 700 ms, its neighbour within 300 ms at once, later after 700 ms again', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/demo');
  await page.clock.pauseAt(Date.now() + 60_000);
  const tooltip = page.getByRole('tooltip');
  const hover = async (target: Locator) => {
    const box = await target.boundingBox();
    const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    await page.mouse.move(x, y, { steps: 8 });
  };
  const theme = page.getByRole('button', { name: /画面にする$/ });
  await hover(toggle(page));
  await page.clock.runFor(690);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip).toHaveText(/サイドバーの開閉/);

  await page.mouse.move(700, 400, { steps: 8 });
  await page.clock.runFor(200);
  await expect(tooltip).toHaveCount(0);
  await hover(theme);
  await page.clock.runFor(20);
  await expect(tooltip).toHaveText('画面の明るさを切り替える');

  await page.mouse.move(700, 400, { steps: 8 });
  await page.clock.runFor(400);
  await hover(toggle(page));
  await page.clock.runFor(600);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(110);
  await expect(tooltip).toHaveCount(1);
});

test('かんたん表示 makes every letter a quarter larger and is remembered', async ({ page }) => {
  await open(page, '/demo');
  const size = () =>
    page.getByRole('main').evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
  const before = await size();
  const button = page.getByRole('button', { name: 'かんたん表示' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await size()).toBe(before * 1.25);
  await open(page, '/demo/documents');
  expect(await size()).toBe(before * 1.25);
});

test('the skip link comes first and leads past the menus', async ({ page }) => {
  await open(page, '/demo/documents');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '本文へ移動' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('changing the page keeps the frame, names the window and puts the focus on the heading', async ({
  page,
}) => {
  await open(page, '/demo');
  await page.evaluate(() => Object.assign(window, { isSameFrame: true }));
  await sidebar(page).getByRole('link', { name: '文書', exact: true }).click();
  await settle(page);
  await expect(page).toHaveTitle('文書 | スミワ');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle('ホーム | スミワ');
  expect(await page.evaluate(() => 'isSameFrame' in window)).toBe(true);
});

test.describe('an address that is no page', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('says so inside the shell, under status 404', async ({ page }) => {
    for (const path of ['/demo/nowhere', '/repair-fund-simulation', '/index.html']) {
      const response = await open(page, path);
      expect(response?.status()).toBe(404);
      await expect(page.getByText('404 Page Not Found')).toBeVisible();
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
      await expect(sidebar(page)).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: 'ホームへ戻る' }).click();
    await expect(page).toHaveURL('/demo');
  });
});

test('the placeholder of the demo lists what is coming and leads back', async ({ page }) => {
  await open(page, '/coming-soon');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('スミワ Demo');
  await expect(main.getByText('Coming Soon')).toBeVisible();
  for (const name of [
    'AI文書検索',
    '修繕計画シミュレーション',
    'VRMアシスタント対話',
    '建物情報管理',
  ]) {
    await expect(main.getByRole('heading', { name })).toBeVisible();
  }
  await main.getByRole('link', { name: 'ホームへ戻る' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('when the server cannot be reached', () => {
  test.use({ allowedErrors: /status of 500|ApiError|500:/ });

  test('the frame stands, the page says so and offers to try again', async ({ page }) => {
    let isBroken = true;
    await page.route('**/documents', (route) =>
      isBroken && route.request().url().includes('/api/')
        ? route.fulfill({ status: 500, json: { message: 'サーバーで問題が起きました。' } })
        : route.continue(),
    );
    await page.goto('/demo/documents');
    await expect(page.getByRole('alert')).toContainText('サーバーで問題が起きました。');
    await expect(sidebar(page)).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: '再読み込み' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '文書' })).toBeVisible();
  });
});

test('what was read is read once: no second request on coming back, on focus, or with time', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await open(page, '/demo/meetings');
  await sidebar(page).getByRole('link', { name: '文書', exact: true }).click();
  await settle(page);
  await sidebar(page).getByRole('link', { name: '会議・総会', exact: true }).click();
  await settle(page);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await page.waitForTimeout(300);
  const own = '/api/associations/own';
  expect(asked.toSorted()).toEqual([`${own}/documents`, `${own}/meetings`, '/api/session']);
});

test('every tab and section that Ctrl+K offers is there under its name', async ({ page }) => {
  const pages = navigationGroups.flatMap(({ items }): readonly NavigationItem[] => items);
  for (const { path, label } of withParts(pages, []).filter(({ isPart }) => isPart)) {
    await open(page, path);
    const id = path.split('#')[1];
    if (id) {
      await expect(page.locator(`#${id}`).getByRole('heading', { name: label })).toBeVisible();
    } else {
      await expect(page.getByRole('main')).toContainText(label);
    }
  }
});

test('Ctrl+K turns the screen dark, and ? shows the keys', async ({ page }) => {
  await open(page, '/demo');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('暗い画面');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('dialog', { name: '使えるキー' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
