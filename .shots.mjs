import { chromium } from '@playwright/test';
import { resolveChromium } from './scripts/browser.mjs';
const browser = await chromium.launch(await resolveChromium());
const base = 'http://127.0.0.1:3971';
const out = '/tmp/forms-shots/';
for (const [width, scheme] of [[1280, 'light'], [360, 'light'], [1280, 'dark'], [360, 'dark']]) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, baseURL: base, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const role = async (r) => { const a = await page.request.put('/api/demo/role', { data: { role: r } }); if (!a.ok()) console.log('role', a.status()); };
  const shot = async (name, path, act) => {
    try {
      await page.goto(path); await page.waitForLoadState('networkidle');
      if (act) await act();
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${out}${name}-${width}-${scheme}.png`, fullPage: true });
    } catch (e) { console.log(name, width, scheme, String(e).slice(0, 200)); }
  };
  await role('owner');
  await shot('home-owner', '/demo');
  await shot('own', '/demo/applications');
  await shot('form', '/demo/applications?form=works', async () => { await page.getByRole('button', { name: '次へ' }).click(); });
  await shot('bookings', '/demo/applications?view=bookings', async () => { const l = page.getByRole('list', { name: '時間を選ぶ' }).getByRole('button', { name: /空き/ }); if (await l.count()) await l.first().click(); });
  await role('chair');
  await shot('inbox', '/demo/applications?view=inbox', async () => { await page.getByText('内容とこれまで').first().click(); await page.getByRole('button', { name: /申請書を決める/ }).click(); await page.getByText('条件を付けて承認する').click(); });
  await shot('use', '/demo/applications?view=use');
  await shot('home-chair', '/demo');
  await context.close();
}
await browser.close();
