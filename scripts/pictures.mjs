// `npm run pictures`: takes the landing page's pictures of the product from the built product itself.
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

const dataDir = mkdtempSync(join(tmpdir(), 'sumiwa-pictures-'));
const product = await runProduct({ dataDir });
const browser = await chromium.launch(await resolveChromium());
mkdirSync(folder, { recursive: true });
try {
  for (const theme of ['light', 'dark']) {
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
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  const file = join(folder, `${name}-${theme}.webp`);
  writeFileSync(file, Buffer.from(data, 'base64'));
  process.stdout.write(`${file}\n`);
  await context.close();
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
