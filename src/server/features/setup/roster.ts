import { isDeepStrictEqual } from 'node:util';
import type { IsoDate } from '#domain/calendar.ts';
import { readRoster } from '#domain/onboarding/read-roster.ts';
import type { RosterDwelling } from '#domain/onboarding/roster.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { findDuesOf } from '#server/features/billing/store.ts';
import type { Scope } from '#server/http/scope.ts';
import * as imports from './import-store.ts';
import * as store from './roster-store.ts';

type Writer = Scope<'register.write'>;
type Rows = readonly (readonly string[])[];

/** What the table says beside what is registered now. */
export async function previewRoster(
  db: Db,
  scope: Writer,
  { rows, today }: { rows: Rows; today: IsoDate },
) {
  const known = await store.listRoster(db, scope);
  const duesOf = await findDuesOf(db, scope, today);
  const { dwellings, ...roster } = readRoster(rows, known, duesOf);
  return { ...roster, mayApply: dwellings.length > 0 };
}

type Given = {
  readonly id: string;
  readonly rows: Rows;
  readonly today: IsoDate;
  readonly now: Date;
};

/** Registers the whole table, with what stood there before beside it. */
export async function applyRoster(db: Db, scope: Writer, { id, rows, today, now }: Given) {
  await store.holdRegister(db, scope);
  const known = await store.listRoster(db, scope);
  const { lines, dwellings } = readRoster(rows, known, await findDuesOf(db, scope, today));
  const count = (state: (typeof lines)[number]['state']) =>
    lines.filter((line) => line.state === state).length;
  const counts = { newCount: count('new'), changedCount: count('changed') };
  if (await imports.hasImport(db, scope, id)) return counts;
  if (dwellings.length === 0) {
    throw new Refusal('conflict', '直すところがあります。表を直して、もう一度確かめてください。');
  }
  const numbers = dwellings.map(({ number }) => number);
  const before = known.filter(({ number }) => numbers.includes(number));
  await store.saveDwellings(db, scope, { dwellings, now });
  const personIds = await store.saveOwners(db, scope, {
    dwellings: withOtherOwners(dwellings, before),
    since: today,
    now,
  });
  const after = await store.listRoster(db, scope, numbers);
  await imports.addImport(db, scope, { id, ...counts, before, after, personIds, now });
  return counts;
}

/** Owners who stay keep the day since when they own it. */
function withOtherOwners(
  dwellings: readonly RosterDwelling[],
  before: readonly RosterDwelling[],
): readonly RosterDwelling[] {
  const ownersOf = new Map(before.map(({ number, owners }) => [number, owners]));
  return dwellings.filter(({ number, owners }) => !isDeepStrictEqual(ownersOf.get(number), owners));
}

type Undone = { readonly importId: string; readonly today: IsoDate; readonly now: Date };

/** Puts back what stood there, unless somebody has changed it since. */
export async function undoImport(db: Db, scope: Writer, { importId, today, now }: Undone) {
  await store.holdRegister(db, scope);
  const found = await imports.findImport(db, scope, importId);
  if (!found) throw new Refusal('conflict', 'すでに取り消してあります。画面を読み直してください。');
  const { before, after, personIds } = found;
  const numbers = after.map(({ number }) => number);
  const registered = await store.listRoster(db, scope, numbers);
  if (!isDeepStrictEqual(registered, after)) {
    throw new Refusal(
      'conflict',
      'あとから直した住戸があるため、取り消せません。直したい住戸だけを、あらためて取り込んでください。',
    );
  }
  const known = new Set(before.map(({ number }) => number));
  const added = numbers.filter((number) => !known.has(number));
  if (await store.areUsed(db, scope, added)) {
    throw new Refusal(
      'conflict',
      'この名簿の住戸に、請求や契約などが登録されているため、取り消せません。',
    );
  }
  await store.saveDwellings(db, scope, { dwellings: before, now });
  await store.saveOwners(db, scope, {
    dwellings: withOtherOwners(before, after),
    since: today,
    now,
  });
  await store.removeDwellings(db, scope, { numbers: added, personIds });
  await imports.markUndone(db, scope, { importId, now });
}
