import type { Page, Response } from '@playwright/test';
import { isAccountPage } from '#contract/pages.ts';
import { expect } from './test.ts';

/** Every address of another origin that the page asks from now on. */
export function watchForeign(page: Page, own: string | undefined): readonly string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== own) foreign.push(request.url());
  });
  return foreign;
}

export function expectSafeHeaders(response: Response | null): void {
  const headers = response?.headers() ?? {};
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy.match(/script-src [^;]*/)?.[0]).toMatch(/^script-src 'self' 'sha256-[^']+'$/);
  const isAccount = isAccountPage(new URL(response?.url() ?? '').pathname);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': isAccount ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
}

/** Links that open a tab which could reach back into this one. */
export async function findUnsafeLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[target]')]
      .filter(({ target, relList }) => target === '_blank' && !relList.contains('noopener'))
      .map(({ outerHTML }) => outerHTML),
  );
}
