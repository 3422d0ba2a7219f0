import type { Page } from '@playwright/test';
import { findOverflow } from './layout.ts';
import { expect, findColourViolations, findViolations, open, setDark, test } from './test.ts';

const path = '/demo/meetings?view=prepare';

/** The smallest PDF there is with a page. */
const onePage = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`,
);

async function become(page: Page, role: string): Promise<void> {
  expect((await page.request.put('/api/demo/role', { data: { role } })).ok()).toBe(true);
}

async function checked(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await findOverflow(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** 資料: a PDF is bound in, and 決算書 that is not made yet says so, until it is taken out again by the keyboard. */
async function bindIn(page: Page): Promise<void> {
  const item = page.getByRole('article', { name: /^第1号議案/ });
  const report = { name: '事業報告.pdf', mimeType: 'application/pdf', buffer: onePage };
  await item.getByLabel('第1号議案にPDFを加える').setInputFiles(report);
  await expect(item.getByText('1ページ', { exact: true })).toBeVisible();
  await item.getByRole('button', { name: '決算書を綴じる' }).press('Enter');
  await expect(item.getByText('資料の「決算書」が、まだ作られていません。')).toBeVisible();
  await checked(page);
  await item.getByRole('button', { name: '資料「決算書」を外す' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: '外す' }).press('Enter');
  await expect(item.getByText('まだ作られていません')).toHaveCount(0);
}

test('from drafts to a sent convocation: asked by the chair, approved by the vice chair, sent and printed', async ({
  page,
}) => {
  await become(page, 'chair');
  await open(page, `${path}&part=convocation`);
  await expect(page.getByText('議案がまだありません。')).toBeVisible();
  await expect(page.getByRole('button', { name: '承認を頼む' })).toBeDisabled();
  await checked(page);

  await page.getByRole('link', { name: '議案', exact: true }).click();
  await page.getByRole('button', { name: /収支決算の承認」を議案に入れる/ }).click();
  await page.getByRole('button', { name: /「役員の選任」を議案に入れる/ }).click();
  await page.getByRole('link', { name: '招集', exact: true }).click();
  await expect(
    page.getByText(/第2号議案「役員の選任」：要領に、まだ埋めていないところ/),
  ).toBeVisible();
  await page.getByRole('link', { name: '議案を見る' }).click();
  await page.getByRole('button', { name: '第2号議案を消す' }).click();
  await bindIn(page);
  await page.getByRole('link', { name: '招集', exact: true }).click();

  const draft = page.waitForEvent('download');
  await page.getByRole('button', { name: '議案書（案）のPDF' }).click();
  expect((await draft).suggestedFilename()).toContain('議案書（案）');
  await page.getByLabel('用紙の提出先・問い合わせ先').fill('管理員室');
  await page.getByRole('button', { name: '承認を頼む' }).press('Enter');
  await expect(page.getByText('二人目の承認を待っています。')).toBeVisible();
  await expect(page.getByText('頼んだ方とは別の、理事長か副理事長が承認します。')).toBeVisible();

  await become(page, 'viceChair');
  await open(page, `${path}&part=convocation`);
  await checked(page);
  await page.getByRole('button', { name: 'この議案書で承認する' }).click();
  await page.getByRole('button', { name: '招集通知を発送する' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '発送する' }).click();
  await expect(page.getByRole('heading', { name: '発送の記録' })).toBeVisible();
  await expect(page.getByText('議案と名簿は、もう変わりません。')).toBeVisible();
  await checked(page);
  await setDark(page, true);
  expect(await findColourViolations(page)).toEqual([]);
  await setDark(page, false);

  const sheets = page.waitForEvent('download');
  await page.getByRole('button', { name: /^残り\d+人分を印刷/ }).click();
  expect((await sheets).suggestedFilename()).toContain('招集通知と用紙');
  await page.getByRole('button', { name: /人に紙で届けた/ }).click();
  await page.getByRole('button', { name: '届けたと記録する' }).click();
  await expect(page.getByText(/人の全員に発送しました。/)).toBeVisible();

  await page.getByText('誤りを見つけたとき').press('Enter');
  await page.getByLabel('正しい場所').fill('2階 会議室');
  await page.getByLabel('正しい場所').press('Enter');
  const correction = page.getByRole('article', { name: '場所の訂正' });
  await expect(correction.getByText('承認を待っています')).toBeVisible();
  await checked(page);
  await become(page, 'chair');
  await open(page, `${path}&part=convocation`);
  await correction.getByRole('button', { name: '承認して、全員に送る' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: '承認して送る' }).press('Enter');
  await expect(correction.getByText(/紙で届ける方が\d+人残っています/)).toBeVisible();
  await checked(page);
  await expect(page.getByRole('button', { name: /^残り\d+人分を印刷/ })).toHaveCount(0);
});
