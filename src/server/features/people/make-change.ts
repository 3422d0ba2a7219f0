import type { OwnerChangeInput } from '#contract/owner-change.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { planOwnerChange, whyNoOwnerChange } from '#domain/people/owner-change.ts';
import type { Database, Db } from '#server/db/db.ts';
import { withAssociation } from '#server/db/with-association.ts';
import { logError } from '#server/http/log.ts';
import * as coming from './coming-change-store.ts';
import { claimChange, type Noter, saveChange } from './owner-change-store.ts';
import { arePeople, findDwellingStanding } from './owner-facts-store.ts';

type Asked = {
  readonly input: OwnerChangeInput;
  readonly notedAt: Date;
  readonly today: IsoDate;
};

/** The one act, whoever begins it: answers why it cannot be made, or nothing once it has been. */
export async function makeChange(
  db: Db,
  by: Noter,
  { input, notedAt, today }: Asked,
): Promise<string | null> {
  const why = await whyNot(db, by, { input, today });
  if (why !== null) return why;
  const standing = await findDwellingStanding(db, by, { dwellingId: input.dwellingId, today });
  const { leaving, staying, arriving } = planOwnerChange(standing?.owners ?? [], input.owners);
  await saveChange(db, by, {
    input,
    leavingIds: leaving.map(({ personId }) => personId),
    staying: staying.map(({ owner, share }) => ({ personId: owner.personId, share })),
    arriving,
    now: notedAt,
  });
  return null;
}

export const goneWords = '登録が見つかりません。画面を読み直してください。';

/** Why this change cannot stand, by the register as it is now. */
export async function whyNot(
  db: Db,
  by: Noter,
  { input, today }: Omit<Asked, 'notedAt'>,
): Promise<string | null> {
  const { dwellingId, on, owners: next } = input;
  const standing = await findDwellingStanding(db, by, { dwellingId, today });
  const known = next.flatMap(({ personId }) => personId ?? []);
  if (!standing || !(await arePeople(db, by, known))) return goneWords;
  return whyNoOwnerChange({ on, today, owners: standing.owners, next });
}

/** Changes whose day has come are made, each alone; one that cannot be made any more stays with the reason. */
export async function makeDueChanges(db: Database, today: IsoDate): Promise<number> {
  let made = 0;
  for (const due of await coming.listDueChanges(db, today)) {
    try {
      const isMade = await withAssociation(db, due.associationId, (tx) => makeDue(tx, due, today));
      if (isMade) made += 1;
    } catch (error) {
      logError('a change of owner was not made', error);
    }
  }
  return made;
}

async function makeDue(
  tx: Db,
  due: { readonly associationId: string; readonly id: string },
  today: IsoDate,
): Promise<boolean> {
  const taken = await coming.takeComing(tx, due);
  if (!taken) return false;
  const { input, role, userId, notedAt } = taken;
  const by = { associationId: due.associationId, role, userId };
  const claim = await claimChange(tx, by, input);
  const why =
    claim === 'new' ? await makeChange(tx, by, { input, notedAt: new Date(notedAt), today }) : null;
  if (why !== null) {
    await coming.noteFailed(tx, due, why);
    return false;
  }
  await coming.deleteComing(tx, by, due.id);
  return true;
}
