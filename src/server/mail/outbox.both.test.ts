import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#server/db/db.ts';
import type { Mail, Mailer } from '#server/outside/mailer.ts';
import { startServer } from '#server/testing/start-server.ts';
import { addMail, listWaitingMails } from './mail-store.ts';
import { startOutbox } from './outbox.ts';

const server = await startServer();
const now = () => new Date(server.clock.nowMs);
const mail = { recipient: 'chair@example.jp', replyTo: null, subject: '番号', body: '0000 0000' };

beforeEach(async () => {
  await server.db.exec('delete from outbox_mail');
  await addMail(server.db, { ...mail, id: randomUUID() }, { now: now(), isAwaited: true });
});
afterEach(() => void vi.useRealTimers());

/** A process of its own with what it sent; the mail server answers when it is let go. */
function createProcess(db: Database = server.db, answer: Promise<void> = Promise.resolve()) {
  const sent: string[] = [];
  const mailer: Mailer = {
    send: async ({ id }: Mail) => {
      sent.push(id);
      await answer;
    },
    close: () => {},
  };
  return { sent, outbox: startOutbox(db, { mailer, now }) };
}

test('the mail of a process that was killed with it in its hand goes half a minute later', async () => {
  const killed = createProcess(server.db, new Promise(() => {}));
  void killed.outbox.deliver();
  await vi.waitFor(() => expect(killed.sent).toHaveLength(1));
  const next = createProcess();
  server.clock.nowMs += 29_000;
  await next.outbox.deliver();
  expect(next.sent).toEqual([]);
  server.clock.nowMs += 1000;
  await next.outbox.deliver();
  expect(next.sent).toEqual(killed.sent);
  await next.outbox.stop();
});

test('a mail server that takes its time is waited for: nobody else sends that mail meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let letGo = () => {};
  const slow = createProcess(server.db, new Promise<void>((done) => (letGo = done)));
  const sending = slow.outbox.deliver();
  await vi.waitFor(() => expect(slow.sent).toHaveLength(1));
  const next = createProcess();
  for (let third = 0; third < 9; third += 1) {
    server.clock.nowMs += 10_000;
    const asked = server.clock.nowMs + 30_000;
    vi.advanceTimersByTime(10_000);
    await vi.waitFor(async () => {
      const { rows } = await server.db.query<{ until: string }>(
        'select next_attempt_at as until from outbox_mail',
      );
      expect(Date.parse(rows[0]?.until ?? '')).toBe(asked);
    });
    await next.outbox.deliver();
  }
  expect(next.sent).toEqual([]);
  letGo();
  await sending;
  expect(await listWaitingMails(server.db)).toEqual([]);
  await Promise.all([slow.outbox.stop(), next.outbox.stop()]);
});

test('what has gone is not sent again because the database was away when it was to be written down', async () => {
  let failures = 2;
  const db: Database = {
    ...server.db,
    query: async (text, params) => {
      if (text.includes('set sent_at') && failures-- > 0) throw new Error('away');
      return server.db.query(text, params);
    },
  };
  const { sent, outbox } = createProcess(db);
  await outbox.deliver();
  server.clock.nowMs += 3_600_000;
  await outbox.deliver();
  expect(sent).toHaveLength(1);
  expect(await listWaitingMails(server.db)).toEqual([]);
  await outbox.stop();
});
