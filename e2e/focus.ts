import type { Page } from '@playwright/test';
import { calm } from './test.ts';

export type Stop = {
  readonly name: string;
  /** Its place among all elements of the page. */
  readonly place: number;
  /** Whether it is a part of a date. */
  readonly isDate: boolean;
  /** Why a person who looks for the focus would not find it; empty when it is fine. */
  readonly fault: string;
};

/** What has the focus, and whether a person can see that it has; a mark may take its time to appear. */
export async function readStop(page: Page): Promise<Stop | undefined> {
  const stop = await readStopNow(page);
  if (!stop?.fault) return stop;
  await calm(page);
  return readStopNow(page);
}

async function readStopNow(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const it = document.activeElement;
    if (!it || it === document.body) return undefined;
    const label = it.getAttribute('aria-label') ?? it.textContent?.trim() ?? '';
    const faults = faultsOf(it);
    return {
      name: label.slice(0, 40),
      place: [...document.querySelectorAll('*')].indexOf(it),
      isDate: it.matches('input[type="date"], input[type="month"], input[type="time"]'),
      fault: faults.length > 0 ? `${it.tagName} ${label.slice(0, 40)} ${faults.join(', ')}` : '',
    };

    function faultsOf(focused: Element): string[] {
      // The chart is chosen in by a control that nobody sees; the chart itself shows the focus.
      const element = focused.closest('[data-focus-frame]') ?? focused;
      const box = element.getBoundingClientRect();
      const tests = [
        { passed: Math.min(box.width, box.height) >= 2, word: 'has no size' },
        { passed: isInView(box), word: 'is out of sight' },
        { passed: !isInView(box) || isReached(element, box), word: 'is covered' },
        { passed: isMarked(element), word: 'shows no focus' },
      ];
      return tests.filter(({ passed }) => !passed).map(({ word }) => word);
    }
    function isInView({ top, bottom, left, right }: DOMRect): boolean {
      return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    }
    function isReached(element: Element, { top, bottom, left, right }: DOMRect): boolean {
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 3, top + 3],
        [right - 3, bottom - 3],
      ] as const;
      return points.some(([x, y]) => {
        const found = document.elementFromPoint(x, y);
        return found !== null && (element.contains(found) || found.contains(element));
      });
    }
    function isMarked(element: Element): boolean {
      // A dwelling of the picture draws its own frame.
      if (element.matches('[role="gridcell"]')) return true;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    }
  });
}
