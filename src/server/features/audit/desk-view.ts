import type { AuditDesk } from '#contract/audit.ts';
import { roleNames } from '#domain/access/role.ts';
import { yearBegunOn } from '#domain/ledger/fiscal-year.ts';
import { Refusal } from '#domain/refusal.ts';
import { auditItems } from '#domain/statements/audit/audit-items.ts';
import { threadsOf } from '#domain/statements/audit/audit-notes.ts';
import { sampleSentence } from '#domain/statements/audit/audit-sample.ts';
import type { Db } from '#server/db/db.ts';
import { type BooksReader, listYears } from '#server/features/ledger/store.ts';
import { listAnswers } from './answer-store.ts';
import { isAuditHeld, listNotes, type StoredNote } from './note-store.ts';
import { listDraws, listPaidEntries, listSampled, type YearOfAudit } from './sample-store.ts';

/** The year that the address names. */
export async function findYear(db: Db, scope: BooksReader, wanted: string): Promise<YearOfAudit> {
  const years = await listYears(db, scope);
  const found = years.find(({ startsOn }) => String(yearBegunOn(startsOn)) === wanted);
  if (!found) throw new Refusal('not_found', 'この年度の帳簿はありません。');
  const { id, startsOn, endsOn } = found;
  return { yearId: id, fiscalYear: yearBegunOn(startsOn), startsOn, endsOn };
}

export async function viewDesk(db: Db, scope: BooksReader, year: YearOfAudit): Promise<AuditDesk> {
  const { yearId, fiscalYear } = year;
  const draws = await listDraws(db, scope, yearId);
  const threads = threadsOf(await listNotes(db, scope, yearId));
  return {
    fiscalYear,
    isHeld: await isAuditHeld(db, scope, yearId),
    paymentCount: (await listPaidEntries(db, scope, year)).length,
    draw: await viewDraw(db, scope, { yearId, draw: draws.at(-1) }),
    earlierSeeds: draws.slice(0, -1).map(({ seed }) => seed),
    threads: threads.map(({ note, replies, state }) => ({
      ...shown(note),
      state,
      item: titleOf(note.code),
      entry: note.entry,
      replies: replies.map(shown),
    })),
    former: await findFormer(db, scope, fiscalYear - 1),
  };
}

type Drawn = { yearId: string; draw: Awaited<ReturnType<typeof listDraws>>[number] | undefined };

async function viewDraw(
  db: Db,
  scope: BooksReader,
  { yearId, draw }: Drawn,
): Promise<AuditDesk['draw']> {
  if (!draw) return null;
  const { seed, drawnOn, paymentCount, samples } = draw;
  const entryIds = samples.map(({ entryId }) => entryId);
  const found = await listSampled(db, scope, { yearId, entryIds });
  return {
    seed,
    drawnOn,
    sentence: sampleSentence(paymentCount, seed),
    samples: samples.flatMap(({ entryId, way }) => {
      const entry = found.find(({ id }) => id === entryId);
      return entry ? [{ ...entry, way }] : [];
    }),
  };
}

function shown({ id, kind, words, writtenAs, writtenOn }: StoredNote) {
  return { id, kind, words, writtenAs: roleNames[writtenAs], writtenOn };
}

function titleOf(code: string): string {
  return auditItems.find((item) => item.code === code)?.title ?? '';
}

/** 指摘 of the year before, those of the list and those beside it. */
async function findFormer(db: Db, scope: BooksReader, fiscalYear: number): Promise<string[]> {
  const years = await listYears(db, scope);
  const former = years.find(({ startsOn }) => yearBegunOn(startsOn) === fiscalYear);
  if (!former) return [];
  const answers = await listAnswers(db, scope, former.id);
  const notes = threadsOf(await listNotes(db, scope, former.id));
  return [
    ...answers
      .filter(({ result }) => result === 'finding')
      .map(({ code, note }) => `${titleOf(code)}：${note}`),
    ...notes.filter(({ state }) => state === 'standing').map(({ note }) => note.words),
  ];
}
