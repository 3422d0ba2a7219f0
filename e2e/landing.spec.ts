import type { Page } from '@playwright/test';
import { readMailsTo } from './mailbox.ts';
import { expect, open, test } from './test.ts';

const sections = ['demo-section', 'problems', 'solutions', 'features', 'pricing', 'contact'];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read: what it is, what it costs, when it comes', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const text of [
      '2025年秋リリース予定',
      '2025年第3四半期',
      '30,000円〜',
      '60,000円〜',
      'ご相談',
      '100,000円/組合',
    ]) {
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByRole('contentinfo')).toContainText('会社情報');
    // Chromium as Playwright takes its scripts away does not unfold noscript.
    const source = await (await page.request.get('/')).text();
    expect(source).toMatch(/<noscript>.*JavaScriptを有効にしてください.*<\/noscript>/s);
  });

  test('the menu of a small screen opens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const link = page
      .getByRole('navigation', { name: 'ページ内の案内' })
      .getByRole('link', { name: '料金' });
    await expect(link).toBeHidden();
    await page.getByText('メニュー', { exact: true }).click();
    await expect(link).toBeVisible();
  });
});

test('the sections stand in their order, with their number of cards', async ({ page }) => {
  await open(page, '/');
  const places = await page.evaluate(
    (ids) => ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? -1),
    sections,
  );
  expect(places.filter((top) => top < 0)).toEqual([]);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const counts = { problems: 3, solutions: 4, features: 3, pricing: 3 };
  for (const [id, count] of Object.entries(counts)) {
    await expect(page.locator(`#${id} > div > ul > li`)).toHaveCount(count);
  }
});

test('the first screen has two ways on: the demo, still closed, and the form', async ({ page }) => {
  await open(page, '/');
  const hero = page.getByRole('main').locator('section').first();
  await expect(hero.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
  await hero.getByRole('link', { name: 'お問い合わせ' }).click();
  await expect(page.locator('#contact h2')).toBeInViewport();
});

test('every link of the header leads to its section, clear of the header', async ({ page }) => {
  await open(page, '/');
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(links).toHaveCount(5);
  const headerHeight = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  for (const href of ['#problems', '#solutions', '#features', '#pricing', '#contact']) {
    await page.getByRole('banner').locator(`nav a[href="${href}"]`).first().click();
    await expect(page).toHaveURL(`/${href}`);
    const heading = page.locator(`${href} h2`);
    await expect(heading).toBeInViewport();
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(headerHeight - 1);
  }
});

test('prices and options are those of the price list', async ({ page }) => {
  await open(page, '/');
  const pricing = page.locator('#pricing');
  const plans = pricing.locator('> div > ul > li');
  await expect(plans.nth(0)).toContainText(
    /Light.*30,000円〜.*30年シミュレーション.*基本レポート.*メール/s,
  );
  await expect(plans.nth(1)).toContainText(
    /Standard.*人気.*60,000円〜.*自動仕訳.*異常検知.*決算書類/s,
  );
  await expect(plans.nth(2)).toContainText(/Pro.*ご相談.*高度なレポート.*監査.*専任サポート/s);
  await expect(pricing.getByText('人気')).toHaveCount(1);
  const rows = pricing.getByRole('row');
  await expect(rows.filter({ hasText: '初期設定' })).toContainText('100,000円/組合');
  await expect(rows.filter({ hasText: 'オンライン説明会' })).toContainText('100,000円/回');
  await expect(rows.filter({ hasText: 'データ移行支援' })).toContainText('200,000円〜');
});

test('the demo is announced and cannot be opened', async ({ page }) => {
  await open(page, '/');
  const buttons = page.getByRole('button', { name: 'Coming Soon' });
  expect(await buttons.count()).toBeGreaterThanOrEqual(3);
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
  await expect(page.locator('a[href^="/demo"]')).toHaveCount(0);
  await expect(page.locator('#demo-section').getByRole('link')).toHaveAttribute(
    'href',
    '#features',
  );
});

const isDark = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains('dark'));

for (const path of ['/', '/demo']) {
  test(`the theme of ${path} follows the system until one is chosen, and the choice is kept`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, path);
    expect(await isDark(page)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();

    await page.getByRole('button', { name: '明るい画面にする' }).click();
    expect(await isDark(page)).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await page.reload();
    expect(await isDark(page)).toBe(false);
    await page.getByRole('button', { name: '暗い画面にする' }).click();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.reload();
    expect(await isDark(page)).toBe(true);
  });

  test(`${path} never flashes: the theme is there before the first element of the body`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
      localStorage.setItem('view', 'easy');
      const observer = new MutationObserver(() => {
        if (!document.body) return;
        const { classList, dataset } = document.documentElement;
        Object.assign(window, { atFirst: [classList.contains('dark'), dataset['view']] });
        observer.disconnect();
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    await open(page, path);
    expect(await page.evaluate(() => Object(window).atFirst)).toEqual([true, 'easy']);
  });
}

const inquiry = {
  組合名: 'みどり坂レジデンス管理組合',
  お名前: '高橋 誠一',
  メールアドレス: 'chair@example.jp',
  お問い合わせ内容: '説明会をお願いしたいです。',
} as const;

test.describe('the contact form', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/#contact');
  });

  const field = (page: Page, label: string) => page.getByLabel(label, { exact: false });
  const submit = (page: Page) => page.getByRole('button', { name: '送信する' }).click();

  async function fillIn(page: Page, email: string): Promise<void> {
    for (const [label, value] of Object.entries({ ...inquiry, メールアドレス: email })) {
      await field(page, label).fill(value);
    }
  }

  /** The toast that is open; there is never more than one. */
  async function expectToast(page: Page, title: string, sentence: string): Promise<void> {
    const toasts = page.getByRole('region', { name: /^通知/ }).getByRole('listitem');
    await expect(toasts.filter({ visible: true })).toHaveText(new RegExp(`${title}${sentence}`));
  }

  test('says one fault at a time, in the order of the form, and marks the field', async ({
    page,
  }) => {
    const faults = [
      ['組合名', '組合名を入力してください。'],
      ['お名前', 'お名前を入力してください。'],
      ['メールアドレス', 'メールアドレスを入力してください。'],
      ['お問い合わせ内容', 'お問い合わせ内容を入力してください。'],
    ] as const;
    for (const [label, sentence] of faults) {
      await submit(page);
      await expectToast(page, '入力エラー', sentence);
      await expect(field(page, label)).toBeFocused();
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      await field(page, label).fill(
        label === 'メールアドレス' ? 'だめな アドレス' : inquiry[label],
      );
    }
    await submit(page);
    await expectToast(page, '入力エラー', '正しいメールアドレスを入力してください。');
    await expect(field(page, '組合名')).toHaveValue(inquiry.組合名);
  });

  test('names that are only spaces are empty', async ({ page }) => {
    await fillIn(page, 'chair@example.jp');
    await field(page, '組合名').fill(' 　 ');
    await submit(page);
    await expectToast(page, '入力エラー', '組合名を入力してください。');
  });

  test('asks before it sends; cancelling sends nothing and keeps every word', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    const questions: string[] = [];
    page.once('dialog', async (dialog) => {
      questions.push(`${dialog.type()}: ${dialog.message()}`);
      await dialog.dismiss();
    });
    await fillIn(page, 'chair@example.jp');
    await submit(page);
    expect(questions).toEqual(['confirm: 送信してもよろしいですか？']);
    expect(sent).toEqual([]);
    await expect(field(page, 'お問い合わせ内容')).toHaveValue(inquiry.お問い合わせ内容);
    await expect(page.getByRole('button', { name: '送信する' })).toBeEnabled();
  });

  test('sends, says so, clears itself, and the mails arrive', async ({ page }) => {
    const email = `chair-${Date.now()}@example.jp`;
    let release = () => {};
    const held = new Promise<void>((go) => {
      release = go;
    });
    await page.route('**/api/contact', async (route) => {
      await held;
      await route.continue();
    });
    page.on('dialog', (dialog) => dialog.accept());
    await fillIn(page, email);
    await page.getByLabel('ご検討中のプラン').selectOption({ label: 'Standard' });
    const [request] = await Promise.all([page.waitForRequest('**/api/contact'), submit(page)]);
    expect(request.postDataJSON()).toEqual({
      organizationName: inquiry.組合名,
      name: inquiry.お名前,
      email,
      phone: '',
      plan: 'standard',
      message: inquiry.お問い合わせ内容,
    });
    await expect(page.getByRole('button', { name: '送信中...' })).toBeDisabled();
    release();
    await expectToast(page, '送信完了', 'お問い合わせを送信しました。担当者よりご連絡いたします。');
    for (const label of Object.keys(inquiry)) await expect(field(page, label)).toHaveValue('');
    await expect(page.getByRole('button', { name: '送信する' })).toBeEnabled();

    await expect.poll(async () => (await readMailsTo(email)).length).toBe(1);
    const [toSender] = await readMailsTo(email);
    expect(toSender?.text).toContain('高橋 誠一 様');
    await expect
      .poll(async () =>
        (await readMailsTo('staff@sumiwa.example')).map(({ replyTo }) => replyTo?.[0]?.address),
      )
      .toContain(email);
  });

  test('at a narrow screen it works too', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    page.on('dialog', (dialog) => dialog.accept());
    await fillIn(page, `narrow-${Date.now()}@example.jp`);
    await submit(page);
    await expectToast(page, '送信完了', 'お問い合わせを送信しました。');
  });

  test.describe('when it fails', () => {
    test.use({
      allowedErrors:
        /status of (429|500|503)|Failed to (fetch|load resource: net::)|not valid JSON/,
    });
    test.beforeEach(async ({ page }) => {
      page.on('dialog', (dialog) => dialog.accept());
      await fillIn(page, 'chair@example.jp');
    });

    async function expectKept(page: Page): Promise<void> {
      for (const [label, value] of Object.entries(inquiry)) {
        await expect(field(page, label)).toHaveValue(value);
      }
      await expect(page.getByRole('button', { name: '送信する' })).toBeEnabled();
    }

    test("shows the server's own sentence and keeps the form", async ({ page }) => {
      for (let i = 1; i <= 5; i++) {
        await page.request.post('/api/contact', {
          data: {
            organizationName: '組合',
            name: '名',
            email: 'a@example.jp',
            message: `相談 ${i}`,
          },
        });
      }
      await submit(page);
      await expectToast(
        page,
        '送信エラー',
        '短い時間に続けて送信されたため、受け付けられませんでした。',
      );
      await expectKept(page);
    });

    test('says its own sentence where the server has none', async ({ page }) => {
      await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: {} }));
      await submit(page);
      await expectToast(
        page,
        '送信エラー',
        '送信に失敗しました。しばらくしてから再度お試しください。',
      );
      await expectKept(page);
    });

    test('without a connection', async ({ page }) => {
      await page.route('**/api/contact', (route) => route.abort('internetdisconnected'));
      await submit(page);
      await expectToast(
        page,
        '送信エラー',
        'ネットワークエラーが発生しました。しばらくしてから再度お試しください。',
      );
      await expectKept(page);
    });

    test('with an answer that is no JSON', async ({ page }) => {
      await page.route('**/api/contact', (route) =>
        route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      );
      await submit(page);
      await expectToast(
        page,
        '送信エラー',
        'ネットワークエラーが発生しました。しばらくしてから再度お試しください。',
      );
      await expectKept(page);
    });
  });

  test('the message box has five rows, and a machine finds a field that people do not', async ({
    page,
  }) => {
    await expect(field(page, 'お問い合わせ内容')).toHaveAttribute('rows', '5');
    await expect(page.locator('input[name="website"]')).toBeHidden();
  });
});

test('the head tells search engines and previews where the page stands', async ({
  page,
  baseURL,
}) => {
  await open(page, '/');
  const content = (name: string) =>
    page.locator(`meta[property="${name}"]`).getAttribute('content');
  expect(await content('og:url')).toBe(`${baseURL}/`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/`);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute('content', /マンション|会計/);
  for (const address of [
    await content('og:image'),
    '/favicon.svg',
    '/robots.txt',
    '/sitemap.xml',
  ]) {
    expect((await page.request.get(address ?? '')).status()).toBe(200);
  }
});
