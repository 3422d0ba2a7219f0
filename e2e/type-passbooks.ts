import type { Page } from '@playwright/test';

/** Types into every field for a passbook what the books say, as somebody does whose passbooks agree. */
export async function typePassbooks(page: Page): Promise<void> {
  for (const row of await page.locator('#passbooks li').all()) {
    const [, sum = '0'] = /帳簿では([\d,]+)円/.exec((await row.textContent()) ?? '') ?? [];
    await row.getByRole('textbox').fill(sum);
  }
}
