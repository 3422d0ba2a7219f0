import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { shiftJisOf } from './shift-jis.ts';
import { expect, open, settle, test } from './test.ts';

const original = shiftJisOf(
  [
    'ホシゾラ観測室の使い方',
    '',
    '第1条（目的）',
    'この決まりは、屋上のホシゾラ観測室の使い方を定める。',
    '',
    '第2条（利用料）',
    'ホシゾラ観測室の利用料は、1時間430円とする。ただし、子ども会が使うときは無料とする。',
    '',
    '第3条（予約）',
    '利用する日の5日前までに、管理事務室へ申し込む。',
  ].join('\r\n'),
);
const title = 'ホシゾラ観測室の使い方';

async function becomeBoard(page: Page): Promise<void> {
  await open(page, '/demo/management');
  await page.getByRole('button', { name: '理事の立場で見る', exact: true }).click();
  await expect(
    page.getByRole('button', { name: '理事として見ています', exact: true }),
  ).toBeVisible();
}

async function addDocument(page: Page): Promise<void> {
  await open(page, '/demo/documents');
  await page.getByRole('button', { name: '文書を追加' }).click();
  const dialog = page.getByRole('dialog', { name: '文書を追加' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: `${title}.txt`, mimeType: 'text/plain', buffer: original });
  await expect(dialog.getByLabel('題名')).toHaveValue(title);
  await dialog.getByLabel('分類').selectOption({ label: '使用細則' });
  await dialog.getByRole('button', { name: '追加する' }).click();
  await expect(dialog.getByText('追加しました')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function ask(page: Page, question: string) {
  await page.getByRole('button', { name: 'AI管理人に質問する' }).click();
  const panel = page.getByRole('dialog', { name: 'AI管理人' });
  await panel.getByRole('textbox', { name: '質問' }).fill(question);
  await page.keyboard.press('Control+Enter');
  const answer = panel.getByRole('article', { name: 'AI管理人の回答' }).last();
  await expect(answer.getByText(/[0-9]\.[0-9]秒/)).toBeVisible();
  return answer;
}

test('a document is added, read, found, quoted and taken back', async ({ page, context }) => {
  await becomeBoard(page);
  await addDocument(page);

  // Found in its text, in kana of the other kind.
  await page.getByRole('searchbox').fill('ほしぞら観測室');
  const hit = page
    .locator('#text-hits')
    .getByRole('link', { name: /第2条|利用料/ })
    .first();
  await expect(hit).toBeVisible();
  const opening = context.waitForEvent('page');
  await hit.click();
  const tab = await opening;
  await settle(tab);
  await expect(tab.getByText('1時間430円とする').first()).toBeInViewport();

  // The original comes back byte for byte.
  const downloading = tab.waitForEvent('download');
  await tab.getByRole('button', { name: /原本をダウンロード/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${title}.txt`);
  expect(readFileSync(await download.path())).toEqual(original);

  // The caretaker quotes it.
  const answer = await ask(page, 'ホシゾラ観測室の利用料はいくらですか');
  await expect(answer).toContainText('430円');
  await expect(answer.getByRole('link', { name: new RegExp(`${title}.*を開く`) })).toBeVisible();
  await page.getByRole('button', { name: 'AI管理人を閉じる' }).click();

  // Once it is gone, nobody quotes it, not even an answer of yesterday.
  await tab.close();
  await open(page, '/demo/documents?category=rule');
  await page.getByRole('button', { name: `「${title}」を削除` }).click();
  await page.getByRole('button', { name: '削除する' }).click();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await page.reload();
  await settle(page);
  await page.getByRole('button', { name: 'AI管理人に質問する' }).click();
  const panel = page.getByRole('dialog', { name: 'AI管理人' });
  await panel.getByRole('button', { name: '履歴' }).click();
  await panel.getByRole('button', { name: /^ホシゾラ観測室/ }).click();
  await expect(panel.getByRole('article', { name: 'AI管理人の回答' })).toBeVisible();
  await expect(panel.getByRole('article', { name: 'AI管理人の回答' })).not.toContainText('430円');
});

test('a resident reads, and is told who may add', async ({ page }) => {
  await open(page, '/demo/documents');
  await expect(page.getByRole('button', { name: '文書を追加' })).toHaveCount(0);
  await expect(page.getByText('文書を追加できるのは、理事会の方です。')).toBeVisible();
});

test('what cannot be read is refused before it is sent', async ({ page }) => {
  await becomeBoard(page);
  await open(page, '/demo/documents');
  await page.getByRole('button', { name: '文書を追加' }).click();
  const dialog = page.getByRole('dialog', { name: '文書を追加' });
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({
    name: '規約.doc',
    mimeType: 'application/msword',
    buffer: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  });
  await expect(dialog.getByRole('alert')).toContainText(/Word|docx|形式/);
  await file.setInputFiles({
    name: '大きい.txt',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(20 * 1024 * 1024 + 1, 'a'),
  });
  await expect(dialog.getByRole('alert')).toContainText('20');
});

test('Ctrl+K finds pages, documents and passages, and asks the caretaker', async ({ page }) => {
  await open(page, '/demo');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'ページ、文書、本文をさがす' });
  await expect(box).toBeFocused();
  await box.fill('ぺっと');
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: 'ペット飼育細則' }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await page.keyboard.press('Control+k');
  await box.fill('会議');
  await options.filter({ hasText: '会議・総会' }).first().click();
  await expect(page).toHaveURL('/demo/meetings');
  await page.keyboard.press('Control+k');
  await box.fill('粗大ごみの出し方');
  await options.filter({ hasText: 'AI管理人に聞く' }).click();
  await expect(
    page.getByRole('dialog', { name: 'AI管理人' }).getByRole('article', { name: 'AI管理人の回答' }),
  ).toContainText('粗大ごみ');
});

test('an article of the law opens at the paragraph that was quoted', async ({ page }) => {
  await open(page, '/document/law-kubun-31#p1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#p1')).toBeInViewport();
  await expect(page.getByText(/法令の本文ではありません/)).toBeVisible();
});
