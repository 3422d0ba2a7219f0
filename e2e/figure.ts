import type { Page } from '@playwright/test';

/** A day on which the figure wears what it wears in autumn, whenever the test is run. */
const autumn = Date.UTC(2026, 9, 20, 1);

/** Runs in the page before everything else: time stands still for the figure until `tick` moves it. */
export async function holdFigureClock(page: Page): Promise<void> {
  await page.addInitScript((today) => {
    let now = 0;
    let number = 0;
    let waiting = new Map<number, FrameRequestCallback>();
    Object.defineProperty(performance, 'now', { value: () => now });
    window.requestAnimationFrame = (draw) => {
      number += 1;
      waiting.set(number, draw);
      return number;
    };
    window.cancelAnimationFrame = (id) => void waiting.delete(id);
    const Real = Date;
    const shift = today - Real.now();
    const Shifted = new Proxy(Real, {
      construct: (target, given) =>
        Reflect.construct(target, given.length > 0 ? given : [target.now() + shift]),
      get: (target, name) =>
        name === 'now' ? () => target.now() + shift : Reflect.get(target, name),
    });
    // A greeting lasts until the test has seen it, however long the figure was on its way.
    const later = window.setTimeout;
    const holding = (run: () => void, ms?: number) => {
      if (ms !== 2_600) return later(run, ms);
      Object.assign(window, { endGreeting: run });
      return 0;
    };
    Object.assign(window, {
      setTimeout: holding,
      Date: Shifted,
      tick: (ms: number) => {
        for (const end = now + ms; now + 16 <= end; ) {
          now += 16;
          const due = waiting;
          waiting = new Map();
          for (const draw of due.values()) draw(now);
        }
      },
    });
  }, autumn);
}

/** A voice that begins every sentence and never ends it, and a microphone that hears nothing. */
export async function haveVoices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Said extends EventTarget {
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const voice = { lang: 'ja-JP', localService: true, name: 'a voice' };
    const speechSynthesis = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      speak: (said: Said) => said.dispatchEvent(new Event('start')),
      cancel: () => undefined,
    });
    class Recognition extends EventTarget {
      start() {}
      stop() {
        this.dispatchEvent(new Event('end'));
      }
      abort() {}
    }
    for (const [name, value] of Object.entries({
      speechSynthesis,
      SpeechSynthesisUtterance: Said,
      SpeechRecognition: Recognition,
    })) {
      Object.defineProperty(window, name, { value, configurable: true });
    }
  });
}

export async function tick(page: Page, ms: number): Promise<void> {
  await page.evaluate((it) => (window as unknown as { tick: (ms: number) => void }).tick(it), ms);
  // What is drawn now is shown with the next picture of the screen.
  await page.waitForTimeout(150);
}

export async function endGreeting(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { endGreeting: () => void }).endGreeting());
}

export const figure = (page: Page) => page.locator('[data-avatar]');

/** How many pixels of a picture are nearly of this colour. */
export async function countPixels(
  page: Page,
  png: Buffer,
  colour: readonly [number, number, number],
): Promise<number> {
  return page.evaluate(
    async ({ base64, rgb }) => {
      const bytes = Uint8Array.from(atob(base64), (it) => it.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext('2d');
      context?.drawImage(picture, 0, 0);
      const { data } = context?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] };
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        if (rgb.every((it, n) => Math.abs(it - (data[at + n] ?? 0)) <= 20)) count += 1;
      }
      return count;
    },
    { base64: png.toString('base64'), rgb: [...colour] },
  );
}
