import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { answerFinding, getChecks, getFindingMail, saveFindingMail } from '#contract/checks.ts';
import { getChart, postEntry } from '#contract/ledger.ts';
import { setDemoRole } from '#contract/session.ts';
import * as signIn from '#contract/sign-in.ts';
import type { MailWish } from '#domain/checks/finding-mail.ts';
import { listWaitingMails } from '#server/mail/mail-store.ts';
import { startOutbox } from '#server/mail/outbox.ts';
import { createSmtpMailer } from '#server/outside/mailer.ts';
import { startServer } from '#server/testing/start-server.ts';
import { tellFindings } from './tell-findings.ts';

const received: { to: string[]; raw: string }[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
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
const server = await startServer();
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

const appUrl = 'https://sumiwa.example';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Runs the job of a morning and answers what the mail server got by it. */
async function tellAndDeliver() {
  // What the test before left goes first.
  await outbox.deliver();
  received.length = 0;
  const stored = await tellFindings(server.db, { now: new Date(server.clock.nowMs), appUrl });
  await outbox.deliver();
  expect(received).toHaveLength(stored);
  return Promise.all(
    received.map(async ({ to: recipients, raw }) => ({
      ...(await PostalMime.parse(raw)),
      recipients,
    })),
  );
}

/** An association of one's own. */
async function begin(email: string) {
  const visitor = server.visit();
  await visitor.call(signIn.askForNumber, { email, purpose: 'begin' });
  const mail = (await listWaitingMails(server.db)).find(({ recipient }) => recipient === email);
  const number = /\d{4} \d{4}/.exec(mail?.body ?? '')?.[0] ?? '';
  await visitor.call(signIn.signIn, { number, isShared: false });
  const { associationId } = await visitor.call(signIn.beginAssociation, {
    name: '海風ハイツ管理組合',
    yourName: '鈴木 一郎',
    position: 'treasurer',
  });
  await outbox.deliver();
  return {
    associationId,
    visitor,
    wish: (wish: MailWish) => visitor.call(saveFindingMail, { wish }, associationId),
    /** Spends what the box has not got. */
    overdraw: async (amountYen: number) => {
      const { today, funds, accounts } = await visitor.call(getChart, {}, associationId);
      const fundId = funds.find(({ code }) => code === 'general')?.id ?? '';
      const idOf = (code: string) => accounts.find((it) => it.code === code)?.id ?? '';
      const posting = { fundId, counterpartyId: null };
      const entry = {
        id: randomUUID(),
        postedOn: today,
        summary: '掲示板のねじ',
        reason: '',
        postings: [
          { ...posting, accountId: idOf('5290'), amountYen },
          { ...posting, accountId: idOf('1110'), amountYen: -amountYen },
        ],
      };
      // As if they had shown just now who they are.
      const shownAt = new Date(server.clock.nowMs).toISOString();
      await server.db.query('update account_session set proved_at = $1', [shownAt]);
      await visitor.call(postEntry, entry, associationId);
    },
  };
}

test('who chose it is written to in the morning, once for the same facts', async () => {
  const { associationId, visitor, wish, overdraw } = await begin('founder@example.jp');
  await overdraw(500);
  expect(await visitor.call(getFindingMail, {}, associationId)).toEqual({ wish: 'off' });
  expect(await tellAndDeliver()).toEqual([]);
  await wish('urgent');
  expect(await visitor.call(getFindingMail, {}, associationId)).toEqual({ wish: 'urgent' });
  const mails = await tellAndDeliver();
  expect(mails.map(({ recipients }) => recipients)).toEqual([['founder@example.jp']]);
  expect(mails[0]?.subject).toBe('【スミワ】点検で見ていただきたいこと：至急1件');
  expect(mails[0]?.text).toContain('海風ハイツ管理組合の帳簿に');
  expect(mails[0]?.text).toContain('・至急　残高のマイナス');
  // The address has random digits of its own.
  expect(mails[0]?.text?.replaceAll(associationId, '')).not.toMatch(/500|円/u);
  expect(mails[0]?.text).toContain(`${appUrl}/kumiai/${associationId}/accounting?view=checks`);

  expect(await tellAndDeliver()).toEqual([]);
  await wish('off');
  await wish('urgent');
  expect(await tellAndDeliver()).toEqual([]);
  server.clock.nowMs += dayMs;
  expect(await tellAndDeliver()).toEqual([]);
});

test('what grew is told again, not at night, and not once it was answered or the right is gone', async () => {
  const { associationId, visitor, wish, overdraw } = await begin('grower@example.jp');
  await overdraw(500);
  await wish('urgent');
  expect(await tellAndDeliver()).toHaveLength(1);
  await overdraw(200);
  server.clock.nowMs += dayMs - 10 * hourMs;
  expect(await tellAndDeliver()).toEqual([]);
  server.clock.nowMs += 10 * hourMs;
  expect(await tellAndDeliver()).toHaveLength(1);

  await overdraw(300);
  const { findings } = await visitor.call(getChecks, {}, associationId);
  for (const { check, subject, digest } of findings) {
    const answer = {
      id: randomUUID(),
      check,
      subject,
      digest,
      answer: 'looking',
      reason: '帳簿と銀行の記録を見くらべています。',
    } as const;
    await visitor.call(answerFinding, answer, associationId);
  }
  server.clock.nowMs += dayMs;
  expect(await tellAndDeliver()).toEqual([]);

  await overdraw(100);
  await server.db.query(`update membership set role = 'owner' where association_id = $1`, [
    associationId,
  ]);
  server.clock.nowMs += dayMs;
  expect(await tellAndDeliver()).toEqual([]);
});

test('two processes at the same moment send one mail', async () => {
  const { wish, overdraw } = await begin('twice@example.jp');
  await overdraw(500);
  await wish('all');
  const morning = { now: new Date(server.clock.nowMs), appUrl };
  const stored = await Promise.all([
    tellFindings(server.db, morning),
    tellFindings(server.db, morning),
  ]);
  expect(stored.toSorted((one, other) => one - other)).toEqual([0, 1]);
});

test('the demonstration writes to nobody', async () => {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'auditor' });
  await visitor.call(saveFindingMail, { wish: 'all' });
  expect(await visitor.call(getFindingMail, {})).toEqual({ wish: 'all' });
  expect(await tellAndDeliver()).toEqual([]);
  await visitor.call(setDemoRole, { role: 'owner' });
  await expect(visitor.call(saveFindingMail, { wish: 'all' })).rejects.toMatchObject({
    status: 403,
  });
});
