// The figure of /vrm-assistant in a real Chromium: how long until it is seen, how many pictures a second it draws while
// nobody moves the page, beside an empty scene of the same size, and what ten visits leave in memory.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { resolveChromium } from '../scripts/browser.mjs';
import { runProduct } from '../scripts/run-product.mjs';

const watchedMs = 5_000;
/** After the second visit everything is loaded that stays. */
const mostGrowth = 1.1;

export async function measureAvatar() {
  const folder = mkdtempSync(join(tmpdir(), 'sumiwa-bench-'));
  const product = await runProduct({ dataDir: join(folder, 'data') });
  const { args, ...found } = await resolveChromium();
  const browser = await chromium.launch({
    ...found,
    args: [...args, '--enable-unsafe-swiftshader'],
  });
  try {
    const tab = await openTab(browser);
    const firstPictureMs = await visit(tab, product.address);
    const size = await tab.locator('[data-avatar]').boundingBox();
    const figure = await drawnASecond(tab);
    const empty = await emptyScene(tab, size);
    await tab.context().close();
    return { firstPictureMs, figure, empty, memory: await measureVisits(browser, product.address) };
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openTab(browser) {
  const context = await browser.newContext({
    locale: 'ja-JP',
    viewport: { width: 1280, height: 900 },
  });
  const tab = await context.newPage();
  await tab.addInitScript(() => {
    window.drawn = 0;
    const drawing = WebGL2RenderingContext.prototype;
    const counted = {
      apply: (target, ...call) => {
        window.drawn += 1;
        return Reflect.apply(target, ...call);
      },
    };
    Object.defineProperty(drawing, 'clear', {
      value: new Proxy(Reflect.get(drawing, 'clear'), counted),
    });
  });
  return tab;
}

async function visit(tab, address) {
  const from = performance.now();
  await tab.goto(`${address}/vrm-assistant`);
  await tab.locator('[data-avatar=model]').waitFor();
  return performance.now() - from;
}

async function drawnASecond(tab) {
  const before = await tab.evaluate(() => window.drawn);
  await tab.waitForTimeout(watchedMs);
  const after = await tab.evaluate(() => window.drawn);
  return (after - before) / (watchedMs / 1_000);
}

/** What the same canvas could do with nothing on it, drawn as often as the screen asks. */
function emptyScene(tab, { width, height }) {
  return tab.evaluate(
    async ([w, h, ms]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      document.body.append(canvas);
      const gl = canvas.getContext('webgl2');
      const from = performance.now();
      let count = 0;
      while (performance.now() - from < ms) {
        await new Promise((next) => requestAnimationFrame(next));
        gl.clear(gl.COLOR_BUFFER_BIT);
        count += 1;
      }
      canvas.remove();
      return count / (ms / 1_000);
    },
    [Math.round(width), Math.round(height), watchedMs],
  );
}

/** The heap after the second and the tenth visit, each after everything unused was thrown away. */
async function measureVisits(browser, address) {
  const tab = await openTab(browser);
  const session = await tab.context().newCDPSession(tab);
  const sizes = [];
  await tab.goto(`${address}/demo`);
  for (let visits = 0; visits < 10; visits += 1) {
    await tab.getByRole('link', { name: 'VRMアシスタント' }).first().click();
    await tab.locator('[data-avatar=model]').waitFor();
    await tab.getByRole('link', { name: 'ホーム' }).first().click();
    await tab.locator('[data-avatar]').waitFor({ state: 'detached' });
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    sizes.push(usedSize / 2 ** 20);
  }
  await tab.context().close();
  const [secondMb, tenthMb] = [sizes[1], sizes[9]];
  return { secondMb, tenthMb, isKept: tenthMb <= secondMb * mostGrowth };
}
