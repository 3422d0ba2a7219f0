import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { z } from 'zod/mini';
import { type Endpoint, type ObjectSchema, requestOf, type Schema } from '#contract/endpoint.ts';
import { listMeetings } from '#contract/meetings.ts';
import * as votes from '#contract/votes.ts';
import { findOverflow } from './layout.ts';
import { expect, findViolations, open, test } from './test.ts';

async function become(page: Page, role: string): Promise<void> {
  expect((await page.request.put('/api/demo/role', { data: { role } })).ok()).toBe(true);
}

async function call<Input extends ObjectSchema, Output extends Schema>(
  page: Page,
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
): Promise<z.output<Output>> {
  const { method, url, body } = requestOf(endpoint, input);
  const data = body === null ? {} : { data: JSON.parse(body) };
  const response = await page.request.fetch(url, { method, ...data });
  expect(response.status(), url).toBe(200);
  return endpoint.output.parse(await response.json());
}

/** The evening as the votes' own journey plays it, without its screens: three come, all is voted on, two confirm. */
async function playEvening(page: Page): Promise<{ meetingId: string; names: string[] }> {
  await become(page, 'chair');
  const { meetings } = await call(page, listMeetings, {});
  const meetingId =
    meetings.find((it) => it.kind === 'general' && it.status === 'planned')?.id ?? '';
  const { meeting } = await call(page, votes.rehearseVotes, { meetingId });
  const silent = (meeting.box?.heads ?? []).filter((it) => it.state === 'none' && it.hasVoter);
  const people = silent.slice(0, 3).flatMap(({ voters }) => voters.slice(0, 1));
  const events = people.map(({ id: personId }) => ({
    id: randomUUID(),
    personId,
    what: 'room' as const,
    at: Date.now(),
  }));
  await call(page, votes.noteDoor, { meetingId, events });
  await call(page, votes.beginVotes, { meetingId });
  await writeDown(page);
  for (const { id: itemId } of meeting.box?.items ?? []) {
    const id = randomUUID();
    await call(page, votes.noteRound, { meetingId, itemId, id, what: 'closed' });
  }
  const { box } = await call(page, votes.getVotes, { meetingId });
  const digest = box?.record.digest ?? '';
  await call(page, votes.confirmVotes, { meetingId, digest });
  await become(page, 'director');
  await call(page, votes.confirmVotes, { meetingId, digest });
  await become(page, 'chair');
  return { meetingId, names: people.map(({ name }) => name) };
}

/** What is said is written down by the keyboard alone, taken away and put back. */
async function writeDown(page: Page): Promise<void> {
  await open(page, '/demo/minutes');
  await expect(page.getByRole('heading', { name: '発言を書きとめる' })).toBeVisible();
  await sound(page);
  await page.getByLabel('どこの発言ですか').selectOption({ index: 1 });
  await page.getByLabel('種類').selectOption({ label: '質問' });
  await page.getByLabel('だれの発言ですか').fill('組合員A');
  await page.getByLabel('内容').fill('工事のあいだ、荷物はどこで受け取りますか。');
  await page.keyboard.press('Control+Enter');
  const line = page.getByRole('listitem').filter({ hasText: '荷物はどこで' });
  await expect(line).toContainText('質問（組合員A）');
  await line.getByRole('button').press('Enter');
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(line).toBeVisible();
  await page.evaluate(() => localStorage.setItem('view', 'easy'));
  await page.reload();
  await expect(line).toBeVisible();
  await sound(page);
  await page.evaluate(() => localStorage.setItem('view', 'standard'));
}

async function sound(page: Page): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findOverflow(page)).toEqual([]);
  }
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('from the confirmed record to the signed minutes, which search and the caretaker find', async ({
  page,
}) => {
  await become(page, 'chair');
  await open(page, '/demo/minutes');
  // The last meeting is there with its box, and its figures are those of the minutes in the library.
  await expect(page.getByRole('link', { name: '文書の議事録を読む' })).toBeVisible();
  await expect(page.getByText('集計、知らせた結果、書き足した文').first()).toBeVisible();
  await sound(page);
  const { names } = await playEvening(page);
  await open(page, '/demo/meetings?kind=general');
  await page.getByRole('link', { name: '総会の議事録を作る' }).click();
  await expect(page.getByRole('heading', { name: '書き足すところ' })).toBeVisible();
  await expect(page.getByText('「議長と署名人」が残っています。')).toBeVisible();
  await sound(page);

  await page.getByLabel(/^議長/).fill('議長 太郎');
  for (const place of [0, 1]) {
    const signer = page.getByLabel(`署名する人（${place + 1}人目）`);
    const label = await signer.locator('option', { hasText: names[place] ?? '' }).innerText();
    await signer.selectOption({ label });
  }
  const first = page.getByRole('group', { name: /^第1号議案/ });
  await expect(first.getByLabel('質疑応答')).toHaveValue(/質問（組合員A）：工事のあいだ/);
  await expect(page.getByRole('heading', { name: '決まったあとの確認' })).toBeVisible();
  await expect(page.getByText('総会の名簿と、区分所有者')).toBeVisible();
  await first.getByLabel('説明の要旨').fill('満場一致で、宅配ロッカーの更新を説明しました。');
  await expect(
    page.getByText('「集計、知らせた結果、書き足した文」が残っています。'),
  ).toBeVisible();
  await first.getByLabel('説明の要旨').fill('理事長が、宅配ロッカーの更新を説明しました。');
  await expect(page.getByText('保存してあります。')).toBeVisible();
  await page.reload();
  await expect(first.getByLabel('説明の要旨')).toHaveValue(/宅配ロッカーの更新を説明/);
  await page.getByRole('button', { name: '確かめ済みにする' }).click();

  await expect(page.getByRole('heading', { name: '署名', exact: true })).toBeVisible();
  await sound(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '署名用のPDF' }).click();
  const pdf = await (await download).path();
  await page.getByLabel('署名した紙を保存する').setInputFiles({
    name: '署名した議事録.pdf',
    mimeType: 'application/pdf',
    buffer: await readFile(pdf),
  });
  await expect(page.getByRole('heading', { name: '署名済みです' })).toBeVisible();
  await expect(page.getByRole('link', { name: '総会結果のお知らせの下書きを開く' })).toBeVisible();
  await sound(page);

  await become(page, 'owner');
  await open(page, '/demo/documents');
  await page.getByRole('searchbox').fill('宅配ロッカーの更新を説明');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /議事録/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'AI管理人に質問する' }).click();
  const panel = page.getByRole('dialog', { name: 'AI管理人' });
  await panel
    .getByRole('textbox', { name: '質問' })
    .fill('宅配ロッカーの更新は総会でどう説明されましたか');
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByText(/宅配ロッカーの更新を説明しました/).first()).toBeVisible();
});
