import type { Page } from '@playwright/test';
import { drawPdf, readPdf } from '#server/testing/draw-pdf.ts';
import { documentAddress, screens } from './screens.ts';
import { expect, open, test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

const association = 'みどり坂レジデンス管理組合';
const day = /\d{4}年\d{1,2}月\d{1,2}日/;
const notYet = 'まだ読み込みの途中です';
const controls =
  /かんたん表示|メニュー|AI管理人に聞く|印刷する|追加する|すべて表示（|カレンダーに追加|このページの内容|並べ替え/;

/** The text of each sheet that the browser would print. */
async function sheets(page: Page): Promise<string[]> {
  const pages = await readPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  return pages.map(({ text }) => text.replaceAll(/[\s\0]/g, ''));
}

async function headings(page: Page): Promise<string[]> {
  return page
    .locator('main :is(h2, h3)')
    .evaluateAll((all) => all.map((it) => (it.textContent ?? '').replaceAll(/\s/g, '')));
}

/** The page of rights tells of asking and printing in words. */
const barsOnly = /メニュー|すべて表示（|このページの内容|並べ替え/;

const printed = screens.filter(({ name, status }) => name !== '/' && status === 200);

for (const { name, path } of printed) {
  test(`${name}: a sheet says whose it is and of which day, without controls or lonely headings`, async ({
    page,
  }) => {
    await open(page, await path(page));
    const all = await sheets(page);
    expect(all[0]?.slice(0, 400)).toMatch(new RegExp(`${association}|組合|規約|細則|解説|スミワ`));
    expect(all.join('')).toMatch(day);
    expect(all.join('')).not.toMatch(name === '/demo/rights' ? barsOnly : controls);
    const names = (await headings(page)).filter((it) => it.length > 3);
    for (const [index, text] of all.entries()) {
      const number = `${index + 1}／${all.length}`;
      expect(text.startsWith(number) || text.endsWith(number)).toBe(true);
      const words = text.replace(number, '');
      // The head alone is no sheet, and neither is a line or two before the last one.
      const least = index === all.length - 1 ? 1 : 60;
      expect(words.length, `sheet ${index + 1} is empty`).toBeGreaterThanOrEqual(least);
      expect(names.filter((it) => words.endsWith(it))).toEqual([]);
    }
  });
}

test('home: everything the board has to do, on at most three sheets', async ({ page }) => {
  await open(page, '/demo');
  const more = page.getByRole('button', { name: /^すべて表示（残り/ });
  await expect(more).toBeVisible();
  await expect(page.getByRole('region', { name: '次のお支払い' })).toBeVisible();
  await page.waitForFunction(() => document.fonts.check('1em "Noto Sans JP Variable"', '募尋森'));
  const all = await sheets(page);
  expect(all.length).toBeLessThanOrEqual(3);
  await more.click();
  const titles = await page
    .locator('#board-tasks li p.font-bold')
    .evaluateAll((them) => them.map((it) => (it.textContent ?? '').replaceAll(/\s/g, '')));
  expect(titles.length).toBeGreaterThan(4);
  for (const title of titles) expect(all.join('')).toContain(title);
});

test('the bars of the money are on paper, in light and dark', async ({ page }) => {
  for (const isDark of [false, true]) {
    await open(page, '/demo');
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark);
    const pages = await drawPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    const money = pages.find(({ text }) => text.includes('年度末の繰越金の移り変わり'));
    const green = countOf(money?.pixels ?? new Uint8ClampedArray(), [14, 95, 88]);
    expect(green).toBeGreaterThan(1000);
  }
});

function countOf(pixels: Uint8ClampedArray, [red, green, blue]: [number, number, number]): number {
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at] === red && pixels[at + 1] === green && pixels[at + 2] === blue) count += 1;
  }
  return count;
}

test('a long table has its head on every sheet', async ({ page }) => {
  await open(page, '/demo/management?floor=all');
  const all = await sheets(page);
  const withRows = all.filter(
    (text) => (text.match(/号室.{2,24}(所有者居住|賃貸|空室)/g) ?? []).length > 2,
  );
  expect(withRows.length).toBeGreaterThan(1);
  for (const text of withRows) expect(text).toContain('住戸所有者居住者使い方専有面積');
});

test('what is folded in かんたん表示 is on paper', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('view', 'easy'));
  await open(page, '/demo/community');
  await page.waitForFunction(() => document.fonts.check('1em "Noto Sans JP Variable"', '鉄筋袋缶'));
  const text = (await sheets(page)).join('');
  for (const words of ['0120-000-365', '燃やすごみ', '鉄筋コンクリート造', 'エレベーター']) {
    expect(text).toContain(words);
  }
  await open(page, '/demo');
  await page.waitForFunction(() =>
    document.fonts.check('1em "Noto Sans JP Variable"', '健康度会計'),
  );
  const home = (await sheets(page)).join('');
  for (const words of ['次の理事会', '理事会のやること', '管理費会計', '修繕の健康度']) {
    expect(home).toContain(words);
  }
  expect(home).not.toContain('ふつうの表示に戻す');
});

test('the repair plan is complete the moment it is on the screen', async ({ page }) => {
  for (const view of ['', '?view=works']) {
    await page.goto(`/demo/repair-fund-simulation${view}`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: '長期修繕計画' }).waitFor();
    const text = (await sheets(page)).join('');
    expect(text).toContain('長期修繕計画の見通し');
    expect(text).toContain('これからの工事');
    expect(text).toContain(association);
  }
});

test('the three plans print their comparison, not the plan in force', async ({ page }) => {
  await open(page, '/demo/repair-fund-simulation?view=fees');
  await page.getByRole('button', { name: '3つの案を印刷' }).waitFor();
  const all = await sheets(page);
  const text = all.join('');
  expect(all[0]).toContain(association);
  for (const words of [
    '修繕積立金の3つの案',
    '総会で未決議の案',
    'いちばん少ない残高',
    '国の目安',
  ]) {
    expect(all[0]).toContain(words);
  }
  expect(text).toContain('案を作った条件');
  expect(text).not.toContain('長期修繕計画の見通し');
  expect(text).not.toContain('この案を試す');
  expect(all.length).toBeLessThanOrEqual(5);
});

test.describe('before the data are there', () => {
  test('a sheet says that it is too early, and then is complete', async ({ page }) => {
    for (const path of [
      '/demo',
      '/demo/repair-fund-simulation',
      await documentAddress(page, 'rule-pets'),
    ]) {
      let go = () => {};
      const waiting = new Promise<void>((resolve) => {
        go = resolve;
      });
      await page.route('**/api/associations/own/**', async (route) => {
        await waiting;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByText('読み込んでいます').first().waitFor({ state: 'attached' });
      expect(await wordsOnPaper(page)).toContain(notYet);
      go();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await wordsOnPaper(page)).not.toContain(notYet);
      await page.unroute('**/api/associations/own/**');
    }
  });

  test('and so it does before the application has started', async ({ page }) => {
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/demo', { waitUntil: 'commit' });
    await page.locator('#root p').waitFor({ state: 'attached' });
    expect(await wordsOnPaper(page)).toContain(notYet);
  });
});

/** What would be drawn, also while the machine has no letters for it yet. */
async function wordsOnPaper(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  const words = await page.evaluate(() => document.body.innerText);
  await page.emulateMedia({ media: null });
  return words;
}

test('the button of the plan prints at once, without a sheet that is not ready', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      Object.assign(window, { paper: document.querySelector('[data-paper]')?.textContent });
    };
  });
  await page.goto('/demo/repair-fund-simulation', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '印刷' }).click();
  const paper = await page.evaluate(() => (window as unknown as { paper: string }).paper);
  expect(paper).toContain('長期修繕計画の見通し');
});
