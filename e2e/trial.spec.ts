import type { Browser, Page } from '@playwright/test';
import { addressOf, begin, codesIn, comeInByLetter, prove, rosterOf } from './begin.ts';
import { laterProduct } from './later-product.ts';
import { findOverflow } from './layout.ts';
import { expect, findColourViolations, findViolations, setDark, settle, test } from './test.ts';

/** A trial runs for weeks: the product is stopped and goes on so many days later. */
const site = 'http://127.0.0.1:3318';
const dayMs = 86_400_000;
const product = laterProduct({
  site,
  env: {
    ISSUER_NAME: 'スミワ株式会社',
    ISSUER_ADDRESS: '東京都千代田区1-1-1',
    ISSUER_REGISTRATION: 'T1234567890123',
    ISSUER_BANK: '見本銀行 本店 普通 1234567',
    ISSUER_PRICES: 'without-tax',
  },
});

test.beforeAll(() => product.start());
test.afterAll(() => product.end());

test.use({
  baseURL: site,
  // An empty association has no plan and no books, one write is refused, and an open page sees the product pause.
  allowedErrors:
    /40[134] \(|409 \(|ERR_CONNECTION_REFUSED|この年度の帳簿はありません|計画は、まだ登録されていません/,
});

type Person = { readonly address: string; readonly home: string; readonly used: string[] };

async function enter(page: Page, { address, home, used }: Person): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`/hairu?back=${encodeURIComponent(home)}`);
  used.push(await prove(page, address, { used }));
  await page.waitForURL((url) => url.pathname === home);
  await settle(page);
}

async function expectSound(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
  }
  await setDark(page, true);
  expect(await findColourViolations(page)).toEqual([]);
  await setDark(page, false);
  await page.setViewportSize(before);
}

async function pasteRoster(page: Page, home: string, table: string) {
  await page.goto(`${home}/setup`);
  const roster = page.getByRole('region', { name: '住戸と区分所有者' });
  await roster.getByLabel('貼り付ける欄').fill(table);
  await roster.getByRole('button', { name: '内容を確かめる' }).click();
  return roster;
}

/** A second officer, who comes in by a paper letter. */
async function letIn(browser: Browser, page: Page, home: string): Promise<Person> {
  await page.goto(`${home}/setup`);
  const officers = page.getByRole('region', { name: '役員' });
  await officers.getByLabel('役職').selectOption({ label: '副理事長' });
  await officers.getByLabel('区分所有者').selectOption({ label: '101号室　佐藤 太郎' });
  await officers.getByLabel('任期のはじまり').fill(product.dayIn(-200));
  await officers.getByLabel('任期の終わり').fill(product.dayIn(160));
  await officers.getByRole('button', { name: '役員を加える' }).click();
  await expect(officers).toContainText('副理事長　佐藤 太郎');
  await page.goto(`${home}/people`);
  await settle(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^まだの方の招待状を印刷する/ }).click();
  const [code = ''] = await codesIn(await (await saved).path());
  const address = addressOf('second', 1280);
  const context = await browser.newContext();
  const guest = await context.newPage();
  const number = await comeInByLetter(guest, { code, address });
  await guest.waitForURL((url) => url.pathname === home);
  await context.close();
  return { address, home, used: [number] };
}

/** スミワ's own part: the figures of what was asked for. */
async function offer(): Promise<void> {
  const { output } = await product.operate('invoices');
  const id = /[0-9a-f-]{36}/.exec(output)?.[0] ?? '';
  expect((await product.operate('invoices', 'offer', id, '60000')).complaint).toBe('');
}

const wider = () => rosterOf().replace('68.20', '70.10');

test('a board is told of the end of its trial; then it reads, agrees on a plan, and writes again', async ({
  page,
  browser,
}) => {
  const address = addressOf('trial', 1280);
  const first = await begin(page, address);
  const chair: Person = { address, home: new URL(page.url()).pathname, used: [first] };
  const note = page.getByRole('region', { name: 'お試しの終わり' });
  await expect(page.getByRole('link', { name: 'お試し：あと31日' })).toBeVisible();
  await expect(note).toHaveCount(0);
  const roster = await pasteRoster(page, chair.home, rosterOf());
  await roster.getByRole('button', { name: '60戸を登録する' }).click();
  await expect(page.getByText('60戸を登録しました').first()).toBeVisible();
  const second = await letIn(browser, page, chair.home);

  await test.step('two weeks before, the note says what will be and where to go on', async () => {
    await product.wait(17 * dayMs);
    await enter(page, chair);
    await expect(note).toContainText('お試しは、あと14日です');
    await expect(note).toContainText('これまでどおり見られます');
    await expectSound(page);
    await note.getByRole('link', { name: '終わったあとのことを見る' }).click();
    await expect(page.getByText('お試しが終わると')).toBeVisible();
    await expect(page.getByRole('link', { name: '契約とお支払い' })).toBeVisible();
  });

  await test.step('afterwards a write is refused with the way on, and reading goes on', async () => {
    await product.wait(14 * dayMs);
    await enter(page, chair);
    await expect(note).toContainText('お試しは終わりました');
    await expect(note).toContainText('「契約とお支払い」からお申し込みください');
    await expect(page.getByRole('link', { name: /^お試しは終わりました/ })).toBeVisible();
    await expectSound(page);

    // Whoever may not write is told before there is anything to register.
    const refused = await pasteRoster(page, chair.home, wider());
    await expect(refused.getByText(/お試しは.+に終わりました。これまでの内容は/)).toBeVisible();
    await expectSound(page);

    await page.goto(`${chair.home}/people`);
    await settle(page);
    await expect(page.getByText('佐藤 太郎').first()).toBeVisible();
    await page.goto(`${chair.home}/records`);
    await settle(page);
    const record = page.waitForEvent('download');
    await page.getByRole('button', { name: /自分の記録/ }).click();
    expect((await record).suggestedFilename()).toMatch(/\.zip$/);
  });

  await test.step('a plan is asked for, offered, and approved by somebody else', async () => {
    await page.goto(`${chair.home}/agreement`);
    const asking = page.getByRole('region', { name: 'お申し込み' });
    await asking.getByLabel('申し込む内容').selectOption('light');
    await asking.getByRole('button', { name: 'この内容で申し込む' }).click();
    await expect(asking.getByText('Lightプラン')).toBeVisible();
    await offer();
    await page.reload();
    await expect(asking.getByText('60,000円').first()).toBeVisible();
    await expect(asking.getByRole('button', { name: 'この内容で承認する' })).toHaveCount(0);
    await expectSound(page);
    const context = await browser.newContext();
    const approver = await context.newPage();
    await enter(approver, second);
    await approver.goto(`${chair.home}/agreement`);
    await approver.getByRole('button', { name: 'この内容で承認する' }).click();
    await expect(approver.getByRole('button', { name: 'この内容で承認する' })).toHaveCount(0);
    await context.close();
  });

  await test.step('what was refused before is written now', async () => {
    await page.goto(chair.home);
    await settle(page);
    await expect(note).toHaveCount(0);
    const again = await pasteRoster(page, chair.home, wider());
    await again.getByRole('button', { name: '1戸を登録する' }).click();
    await expect(page.getByText('1戸を登録しました').first()).toBeVisible();
  });
});
