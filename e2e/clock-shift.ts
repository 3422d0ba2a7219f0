import { pathToFileURL } from 'node:url';
import type { BrowserContext } from '@playwright/test';

/** So much later than the machine's clock these tests run themselves (`npm run e2e:later`). */
const testsShiftMs = Number(process.env['CLOCK_SHIFT_MS'] ?? 0);

/** What a product needs whose clock shall be so much later than the tests' own. */
export function shiftedClock(ms: number): { NODE_OPTIONS: string; CLOCK_SHIFT_MS: string } {
  return {
    NODE_OPTIONS: `--import=${pathToFileURL('e2e/shift-clock.mjs').href}`,
    CLOCK_SHIFT_MS: String(testsShiftMs + ms),
  };
}

/** A browser whose clock goes with such a product's. */
export async function shiftBrowser(context: BrowserContext, ms = 0): Promise<void> {
  if (testsShiftMs + ms === 0) return;
  await context.addInitScript((shiftMs) => {
    const Clock = Date;
    globalThis.Date = class extends Clock {
      constructor(...given: [] | [number]) {
        super(...(given.length === 0 ? ([Clock.now() + shiftMs] as const) : given));
      }

      static override now() {
        return Clock.now() + shiftMs;
      }
    } as DateConstructor;
  }, testsShiftMs + ms);
}
