import type { Locator } from '@playwright/test';
import { bar, caretaker } from './round-button.ts';
import { documentAddress } from './screens.ts';
import { calm, expect, findViolations, open, settle, test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

const phone = { width: 360, height: 740 };
/** Above the bar, and with room for the address line of the browser. */
const firstSight = 640;

async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the screen');
  return box.y + box.height;
}

test.describe('a resident with a phone', () => {
  test.use({ viewport: phone });

  test('sees the garbage and whom to call without scrolling, and what will stop next', async ({
    page,
  }) => {
    await open(page, '/demo');
    const main = page.getByRole('main');
    const garbage = main.getByRole('heading', { name: '次のごみの日' });
    expect(await bottomOf(main.getByRole('link', { name: '出し方と収集日の一覧' }))).toBeLessThan(
      firstSight,
    );
    expect(
      await bottomOf(main.getByRole('link', { name: /^消防・救急に電話する 119/ })),
    ).toBeLessThan(firstSight);
    expect(await bottomOf(main.getByRole('link', { name: /0120-000-365$/ }))).toBeLessThan(
      firstSight,
    );
    const outages = main.getByRole('heading', { name: '断水・停止のお知らせ' });
    const meeting = main.getByRole('heading', { name: '次の理事会' });
    expect(await bottomOf(garbage)).toBeLessThan(await bottomOf(outages));
    expect(await bottomOf(outages)).toBeLessThan(await bottomOf(meeting));
  });

  test('has them in the bar, one press from every page', async ({ page }) => {
    await open(page, '/demo/management');
    await expect(bar(page).getByRole('listitem')).toHaveText([
      'ホーム',
      'ごみ',
      '緊急',
      'お知らせ',
      'メニュー',
    ]);
    for (const [name, heading] of [
      ['緊急', '緊急の電話・連絡先'],
      ['ごみ', 'ごみの収集日'],
    ] as const) {
      await bar(page).getByRole('link', { name }).click();
      await settle(page);
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
      await expect(bar(page).locator('[aria-current="page"]')).toHaveText(name);
    }
    await bar(page).getByRole('link', { name: 'お知らせ' }).click();
    await expect(page).toHaveURL('/demo/notices');
    await expect(page.getByRole('link', { name: /断水/ }).first()).toBeVisible();
  });
});

test('the board has the five places of the specification in the bar', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.request.put('/api/demo/role', { data: { role: 'board' } });
  await open(page, '/demo');
  await expect(bar(page).getByRole('listitem')).toHaveText([
    'ホーム',
    '文書',
    '会議',
    '修繕計画',
    'メニュー',
  ]);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(
    '次の理事会',
  );
});

test.describe('かんたん表示 on a phone', () => {
  test.use({ viewport: phone });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('view', 'easy'));
  });

  test('shows four large choices at once, and the rest folded on two screens', async ({ page }) => {
    await open(page, '/demo');
    const choices = page.getByRole('list', { name: 'よく使うもの' }).getByRole('listitem');
    await expect(choices).toHaveCount(4);
    const barTop = (await bar(page).boundingBox())?.y ?? 0;
    for (const choice of await choices.all()) {
      expect(await bottomOf(choice)).toBeLessThanOrEqual(barTop);
      expect((await choice.boundingBox())?.width).toBeGreaterThan(140);
    }
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(2 * phone.height);
    expect(await findViolations(page)).toEqual([]);
  });

  test('reaches the emergency numbers in one press without scrolling, from every page', async ({
    page,
  }) => {
    for (const path of ['/demo', '/demo/documents', '/demo/community', '/demo/management']) {
      await open(page, path);
      await bar(page).getByRole('link', { name: '緊急' }).click();
      await expect(page).toHaveURL('/demo/community#contacts');
      const first = page.getByRole('link', { name: /^消防・救急に電話する 119/ });
      await expect(first).toBeInViewport({ ratio: 1 });
      expect(await bottomOf(first)).toBeLessThan((await bar(page).boundingBox())?.y ?? 0);
    }
    expect(await findViolations(page)).toEqual([]);
  });

  test('keeps pages short, and opens one thing at a time at the top', async ({ page }) => {
    for (const path of ['/demo/community', '/demo/meetings', '/demo/management']) {
      await open(page, path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, path).toBeLessThan(2.5 * phone.height);
    }
    await open(page, '/demo/community');
    const folds = page.locator('main h2 button');
    await page.getByRole('button', { name: 'ごみの収集日' }).click();
    await page.getByRole('button', { name: '設備と点検' }).click();
    await expect(folds.and(page.locator('[aria-expanded="true"]'))).toHaveText(['設備と点検']);
    await expect
      .poll(async () => (await page.getByRole('button', { name: '設備と点検' }).boundingBox())?.y)
      .toBeLessThan(150);
  });

  test('asks the caretaker by the fourth choice', async ({ page }) => {
    await open(page, '/demo');
    await page.getByRole('button', { name: /^質問する/ }).click();
    await expect(page.getByRole('dialog', { name: 'AI管理人' })).toBeVisible();
  });

  test('is switched off at once, and stays off', async ({ page, context }) => {
    const other = await context.newPage();
    await other.setViewportSize(phone);
    await open(other, '/demo/community');
    const toggle = other.getByRole('button', { name: 'かんたん表示' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await toggle.click();
    await expect(other.locator('main h2 button')).not.toHaveCount(0);
    await expect(toggle).toContainText('かんたん表示');
    await toggle.click();
    await expect(other.locator('main h2 button')).toHaveCount(0);
    await open(other, '/demo');
    await expect(other.getByRole('list', { name: 'よく使うもの' })).toHaveCount(0);
    await open(page, '/demo');
    await page.getByRole('button', { name: 'ふつうの表示に戻す' }).click();
    await expect(page.getByRole('heading', { name: 'いま確認すること' })).toBeVisible();
  });
});

test('the round button is in the bar on a phone and opens the panel there', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/demo');
  const button = await caretaker(page).boundingBox();
  const places = await bar(page).boundingBox();
  expect(button && places && button.y >= places.y - 1).toBe(true);
  expect(button && button.x + button.width).toBeLessThanOrEqual(phone.width);
  expect(button?.height).toBeGreaterThanOrEqual(44);
  await caretaker(page).click();
  await expect(page.getByRole('dialog', { name: 'AI管理人' })).toBeVisible();
  await page.getByRole('button', { name: 'AI管理人を閉じる' }).click();
  await expect(caretaker(page)).toBeFocused();
});

test('what an address names stands out within the edges of a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  const rules = await documentAddress(page, 'rule-pets');
  for (const address of [
    '/demo#reserve-fund',
    '/demo/community#garbage',
    `${rules}#article-3`,
    '/document/law-kubun-31#law-kubun-31',
  ]) {
    await open(page, address);
    const marked = page.locator('[data-arrival]').first();
    if (address.includes('law') && (await marked.count()) === 0) continue;
    const edges = await marked.evaluate((it) => {
      const { left, right } = it.getBoundingClientRect();
      const shadows = getComputedStyle(it).boxShadow.split(/,(?![^(]*\))/);
      const reach = shadows.map((shadow) => {
        const [x = 0, , , spread = 0] = [...shadow.matchAll(/(-?[\d.]+)px/g)].map(([, px]) =>
          Number(px),
        );
        return { left: left + x - spread, right: right + x + spread };
      });
      return {
        left: Math.min(left, ...reach.map((edge) => edge.left)),
        right: Math.max(right, ...reach.map((edge) => edge.right)),
      };
    });
    expect(edges.left, address).toBeGreaterThanOrEqual(3);
    expect(edges.right, address).toBeLessThanOrEqual(phone.width - 3);
  }
});

test('the ring of the focus is whole in the sidebar of icons', async ({ page }) => {
  await open(page, '/demo');
  await page.keyboard.press('Control+b');
  await calm(page);
  const sidebar = page.getByRole('complementary', { name: 'サイドバー' });
  for (const stop of await sidebar.locator('a, button').all()) {
    await stop.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const overhang = await stop.evaluate((it) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(it);
      const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const frame = it.closest('nav, aside')?.getBoundingClientRect();
      const { left, right } = it.getBoundingClientRect();
      return frame ? Math.max(frame.left - (left - reach), right + reach - frame.right) : 99;
    });
    expect(overhang).toBeLessThanOrEqual(0);
  }
});

test.describe('an unknown address', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('says so in Japanese and leads back before the English lines', async ({ page }) => {
    await open(page, '/demo/nowhere');
    const main = page.getByRole('main');
    const tops = await Promise.all(
      [
        main.getByRole('heading', { level: 1, name: 'ページが見つかりません' }),
        main.getByText('アドレスが変わったか'),
        main.getByRole('link', { name: 'ホームへ戻る' }),
        main.getByText('404 Page Not Found'),
        main.getByText('Did you forget to add the page to the router?'),
      ].map(async (it) => (await it.boundingBox())?.y ?? 0),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });
});
