import type { Page } from '@playwright/test';
import { screens } from './screens.ts';
import { calm, expect, findViolations, open, settle, test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

const wide = { width: 1280, height: 900 };
const narrow = { width: 360, height: 740 };

async function setDark(page: Page, isDark: boolean): Promise<void> {
  await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark);
  await calm(page);
}

async function setEasy(page: Page, isEasy: boolean): Promise<void> {
  await page.evaluate((easy) => {
    if (easy) localStorage.setItem('view', 'easy');
    else localStorage.removeItem('view');
  }, isEasy);
  await page.reload();
  await settle(page);
  await calm(page);
}

/** What sticks out at the right, so that the whole page would have to be scrolled sideways. */
async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const scrollsItself = (it: Element | null): boolean =>
      it !== null &&
      it !== document.body &&
      (getComputedStyle(it).overflowX !== 'visible' || scrollsItself(it.parentElement));
    const culprits = [...document.querySelectorAll('body *')]
      .filter((it) => it.getBoundingClientRect().right > clientWidth + 1)
      .filter((it) => !scrollsItself(it.parentElement))
      .map(
        (it) => `${it.tagName} ${it.getAttribute('class')} ${it.textContent?.trim().slice(0, 30)}`,
      );
    return [`${scrollWidth} px in ${clientWidth} px`, ...culprits.slice(0, 5)];
  });
}

/** Words below 16 px, measured as they are drawn: those of a picture shrink with it. */
async function findSmallText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (it: Element) => {
      const { width, height } = it.getBoundingClientRect();
      return it.checkVisibility() && width > 1 && height > 1 && !it.closest('[aria-hidden="true"]');
    };
    const hasWords = (it: Element) =>
      [...it.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const sizeOf = (it: Element) => {
      const scale = it instanceof SVGGraphicsElement ? Math.abs(it.getScreenCTM()?.d ?? 1) : 1;
      return Number.parseFloat(getComputedStyle(it).fontSize) * scale;
    };
    return [...document.querySelectorAll('body *')]
      .filter((it) => hasWords(it) && isShown(it) && sizeOf(it) < 15.99)
      .map((it) => `${sizeOf(it)}px: ${it.textContent?.trim().slice(0, 40)}`);
  });
}

for (const { name, path, status } of screens) {
  test.describe(name, () => {
    test.use({ allowedErrors: status === 404 ? /status of 404/ : /^$/ });

    for (const [width, viewport] of Object.entries({ '1280 px': wide, '360 px': narrow })) {
      test(`at ${width}: no violation in light or dark, nothing sticks out, nothing is small`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await open(page, await path(page));
        expect(await findViolations(page)).toEqual([]);
        expect(await findOverflow(page)).toEqual([]);
        expect(await findSmallText(page)).toEqual([]);
        await setDark(page, true);
        expect(await findViolations(page)).toEqual([]);
      });
    }

    test('in かんたん表示 and at 200 % nothing sticks out or is covered', async ({ page }) => {
      await open(page, await path(page));
      await setEasy(page, true);
      for (const width of [360, 640, 768, 1024]) await expectToFit(page, width);
      await setEasy(page, false);
      // A window of 1280 px zoomed to 200 % has 640 px of its own.
      await expectToFit(page, 640);
      // The letters alone at 200 %: the size set in the browser, which media queries in rem follow.
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      for (const width of [640, 1280]) await expectToFit(page, width);
      const rootSize = () => getComputedStyle(document.documentElement).fontSize;
      expect(await page.evaluate(rootSize)).toBe('32px');
    });
  });
}

async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 450 });
  await calm(page);
  expect(await findOverflow(page)).toEqual([]);
  expect(await findCoveredHeading(page)).toBe('');
}

/** A frame that grew over its page: the heading must be readable where the page is opened. */
async function findCoveredHeading(page: Page): Promise<string> {
  return page.evaluate(() => {
    window.scrollTo(0, 0);
    const heading = document.querySelector('h1');
    heading?.scrollIntoView({ block: 'center' });
    const box = heading?.getBoundingClientRect();
    if (!box) return 'no heading';
    const top = document.elementFromPoint(box.left + 4, box.top + box.height / 2);
    return top && (heading?.contains(top) || top.contains(heading))
      ? ''
      : `covered by ${top?.outerHTML.slice(0, 80)}`;
  });
}

test.describe('what opens is as good as the page', () => {
  for (const isDark of [false, true]) {
    const theme = isDark ? 'dark' : 'light';

    test(`the menu of a narrow screen, ${theme}`, async ({ page }) => {
      await page.setViewportSize(narrow);
      await open(page, '/demo/documents');
      await setDark(page, isDark);
      await page.getByRole('button', { name: 'メニュー', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      expect(await findSmallText(page)).toEqual([]);
    });

    test(`the sidebar as icons, ${theme}`, async ({ page }) => {
      await open(page, '/demo');
      await setDark(page, isDark);
      await page.keyboard.press('Control+b');
      expect(await findViolations(page)).toEqual([]);
    });

    test(`a dialog with its fault and a message, ${theme}`, async ({ page }) => {
      await page.setViewportSize(narrow);
      await open(page, '/demo');
      await setDark(page, isDark);
      await page.getByRole('button', { name: '追加', exact: true }).click();
      await page.getByRole('button', { name: '追加する' }).click();
      await expect(page.getByText('やることを入力してください。')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
      await page.getByRole('textbox', { name: 'やること' }).fill('届出を出す');
      await page.getByRole('button', { name: '追加する' }).click();
      await expect(page.getByText('やることを追加しました').first()).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });

    test(`the form with its fault, ${theme}`, async ({ page }) => {
      await open(page, '/#contact');
      await setDark(page, isDark);
      await page.getByRole('button', { name: '送信する' }).click();
      await expect(page.getByText('組合名を入力してください。').first()).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });

    test(`everything unfolded, ${theme}`, async ({ page }) => {
      for (const path of ['/demo', '/demo/meetings', '/demo/community', '/demo/management']) {
        await open(page, path);
        await setDark(page, isDark);
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true;
        });
        expect(await findViolations(page)).toEqual([]);
        expect(await findSmallText(page)).toEqual([]);
      }
    });
  }
});

test('a search that finds nothing, and old versions, have no violation either', async ({
  page,
}) => {
  for (const search of ['?q=ありえない言葉', '?q=ペット&versions=all', '?category=notice']) {
    await open(page, `/demo/documents${search}`);
    await settle(page);
    expect(await findViolations(page)).toEqual([]);
  }
});

test('every screen names itself in the window and has one main heading, landmarks and a language', async ({
  page,
}) => {
  const titles = new Set<string>();
  for (const { path, status } of screens) {
    if (status === 404) continue;
    await open(page, await path(page));
    titles.add(await page.title());
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  }
  expect(titles.size).toBe(screens.length - 1);
});
