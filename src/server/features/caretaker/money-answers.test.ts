import { beforeAll, expect, test } from 'vitest';
import * as caretaker from '#contract/caretaker.ts';
import { getChecks } from '#contract/checks.ts';
import { setDemoRole } from '#contract/session.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
const treasurer = server.visit();

beforeAll(async () => {
  await treasurer.call(setDemoRole, { role: 'treasurer' });
});

async function linesTo(message: string, visitor = treasurer): Promise<readonly string[]> {
  const { id } = await visitor.call(caretaker.createConversation, { title: 'お金のこと' });
  const reply = await visitor.call(caretaker.sendMessage, { message, conversationId: id });
  return reply.message.content
    .replaceAll('**', '')
    .replaceAll('\\', '')
    .replaceAll(/ \[\d+\]/g, '')
    .split('\n')
    .filter((line) => line !== '');
}

const bill = '605号室では、月10,230円が、月16,910円になります（今より6,680円多い）。';
const whole = '605号室の管理費14,320円が今のままなら、合わせて月31,230円です。';

test('what 605号室 would pay at 248 yen is calculated, and today is not told in its place', async () => {
  const lines = await linesTo('積立金が248円になったら、605号室は毎月いくら払いますか');
  expect(lines.slice(0, 2)).toEqual([bill, whole]);
});

test('whoever has a dwelling is told of it, and not of the average', async () => {
  const lines = await linesTo('積立金を月248円に上げると、うちは毎月いくら増えますか');
  expect(lines[0]).toBe(bill);
  expect(lines.join('\n')).not.toContain('平均の住戸');
});

test.each([
  'ペイオフで守られない預金はいま、いくらありますか',
  '銀行がつぶれたら預金は守られますか',
])('%s: by the very sums of 点検', async (question) => {
  const { findings } = await treasurer.call(getChecks, {});
  const uninsured = findings.filter(({ check }) => check === 'uninsured');
  const [first = '', ...rest] = await linesTo(question);
  expect(first).toMatch(/^預金保険（ペイオフ）で守られる上限を超える預金は、2026年/);
  expect(first.includes('ありません')).toBe(uninsured.length === 0);
  for (const { subject, yen } of uninsured) {
    const line = rest.find((words) => words.startsWith(`- ${subject}：`));
    expect(line).toContain(`そのほかの預金は合わせて${yen?.toLocaleString('ja-JP')}円で`);
  }
});

test('a tenant is told of no account', async () => {
  const tenant = server.visit();
  await tenant.call(setDemoRole, { role: 'tenant' });
  const lines = await linesTo('ペイオフで守られない預金はいま、いくらありますか', tenant);
  expect(lines[0]).not.toMatch(/^預金保険（ペイオフ）で守られる上限/);
  expect(lines.join('\n')).not.toContain('今の残高は');
});
