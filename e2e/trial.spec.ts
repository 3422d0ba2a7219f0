import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { addressOf, begin, prove, rosterOf } from './begin.ts';
import { findOverflow } from './layout.ts';
import { type RunningProduct, runProduct } from './run-product.ts';
import { expect, findColourViolations, findViolations, setDark, settle, test } from './test.ts';

/** A trial runs for weeks: the product is stopped and goes on so many days later. */
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const port = '3318';
const site = `http://127.0.0.1:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'sumiwa-trial-'));
const dayMs = 86_400_000;
let product: RunningProduct;

async function startAfter(days: number): Promise<void> {
  product = await runProduct({
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      APP_URL: site,
      SMTP_URL: 'smtp://127.0.0.1:3302',
      TRUSTED_PROXIES: '1',
      NODE_OPTIONS: `--import=${pathToFileURL('e2e/shift-clock.mjs').href}`,
      CLOCK_SHIFT_MS: String(days * dayMs),
    },
  });
}

test.beforeAll(() => startAfter(0));
test.afterAll(async () => {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test.use({
  baseURL: site,
  // An empty association has no plan and no books, one write is refused, and an open page sees the product pause.
  allowedErrors:
    /40[134] \(|ERR_CONNECTION_REFUSED|この年度の帳簿はありません|計画は、まだ登録されていません/,
});

type Board = { readonly address: string; readonly home: string; readonly used: string[] };

/** Some days later, signed in anew. */
async function onDay(page: Page, days: number, { address, home, used }: Board): Promise<void> {
  await product.stop();
  await startAfter(days);
  await page.context().clearCookies();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/hairu?back=${encodeURIComponent(home)}`);
  used.push(await prove(page, address, used));
  await page.waitForURL((url) => url.pathname === home);
  await settle(page);
}

async function expectSound(page: Page): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    await setDark(page, true);
    expect(await findColourViolations(page)).toEqual([]);
    await setDark(page, false);
  }
}

async function pasteRoster(page: Page, home: string, table: string) {
  await page.goto(`${home}/setup`);
  const roster = page.getByRole('region', { name: '住戸と区分所有者' });
  await roster.getByLabel('貼り付ける欄').fill(table);
  await roster.getByRole('button', { name: '内容を確かめる' }).click();
  return roster;
}

test('what a board sees before, at and after the end of its trial; reading goes on', async ({
  page,
}) => {
  const address = addressOf('trial', 1280);
  const first = await begin(page, address);
  const board = { address, home: new URL(page.url()).pathname, used: [first] };
  const note = page.getByRole('region', { name: 'お試しの終わり' });
  await expect(page.getByRole('link', { name: 'お試し：あと31日' })).toBeVisible();
  await expect(note).toHaveCount(0);
  const roster = await pasteRoster(page, board.home, rosterOf());
  await roster.getByRole('button', { name: '60戸を登録する' }).click();
  await expect(page.getByText('60戸を登録しました').first()).toBeVisible();

  await test.step('two weeks before, the note says what will be and where to go on', async () => {
    await onDay(page, 17, board);
    await expect(note).toContainText('お試しは、あと14日です');
    await expect(note).toContainText('これまでどおり見られます');
    await expectSound(page);
    await note.getByRole('link', { name: '終わったあとのことを見る' }).click();
    await expect(page.getByText('お試しが終わると')).toBeVisible();
    await expect(page.getByRole('link', { name: '契約とお支払い' })).toBeVisible();
    await expectSound(page);
  });

  await test.step('on the last day everything can still be written', async () => {
    await onDay(page, 30, board);
    await expect(note).toContainText('お試しは、今日までです');
    await page.goto(`${board.home}/people`);
    await settle(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /^まだの方の招待状を印刷する/ }).click();
    await saved;
  });

  await test.step('afterwards a write is refused with the way on, and reading goes on', async () => {
    await onDay(page, 31, board);
    await expect(note).toContainText('お試しは終わりました');
    await expect(note).toContainText('「契約とお支払い」からお申し込みください');
    await expect(page.getByRole('link', { name: /^お試しは終わりました/ })).toBeVisible();
    await expectSound(page);

    const wider = rosterOf().replace('68.20', '70.10');
    const refused = await pasteRoster(page, board.home, wider);
    await refused.getByRole('button', { name: '1戸を登録する' }).click();
    await expect(
      page.getByText(/お試しは.+に終わりました。これまでの内容は/).first(),
    ).toBeVisible();
    await expectSound(page);

    await page.goto(`${board.home}/people`);
    await settle(page);
    await expect(page.getByText('佐藤 太郎').first()).toBeVisible();
    await page.goto(`${board.home}/records`);
    await settle(page);
    const record = page.waitForEvent('download');
    await page.getByRole('button', { name: /自分の記録/ }).click();
    expect((await record).suggestedFilename()).toMatch(/\.zip$/);
    await page.goto(`${board.home}/agreement`);
    await settle(page);
    await expect(page.getByRole('button', { name: 'この内容で申し込む' })).toBeVisible();
  });
});
