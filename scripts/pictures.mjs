// `npm run pictures`: takes the pictures of the landing page and of home from the built product itself; with
// `-- figure` only those of the caretaker.
// They are kept in the repository, because a machine that builds need not have a browser.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { resolveChromium } from './browser.mjs';
import { runProduct } from './run-product.mjs';

const folder = 'public/pictures';
const viewport = { width: 1200, height: 800 };
const pages = {
  home: '/demo',
  caretaker: '/demo',
  meetings: '/demo/meetings',
  community: '/demo/community#floor-plan',
};
/** A day of each, on which the caretaker wears what belongs to it. */
const seasons = {
  spring: '2026-04-10T03:00:00Z',
  summer: '2026-07-10T03:00:00Z',
  autumn: '2026-10-10T03:00:00Z',
  winter: '2027-01-10T03:00:00Z',
};
/** A little wider than high, and the stage shows the face; the middle is kept. */
const figureSize = { width: 448, height: 384 };
const portrait = { x: 32, y: 0, width: 384, height: 384, scale: 1 };
/** In the figure's own time: after the greeting, with open eyes. */
const figureStandsMs = 4_200;

const dataDir = mkdtempSync(join(tmpdir(), 'sumiwa-pictures-'));
const product = await runProduct({ dataDir });
const { args, ...found } = await resolveChromium();
const browser = await chromium.launch({
  ...found,
  args: [...args, '--enable-unsafe-swiftshader'],
});
mkdirSync(folder, { recursive: true });
try {
  for (const [season, day] of Object.entries(seasons)) await takeFigure(season, day);
  for (const theme of process.argv[2] === 'figure' ? [] : ['light', 'dark']) {
    for (const [name, path] of Object.entries(pages)) await takePicture({ name, path, theme });
  }
} finally {
  await browser.close();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function takePicture({ name, path, theme }) {
  const context = await browser.newContext({
    viewport,
    colorScheme: theme,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${product.address}${path}`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  // The page moves to its anchor once its data is there.
  await page.waitForTimeout(500);
  if (name === 'caretaker') await askAQuestion(page);
  await save(page, `${name}-${theme}`);
  await context.close();
}

/** The caretaker alone, on nothing: what stands behind is the page's. */
async function takeFigure(season, day) {
  const context = await browser.newContext({
    viewport: figureSize,
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(day);
  await page.addInitScript(() => {
    let now = 0;
    window.latestMs = 1_000;
    Object.defineProperty(performance, 'now', { value: () => now });
    window.requestAnimationFrame = (draw) =>
      setTimeout(() => {
        now = Math.min(now + 16, window.latestMs);
        draw(now);
      });
    window.cancelAnimationFrame = clearTimeout;
  });
  await page.goto(`${product.address}/vrm-assistant`);
  await page.locator('[data-avatar=model][data-mood=idle]').waitFor();
  await page.addStyleTag({
    content: `* { background: transparent !important; visibility: hidden }
      [data-avatar] { position: fixed !important; inset: 0 !important }
      [data-avatar] canvas { visibility: visible }`,
  });
  await page.evaluate((ms) => Object.assign(window, { latestMs: ms }), figureStandsMs);
  await page.waitForTimeout(3_000);
  await save(page, `figure-${season}`, portrait);
  await context.close();
}

/** With a clip nothing stands behind it. */
async function save(page, name, clip) {
  const session = await page.context().newCDPSession(page);
  if (clip) {
    await session.send('Emulation.setDefaultBackgroundColorOverride', {
      color: { r: 0, g: 0, b: 0, a: 0 },
    });
  }
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 82,
    ...(clip && { clip }),
  });
  const file = join(folder, `${name}.webp`);
  writeFileSync(file, Buffer.from(data, 'base64'));
  process.stdout.write(`${file}\n`);
}

async function askAQuestion(page) {
  await page.getByRole('button', { name: 'AI管理人に質問する' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'ペットは何匹まで飼えますか？' })
    .click();
  await page.getByText('引用元：').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
}
