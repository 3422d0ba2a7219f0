import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sendInquiry } from '#contract/contact.ts';
import { listWaitingMails } from '#server/mail/mail-store.ts';
import { retryDelayMs, startOutbox } from '#server/mail/outbox.ts';
import { createSmtpMailer } from '#server/outside/mailer.ts';
import { startServer } from '#server/testing/start-server.ts';

const inquiry = {
  organizationName: 'みどり坂レジデンス管理組合',
  name: '高橋 誠一',
  email: 'chair@example.jp',
  phone: '045-000-0000',
  plan: 'standard',
  message: '説明会をお願いしたいです。\n12月は可能でしょうか。',
} as const;

const received: { to: string[]; raw: string }[] = [];
let isBroken = false;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo(_address, _session, done) {
    done(isBroken ? Object.assign(new Error('mailbox unavailable'), { responseCode: 450 }) : null);
  },
  async onData(stream, session, done) {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    const raw = Buffer.concat(chunks).toString('utf8');
    received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
    done();
  },
});
const smtpPort = await new Promise<number>((resolve) => {
  smtp.listen(0, '127.0.0.1', () => resolve(Object(smtp.server.address()).port));
});

const server = await startServer({ onMailStored: () => void outbox.deliver() });
const outbox = startOutbox(server.db, {
  mailer: createSmtpMailer({
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    from: 'no-reply@sumiwa.example',
  }),
  now: () => new Date(server.clock.nowMs),
});
afterAll(async () => {
  await outbox.stop();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

beforeEach(async () => {
  isBroken = false;
  // What the test before left to be sent does not come into this one.
  await outbox.deliver();
  await server.db.exec('delete from outbox_mail; delete from inquiry');
  received.length = 0;
  server.clock.nowMs += 3_600_000;
});

async function countInquiries() {
  const { rows } = await server.db.query<{ count: string }>(
    'select count(*) as count from inquiry',
  );
  return Number(rows[0]?.count);
}

test('an inquiry is stored and mailed to the staff and the sender', async () => {
  const answer = await server.visit().call(sendInquiry, inquiry);
  expect(answer.message).toBe('お問い合わせを送信しました。担当者よりご連絡いたします。');
  expect(await countInquiries()).toBe(1);
  await outbox.deliver();
  expect(received.map(({ to }) => to)).toEqual([['staff@example.jp'], ['chair@example.jp']]);
  const toStaff = await PostalMime.parse(received[0]?.raw ?? '');
  expect(toStaff.subject).toBe('【スミワ】お問い合わせ：みどり坂レジデンス管理組合');
  expect(toStaff.replyTo?.[0]?.address).toBe('chair@example.jp');
  expect(toStaff.text).toContain('12月は可能でしょうか。');
  const toSender = await PostalMime.parse(received[1]?.raw ?? '');
  expect(toSender.text).toContain('高橋 誠一 様');
  expect(await listWaitingMails(server.db)).toEqual([]);
});

test.each([
  [{}, '組合名を入力してください。'],
  [{ organizationName: '組合' }, 'お名前を入力してください。'],
  [{ organizationName: '組合', name: '高橋' }, 'メールアドレスを入力してください。'],
  [{ organizationName: '組合', name: '高橋', email: 'x' }, 'お問い合わせ内容を入力してください。'],
  [{ ...inquiry, email: 'だめ' }, '正しいメールアドレスを入力してください。'],
  [
    { ...inquiry, message: 'あ'.repeat(5001) },
    'お問い合わせ内容は5,000文字以内で入力してください。',
  ],
])('%o is refused with the sentence of the form', async (body, message) => {
  const response = await server.visit().send('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message });
  expect(await countInquiries()).toBe(0);
});

test('the same inquiry within a minute is stored once, also when both come at the same moment', async () => {
  const [anna, bert] = [server.visit(), server.visit()];
  await Promise.all([anna.call(sendInquiry, inquiry), bert.call(sendInquiry, inquiry)]);
  await anna.call(sendInquiry, { ...inquiry, message: `${inquiry.message}　` });
  expect(await countInquiries()).toBe(1);
  server.clock.nowMs += 61_000;
  await anna.call(sendInquiry, inquiry);
  expect(await countInquiries()).toBe(2);
});

test('the hidden field catches machines, who are told nothing', async () => {
  const answer = await server
    .visit()
    .call(sendInquiry, { ...inquiry, website: 'https://spam.example' });
  expect(answer.message).toContain('送信しました');
  expect(await countInquiries()).toBe(0);
});

test('one address may send five times in ten minutes', async () => {
  const visitor = server.visit();
  for (let i = 0; i < 5; i++) await visitor.call(sendInquiry, { ...inquiry, message: `相談 ${i}` });
  await expect(visitor.call(sendInquiry, { ...inquiry, message: '相談 6' })).rejects.toMatchObject({
    status: 429,
    message: expect.stringContaining('10分ほど待ってから'),
  });
  expect(await countInquiries()).toBe(5);
});

test('a mail server that refuses loses nothing: the mail is tried again later', async () => {
  isBroken = true;
  const answer = await server.visit().call(sendInquiry, inquiry);
  expect(answer.message).toContain('送信しました');
  await outbox.deliver();
  expect(received).toEqual([]);
  const waiting = await listWaitingMails(server.db);
  expect(waiting.map(({ attempts }) => attempts)).toEqual([1, 1]);

  isBroken = false;
  await outbox.deliver();
  expect(received).toEqual([]);
  server.clock.nowMs += retryDelayMs(1);
  await outbox.deliver();
  expect(received).toHaveLength(2);
  expect(await listWaitingMails(server.db)).toEqual([]);
});

test('without a mail server the mails wait in the outbox', async () => {
  const alone = await startServer();
  await alone.visit().call(sendInquiry, inquiry);
  const waiting = await listWaitingMails(alone.db);
  expect(waiting.map(({ recipient }) => recipient)).toEqual([
    'staff@example.jp',
    'chair@example.jp',
  ]);
});

test('the wait doubles up to six hours', () => {
  expect([1, 2, 3].map(retryDelayMs)).toEqual([60_000, 120_000, 240_000]);
  expect(retryDelayMs(40)).toBe(6 * 3_600_000);
});
