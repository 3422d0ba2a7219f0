import type { Page } from '@playwright/test';
import { readStop, type Stop } from './focus.ts';
import { screens } from './screens.ts';
import { calm, expect, open, settle, test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

/** Tab comes in at the top again, as in a page that was just opened. */
async function beginAtTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    scrollTo(0, 0);
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
}

/** Presses Tab from the start of the page until the focus leaves it. */
async function walk(page: Page, limit = 640): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < limit) {
    await page.keyboard.press('Tab');
    const stop = await readStop(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`the focus never leaves the page: ${stops.at(-1)?.name}`);
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    if ((await readStop(page))?.name === name) return;
  }
  throw new Error(`Tab never comes to ${name}`);
}

test('from the home screen through every page with the keyboard alone', async ({ page }) => {
  await open(page, '/demo');
  const ways = [
    ['文書', '/demo/documents', '文書'],
    ['会議・総会', '/demo/meetings', '会議・総会'],
    ['お金の見える化', '/demo/money', 'お金の見える化'],
    ['建物概要', '/demo/community', '建物概要'],
    ['長期修繕計画', '/demo/repair-fund-simulation', '長期修繕計画'],
    ['管理設定', '/demo/management', '管理設定'],
    ['ホーム', '/demo', 'ホーム'],
  ] as const;
  for (const [name, path, heading] of ways) {
    // From the top of the window, as after a new page; the skip link is the first stop.
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#main"]')?.focus());
    await tabTo(page, name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    await settle(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  }
});

test('from the library into a document, to an article, and to another document', async ({
  page,
  context,
}) => {
  await open(page, '/demo/documents?q=ペット');
  await tabTo(page, 'ペット飼育細則（新しいタブで開きます）');
  const opening = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const tab = await opening;
  await settle(tab);
  await tabTo(tab, '第3条（飼うことができる数）');
  await tab.keyboard.press('Enter');
  await expect(tab).toHaveURL(/#article-3$/);
  // The focus stands in the article: reading and Tab go on from there.
  await expect(tab.locator('#article-3:focus, #article-3 :focus')).toHaveCount(1);
});

test('a task is added, and the focus comes back to where it was', async ({ page }) => {
  await open(page, '/demo');
  const add = page.getByRole('button', { name: '追加', exact: true });
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
});

test('the menu of a narrow screen keeps the focus inside until it is closed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/demo');
  await page.getByRole('button', { name: 'メニュー', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null),
    ).toBe(true);
  }
});

for (const { name, path, status } of screens) {
  test.describe(name, () => {
    test.use({ allowedErrors: status === 404 ? /status of 404/ : /^$/ });

    test('Tab goes from top to bottom at 1280 and 360 px, every stop is seen, and it ends', async ({
      page,
    }) => {
      // The register alone has four stops a line.
      test.slow();
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, await path(page));
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await calm(page);
        await beginAtTop(page);
        const stops = await walk(page);
        expect(stops[0]?.name).toBe('本文へ移動');
        expect(stops.map(({ fault }) => fault).filter(Boolean)).toEqual([]);
        // No positive tabindex, no stop twice, nothing skipped backwards: the order of the document.
        // Year, month, day and the calendar of a date are four stops of one field; so are the parts of a time.
        const places = stops
          .map(({ place }) => place)
          .filter((place, at, all) => place !== all[at - 1] || !stops[at]?.isDate);
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
      }
    });
  });
}
