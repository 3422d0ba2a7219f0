import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { findOverflow } from './layout.ts';
import { expect, findViolations, open, test } from './test.ts';

async function as(page: Page, role: string, path: string): Promise<void> {
  const response = await page.request.put('/api/demo/role', { data: { role } });
  expect(response.ok()).toBe(true);
  await open(page, path);
}

const desk = '/demo/accounting?view=audit&year=2026';

for (const width of [1280, 360]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('an auditor draws, asks, and the treasurer answers', async ({ page }) => {
      await as(page, 'auditor', desk);
      const samples = page.getByRole('region', { name: '証憑の抜き取り' });
      await samples.getByLabel('好きな4けたの番号').fill('いち');
      await samples.getByRole('button', { name: '支払を選ぶ' }).click();
      await expect(samples.getByText('0から9999まで')).toBeVisible();
      await samples.getByLabel('好きな4けたの番号').fill('12');
      await samples.getByRole('button', { name: '支払を選ぶ' }).click();
      const first = samples.getByRole('listitem').first();
      await first.getByRole('button', { name: '見ました', exact: true }).click();
      await expect(first.getByText(/見ました（/)).toBeVisible();
      await first.getByRole('button', { name: /会計担当に聞く/ }).click();
      await first.getByRole('textbox', { name: '会計担当への質問' }).fill('見積書はありますか。');
      await first.getByRole('button', { name: '質問を残す' }).click();
      const threads = page.getByRole('region', { name: '質問と指摘' });
      await expect(threads.getByText('答えを待っています')).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);

      await as(page, 'treasurer', '/demo/accounting');
      await page.getByRole('link', { name: '質問を読んで答える' }).click();
      await expect(threads.getByText('見積書はありますか。')).toBeVisible();
      await threads.getByLabel('答え').fill('緊急の工事で、見積書は1社だけです。');
      await threads.getByRole('button', { name: '答える' }).click();
      await expect(threads.getByText('答えがあります')).toBeVisible();
      // What the auditor keeps, the treasurer only reads.
      await expect(page.getByRole('button', { name: '見ました', exact: true })).toHaveCount(0);

      await as(page, 'auditor', desk);
      await threads.getByRole('button', { name: '分かりました' }).click();
      await expect(threads.getByText('分かりました')).toBeVisible();
      await threads.getByRole('button', { name: '指摘を書く' }).click();
      await threads
        .getByRole('textbox', { name: '気づいたこと' })
        .fill('見積は2社から取ってください。');
      await threads.getByRole('button', { name: '指摘を残す' }).click();
      await expect(threads.getByText('見積は2社から取ってください。')).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      expect(await findViolations(page)).toEqual([]);
    });

    test('an auditor takes the year along, and its program finds it right', async ({
      page,
    }, testInfo) => {
      await as(page, 'auditor', desk);
      const section = page.getByRole('region', { name: '監査用データ' });
      const downloading = page.waitForEvent('download');
      await section.getByRole('button', { name: '監査用データを保存' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^監査用データ_2026年度_.+\.zip$/);
      const folder = testInfo.outputPath('archive');
      const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
      for (const [path, bytes] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), bytes);
      }
      const words = execFileSync(process.execPath, ['verify.mjs'], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect(words).toContain('全部が合いました。');
      const number = /控えの番号　(.+)/.exec(words)?.[1] ?? '';
      expect(number).toMatch(/^([0-9a-f]{4} ?){4}$/);
      await expect(section.getByText(number)).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
    });
  });
}
