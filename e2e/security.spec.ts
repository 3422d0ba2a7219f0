import { isAccountPage } from '#contract/pages.ts';
import { screens } from './screens.ts';
import { expect, open, test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

/** The browser itself is the judge: `test.ts` fails every test in which it complains about the policy. */
for (const { name, path, status } of screens) {
  test.describe(name, () => {
    test.use({ allowedErrors: status === 404 ? /status of 404 .*\/nowhere/ : /^$/ });

    test('shows without a console error, loads nothing from elsewhere and opens new tabs safely', async ({
      page,
      baseURL,
    }) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
      });
      const response = await open(page, await path(page));
      expect(response?.status()).toBe(status);
      const headers = response?.headers() ?? {};
      const { pathname } = new URL(response?.url() ?? '');
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy.match(/script-src [^;]*/)?.[0]).toMatch(/^script-src 'self' 'sha256-[^']+'$/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': isAccountPage(pathname)
          ? 'no-referrer'
          : 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });

      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      const unsafe = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('a[target]')]
          .filter(({ target, relList }) => target === '_blank' && !relList.contains('noopener'))
          .map(({ outerHTML }) => outerHTML),
      );
      expect(unsafe).toEqual([]);
      expect(foreign).toEqual([]);
    });
  });
}

test.describe('what the policy forbids', () => {
  // Older and newer versions of Chromium word it differently.
  test.use({
    allowedErrors:
      /^(?:Refused to (?:execute inline script|frame)|Executing inline script violates|Framing ')/,
  });

  test('a script that somebody smuggled into a page does not run', async ({ page }) => {
    await open(page, '/demo');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.smuggled = true';
      document.body.append(script);
      return 'smuggled' in window;
    });
    expect(ran).toBe(false);
  });

  test('the product may not be shown inside another page', async ({ page, baseURL }) => {
    await page.route('**/other-site', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe title="スミワ" src="${baseURL}/demo"></iframe>`,
      }),
    );
    await page.goto('http://localhost:3301/other-site');
    await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  });
});
