import { readFileSync } from 'node:fs';
import type { Browser, Download, Page } from '@playwright/test';
import { comparePdfs, readPdf } from '#server/testing/draw-pdf.ts';
import { expect, findViolations, open, settle, test } from './test.ts';

const path = '/demo/repair-fund-simulation';
const headline = (page: Page) => page.getByRole('region', { name: '計画のまとめ' });
const bar = (page: Page) => page.getByRole('region', { name: '試算の状態' });

async function openView(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: '長期修繕計画の内容' })
    .getByRole('link', { name })
    .click();
  await settle(page);
}

/** A visitor of their own: another browser, without the first one's cookie or tab. */
async function anotherVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': `10.251.0.${1 + Math.floor(Math.random() * 250)}` },
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(readFileSync(await download.path()));
}

async function makePdf(page: Page): Promise<Uint8Array> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDFを作る' }).click();
  return bytesOf(await download);
}

async function tryStagedPlan(page: Page): Promise<void> {
  await openView(page, '積立金の案');
  await expect(page.getByText('国の目安に合います')).toHaveCount(3);
  await page.getByRole('button', { name: 'この案を試す：段階的に上げる' }).click();
}

test('a board finds the shortage, ends it within the guideline, and sends it on', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, path);
  await expect(headline(page)).toContainText(
    /このままだと\d{4}年度から不足し、\d{4}年度には約[\d,億]+万円足りなくなります。/,
  );

  await tryStagedPlan(page);
  await expect(headline(page)).toContainText(/この案は、計画どおりなら\d{4}年度まで不足しません。/);
  await expect(headline(page)).toContainText(/今の計画：このままだと\d{4}年度から不足し/);
  const words = page.getByRole('region', { name: '試算の内容' }).getByRole('listitem');
  await expect(words).toHaveText([/積立金を、\d{4}年度から1㎡あたり月\d+円/]);

  await page.getByRole('button', { name: '共有リンクをコピー' }).click();
  await expect(page.getByText('共有リンクをコピーしました', { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${path}?case=`);
  expect(link.length).toBeLessThan(2_000);

  const other = await anotherVisitor(browser);
  await open(other, link);
  await expect(other.getByText('共有リンクの試算を開きました。')).toBeVisible();
  expect(other.url()).not.toContain('case=');
  // Without what is said to a screen reader a moment later.
  const shown = (some: Page) => headline(some).getByRole('paragraph').first().innerText();
  expect(await shown(other)).toBe(await shown(page));

  const [mine, theirs] = [await makePdf(page), await makePdf(other)];
  expect(await comparePdfs(mine, theirs)).toBe(0);
  await page.getByRole('button', { name: 'すべて取り消す' }).click();
  const present = await makePdf(page);
  expect(await comparePdfs(mine, present)).toBeGreaterThan(0.01);
  const [first] = await readPdf(mine);
  expect(first?.text).toMatch(/この案は、計画どおりなら\d{4}年度まで不足しません/);
  expect(first?.text).toContain('専門家による長期修繕計画に代わるものではありません');
  await other.context().close();
});

test('a register that was written to a file is read back equal', async ({ page }) => {
  await open(page, `${path}?view=works`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excelに書き出す' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(
    /^長期修繕計画_みどり坂レジデンス管理組合_\d{4}-\d{2}-\d{2}\.xlsx$/,
  );
  const before = await headline(page).innerText();

  await page.getByRole('button', { name: 'ファイルを読み込む' }).click();
  await page.locator('input[type=file]').setInputFiles(
    await file.path().then((it) => ({
      name: 'plan.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: readFileSync(it),
    })),
  );
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText('101行は同じです。');
  await dialog.getByRole('button', { name: '閉じる' }).click();
  expect(await headline(page).innerText()).toBe(before);
  await expect(bar(page)).toContainText('今の計画');
});

test('moving the slider moves the sentence, and undo takes the whole move back', async ({
  page,
}) => {
  await open(page, path);
  const slider = page.getByRole('slider', { name: '積立金の額' });
  await slider.focus();
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowRight');
  await expect(headline(page)).toContainText('不足しません');
  await expect(bar(page)).toContainText('試算中');
  await bar(page).getByRole('button', { name: '元に戻す' }).click();
  await expect(headline(page)).toContainText('このままだと');
  await bar(page).getByRole('button', { name: 'やり直す' }).click();
  await expect(headline(page)).toContainText('不足しません');
  await page.reload();
  await settle(page);
  await expect(headline(page)).toContainText('不足しません');
});

test('a resident keeps a scenario; only the board makes it the plan, and can go back', async ({
  page,
}) => {
  await open(page, path);
  await tryStagedPlan(page);
  await page.getByRole('button', { name: '案として保存' }).click();
  await page.getByRole('dialog').getByLabel('案の名前').fill('段階的に上げる案');
  await page.getByRole('dialog').getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('「段階的に上げる案」を保存しました', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '計画として保存' }).click();
  await expect(page.getByRole('dialog')).toContainText('理事会の方だけです');
  await page.getByRole('dialog').getByRole('link', { name: '管理設定で立場を替える' }).click();
  await settle(page);
  await page.getByRole('button', { name: '理事の立場で見る', exact: true }).click();
  await expect(page.getByText('デモでの立場を「理事」に替えました', { exact: true })).toBeVisible();

  await open(page, `${path}?view=versions`);
  await expect(headline(page)).toContainText('この案は、計画どおりなら');
  await page.getByRole('button', { name: '計画として保存' }).click();
  await page.getByRole('dialog').getByLabel('版の名前').fill('段階的に上げる計画');
  await page.getByRole('dialog').getByRole('button', { name: '計画として保存する' }).click();
  await expect(page.getByText('第3版として保存しました', { exact: true })).toBeVisible();
  // Nobody has resolved it: the fee in force stays the plan, and the proposal stands beside it.
  await expect(headline(page)).toContainText('このままだと');
  const proposal = page.getByRole('region', { name: '総会で未決議の案' });
  await expect(proposal).toContainText('第3版「段階的に上げる計画」');
  await proposal.getByRole('button', { name: '総会の決議を記録する' }).click();
  const day = page.getByRole('dialog').getByLabel(/決議した総会の日/);
  await day.fill((await day.getAttribute('max')) ?? '');
  await page.getByRole('dialog').getByRole('button', { name: '記録する' }).click();
  await expect(
    page.getByText('総会の決議を、第4版として記録しました', { exact: true }),
  ).toBeVisible();
  await expect(proposal).toBeHidden();
  await expect(headline(page)).toContainText(/^計画どおりなら\d{4}年度まで不足しません。/);

  await page.getByRole('button', { name: 'この版を見る（第2版）' }).click();
  await page.getByRole('button', { name: 'この版に戻す（第2版）' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '第2版に戻す' }).click();
  await expect(
    page.getByText('第5版として、第2版の内容に戻しました', { exact: true }),
  ).toBeVisible();
  // The lower fee was replaced by a resolution: to bring it back is a proposal again.
  await expect(headline(page)).toContainText(/^計画どおりなら\d{4}年度まで不足しません。/);
  await expect(proposal).toContainText('第5版');
});

test('an impossible price is named beside its field, and nothing is lost', async ({ page }) => {
  await open(page, `${path}?view=works`);
  const before = await headline(page).innerText();
  const price = page.getByRole('textbox', { name: /単価/ }).first();
  await price.fill('-100');
  await price.blur();
  await expect(
    page.getByText('単価がマイナスです。0以上の金額を入れてください。').first(),
  ).toBeVisible();
  await expect(price).toHaveValue(/-100/);
  await expect(headline(page)).toContainText('計算できません');
  for (const view of ['見通し', '積立金の案', '認定と健康度']) {
    await page.getByRole('link', { name: view, exact: true }).click();
    await expect(headline(page)).not.toContainText('不足');
    await expect(page.getByRole('button', { name: '共有リンクをコピー' })).toBeDisabled();
  }
  await headline(page).getByRole('link', { name: '直すところを開く' }).click();
  await expect(price).toBeFocused();
  // The bar that stays grows with the bad price: it still leaves the headings of the table in sight.
  await page
    .getByRole('region', { name: /^工事の表（/ })
    .evaluate((table) => table.scrollIntoView({ block: 'end' }));
  const trialBar = await page.getByRole('region', { name: '試算の状態' }).boundingBox();
  const headings = await page.getByRole('columnheader').first().boundingBox();
  expect(headings?.y ?? 0).toBeGreaterThanOrEqual((trialBar?.y ?? 0) + (trialBar?.height ?? 0));
  await price.fill('100');
  await price.blur();
  await expect(headline(page)).not.toContainText('計算できません');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(headline(page)).toContainText(before.split('。')[0] ?? '');
});

test('a column of Excel is spread over the cells after a look, and comes back with one Ctrl+Z', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${path}?view=works`);
  const prices = page.getByRole('textbox', { name: /の単価$/ });
  const shown = () =>
    prices.evaluateAll((all) =>
      all.slice(0, 4).map((it) => (it instanceof HTMLInputElement ? it.value : '')),
    );
  const before = await shown();
  await page.evaluate(() =>
    navigator.clipboard.writeText('単価（千円）\r\n100.011\r\n約1\r\n１，２００\r\n'),
  );
  await prices.first().focus();
  await page.keyboard.press('Control+v');
  const dialog = page.getByRole('dialog', { name: '貼り付ける内容の確認' });
  await expect(dialog.getByRole('status')).toHaveText(
    '2つのセルの値が変わります。1つは入れられません。',
  );
  await expect(dialog.getByRole('region', { name: '入れられないもの' })).toContainText(
    '単価（円）「約1」を読めません。',
  );
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: '読めた2つだけ入れる' }).click();
  await expect(prices.first()).toHaveValue('100,011');
  expect(await shown()).toEqual(['100,011', before[1], '1,200,000', before[3]]);
  await expect(prices.first()).toBeFocused();
  await expect(bar(page).getByRole('button', { name: '案として保存' })).toBeInViewport();

  await page.keyboard.press('Control+z');
  await expect(prices.first()).toHaveValue(before[0] ?? '');
  expect(await shown()).toEqual(before);
  await page.keyboard.press('Control+y');
  await expect(prices.first()).toHaveValue('100,011');
  await page.keyboard.press('Control+z');
  await expect(bar(page)).toContainText('今の計画');
});

test('the keys of a spreadsheet move through the table of works, which begins on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, `${path}?view=works`);
  const cells = page.getByRole('table', { name: /^工事の表。/ }).getByRole('textbox');
  const box = await cells.first().boundingBox();
  expect(box?.y).toBeLessThan(860);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await cells.first().focus();
  expect(await focused()).toMatch(/の計画年度$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  const second = await focused();
  expect(second).toMatch(/の数量$/);
  await page.keyboard.press('End');
  expect(await focused()).toMatch(/の単価$/);
  await page.keyboard.press('Home');
  expect(await focused()).toMatch(/を直す$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe(second);
  await page.keyboard.press('F2');
  await page.keyboard.type('5');
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toBe(second);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toContainText('今の計画');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('試算中');
  expect(await focused()).not.toBe(second);
  await page.keyboard.press('Control+z');
  await expect(bar(page)).toContainText('今の計画');
});

test('a table pasted from Excel gets its groups from menus', async ({ page }) => {
  await open(page, `${path}?view=works`);
  await page.getByRole('button', { name: 'Excelから貼り付ける' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('貼り付ける欄')
    .fill('名称\t数量\t単位\t単価（千円）\n太陽光パネル\t1\t式\t1,500');
  await dialog.getByRole('button', { name: '内容を確かめる' }).click();
  await dialog.getByRole('combobox', { name: '2行目の工事の区分' }).selectOption('12');
  await expect(dialog.getByRole('status')).toHaveText('1行を加えます。');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: '取り込む' }).click();
  await expect(page.getByRole('textbox', { name: '太陽光パネルの単価' })).toHaveValue('1,500,000');
});

test('a broken link shows the plan as it is, and says so calmly', async ({ page }) => {
  await open(page, `${path}?case=abc`);
  await expect(page.getByText('共有リンクを開けませんでした。')).toBeVisible();
  await expect(headline(page)).toContainText('このままだと');
});

test('the sentence about what this is not stands on every view and on paper', async ({ page }) => {
  const sentence = '専門家による長期修繕計画に代わるものではありません';
  for (const view of [
    '',
    '?view=fees',
    '?view=works',
    '?view=assumptions',
    '?view=check',
    '?view=versions',
  ]) {
    await open(page, path + view);
    await expect(page.getByText(sentence).first()).toBeVisible();
  }
});
