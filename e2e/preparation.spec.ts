import type { Page } from '@playwright/test';
import { findOverflow } from './layout.ts';
import { expect, findColourViolations, findViolations, open, setDark, test } from './test.ts';

const path = '/demo/meetings?view=prepare';

async function become(page: Page, role: string): Promise<void> {
  expect((await page.request.put('/api/demo/role', { data: { role } })).ok()).toBe(true);
}

/** A day of Japan as the field for days takes it. */
function inDays(days: number): string {
  return new Date(Date.now() + (days * 24 + 9) * 3_600_000).toISOString().slice(0, 10);
}

for (const width of [1280, 360]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the chair sets a day, reads the calendar, moves the day and takes it back', async ({
      page,
    }) => {
      await become(page, 'chair');
      await open(page, '/demo/meetings');
      await page.getByRole('link', { name: '総会の準備' }).click();
      await expect(page.getByRole('heading', { name: '総会までの日程' })).toBeVisible();
      await expect(page.getByText('監事が監査し、監査報告書を書く')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);

      await page.getByRole('button', { name: '総会の日を決める' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('総会の日').fill(inDays(9));
      await expect(form.getByText('発送の期限を、もう過ぎています')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
      await form.getByRole('button', { name: 'この日に決める' }).click();
      await expect(page.getByText('期限を過ぎていることが')).toBeVisible();
      await expect(page.getByText('急ぐときは、理事会の承認があれば')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
      await setDark(page, true);
      expect(await findColourViolations(page)).toEqual([]);
      await setDark(page, false);

      await page.getByRole('button', { name: '日時や場所を変える' }).click();
      await form.getByLabel('総会の日').fill(inDays(60));
      await form.getByRole('button', { name: 'この日に決める' }).click();
      await expect(page.getByText('遅れはありません。')).toBeVisible();
      await page.getByRole('button', { name: '元に戻す' }).click();
      await expect(page.getByText('期限を過ぎていることが')).toBeVisible();
    });
  });
}

test('by keyboard: a day is set without the mouse, and Ctrl+Z takes it back', async ({ page }) => {
  await become(page, 'viceChair');
  await open(page, path);
  await page.getByRole('button', { name: '総会の日を決める' }).press('Enter');
  const form = page.getByRole('dialog');
  await form.getByLabel('総会の日').fill(inDays(80));
  await form.getByLabel('場所').press('Enter');
  const chosen = page.getByRole('heading', { level: 2, name: /^臨時総会/ });
  await expect(chosen).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(chosen).toHaveCount(0);
});

test('a director reads the calendar and is offered no day; an owner has no such part', async ({
  page,
}) => {
  await become(page, 'director');
  await open(page, path);
  await expect(page.getByRole('heading', { name: '総会までの日程' })).toBeVisible();
  await expect(page.getByRole('button', { name: '総会の日を決める' })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: '総会までの日程' })).toBeVisible();
  await expect(page.getByRole('button', { name: '日程を印刷' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await become(page, 'owner');
  await open(page, path);
  await expect(page.getByRole('link', { name: '総会の準備' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'これからの会議' })).toBeVisible();
});
