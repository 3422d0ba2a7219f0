import { expect, open, test } from './test.ts';

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
