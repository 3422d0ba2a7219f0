import type { Page } from '@playwright/test';

/** What sticks out at the right, so that the whole page would have to be scrolled sideways. */
export async function findOverflow(page: Page): Promise<string[]> {
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
export async function findSmallText(page: Page): Promise<string[]> {
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

/** A frame that grew over its page: the heading must be readable where the page is opened. */
export async function findCoveredHeading(page: Page): Promise<string> {
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
