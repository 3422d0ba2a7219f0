import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { typstPdf } from '#server/extraction/testing/example-files.ts';
import { shiftedClock } from './clock-shift.ts';
import { findOverflow } from './layout.ts';
import { type RunningProduct, runProduct } from './run-product.ts';
import { expect, findViolations, test } from './test.ts';
import { typePassbooks } from './type-passbooks.ts';

/** In the weeks between the year's end and the general meeting a year is waiting to be settled. */
test.describe.configure({ mode: 'serial' });

const port = '3317';
const url = `http://127.0.0.1:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'sumiwa-settlement-'));
const aprilIn = (year: number) => Date.parse(`${year}-04-20T12:00:00+09:00`);
const thisYear = new Date().getFullYear();
/** The one that comes next: from January on, that of the same year. */
const april = aprilIn(thisYear) > Date.now() ? aprilIn(thisYear) : aprilIn(thisYear + 1);
let product: RunningProduct;

test.use({ allowedErrors: /status of 400.*settlement-originals/ });

test.beforeAll(async () => {
  product = await runProduct({
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      APP_URL: url,
      ...shiftedClock(april - Date.now()),
    },
  });
});

test.afterAll(async () => {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function as(page: Page, role: string, view = 'settlement'): Promise<void> {
  const response = await page.request.put(`${url}/api/demo/role`, { data: { role } });
  expect(response.ok()).toBe(true);
  await page.goto(`${url}/demo/accounting?view=${view}`);
}

async function closeTheLastMonth(page: Page): Promise<void> {
  await as(page, 'treasurer', 'month');
  const close = page.getByRole('button', { name: /^\d{4}年3月を締める$/ });
  await expect(close).toBeVisible();
  await typePassbooks(page);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  const reason = page.getByRole('textbox', { name: '残したまま締める理由' });
  if (await reason.isVisible()) await reason.fill('年度末なので、残りは来年度に直します。');
  await close.click();
  await expect(page.getByText('承認を待っています')).toBeVisible();
  await as(page, 'chair', 'month');
  await page.getByRole('button', { name: '承認して締める' }).click();
  await page.getByRole('button', { name: '承認する' }).click();
  await expect(page.getByText('承認を待っています')).toHaveCount(0);
}

async function enterCertificates(page: Page): Promise<void> {
  await as(page, 'treasurer');
  const rows = page.getByRole('region', { name: '残高証明書' }).getByRole('listitem');
  await expect(rows).toHaveCount(6);
  for (const row of await rows.all()) {
    const ledger = await row.getByRole('definition').first().textContent();
    await row.getByText('証明書の額を入れる').click();
    await row.getByLabel('証明書の額').fill(ledger ?? '');
    await row.getByRole('button', { name: '保存する' }).click();
    await expect(row.getByText('合っています')).toBeVisible();
  }
}

async function issueDraft(page: Page): Promise<void> {
  const steps = page.getByRole('region', { name: '年度の締め' });
  await steps.getByRole('button', { name: '決算の案を作る' }).click();
  await expect(steps.getByText(/^理由の書いていない差が、\d+件あります。$/)).toBeVisible();
  await steps.getByRole('textbox').first().fill('四月の口座振替で支払います。');
  await steps.getByRole('button', { name: '同じ理由を、ほかのすべてに入れる' }).click();
  expect(await findViolations(page)).toEqual([]);
  await steps.getByRole('button', { name: '決算の案を作る' }).click();
  await expect(steps.getByText('第1版ができています。')).toBeVisible();
}

/** Ten payments, each looked at; one is asked about and answered. */
async function drawSample(page: Page): Promise<void> {
  const samples = page.getByRole('region', { name: '証憑の抜き取り' });
  await samples.getByLabel('好きな4けたの番号').fill('４７２１');
  await samples.getByRole('button', { name: '支払を選ぶ' }).click();
  await expect(samples.getByRole('button', { name: '見ました', exact: true })).toHaveCount(10);
  await samples.getByRole('button', { name: '証憑を見る' }).first().click();
  await expect(samples.getByRole('region', { name: '証憑' })).toBeVisible();
  for (let left = 10; left > 0; left -= 1) {
    await samples.getByRole('button', { name: '見ました', exact: true }).first().click();
    await expect(samples.getByRole('button', { name: '見ました', exact: true })).toHaveCount(
      left - 1,
    );
  }
  expect(await findViolations(page)).toEqual([]);
}

/** What the auditor holds, as a PDF that opens and one that does not. */
async function addOriginal(page: Page, row: Locator, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const file = row.locator('input[type=file]');
  const pdf = (buffer: Buffer) => ({ name: '原本.pdf', mimeType: 'application/pdf', buffer });
  await file.setInputFiles(pdf(Buffer.from('%PDF-1.7\nbroken')));
  await expect(row.getByText('PDFが壊れていて、開けません。', { exact: false })).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
  await file.setInputFiles(pdf(Buffer.from(typstPdf('残高証明書'))));
  await expect(row.getByText('監事が加えた原本：原本.pdf')).toBeVisible();
  await expect(row.getByText('PDFが壊れていて', { exact: false })).toHaveCount(0);
  await row.getByRole('button', { name: /の原本を見る$/ }).click();
  await expect(row.getByRole('button', { name: '保存する' })).toBeVisible();
  // From the top: where a page is scrolled to, its header may lie over half of a button.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await row.getByRole('button', { name: /の原本を閉じる$/ }).click();
}

async function seeOriginals(page: Page): Promise<void> {
  await as(page, 'auditor');
  const certificates = page.getByRole('region', { name: '残高証明書' });
  const forms = certificates.getByRole('form', { name: /の原本$/ });
  await expect(forms).toHaveCount(6);
  const rows = await certificates.getByRole('listitem').all();
  const wide = page.viewportSize();
  for (const [at, row] of rows.entries()) {
    // The first half on a wide screen, the other on a phone.
    if (at === 0) await addOriginal(page, row, 1280);
    if (at === 3) await addOriginal(page, row, 360);
    const certified = await row.getByRole('definition').nth(1).textContent();
    await row.getByLabel('原本の額（円）').fill(certified ?? '');
    await row.getByRole('button', { name: '原本を見た' }).click();
    await expect(row.getByText('同じ額を確かめました。', { exact: false })).toBeVisible();
  }
  if (wide) await page.setViewportSize(wide);
  await expect(forms).toHaveCount(0);
}

/** The list too is walked through on both screens. */
async function answerList(page: Page): Promise<void> {
  const part = page.getByRole('region', { name: '監査チェックリスト' });
  for (let count = 0; ; count += 1) {
    const before = await part.getByRole('status').textContent();
    const [all, done] = (before ?? '').match(/\d+/g)?.map(Number) ?? [];
    if (done === all) break;
    if (count === 10) await page.setViewportSize({ width: 360, height: 800 });
    const item = part.getByRole('listitem').filter({ visible: true }).first();
    await item.getByText('適', { exact: true }).click();
    const note = item.getByRole('textbox', { name: '気づいたこと' });
    if (await note.isVisible()) {
      await note.fill('翌年度の通帳で確かめます。');
      await item.getByRole('button', { name: '残す' }).click();
    }
    await expect(part.getByRole('status')).not.toHaveText(before ?? '');
  }
}

async function audit(page: Page): Promise<void> {
  await seeOriginals(page);
  await page
    .getByRole('region', { name: '監査', exact: true })
    .getByRole('link', { name: '監査をする' })
    .click();
  const report = page.getByRole('region', { name: '監査報告書' });
  await expect(report.getByText('監査チェックリストに、まだ終わっていない')).toBeVisible();
  await drawSample(page);
  const wide = page.viewportSize();
  await answerList(page);
  expect(await findOverflow(page)).toEqual([]);
  if (wide) await page.setViewportSize(wide);
  await writeReport(page);
}

/** What is missing is told on a wide screen; the report is written on a phone. */
async function writeReport(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: '監査報告書' });
  await form.getByRole('button', { name: '監査報告書を付けた版を作る' }).click();
  await expect(form.getByText('監査の日を選んでください。')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 800 });
  await form.getByLabel('監査の日').fill(new Date(april).toISOString().slice(0, 10));
  await expect(form.getByLabel('監査の方法')).toHaveValue(/番号「4721」/);
  await form.getByLabel('監査の方法').fill('残高証明書の原本と請求書を見ました。');
  await form.getByText('正しく示していると認める', { exact: true }).click();
  await form.getByLabel('業務の執行について').fill('規約のとおり行われていると認めます。');
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await form.getByRole('button', { name: '監査報告書を付けた版を作る' }).click();
  await expect(page.getByText('正しく示していると認めます。')).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
  if (wide) await page.setViewportSize(wide);
  await page.goBack();
  await expect(
    page.getByRole('region', { name: '決算書のPDF' }).getByText('第2版', { exact: true }),
  ).toBeVisible();
}

test('from the certificates to the approved settlement in the library', async ({ page }) => {
  await closeTheLastMonth(page);
  await enterCertificates(page);
  await issueDraft(page);
  await audit(page);

  await as(page, 'treasurer');
  const steps = page.getByRole('region', { name: '年度の締め' });
  await steps
    .getByLabel('決算を承認した通常総会の日')
    .fill(new Date(april).toISOString().slice(0, 10));
  await steps.getByRole('button', { name: '総会の承認を入れる' }).click();
  await expect(steps.getByText('されたことを、確かめてください。')).toBeVisible();
  await expect(steps.getByRole('button', { name: '確かめて年度を締める' })).toHaveCount(0);

  await as(page, 'chair');
  await steps.getByRole('button', { name: '確かめて年度を締める' }).click();
  await page.getByRole('button', { name: '年度を締める', exact: true }).click();
  const pack = page.getByRole('region', { name: '決算書のPDF' });
  await expect(pack.getByText('第3版', { exact: true })).toBeVisible();

  for (const version of ['第1版のPDF', '第3版のPDF']) {
    const download = page.waitForEvent('download');
    await pack.getByRole('button', { name: version }).click();
    expect((await download).suggestedFilename()).toContain(
      version === '第1版のPDF' ? '決算書（案）' : '決算書_',
    );
  }

  await pack.getByRole('link', { name: '文書の一覧で読む' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /年度 決算書$/ })).toBeVisible();
  await expect(page.getByText('次期繰越収支差額').first()).toBeVisible();
});
