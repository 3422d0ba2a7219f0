import type { IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type {
  ExportFacts,
  KeptLog,
  KeptPack,
} from '#domain/statements/audit-export/export-facts.ts';
import type { Db } from '#server/db/db.ts';
import { findHead, listChain } from '#server/features/activity/store.ts';
import {
  type BooksReader,
  findAssociationName,
  listCounterparties,
  listYears,
  loadOneYear,
} from '#server/features/ledger/store.ts';
import { listPacks } from '#server/features/settlement/store.ts';
import { listKeptEntries, listKeptVouchers } from './export-store.ts';
import { listRecords } from './record-store.ts';
import type { YearOfAudit } from './sample-store.ts';

const packStates = { draft: '案', audited: '監査ずみ', approved: '承認' } as const;

/** Everything of a year that an auditor takes along, as the books have it at this moment. */
export async function loadExport(
  db: Db,
  scope: BooksReader,
  { year, today }: { readonly year: YearOfAudit; readonly today: IsoDate },
): Promise<ExportFacts> {
  const { yearId, fiscalYear } = year;
  const books = await loadOneYear(db, scope, { wanted: String(fiscalYear), today });
  const entries = await listKeptEntries(db, scope, yearId);
  if (entries.length === 0) throw new Refusal('conflict', 'この年度には、まだ仕訳がありません。');
  const counterparties = await listCounterparties(db, scope);
  const packs = await listPacks(db, scope, yearId);
  return {
    associationName: await findAssociationName(db, scope),
    madeOn: today,
    fiscalYear,
    isFinal: books.isFinal,
    paperSettings: books.paperSettings,
    year: books,
    lastNumber: (await listYears(db, scope)).find(({ id }) => id === yearId)?.lastNumber ?? 0,
    entries,
    counterpartyNames: new Map(counterparties.map(({ id, name }) => [id, name])),
    vouchers: await listKeptVouchers(db, scope, year),
    packs: packs.toReversed().map(({ version, state, sha256 }): KeptPack => {
      return { version, state: packStates[state], sha256 };
    }),
    records: await listRecords(db, scope, year),
    log: await loadLog(db, scope),
  };
}

/** Up to the head that was read first: whoever acts meanwhile stands in the next export. */
async function loadLog(db: Db, { associationId }: BooksReader): Promise<KeptLog> {
  const head = (await findHead(db, associationId)) ?? null;
  const chain = await listChain(db, associationId);
  return { head, entries: chain.filter(({ number }) => number <= (head?.number ?? 0)) };
}
