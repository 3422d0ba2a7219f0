import { addressOf, begin } from './begin.ts';
import { findOverflow } from './layout.ts';
import { expect, findViolations, open, test } from './test.ts';

test.use({ viewport: { width: 1280, height: 900 }, allowedErrors: /40[134] \(/ });

test('a plan is asked for and taken back; nothing is invoiced in the demonstration', async ({
  page,
}) => {
  await page.request.put('/api/demo/role', { data: { role: 'chair' } });
  await open(page, '/demo/agreement');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('契約とお支払い');
  await expect(page.getByText('デモでは請求されません')).toBeVisible();

  await begin(page, addressOf('agreement', 1280));
  await page.goto(`${page.url()}/management#subscription`);
  await page.getByRole('link', { name: '契約とお支払い' }).click();
  const asking = page.getByRole('region', { name: 'お申し込み' });
  await expect(page.getByText(/^お試し中です。/)).toBeVisible();
  await expect(page.getByText('請求書はまだ発行されません')).toBeVisible();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await asking.getByLabel('申し込む内容').selectOption('light');
    await asking.getByLabel('オンライン説明会').selectOption('1');
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    await asking.getByRole('button', { name: 'この内容で申し込む' }).click();
    await expect(asking.getByText('Lightプラン')).toBeVisible();
    await expect(asking.getByText('100,000円', { exact: true }).first()).toBeVisible();
    await expect(asking.getByRole('button', { name: 'この内容で承認する' })).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    await asking.getByRole('button', { name: '申し込みを取り下げる' }).click();
    await expect(asking.getByRole('button', { name: 'この内容で申し込む' })).toBeVisible();
  }
});
