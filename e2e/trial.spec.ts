import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { drawPdf } from '#server/testing/draw-pdf.ts';
import { addressOf, begin, numberFor, prove, rosterOf } from './begin.ts';
import { findOverflow } from './layout.ts';
import { type RunningProduct, runCommand, runProduct } from './run-product.ts';
import { expect, findColourViolations, findViolations, setDark, settle, test } from './test.ts';

/**
 * A trial runs for weeks: the product is stopped and goes on so many days later. Each start on another day builds the
 * demonstration for that day, which takes a busy machine minutes, so there are as few as the journey needs, and it has
 * the usual time for each.
 */
test.describe.configure({ mode: 'serial', timeout: 1_200_000 });

const port = '3318';
const site = `http://127.0.0.1:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'sumiwa-trial-'));
const dayMs = 86_400_000;
let product: RunningProduct;

const env = {
  PORT: port,
  DATA_DIR: dataDir,
  APP_URL: site,
  SMTP_URL: 'smtp://127.0.0.1:3302',
  TRUSTED_PROXIES: '1',
  ISSUER_NAME: 'スミワ株式会社',
  ISSUER_ADDRESS: '東京都千代田区1-1-1',
  ISSUER_REGISTRATION: 'T1234567890123',
  ISSUER_BANK: '見本銀行 本店 普通 1234567',
  ISSUER_PRICES: 'without-tax',
};

async function startAfter(days: number): Promise<void> {
  product = await runProduct({
    env: {
      ...env,
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
async function onDay(page: Page, days: number, board: Board): Promise<void> {
  await product.stop();
  await startAfter(days);
  await enter(page, board);
}

async function enter(page: Page, { address, home, used }: Board): Promise<void> {
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

/** A second officer, who comes in by a paper letter. */
async function letIn(browser: Browser, page: Page, home: string): Promise<[Page, Board]> {
  await page.goto(`${home}/setup`);
  const officers = page.getByRole('region', { name: '役員' });
  await officers.getByLabel('区分所有者').selectOption({ label: '101号室　佐藤 太郎' });
  await officers.getByLabel('任期のはじまり').fill('2026-05-24');
  await officers.getByLabel('任期の終わり').fill('2028-05-31');
  await officers.getByRole('button', { name: '役員を加える' }).click();
  await expect(officers).toContainText('理事長　佐藤 太郎');
  await page.goto(`${home}/people`);
  await settle(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^まだの方の招待状を印刷する/ }).click();
  const [sheet] = await drawPdf(new Uint8Array(readFileSync(await (await saved).path())));
  const code = /(?:\d{4} ?){4}/.exec(sheet?.text ?? '')?.[0] ?? '';
  const address = addressOf('second', 1280);
  const context = await browser.newContext({ baseURL: site, locale: 'ja-JP' });
  const second = await context.newPage();
  await second.goto(`/hairu#${code.replaceAll(' ', '')}`);
  await second.getByLabel('ご自分のメールアドレス').fill(address);
  await second.getByRole('button', { name: 'メールで番号を受け取る' }).click();
  const number = await numberFor(address, []);
  await second.getByLabel('メールで届いた番号（8けた）').fill(number);
  await second.getByRole('button', { name: '次へ進む' }).click();
  await second.waitForURL((url) => url.pathname === home);
  return [second, { address, home, used: [number] }];
}

/** スミワ's own part: the figures of what was asked for. */
async function offer(): Promise<void> {
  const { output } = await runCommand(['invoices'], { env });
  const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(output)?.[0] ?? '';
  const { code, output: said } = await runCommand(['invoices', 'offer', id, '60000'], { env });
  expect(said).toContain('見積もりを送りました');
  expect(code).toBe(0);
}

const wider = () => rosterOf().replace('68.20', '70.10');

test('a board is told of the end of its trial; then it reads, agrees on a plan, and writes again', async ({
  page,
  browser,
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
  const [second, approver] = await letIn(browser, page, board.home);

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

  await test.step('afterwards a write is refused with the way on, and reading goes on', async () => {
    await onDay(page, 31, board);
    await expect(note).toContainText('お試しは終わりました');
    await expect(note).toContainText('「契約とお支払い」からお申し込みください');
    await expect(page.getByRole('link', { name: /^お試しは終わりました/ })).toBeVisible();
    await expectSound(page);

    const refused = await pasteRoster(page, board.home, wider());
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
  });

  await test.step('a plan is asked for, offered, and approved by somebody else', async () => {
    await page.goto(`${board.home}/agreement`);
    const asking = page.getByRole('region', { name: 'お申し込み' });
    await asking.getByLabel('申し込む内容').selectOption('light');
    await asking.getByRole('button', { name: 'この内容で申し込む' }).click();
    await expect(asking.getByText('Lightプラン')).toBeVisible();
    await offer();
    await page.reload();
    await expect(asking.getByText('60,000円').first()).toBeVisible();
    await expect(asking.getByRole('button', { name: 'この内容で承認する' })).toHaveCount(0);
    await expectSound(page);
    await enter(second, approver);
    await second.goto(`${board.home}/agreement`);
    await second.getByRole('button', { name: 'この内容で承認する' }).click();
    await expect(second.getByRole('button', { name: 'この内容で承認する' })).toHaveCount(0);
    await second.context().close();
  });

  await test.step('what was refused before is written now', async () => {
    await page.goto(board.home);
    await settle(page);
    await expect(note).toHaveCount(0);
    const again = await pasteRoster(page, board.home, wider());
    await again.getByRole('button', { name: '1戸を登録する' }).click();
    await expect(page.getByText('1戸を登録しました').first()).toBeVisible();
    await expectSound(page);
  });
});
