import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { findOverflow } from './layout.ts';
import { expect, findViolations, open, test } from './test.ts';

const address = '/demo/records';

async function become(page: Page, role: string): Promise<void> {
  expect((await page.request.put('/api/demo/role', { data: { role } })).ok()).toBe(true);
  await open(page, address);
}

async function filesOf(download: Download): Promise<string[]> {
  return Object.keys(unzipSync(readFileSync(await download.path())));
}

async function isWell(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
}

for (const width of [1280, 360]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a resident takes the own record along', async ({ page }) => {
      await become(page, 'owner');
      await isWell(page);
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: '自分の記録を受け取る' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^自分の記録_.*\.zip$/);
      expect(await filesOf(download)).toContain('表/人.csv');
      await expect(page.getByRole('heading', { name: '管理組合の全データ' })).toHaveCount(0);
    });

    test('the whole is asked for by one, approved by another, and taken', async ({ page }) => {
      await become(page, 'treasurer');
      await page.getByRole('button', { name: '書き出しを頼む' }).click();
      await expect(page.getByText('別の役員の承認を待っています')).toBeVisible();
      await expect(page.getByRole('button', { name: '書き出しを承認する' })).toHaveCount(0);
      await isWell(page);
      await become(page, 'chair');
      await page.getByRole('button', { name: '書き出しを承認する' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '承認する' }).click();
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: '全データを受け取る（ZIP）' }).click();
      const files = await filesOf(await downloading);
      expect(files).toEqual(
        expect.arrayContaining(['一覧.json', '検査/check.mjs', '表/会計帳簿/仕訳.csv']),
      );
      await page.reload();
      await expect(page.getByText(/個のファイル、/)).toBeVisible();
      await isWell(page);
    });

    test('leaving is asked for, approved, said on every page, and stopped', async ({ page }) => {
      await become(page, 'viceChair');
      await page.getByRole('button', { name: '利用の終了を頼む' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '終了を頼む' }).click();
      await expect(page.getByText('副理事長が頼みました')).toBeVisible();
      await become(page, 'chair');
      await page.getByRole('button', { name: '利用の終了を承認する' }).click();
      await isWell(page);
      await page.getByRole('alertdialog').getByRole('button', { name: '終了を承認する' }).click();
      await expect(page.getByText(/に、すべて消去します。/)).toBeVisible();
      await isWell(page);

      await open(page, '/demo');
      await expect(
        page.getByRole('heading', { name: /で、スミワの利用を終わります/ }),
      ).toBeVisible();
      await expect(
        page.getByRole('link', { name: /^\d+年\d+月\d+日で利用を終わります$/ }),
      ).toBeVisible();
      await isWell(page);
      await page.getByRole('link', { name: 'くわしく見る' }).click();
      await page.getByRole('button', { name: '終了を取り消して、使い続ける' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '使い続ける' }).click();
      await expect(page.getByRole('button', { name: '利用の終了を頼む' })).toBeVisible();
      await open(page, '/demo');
      await expect(page.getByText('スミワの利用を終わります')).toHaveCount(0);
    });
  });
}
