import type { Page } from '@playwright/test';
import { addressOf, begin, rosterOf } from './begin.ts';
import { findOverflow } from './layout.ts';
import { expect, findViolations, settle, test } from './test.ts';

const works = [
  ['部分', '工事の内容', '計画年度', '数量', '単位', '単価（千円）'],
  ['外壁塗装', '塗替え', '2030', '1,200', '㎡', '3.5'],
  ['給水ポンプ', '取替え', '2033、2049', '2', '台', '850'],
]
  .map((cells) => cells.join('\t'))
  .join('\n');

async function fillHouse(page: Page, home: string): Promise<void> {
  await page.goto(`${home}/setup`);
  const building = page.getByRole('region', { name: '建物' });
  await building.getByLabel('建物の名前').fill('さくら台マンション');
  await building.getByLabel('住所').fill('横浜市西区さくら台1-2-3');
  await building.getByLabel('階数').fill('10');
  await building.getByLabel('できた日').fill('1999-03-20');
  await building.getByRole('button', { name: '建物を保存する' }).click();
  await expect(page.getByText('建物を保存しました').first()).toBeVisible();
  const roster = page.getByRole('region', { name: '住戸と区分所有者' });
  await roster.getByLabel('貼り付ける欄').fill(rosterOf());
  await roster.getByRole('button', { name: '内容を確かめる' }).click();
  await roster.getByRole('button', { name: '60戸を登録する' }).click();
  await expect(page.getByText('60戸を登録しました').first()).toBeVisible();
}

/** What the register says becomes the 料金表; what it does not say is added, and may go again. */
async function beginBills(page: Page, home: string): Promise<void> {
  await page.goto(`${home}/accounting?view=billing#tariff`);
  const tariff = page.getByRole('region', { name: '料金表と契約' });
  await expect(tariff.getByText('どの住戸も月16,370円')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await tariff.getByRole('button', { name: 'この料金表を作る' }).click();
  await expect(page.getByText('982,200円').first()).toBeVisible();
  await tariff.getByText('費目を加える').click();
  const form = tariff.getByRole('form', { name: '費目を加える' });
  await form.getByRole('button', { name: '料金表に加える' }).click();
  await expect(form.getByText('費目の名前を入れてください。')).toBeVisible();
  await form.getByLabel('費目の名前').fill('駐車場使用料');
  await form.getByLabel('収入の科目').selectOption({ label: '駐車場使用料' });
  await form.getByLabel('種類').fill('平置き');
  await form.getByLabel('1契約あたりの月額（円）').fill('１２，０００');
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await form.getByRole('button', { name: '料金表に加える' }).click();
  const remove = tariff.getByRole('button', { name: '駐車場使用料を料金表から取り消す' });
  await remove.click();
  await expect(remove).toHaveCount(0);
  await page.goto(`${home}/setup`);
  const steps = page.getByRole('region', { name: 'すすみ具合' });
  await expect(steps.getByRole('listitem').filter({ hasText: '毎月の請求' })).toContainText(
    'できました',
  );
}

for (const width of [1280, 360]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({
      viewport: { width, height: 800 },
      allowedErrors: /404 \(Not Found\)|この年度の帳簿はありません|計画は、まだ登録されていません/,
    });

    test('a board begins its plan, takes it back, and begins it again', async ({ page }) => {
      await begin(page, addressOf('plan', width));
      const home = new URL(page.url()).pathname;
      await page.goto(`${home}/repair-fund-simulation`);
      await expect(page.getByText('先に、建物と住戸を登録してください')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await fillHouse(page, home);

      await page.goto(`${home}/repair-fund-simulation`);
      await settle(page);
      const register = page.getByRole('button', { name: 'この内容で登録する' });
      await expect(register).toBeDisabled();
      await page.getByLabel('計画の始めの残高（円）').fill('4,820万円');
      await page.getByLabel('今の修繕積立金（1㎡・月・円）').fill('たくさん');
      await expect(
        page.getByText('円の金額で入れてください。例：180', { exact: true }),
      ).toBeVisible();
      await page.getByLabel('今の修繕積立金（1㎡・月・円）').fill('１８０');
      await page.getByLabel('建物全体の延べ床面積（㎡）').fill('5,000');
      // 68.20 m² at 180 yen is 12,276 yen, to ten yen 12,280; sixty of them 736,800.
      await expect(page.getByText('101号室は月12,280円、全60戸で月736,800円')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);

      await page.getByRole('button', { name: 'ファイルを読み込む' }).first().focus();
      await page.evaluate((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      }, works);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: /取り込む/ }).click();
      await expect(page.getByText(/2行、計画期間の合計/)).toContainText('7,600,000円');
      await page.reload();
      // What was typed and pasted is still there.
      await expect(page.getByText(/2行、計画期間の合計/)).toContainText('7,600,000円');
      await expect(page.getByText('工事2行、工事費は全体で8,360,000円です。')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);

      await register.click();
      await expect(page.getByText('長期修繕計画を登録しました').first()).toBeVisible();
      await expect(page.getByRole('region', { name: '計画のまとめ' })).toBeVisible();
      await page.goto(`${home}/repair-fund-simulation?view=versions`);
      await settle(page);
      await expect(page.getByRole('heading', { name: /第1版\s+はじめの計画/ })).toBeVisible();
      await page.getByRole('button', { name: '登録を取り消す' }).click();
      await page.getByRole('button', { name: '取り消して下書きに戻す' }).click();
      await expect(page.getByText('下書きに戻しました').first()).toBeVisible();
      await expect(page.getByLabel('今の修繕積立金（1㎡・月・円）')).toHaveValue('180');
      await expect(page.getByText(/2行、計画期間の合計/)).toContainText('7,600,000円');
      await register.click();
      await expect(page.getByRole('region', { name: '計画のまとめ' })).toBeVisible();
      await page.goto(`${home}/setup`);
      await settle(page);
      const steps = page.getByRole('region', { name: 'すすみ具合' });
      await expect(steps.getByRole('listitem').filter({ hasText: '長期修繕計画' })).toContainText(
        'できました',
      );
    });

    test('a board without a plan starts from the usual works, is told what they leave out, and begins its bills', async ({
      page,
    }) => {
      await begin(page, addressOf('usual', width), { position: '会計担当理事' });
      const home = new URL(page.url()).pathname;
      await fillHouse(page, home);
      await page.goto(`${home}/repair-fund-simulation`);
      await settle(page);
      await page.getByLabel('計画の始めの残高（円）').fill('48,200,000');
      await page.getByLabel('今の修繕積立金（1㎡・月・円）').fill('180');
      await page.getByLabel('建物全体の延べ床面積（㎡）').fill('5,000');
      await page.getByRole('button', { name: '標準様式の項目から始める' }).click();
      await expect(page.getByText(/76行、計画期間の合計/)).toBeVisible();
      await expect(
        page.getByText(/計画年度と単価の両方が入った工事が、まだありません/),
      ).toBeVisible();
      await page.getByRole('button', { name: '元に戻す' }).first().click();
      await expect(page.getByText('工事の項目がまだありません')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await beginBills(page, home);
    });
  });
}
