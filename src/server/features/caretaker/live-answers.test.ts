import { beforeAll, expect, test } from 'vitest';
import * as caretaker from '#contract/caretaker.ts';
import { setDemoRole } from '#contract/session.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
let visitor = server.visit();
let conversationId = '';

beforeAll(begin);

/** A copy lives a day. */
async function begin() {
  visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'owner' });
  const { id } = await visitor.call(caretaker.createConversation, { title: 'AI Chat Session' });
  conversationId = id;
}

async function ask(message: string): Promise<string> {
  const { message: told } = await visitor.call(caretaker.sendMessage, { message, conversationId });
  return told.content.replaceAll('**', '');
}

test('積立金を200円に上げたら is calculated from the plan, with a link to its screen', async () => {
  const told = await ask('積立金を200円に上げたらどうなりますか');
  expect(told).toContain('修繕積立金を1㎡あたり月200円にすると、2045年度から不足し');
  expect(told).toContain('(/demo/repair-fund-simulation?fee=200&from=2027)');
});

test('the two plans of one name: the live one first, then that of the paper, each with its day', async () => {
  const told = await ask('段階的に上げる案はいくらになりますか');
  const live = told.indexOf('今の計画から計算した案');
  const paper = told.search(/以前の資料にある案（[^）]*検討会[^）]*、20\d\d年\d+月\d+日）/);
  expect(live).toBeGreaterThanOrEqual(0);
  expect(paper).toBeGreaterThan(live);
  expect(told.slice(paper)).toContain('190円');
  expect(told.slice(live, paper)).toMatch(/2026年11月21日の計算では.*（2055年度まで）/);
});

test('whether the caretaker is there is told for the day on which it is asked', async () => {
  expect(await ask('今日、管理員さんはいますか')).toContain(
    'はい。今日、11月21日（土）、管理員がいるのは8:00〜12:00と13:00〜17:00です。',
  );
  server.clock.nowMs += 2 * 86_400_000;
  await begin();
  expect(await ask('今日、管理員さんはいますか')).toContain(
    'いいえ。今日、11月23日（月）は祝日（勤労感謝の日）で、管理員は休みです。',
  );
});
