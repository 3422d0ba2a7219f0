import type { Page } from '@playwright/test';
import { expect, findViolations, open, test } from './test.ts';

const question = '屋上で凧を揚げてもよいですか';
const words = '屋上は立入禁止のため、凧揚げはできません。';

async function as(page: Page, role: string): Promise<void> {
  const response = await page.request.put('/api/demo/role', { data: { role } });
  expect(response.ok()).toBe(true);
  await open(page, '/demo');
}

async function ask(page: Page): Promise<{ id: string; content: string }> {
  const conversation = await page.request.post('/api/conversations', { data: { title: '質問' } });
  const { id: conversationId } = await conversation.json();
  const data = { message: question, conversationId };
  return (await (await page.request.post('/api/chat', { data })).json()).message;
}

test('a question is answered, looked at again by another officer, and then quoted', async ({
  page,
}) => {
  await as(page, 'owner');
  const { id } = await ask(page);
  const handOver = `/api/associations/own/chat-messages/${id}/hand-over`;
  expect((await page.request.post(handOver, { data: { note: '' } })).ok()).toBe(true);

  await as(page, 'chair');
  const list = page.locator('#board-tasks');
  const opener = list.getByRole('button', { name: /凧.*に対応する$/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  await list.getByRole('button', { name: '引き受ける（理事長）' }).click();
  await expect(list.getByText('担当 理事長').first()).toBeVisible();
  await list.getByLabel('期限').fill('2030-12-01');
  await list.getByRole('button', { name: '期限を決める' }).click();
  await expect(list.getByRole('button', { name: '期限をなくす' })).toBeVisible();
  await list.getByRole('textbox', { name: /^回答/ }).fill(words);
  await list.getByRole('checkbox').check();
  expect(await findViolations(page)).toEqual([]);
  await list.getByRole('button', { name: '回答を届ける' }).click();
  await expect(list.getByText('確認待ち')).toBeVisible();
  // Whoever asked is answered at once; the others wait for the second look.
  expect((await ask(page)).content).toContain('凧揚げはできません');

  await as(page, 'treasurer');
  await list.getByRole('button', { name: /凧.*に対応する$/ }).click();
  await list.getByRole('button', { name: '確かめたので全員に案内する' }).click();
  await expect(list.getByText('全員に案内中')).toBeVisible();
  await list.getByRole('button', { name: /凧.*を完了にする$/ }).click();

  await as(page, 'owner');
  await expect(list.getByText('理事会から回答がありました')).toBeVisible();
  await expect(list.getByText(words)).toBeVisible();
  expect((await ask(page)).content).toContain('凧揚げはできません');
});
