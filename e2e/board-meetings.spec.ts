import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findOverflow } from './layout.ts';
import { expect, findColourViolations, findViolations, open, setDark, test } from './test.ts';

const path = '/demo/meetings?view=board';

async function become(page: Page, role: string): Promise<void> {
  expect((await page.request.put('/api/demo/role', { data: { role } })).ok()).toBe(true);
}

/** A day of Japan as the field for days takes it. */
function inDays(days: number): string {
  return new Date(Date.now() + (days * 24 + 9) * 3_600_000).toISOString().slice(0, 10);
}

async function isWhole(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
}

async function setDay(page: Page, days: number): Promise<void> {
  await page.getByRole('button', { name: '理事会の日を決める' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('理事会の日').fill(inDays(days));
  await form.getByLabel('場所').fill('集会室とWEB');
  await isWhole(page);
  await form.getByRole('button', { name: 'この日に決める' }).click();
  await expect(form).toBeHidden();
}

/** The paper as it is printed comes back as the scan. */
async function signByHand(page: Page): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '署名用のPDF' }).click();
  await page.getByLabel('署名した紙を保存する').setInputFiles({
    name: '署名した議事録.pdf',
    mimeType: 'application/pdf',
    buffer: await readFile(await (await download).path()),
  });
}

for (const width of [1280, 360]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a board meets today: agenda, call, evening, minutes, and the task comes back', async ({
      page,
    }) => {
      await become(page, 'chair');
      await open(page, path);
      await expect(page.getByRole('heading', { name: /^議題（/ })).toBeVisible();
      await isWhole(page);
      await setDay(page, 0);

      await expect(page.getByText('議題はまだありません。')).toBeVisible();
      await page.getByRole('button', { name: '議題に入れる （宿題の進み具合）' }).click();
      await expect(page.getByRole('heading', { name: /議題1.*宿題の進み具合/ })).toBeVisible();
      await page.getByRole('button', { name: '議題を書く' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('件名').fill('植栽の発注');
      await form.getByLabel('内容').fill('手入れを発注するかを決めます。');
      await isWhole(page);
      await form.getByRole('button', { name: '議題を保存' }).click();
      await expect(page.getByRole('heading', { name: /議題2.*植栽の発注/ })).toBeVisible();

      await page.getByRole('link', { name: '招集', exact: true }).click();
      await expect(page.getByText('期限の')).toBeVisible();
      await expect(page.getByRole('button', { name: '招集通知を出す' })).toBeDisabled();
      await page.getByRole('checkbox', { name: /全員が/ }).check();
      await isWhole(page);
      await page.getByRole('button', { name: '招集通知を出す' }).click();
      await expect(page.getByRole('heading', { name: '招集通知を出しました' })).toBeVisible();

      await page.getByRole('link', { name: '当日の記録' }).click();
      await expect(page.getByText('成立まで、あと')).toBeVisible();
      const people = page.getByRole('radio', { name: '会場' });
      await expect(people.first()).toBeAttached();
      const count = await people.count();
      for (let at = 0; at < count; at += 1) await people.nth(at).check({ force: true });
      await expect(page.getByText('会議は成立しています。')).toBeVisible();
      await page.getByLabel('署名する理事（1人目）').selectOption({ index: 1 });
      await page.getByLabel('署名する理事（2人目）').selectOption({ index: 2 });
      const item = page.getByRole('group', { name: /植栽の発注$/ });
      await item.getByLabel('決めたこと').fill('植栽の手入れを12万円で発注する。');
      await item.getByRole('radio', { name: '決議した' }).check({ force: true });
      // Nothing that was typed is lost, however soon one reloads.
      await item.getByLabel('話し合いの要点').fill('3社の見積もりを比べた。');
      await page.reload();
      await expect(item.getByLabel('話し合いの要点')).toHaveValue('3社の見積もりを比べた。');
      await expect(item.getByLabel('決めたこと')).toHaveValue('植栽の手入れを12万円で発注する。');
      await expect(item.getByText('全員が賛成し、可決しました。')).toBeVisible();
      await item.getByText('反対、棄権、利害関係のある理事がいるとき').click();
      await item.getByRole('combobox').last().selectOption('no');
      await expect(item.getByText('反対1名')).toBeVisible();
      await item.getByRole('button', { name: /宿題を加える/ }).click();
      await item.getByLabel('やること').fill('植栽の会社に発注する');
      await item.getByRole('textbox', { name: '担当' }).fill('森 理事');
      await item.getByLabel('期限').fill(inDays(20));
      await expect(page.getByText('保存してあります。')).toBeVisible();
      await isWhole(page);
      await setDark(page, true);
      expect(await findColourViolations(page)).toEqual([]);
      await setDark(page, false);

      await page.getByRole('link', { name: '議事録', exact: true }).click();
      await expect(page.getByText('賛成4名、反対1名').first()).toBeVisible();
      await isWhole(page);
      await page.getByRole('button', { name: '確かめ済みにする' }).click();
      await expect(page.getByRole('heading', { name: '署名', exact: true })).toBeVisible();
      await isWhole(page);
      await signByHand(page);
      await expect(page.getByRole('heading', { name: '署名済みです' })).toBeVisible();
      await isWhole(page);
      await page.getByRole('link', { name: '文書で読む' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('理事会');
      await expect(page.getByText('植栽の手入れを12万円で発注する。').first()).toBeVisible();

      await open(page, '/demo');
      const tasks = page.locator('#board-tasks');
      await tasks.getByRole('button', { name: /^すべて表示/ }).click();
      await expect(tasks.getByText('植栽の会社に発注する', { exact: true })).toBeVisible();
      await open(page, path);
      await expect(page.getByText('植栽の会社に発注する（森 理事')).toBeVisible();
    });

    test('directors approve in writing what the bylaws name, and nothing else', async ({
      page,
    }) => {
      await become(page, 'chair');
      await open(page, `${path}&part=circulation`);
      await isWhole(page);
      await page.getByRole('button', { name: '書面での承認を頼む' }).click();
      const form = page.getByRole('dialog');
      await form.getByText('ほかのこと', { exact: true }).click();
      await expect(form.getByText('理事会を開いて決めてください')).toBeVisible();
      await isWhole(page);
      await form.getByText('専有部分の修繕等の申請', { exact: true }).click();
      await form.getByLabel('件名').fill('床の張り替え');
      await form.getByLabel('内容と条件').fill('801号室の床を張り替えます。');
      await form.getByRole('button', { name: '理事に頼む' }).click();
      const card = page.getByRole('article');
      await card.getByRole('button', { name: '承諾する', exact: true }).click();
      await expect(card.getByText('5名のうち1名が承諾')).toBeVisible();
      await isWhole(page);
      for (const role of ['viceChair', 'treasurer']) {
        await become(page, role);
        await open(page, `${path}&part=circulation`);
        await card.getByRole('button', { name: '承諾する', exact: true }).press('Enter');
        await expect(
          card.getByText(role === 'viceChair' ? '2名が承諾' : '承認されました'),
        ).toBeVisible();
      }
      await isWhole(page);
    });
  });
}

test('an auditor reads the agenda and writes nothing; an owner has no such part', async ({
  page,
}) => {
  await become(page, 'auditor');
  await open(page, path);
  await expect(page.getByRole('heading', { name: /^議題（/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '理事会の日を決める' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: '当日の記録' })).toHaveCount(0);
  await become(page, 'owner');
  await open(page, path);
  await expect(page.getByRole('heading', { name: /^議題（/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'これからの会議' })).toBeVisible();
});
