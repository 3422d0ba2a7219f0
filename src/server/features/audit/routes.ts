import type { Hono } from 'hono';
import * as contract from '#contract/audit.ts';
import { yearBegunOn } from '#domain/ledger/fiscal-year.ts';
import { Refusal } from '#domain/refusal.ts';
import { auditCodes } from '#domain/statements/audit/audit-list.ts';
import { threadsOf } from '#domain/statements/audit/audit-notes.ts';
import { drawSample } from '#domain/statements/audit/audit-sample.ts';
import type { Db } from '#server/db/db.ts';
import { type BooksReader, findEntry, listYears } from '#server/features/ledger/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { grantedScope } from '#server/http/scope.ts';
import { findYear, viewDesk } from './desk-view.ts';
import { addNote, isAuditHeld, listNotes } from './note-store.ts';
import {
  addDraw,
  listDraws,
  listPaidEntries,
  markSeen,
  unmarkSeen,
  type YearOfAudit,
} from './sample-store.ts';

/** 監査の机: what the auditor draws, sees, asks and finds, and what the treasurer answers. */
export function auditRoutes(app: Hono<Env>): void {
  handle(app, contract.getAuditDesk, async ({ db, scope, input: { year } }) =>
    viewDesk(db, scope, await findYear(db, scope, year)),
  );

  handle(app, contract.countAuditQuestions, async ({ db, scope, today }) => ({
    open: await countOpen(db, scope, today),
  }));

  sampleRoutes(app);
  noteRoutes(app);
}

function sampleRoutes(app: Hono<Env>): void {
  handle(app, contract.drawAuditSample, async ({ db, scope, input, now }) => {
    const year = await findOpenYear(db, scope, input.year);
    const payments = await listPaidEntries(db, scope, year);
    if (payments.length === 0)
      throw new Refusal('conflict', 'この年度には、まだ支払がありません。');
    await addDraw(db, scope, {
      id: input.id,
      yearId: year.yearId,
      seed: input.seed,
      paymentCount: payments.length,
      samples: drawSample(payments, input.seed),
      now,
    });
    return { desk: await viewDesk(db, scope, year) };
  });

  handle(app, contract.seeAuditSample, async ({ db, scope, input, now }) => {
    const { entryId, isSeen } = input;
    const year = await findOpenYear(db, scope, input.year);
    const { yearId } = year;
    const draw = (await listDraws(db, scope, yearId)).at(-1);
    if (!draw?.samples.some((it) => it.entryId === entryId)) {
      throw new Refusal('not_found', 'この仕訳は、抜き取りの中にありません。');
    }
    if (isSeen) await markSeen(db, scope, { yearId, entryId, now });
    else await unmarkSeen(db, scope, { yearId, entryId });
    return { desk: await viewDesk(db, scope, year) };
  });
}

function noteRoutes(app: Hono<Env>): void {
  handle(app, contract.writeAuditNote, async ({ db, scope, input, now }) => {
    const { year: wanted, code, entryId, ...note } = input;
    const year = await findOpenYear(db, scope, wanted);
    if (code !== '' && !auditCodes.includes(code)) throw new Refusal('not_found');
    const reader = grantedScope(scope, 'ledger.read');
    if (entryId !== null && !(reader && (await findEntry(db, reader, entryId)))) {
      throw new Refusal('not_found', '仕訳が見つかりません。画面を読み直してください。');
    }
    const about = { code, entryId, replyTo: null, yearId: year.yearId };
    await addNote(db, scope, { ...note, ...about, now });
    return { desk: await viewDesk(db, scope, year) };
  });

  handle(app, contract.answerAuditNote, async ({ db, scope, input, now }) => {
    const { id, noteId, words } = input;
    const year = await findOpenYear(db, scope, input.year);
    const { note, state } = await findThread(db, scope, { year, noteId });
    if (note.kind !== 'question' || state === 'withdrawn') {
      throw new Refusal('conflict', '答えるのは、監事の質問だけです。画面を読み直してください。');
    }
    const reply = { id, replyTo: noteId, kind: 'answer' as const, words };
    await addNote(db, scope, { ...reply, code: '', entryId: null, yearId: year.yearId, now });
    return { desk: await viewDesk(db, scope, year) };
  });

  handle(app, contract.endAuditNote, async ({ db, scope, input, now }) => {
    const { id, noteId, kind } = input;
    const year = await findOpenYear(db, scope, input.year);
    const { state } = await findThread(db, scope, { year, noteId });
    if (kind === 'settled' && state !== 'answered') {
      throw new Refusal('conflict', '「分かりました」は、答えが書かれてから押せます。');
    }
    if (state === 'withdrawn') throw new Refusal('conflict', 'もう取り下げてあります。');
    const reply = { id, replyTo: noteId, kind, words: '' };
    await addNote(db, scope, { ...reply, code: '', entryId: null, yearId: year.yearId, now });
    return { desk: await viewDesk(db, scope, year) };
  });
}

async function findOpenYear(db: Db, scope: BooksReader, wanted: string): Promise<YearOfAudit> {
  const year = await findYear(db, scope, wanted);
  if (await isAuditHeld(db, scope, year.yearId)) {
    throw new Refusal(
      'conflict',
      '監査報告書が書かれた年度なので、もう変えられません。変えるときは、決算書の案を作り直してください。',
    );
  }
  return year;
}

async function findThread(
  db: Db,
  scope: BooksReader,
  { year, noteId }: { year: YearOfAudit; noteId: string },
) {
  const threads = threadsOf(await listNotes(db, scope, year.yearId));
  const found = threads.find(({ note }) => note.id === noteId);
  if (!found)
    throw new Refusal('not_found', 'この質問は見つかりません。画面を読み直してください。');
  return found;
}

/** Of every year that has begun: what the auditor asked and nobody has answered yet. */
async function countOpen(db: Db, scope: BooksReader, today: string) {
  const begun = (await listYears(db, scope)).filter(({ startsOn }) => startsOn <= today);
  const counts = [];
  for (const { id, startsOn } of begun) {
    const threads = threadsOf(await listNotes(db, scope, id));
    const count = threads.filter(({ state }) => state === 'open').length;
    if (count > 0) counts.push({ fiscalYear: yearBegunOn(startsOn), count });
  }
  return counts;
}
