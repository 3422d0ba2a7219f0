import type { Page } from '@playwright/test';
import { resolveChromium } from '../scripts/browser.mjs';
import { addressOf, begin, numberFor } from './begin.ts';
import { laterProduct } from './later-product.ts';
import { readMailsTo } from './mailbox.ts';
import { expect, findViolations, test } from './test.ts';

/** Passkeys belong to a name, never to a bare number: so this product stands under `localhost`. */
const site = 'http://localhost:3303';
const product = laterProduct({ site });

test.describe.configure({ mode: 'serial' });
test.beforeAll(() => product.start());
test.afterAll(() => product.end());

/** The same product, so many minutes later. */
const wait = (minutes: number) => product.wait(minutes * 60_000);

/** A device with 画面ロック, as telephones have it, whose owner is at hand. */
async function giveDevice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** With the keyboard alone: Tab until it stands there, then Enter. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeEnabled();
  for (let steps = 0; steps < 60; steps += 1) {
    if (await button.evaluate((it) => it === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

const passkeys = (page: Page) => page.getByRole('region', { name: '画面ロックで入る' });

const { knowsPasskeys } = await resolveChromium();
if (!knowsPasskeys) {
  process.stdout.write('\nパスキーの通しは行いません：このブラウザではパスキーを作れません。\n');
}

for (const width of knowsPasskeys ? [1280, 360] : []) {
  test.describe(`at ${width} pixels`, () => {
    test.use({
      baseURL: site,
      viewport: { width, height: 800 },
      // Where the proof is too old the server says no, and a pause of the product is seen by an open page.
      allowedErrors: /403 \(Forbidden\)|404 \(Not Found\)|ERR_CONNECTION_REFUSED|計画は、まだ登録/,
    });

    test('a device is registered by keyboard, opens the door by itself, and is removed', async ({
      page,
    }) => {
      await giveDevice(page);
      const address = addressOf('passkey', width);
      await begin(page, address);
      const home = new URL(page.url()).pathname;
      await page.goto('/watashi');
      await expect(passkeys(page)).toBeVisible();
      await press(page, 'この端末を登録する');
      const name = page.getByLabel('端末の名前');
      await expect(name).toBeFocused();
      await name.fill('居間のタブレット');
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(passkeys(page)).toContainText('居間のタブレット');
      await expect
        .poll(async () => (await readMailsTo(address)).map(({ subject }) => subject))
        .toContain('画面ロックでログインできる端末が加わりました');

      // The same device is not taken twice.
      await press(page, 'この端末を登録する');
      await press(page, '画面ロックを確かめて登録する');
      await expect(page.getByText('この端末は、もう登録されています。')).toBeVisible();
      await page.getByRole('button', { name: 'やめる' }).click();

      // Where the address would be typed, the browser offers the passkey by itself, and leads back.
      await page.context().clearCookies();
      await page.goto(`/hairu?back=${encodeURIComponent(home)}`);
      await page.waitForURL(home);
      await page.goto('/watashi');
      await expect(passkeys(page)).toContainText('最後に使った日');
      await page.getByRole('button', { name: '居間のタブレットを消す' }).click();
      await page.getByRole('button', { name: '消す', exact: true }).click();
      await expect(page.getByText('「居間のタブレット」を消しました').first()).toBeVisible();
      await expect(passkeys(page).getByRole('listitem')).toHaveCount(0);
    });

    test('whoever is offered nothing by the browser presses the button', async ({ page }) => {
      await page.addInitScript(() => {
        PublicKeyCredential.isConditionalMediationAvailable = async () => false;
      });
      await giveDevice(page);
      await begin(page, addressOf('button', width));
      await page.goto('/watashi');
      await press(page, 'この端末を登録する');
      await page.keyboard.press('Enter');
      await expect(passkeys(page).getByRole('listitem')).toHaveCount(1);
      await page.getByRole('button', { name: 'ログアウト', exact: true }).click();
      await page.waitForURL('/hairu');
      await expect(page.getByRole('button', { name: '画面ロックで入る' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await press(page, '画面ロックで入る');
      await page.waitForURL('/watashi');
    });

    test('before money and people one shows anew who one is, and loses nothing that was typed', async ({
      page,
    }) => {
      await giveDevice(page);
      const address = addressOf('anew', width);
      const first = await begin(page, address);
      const home = new URL(page.url()).pathname;
      await page.goto(`${home}/setup`);
      const roster = page.getByRole('region', { name: '住戸と区分所有者' });
      const rows = ['部屋番号\t専有面積\t持分\t議決権\t区分所有者', '101\t60\t1/1\t1\t佐藤 太郎'];
      await roster.getByLabel('貼り付ける欄').fill(rows.join('\n'));
      await roster.getByRole('button', { name: '内容を確かめる' }).click();
      await roster.getByRole('button', { name: '1戸を登録する' }).click();
      await expect(page.getByText('1戸を登録しました').first()).toBeVisible();
      const officers = page.getByRole('region', { name: '役員' });
      await officers.getByLabel('区分所有者').selectOption({ label: '101号室　佐藤 太郎' });
      await officers.getByLabel('任期のはじまり').fill('2026-05-24');
      await officers.getByLabel('任期の終わり').fill('2027-05-31');
      await wait(11);

      await officers.getByRole('button', { name: '役員を加える' }).click();
      const asked = page.getByRole('dialog', { name: 'ご本人の確認' });
      await expect(asked).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(asked).toHaveCount(0);
      await expect(officers.getByText('ご本人の確認が済んでいないため').first()).toBeVisible();
      await expect(officers.getByLabel('任期の終わり')).toHaveValue('2027-05-31');

      await officers.getByRole('button', { name: '役員を加える' }).click();
      await press(page, 'メールで番号を受け取る');
      const field = asked.getByLabel('メールで届いた番号（8けた）');
      await expect(field).toBeFocused();
      await field.fill('0000 0000');
      await page.keyboard.press('Enter');
      await expect(asked.getByText(/番号が違うか/)).toBeVisible();
      await field.fill(await numberFor(address, [first]));
      await page.keyboard.press('Enter');
      await expect(asked).toHaveCount(0);
      await expect(officers).toContainText('理事長　佐藤 太郎');

      // The next time the device does it, in the middle of a deed that was refused.
      await page.goto('/watashi');
      await press(page, 'この端末を登録する');
      await page.keyboard.press('Enter');
      await expect(passkeys(page).getByRole('listitem')).toHaveCount(1);
      await page.goto(`${home}/setup`);
      await expect(officers).toContainText('理事長　佐藤 太郎');
      await wait(11);
      await officers.getByRole('button', { name: /外す.*理事長/ }).click();
      await press(page, '画面ロックで確かめる');
      await expect(asked).toHaveCount(0);
      await expect(officers).not.toContainText('理事長　佐藤 太郎');
    });
  });
}
