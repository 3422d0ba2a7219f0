// How long the page of the repair plan works on one move of a slider: from the input until style and layout are
// settled and the next frame's callbacks are done, in a real Chromium, without throttling and four times slower.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { resolveChromium } from '../scripts/browser.mjs';
import { runProduct } from '../scripts/run-product.mjs';
import { percentile } from './load.mjs';

const moves = 120;
const page = '/demo/repair-fund-simulation';
const cases = [
  { name: 'no throttling', slowdown: 1, limitMs: 16 },
  { name: 'four times slower', slowdown: 4, limitMs: 50 },
];

/** One row for each case: p50 and p95 of the page's work for a move. */
export async function measureSlider() {
  const folder = mkdtempSync(join(tmpdir(), 'sumiwa-bench-'));
  const product = await runProduct({ dataDir: join(folder, 'data') });
  const browser = await chromium.launch(await resolveChromium());
  try {
    const rows = [];
    for (const { slowdown, ...some } of cases) {
      const worksMs = await measureMoves(browser, `${product.address}${page}`, slowdown);
      rows.push({ ...some, p50Ms: percentile(worksMs, 0.5), p95Ms: percentile(worksMs, 0.95) });
    }
    return rows;
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureMoves(browser, address, slowdown) {
  const context = await browser.newContext({
    locale: 'ja-JP',
    viewport: { width: 1280, height: 900 },
  });
  const tab = await context.newPage();
  await tab.goto(address);
  const slider = tab.getByRole('slider', { name: '積立金の額' });
  await slider.waitFor();
  await tab.waitForLoadState('networkidle');
  const session = await context.newCDPSession(tab);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const worksMs = await slider.evaluate(moveAndMeasure, moves);
  await context.close();
  // The first moves compile what all the others use.
  return worksMs.slice(20).toSorted((a, b) => a - b);
}

/** Runs in the page. */
async function moveAndMeasure(input, count) {
  // React notices a value only when it is set as the browser itself sets it.
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const works = [];
  for (let move = 0; move < count; move += 1) {
    await new Promise((idle) => {
      setTimeout(() => requestAnimationFrame(idle), 60);
    });
    const value = 100 + 5 * (move % 60);
    const start = performance.now();
    native.set.call(input, String(value));
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
    // What React still holds back comes with the next task; then the browser lays out the page.
    await new Promise((handled) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', handled, { once: true });
      port1.start();
      port2.postMessage(null);
    });
    document.body.getBoundingClientRect();
    works.push(performance.now() - start);
  }
  return works;
}
