import type { Page } from '@playwright/test';
import { findOverflow, findSmallText } from './layout.ts';
import {
  expect,
  findColourViolations,
  findViolations,
  open,
  setDark,
  settle,
  test,
} from './test.ts';

test.describe.configure({ mode: 'parallel' });

const path = '/demo/notices';
const dayMs = 86_400_000;

async function be(page: Page, role: string): Promise<void> {
  await page.request.put('/api/demo/role', { data: { role } });
}

/** In Japan, where the demonstration stands. */
function dayAhead(days: number): string {
  return new Date(Date.now() + 9 * 3_600_000 + days * dayMs).toISOString().slice(0, 10);
}

async function isWell(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  await setDark(page, true);
  expect(await findColourViolations(page)).toEqual([]);
  await setDark(page, false);
  expect(await findOverflow(page)).toEqual([]);
  expect(await findSmallText(page)).toEqual([]);
}

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('an owner finds what concerns them on the home, and says that it was read', async ({
      page,
    }) => {
      await open(page, '/demo');
      const told = page.getByRole('region', { name: 'あなたへのお知らせ' });
      await expect(told).toContainText('まだ読んでいません');
      const title = await told.getByRole('link').innerText();
      await told.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await settle(page);
      await expect(page.getByText(/^いつ：/)).toBeHidden();
      await page.getByRole('button', { name: 'やさしい日本語で読む' }).click();
      await expect(page.getByText(/^いつ：/)).toBeVisible();
      await page.getByRole('button', { name: '読みました' }).click();
      await expect(page.getByText('読んだことが、管理組合に伝わっています。')).toBeVisible();
      await isWell(page);
      await page.getByRole('link', { name: 'お知らせの一覧' }).click();
      const line = page.getByRole('listitem').filter({ hasText: title });
      await expect(line).toBeVisible();
      await expect(line).not.toContainText('まだ読んでいません');
      await expect(page.getByRole('link', { name: 'お知らせを書く' })).toHaveCount(0);
      await isWell(page);
    });

    test('the chair writes from a template, sees whom it reaches, sends it, and stops it', async ({
      page,
    }) => {
      await be(page, 'chair');
      await open(page, path);
      await isWell(page);
      await page.getByRole('link', { name: 'お知らせを書く' }).click();
      await page.getByLabel('ひな形', { exact: false }).selectOption({ label: '断水' });
      await page.getByLabel(/^日/).fill(dayAhead(14));
      await page.getByLabel('始まる時刻').fill('09:00');
      await page.getByLabel('終わる時刻').fill('11:30');
      await page.getByText('階を選ぶ', { exact: true }).click();
      await page.getByLabel('この階から').selectOption('9');
      await page.getByLabel('この階まで').selectOption('10');
      const counted = page.getByText(/^\d+人へメール、\d+戸へ紙$/);
      await expect(counted).toBeVisible();
      const reach = await counted.innerText();
      await isWell(page);
      await page.getByRole('button', { name: '送る前に確かめる' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '断水のお知らせ' })).toBeVisible();
      await expect(page.getByText(/^日時：.*9時から11時30分まで$/)).toBeVisible();
      await expect(page.getByText(reach, { exact: true })).toBeVisible();
      await isWell(page);
      await page.getByRole('button', { name: 'このお知らせを送る' }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText(reach);
      await dialog.getByRole('button', { name: '送る', exact: true }).click();
      await expect(page.getByText('に届け始めます。それまでは止められます。')).toBeVisible();
      await isWell(page);
      await page.getByRole('button', { name: '送るのを止める' }).click();
      await expect(page.getByText('書きかけ（まだ送っていません）')).toBeVisible();
      await page.getByRole('button', { name: '消す', exact: true }).click();
      await expect(page).toHaveURL(path);
      const line = page.getByRole('listitem').filter({ hasText: '断水のお知らせ' });
      await expect(line.filter({ hasText: '書きかけ' })).toHaveCount(0);
      await page.getByRole('button', { name: '元に戻す' }).click();
      await expect(line.filter({ hasText: '書きかけ' })).toHaveCount(1);
    });

    test('those whom nothing has reached are printed at once, and noted as carried round', async ({
      page,
    }) => {
      await be(page, 'chair');
      await open(page, path);
      await page
        .getByRole('main')
        .getByRole('link', { name: '断水のお知らせ', exact: true })
        .click();
      await expect(page.getByRole('heading', { name: 'まだ届いていない方（3件）' })).toBeVisible();
      const rest = page.getByRole('list', { name: 'まだ届いていない方' }).getByRole('listitem');
      await expect(rest).toHaveCount(3);
      await isWell(page);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: '届いていない方の分を印刷' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^お知らせ_断水のお知らせ_.*\.pdf$/);
      await rest.first().getByRole('button').click();
      await expect(rest).toHaveCount(2);
      await page.getByRole('button', { name: '全部を紙で届けた' }).click();
      await page.getByRole('button', { name: '届けたと記録する' }).click();
      await expect(page.getByText('全員に届けました。')).toBeVisible();
    });
  });
}

test('a screen in the hall shows what is for everybody until it is taken away', async ({
  page,
  context,
}) => {
  await be(page, 'chair');
  await open(page, path);
  await page.getByRole('button', { name: '画面をつなぐ' }).click();
  const link = page.getByRole('link', { name: 'この端末で開く' });
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(/\/hyouji#[\w.-]{60,}$/);
  const display = await context.newPage();
  for (const viewport of [
    { width: 1920, height: 1080 },
    { width: 360, height: 800 },
  ]) {
    await display.setViewportSize(viewport);
    await display.goto(address);
    await expect(display.getByRole('heading', { name: '断水のお知らせ' })).toBeVisible();
    await isWell(display);
    await display.goto('about:blank');
  }
  await page.getByRole('button', { name: '外す（エントランス）' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '外す' }).click();
  await expect(page.getByRole('button', { name: '外す（エントランス）' })).toHaveCount(0);
});

test('an emergency stands first for whom it concerns, and goes by the keyboard alone', async ({
  page,
}) => {
  await be(page, 'chair');
  await open(page, `${path}?write=new`);
  await page.getByLabel('ひな形', { exact: false }).selectOption({ label: 'エレベーターの停止' });
  await page.getByRole('button', { name: '送る前に確かめる' }).focus();
  await page.keyboard.press('Enter');
  const send = page.getByRole('button', { name: 'このお知らせを送る' });
  await expect(send).toBeVisible();
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'キャンセル' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '届いたかどうか' })).toBeVisible();
  await be(page, 'owner');
  await open(page, path);
  const pressing = page.getByRole('region', { name: 'いますぐ読んでください' });
  await expect(pressing.getByRole('link')).toHaveText('エレベーター停止のお知らせ');
  await open(page, '/demo');
  await expect(page.getByRole('region', { name: 'あなたへのお知らせ' })).toContainText('緊急');
});
