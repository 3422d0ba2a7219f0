import type { Locator, Page } from '@playwright/test';
import { readStop } from './focus.ts';
import { expect } from './test.ts';

/** How a page is worked. */
export type Hands = {
  /** A button, a link, a tick. */
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  /** A whole table at once, as from a spreadsheet. */
  paste(target: Locator, text: string): Promise<void>;
  /** From a list that opens. */
  choose(target: Locator, label: string): Promise<void>;
  /** One of a few, all in sight. */
  mark(target: Locator): Promise<void>;
  /** かんたん表示 shows the heading of a section alone until it is pressed. */
  unfold(heading: string): Promise<void>;
};

/** By the keyboard alone on a wide screen; by finger, and in かんたん表示, on a phone. */
export async function handsAt(page: Page, width: number): Promise<Hands> {
  await page.setViewportSize({ width, height: 800 });
  if (width >= 1280) return keyboardOf(page);
  await page.addInitScript(() => localStorage.setItem('view', 'easy'));
  return {
    ...pointer,
    unfold: (heading) => page.getByRole('main').getByRole('button', { name: heading }).click(),
  };
}

/** By mouse or finger, in the usual view. */
export const pointer: Hands = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  paste: (target, text) => target.fill(text),
  choose: async (target, label) => {
    await target.selectOption({ label });
  },
  mark: (target) => target.click({ force: true }),
  unfold: async () => undefined,
};

function keyboardOf(page: Page): Hands {
  return {
    press: async (target) => {
      await reach(page, target);
      await page.keyboard.press((await isTick(target)) ? 'Space' : 'Enter');
    },
    write: async (target, text) => {
      await reach(page, target);
      if ((await target.getAttribute('type')) === 'date') return typeDay(page, target, text);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    },
    paste: async (target, text) => {
      await reach(page, target);
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(text);
    },
    choose: async (target, label) => {
      await reach(page, target);
      await page.keyboard.press('Home');
      for (let pressed = 0; pressed < mostKeys; pressed++) {
        if ((await target.evaluate(chosenLabel)) === label) return;
        await page.keyboard.press('ArrowDown');
      }
      throw new Error(`the keys never come to ${label}`);
    },
    mark: async (target) => {
      await reach(page, target);
      await page.keyboard.press('Space');
      await expect(target).toBeChecked();
    },
    unfold: async () => undefined,
  };
}

function isTick(target: Locator): Promise<boolean> {
  return target.evaluate((it) => it.matches('input[type="checkbox"]'));
}

function chosenLabel(element: Element): string | undefined {
  return element instanceof HTMLSelectElement ? element.selectedOptions[0]?.label : undefined;
}

/** More than any page has stops before its first question. */
const mostKeys = 80;

/** Goes there with Tab, back with Shift+Tab, among radio buttons with the arrows, and finds the focus there. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  await expect.poll(() => isFocusLost(page), { message: 'the focus is lost' }).toBe(false);
  for (let pressed = 0; pressed < mostKeys; pressed++) {
    const key = await target.evaluate(keyTowards);
    if (key === 'none') {
      expect((await readStop(page))?.fault).toBe('');
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`the keys never come to ${target.toString()}`);
}

/** Before anything was pressed on a page, the focus is nowhere. */
function isFocusLost(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const isLost = 'isWalked' in window && document.activeElement === document.body;
    Object.assign(window, { isWalked: true });
    return isLost;
  });
}

function keyTowards(target: Element): string {
  const here = document.activeElement;
  if (!here || here === target) return 'none';
  const isBehind = Boolean(
    here.compareDocumentPosition(target) &
      (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY),
  );
  const names = [here, target].map((it) =>
    it.matches('[type="radio"]') ? it.getAttribute('name') : '',
  );
  if (names[0] && names[0] === names[1]) return isBehind ? 'ArrowDown' : 'ArrowUp';
  return isBehind ? 'Tab' : 'Shift+Tab';
}

/** The browser asks for the parts of a day in the order of its own language. */
async function typeDay(page: Page, target: Locator, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  for (const parts of [
    [month, date, year],
    [year, month, date],
    [date, month, year],
  ]) {
    for (const _ of parts) await page.keyboard.press('ArrowLeft');
    for (const part of parts) {
      await page.keyboard.type(part);
      // Two digits go on by themselves, four do not.
      if (part === year) await page.keyboard.press('ArrowRight');
    }
    if ((await target.inputValue()) === day) return;
  }
  throw new Error(`the keys do not write ${day}`);
}
