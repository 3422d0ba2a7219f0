import { randomUUID } from 'node:crypto';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, test } from 'vitest';
import * as letters from '#contract/application-letters.ts';
import * as contract from '#contract/applications.ts';
import { requestOf } from '#contract/endpoint.ts';
import { setDemoRole } from '#contract/session.ts';
import { demoUser } from '#demo/demo-user.ts';
import type { Role } from '#domain/access/role.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { withAssociation } from '#server/db/with-association.ts';
import { openScope } from '#server/http/scope.ts';
import { startOutbox } from '#server/mail/outbox.ts';
import { createSmtpMailer } from '#server/outside/mailer.ts';
import { takeBounces } from '#server/take-bounces.ts';
import { readPdf } from '#server/testing/draw-pdf.ts';
import { testToday } from '#server/testing/prepare-database.ts';
import { startServer } from '#server/testing/start-server.ts';
import { addNews } from './news-store.ts';
import { noteLapses, noteNewsEnds, postApplicationNews } from './tell-applicants.ts';

const received: { readonly to: string; readonly text: string }[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    if (address.startsWith('gone')) {
      done(Object.assign(new Error('no'), { responseCode: 550 }));
    } else done();
  },
  onData(stream, { envelope }, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part) => parts.push(part));
    stream.on('end', () => {
      const text = Buffer.concat(parts).toString();
      received.push(...envelope.rcptTo.map(({ address }) => ({ to: address, text })));
      done();
    });
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
const failureReport = `Content-Type: multipart/report; report-type=delivery-status

Action: failed
Status: 5.1.1

`;
/** The words of a mail that came in. */
function bodyOf(mail = ''): string {
  return Buffer.from(mail.split('\r\n\r\n')[1] ?? '', 'base64').toString();
}

const appUrl = 'https://sumiwa.example';
const minuteMs = 60_000;

type Visitor = ReturnType<typeof server.visit>;
async function as(visitor: Visitor, role: Role): Promise<Visitor> {
  await visitor.call(setDemoRole, { role });
  return visitor;
}

function at(day: IsoDate, hour: number): Date {
  server.clock.nowMs = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00+09:00`);
  return new Date(server.clock.nowMs);
}

async function post(): Promise<void> {
  const now = new Date(server.clock.nowMs);
  // Two processes at the same moment.
  await Promise.all([1, 2].map(() => postApplicationNews(server.db, { now, appUrl })));
  await outbox.deliver();
  await noteNewsEnds(server.db, now);
}

type Filed = { readonly associationId: string; readonly ids: readonly string[] };

/** A real association; an application of each address, of nobody's account where there is none. */
async function foundFiled(mails: readonly (string | null)[], step = 'sent'): Promise<Filed> {
  const associationId = randomUUID();
  await server.db.query(
    `insert into association (id, name, kind) values ($1, '海風ハイツ管理組合', 'customer')`,
    [associationId],
  );
  await server.db.query(
    `insert into membership (association_id, user_id, role) values ($1, $2, 'chair')`,
    [associationId, demoUser.id],
  );
  const ids: string[] = [];
  for (const [index, mail] of mails.entries()) {
    const id = randomUUID();
    ids.push(id);
    await server.db.query(
      `insert into dwelling (association_id, id, number, floor, position, plan_type, layout, area_m2,
         share_numerator, share_denominator, votes, management_fee_yen, reserve_fee_yen)
       values ($1, $2, $3, 1, $4, '', '', 1, 1, 1, 1, 0, 0)`,
      [associationId, id, String(101 + index), index],
    );
    await server.db.query(
      `insert into person (association_id, id, name, kana, lives) values ($1, $2, $3, '', 'here')`,
      [associationId, id, `住人${index}`],
    );
    if (mail !== null) await addAccount(associationId, id, mail);
    await server.db.query(
      `insert into application (association_id, id, form, dwelling_id, applicant, answers, year, number, filed_as, filed_by, saved_at)
       values ($1, $2, 'works', $2, $3, '{}', 2026, $4, 'owner', $5, now())`,
      [associationId, id, `住人${index}`, index + 1, mail === null ? null : id],
    );
    await addStoredStep({ associationId, id, position: 1, kind: 'sent', on: testToday });
    if (step !== 'sent') {
      await addStoredStep({ associationId, id, position: 2, kind: step, on: testToday });
    }
  }
  return { associationId, ids };
}

async function addAccount(associationId: string, id: string, mail: string): Promise<void> {
  await server.db.query('insert into app_user (id, name, email) values ($1, $2, $3)', [
    id,
    '住人',
    mail,
  ]);
  await server.db.query(
    `insert into membership (association_id, user_id, role) values ($1, $2, 'owner')`,
    [associationId, id],
  );
  await server.db.query(
    'insert into member_person (association_id, id, user_id, person_id) values ($1, $2, $2, $2)',
    [associationId, id],
  );
}

type StoredStep = {
  readonly associationId: string;
  readonly id: string;
  readonly position: number;
  readonly kind: string;
  readonly on: IsoDate;
};

async function addStoredStep({ associationId, id, position, kind, on }: StoredStep) {
  await server.db.query(
    `insert into application_step (association_id, id, application_id, position, kind, answers, taken_on, taken_as, taken_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'chair', now())`,
    [associationId, randomUUID(), id, position, kind, kind === 'sent' ? '{}' : null, on],
  );
}

/** As the routes do it, for an association that no session opens here. */
async function tell({ associationId, ids }: Filed, position: number): Promise<void> {
  const caller = { userId: demoUser.id, associationId, hasOwnCopy: true };
  const scope = await openScope(server.db, caller, { associationId, needs: 'application.receive' });
  const now = new Date(server.clock.nowMs);
  await withAssociation(server.db, associationId, async (db) => {
    for (const applicationId of ids) await addNews(db, scope, { applicationId, position, now });
  });
}

async function statesOf({ associationId }: Filed): Promise<string[]> {
  const { rows } = await server.db.query<{ words: string }>(
    `select a.number || ' ' || n.kind || ' ' || n.way || ' ' || coalesce(n.mail_ended, '—') as words
       from application_news n
       join application a on a.association_id = n.association_id and a.id = n.application_id
      where n.association_id = $1 order by 1`,
    [associationId],
  );
  return rows.map(({ words }) => words);
}

describe('an answer', () => {
  test('is told to everybody once: by mail, or on paper where no mail arrives', async () => {
    at(testToday, 12);
    received.length = 0;
    const filed = await foundFiled(['one@example.jp', 'gone@example.jp', null], 'asked-back');
    await tell(filed, 2);
    await post();
    expect(received).toEqual([]);
    server.clock.nowMs += 6 * minuteMs;
    await tell(filed, 2);
    await post();
    await post();
    expect(received.map(({ to }) => to)).toEqual(['one@example.jp']);
    expect(bodyOf(received[0]?.text)).toContain(`kumiai/${filed.associationId}/applications`);
    expect(await statesOf(filed)).toEqual([
      '1 answered mail accepted',
      '2 answered mail refused',
      '3 answered paper —',
    ]);
    const { rows } = await server.db.query('select from outbox_mail where application_of = $1', [
      filed.associationId,
    ]);
    expect(rows).toEqual([]);
    // The server that had taken it gives it back hours later.
    const bounce = `${failureReport}${/^Message-ID: .*$/im.exec(received[0]?.text ?? '')?.[0]}`;
    const now = new Date(server.clock.nowMs);
    expect(await takeBounces(server.db, bounce, now)).toEqual({ found: 1, noted: 1 });
    expect(await takeBounces(server.db, bounce, now)).toEqual({ found: 1, noted: 0 });
    expect((await statesOf(filed))[0]).toBe('1 answered mail refused');
  });

  test('wakes nobody at night', async () => {
    at(addDays(testToday, 1), 23);
    received.length = 0;
    const filed = await foundFiled(['night@example.jp'], 'received');
    await tell(filed, 2);
    server.clock.nowMs += 60 * minuteMs;
    await post();
    expect(received).toEqual([]);
    at(addDays(testToday, 2), 8);
    await post();
    expect(received.map(({ to }) => to)).toEqual(['night@example.jp']);
  });

  test('goes to nobody from the demonstration', async () => {
    at(addDays(testToday, 3), 12);
    received.length = 0;
    const visitor = await as(server.visit(), 'companyStaff');
    const { applications } = await visitor.call(contract.getApplicationInbox, {});
    for (const { id: applicationId } of applications) {
      await visitor.call(contract.askApplicantBack, { applicationId, words: '確かめたいこと' });
    }
    server.clock.nowMs += 6 * minuteMs;
    await post();
    expect(received).toEqual([]);
  });
});

test('a permit that nobody used is told of once, the day after its last day', async () => {
  const on = (day: IsoDate) => noteLapses(server.db, at(day, 12));
  const filed = await foundFiled(['lapse@example.jp', null], 'approved');
  // The form of works lapses after six months, the whole last day counted.
  const last = '2027-05-21';
  expect(await on(last)).toBe(0);
  expect(await on(addDays(last, 1))).toBe(2);
  expect(await on(addDays(last, 2))).toBe(0);
  received.length = 0;
  await post();
  expect(received.map(({ to }) => to)).toEqual(['lapse@example.jp']);
  expect(await statesOf(filed)).toEqual(['1 lapsed mail accepted', '2 lapsed paper —']);
  const late = await foundFiled([null], 'approved');
  expect(await on(addDays(last, 30))).toBe(0);
  expect(await statesOf(late)).toEqual([]);
});

describe('the letters', () => {
  test('are for whoever brought paper, printed together, and gone once handed over', async () => {
    at(testToday, 12);
    const visitor = await as(server.visit(), 'companyStaff');
    const listed = async () => (await visitor.call(letters.getApplicationLetters, {})).letters;
    const pdf = () => visitor.send(requestOf(letters.getLettersPdf, {}).url);
    expect(await listed()).toEqual([]);
    expect((await pdf()).status).toBe(409);
    const { applications } = await visitor.call(contract.getApplicationInbox, {});
    for (const { id: applicationId } of applications) {
      await visitor.call(contract.askApplicantBack, {
        applicationId,
        words: '向きを教えてください',
      });
    }
    expect(await listed()).toMatchObject([
      { dwelling: '501', applicant: '森 大輔', form: 'pet', state: 'paper', kind: 'answered' },
    ]);
    const pages = await readPdf(new Uint8Array(await (await pdf()).arrayBuffer()));
    const text = pages
      .map((page) => page.text)
      .join('')
      .replaceAll(/\s/g, '');
    expect(text).toContain('501号室森大輔様');
    expect(text).toContain('向きを教えてください');
    expect(text).not.toContain('605号室');
    const after = await visitor.call(contract.getApplicationInbox, {});
    expect(after.applications.map(({ told }) => told)).toEqual(['paper', 'waiting']);

    const letterIds = (await listed()).map(({ id }) => id);
    const handed = { letterIds };
    expect(await visitor.call(letters.noteLettersHanded, handed)).toEqual({ count: 1 });
    expect(await visitor.call(letters.noteLettersHanded, handed)).toEqual({ count: 0 });
    expect(await listed()).toEqual([]);
  });

  test('are the desk’s: an owner and the auditor do not see them', async () => {
    for (const role of ['owner', 'auditor'] as const) {
      const visitor = await as(server.visit(), role);
      await expect(visitor.call(letters.getApplicationLetters, {})).rejects.toMatchObject({
        status: 403,
      });
      await expect(
        visitor.call(letters.noteLettersHanded, { letterIds: [randomUUID()] }),
      ).rejects.toMatchObject({ status: 403 });
    }
  });
});

test('whoever applied finds the answer at home for a week', async () => {
  at(testToday, 12);
  const visitor = await as(server.visit(), 'companyStaff');
  const { applications, boardDays } = await visitor.call(contract.getApplicationInbox, {});
  const applicationId = applications.find(({ form }) => form === 'works')?.id ?? '';
  await as(visitor, 'chair');
  await visitor.call(contract.decideApplication, {
    applicationId,
    kind: 'approved',
    words: '',
    conditions: [],
    resolution: { on: boardDays[0] ?? '', by: 'meeting' },
  });
  await as(visitor, 'owner');
  const answered = async () => (await visitor.call(contract.getApplicationCounts, {})).answered;
  expect(await answered()).toBe(1);
  at(addDays(testToday, 8), 12);
  expect(await answered()).toBe(0);
});
