import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProvider } from '#server/testing/provider-stub.ts';
import { addressOf, begin, numberFor } from './begin.ts';
import { findOverflow } from './layout.ts';
import { readMailsTo } from './mailbox.ts';
import { type RunningProduct, runProduct } from './run-product.ts';
import { expect, findColourViolations, findViolations, setDark, test } from './test.ts';

/** The provider stands under another name than the product: what comes back comes from another site. */
const site = 'http://127.0.0.1:3320';
const dataDir = mkdtempSync(join(tmpdir(), 'sumiwa-providers-'));
let product: RunningProduct;
let provider: Awaited<ReturnType<typeof startProvider>>;

test.beforeAll(async () => {
  provider = await startProvider('line', Date.now, 'localhost');
  const { clientId, clientSecret, baseUrl } = provider.settings;
  product = await runProduct({
    env: {
      PORT: '3320',
      DATA_DIR: dataDir,
      APP_URL: site,
      SMTP_URL: 'smtp://127.0.0.1:3302',
      TRUSTED_PROXIES: '1',
      LINE_LOGIN_CHANNEL_ID: clientId,
      LINE_LOGIN_CHANNEL_SECRET: clientSecret,
      LINE_LOGIN_BASE_URL: baseUrl,
    },
  });
});
test.afterAll(async () => {
  await product.stop();
  await provider.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test.use({ baseURL: site, allowedErrors: /40[134] \(|帳簿はありません|登録されていません/ });

for (const width of [1280, 360]) {
  test(`LINE is added, opens the door, and is taken away, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/hairu');
    await page.getByRole('button', { name: 'LINEで入る' }).click();
    await expect(
      page.getByText('このLINEのアカウントは、スミワに登録されていません'),
    ).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'ログインの画面へ' }).click();
    await expect(page.getByLabel('メールアドレス')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);

    const address = addressOf('provider', width);
    const first = await begin(page, address);
    const home = new URL(page.url()).pathname;
    await page.goto('/watashi');
    await page.getByRole('button', { name: 'LINEを登録する' }).click();
    const section = page.getByRole('region', { name: 'LINEで入る' });
    await expect(section.getByText('に登録')).toBeVisible();
    await expect
      .poll(async () => (await readMailsTo(address)).map(({ subject }) => subject))
      .toContain('LINEでログインできるようになりました');
    for (const isDark of [true, false]) {
      await setDark(page, isDark);
      expect(await findColourViolations(page)).toEqual([]);
    }
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);

    await page.getByRole('button', { name: 'ログアウト', exact: true }).click();
    await page.waitForURL(/\/hairu$/);
    await page.goto(`/hairu?back=${encodeURIComponent(home)}`);
    await page.getByRole('button', { name: 'LINEで入る' }).click();
    await page.waitForURL((url) => url.pathname === home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // Whoever came by LINE shows who they are before the ways in change.
    await page.goto('/watashi');
    await section.getByRole('button', { name: 'LINEの登録を消す' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '消す' }).click();
    const asked = page.getByRole('dialog', { name: 'ご本人の確認' });
    await asked.getByRole('button', { name: 'メールで番号を受け取る' }).click();
    const number = await numberFor(address, [first]);
    await asked.getByLabel('メールで届いた番号（8けた）').fill(number);
    await page.keyboard.press('Enter');
    await expect(asked).toHaveCount(0);
    await expect(section.getByRole('button', { name: 'LINEを登録する' })).toBeVisible();
  });
}
