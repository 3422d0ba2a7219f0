import type { Page } from '@playwright/test';

export const bar = (page: Page) => page.getByRole('navigation', { name: '画面下のメニュー' });
export const caretaker = (page: Page) => page.getByRole('button', { name: 'AI管理人に質問する' });

/** Words that lie under the round button as the page is scrolled now, or above and below it as well. */
async function findCovered(page: Page, where: 'now' | 'above and below'): Promise<string[]> {
  return page.evaluate((asked) => {
    const button = document.querySelector('[aria-label="AI管理人に質問する"]');
    const round = button?.getBoundingClientRect();
    if (!button || !round) return ['no button'];
    // A table that scrolls in itself ends at its frame.
    const endOf = (it: Element | null): number =>
      it === null
        ? Number.POSITIVE_INFINITY
        : Math.min(
            getComputedStyle(it).overflowX === 'visible'
              ? Number.POSITIVE_INFINITY
              : it.getBoundingClientRect().right,
            endOf(it.parentElement),
          );
    const isUnder = (line: DOMRect, end: number) => {
      const width = Math.min(line.right, end, round.right) - Math.max(line.left, round.left);
      const height = Math.min(line.bottom, round.bottom) - Math.max(line.top, round.top);
      const isBeside = asked === 'now' && height <= 0;
      return line.width > 1 && line.height > 1 && width > 0 && !isBeside;
    };
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const isCovered = (node: Node): boolean => {
      // Words that are only read out stand in a box of one pixel.
      if ((node.parentElement?.getBoundingClientRect().width ?? 0) <= 1) return false;
      const range = document.createRange();
      range.selectNodeContents(node);
      const under = [...range.getClientRects()].filter((line) => isUnder(line, round.right));
      if (under.length === 0) return false;
      const end = endOf(node.parentElement);
      return under.some((line) => isUnder(line, end));
    };
    const covered: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim();
      if (words && isCovered(node)) covered.push(words);
    }
    return covered;
  }, where);
}

/** The same wherever the page is scrolled to; on a narrow screen the button must not stand out of the bar. */
export async function findWordsUnderButton(page: Page): Promise<string[]> {
  const barBox = (await bar(page).isVisible()) ? await bar(page).boundingBox() : null;
  if (barBox) {
    const top = (await caretaker(page).boundingBox())?.y ?? 0;
    return top >= barBox.y - 1 ? [] : [`the button stands above the bar: ${top}`];
  }
  // Nearly every page leaves the button a margin of its own: then there is nothing to look for step by step.
  if ((await findCovered(page, 'above and below')).length === 0) return [];
  const covered: string[] = [];
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 350) {
    await page.evaluate((y) => scrollTo(0, y), top);
    covered.push(...(await findCovered(page, 'now')));
  }
  return [...new Set(covered)].slice(0, 5);
}
