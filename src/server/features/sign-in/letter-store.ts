import type { LetterCode } from '#domain/accounts/letter-code.ts';
import { triesOfLetter } from '#domain/accounts/sign-in-limits.ts';
import type { Db } from '#server/db/db.ts';
import type { Letter } from './attempt-store.ts';
import { findDigest, isSame, type Keys, secretDigest } from './keys.ts';

type Tried = Letter & { readonly secretDigest: string; readonly tries: number };

type Opened = {
  readonly letter: Letter | undefined;
  /** Whose letters have no try left after this one. */
  readonly shut: readonly string[];
};

const isOpen = 'used_at is null and ended_at is null';

/**
 * The letter that this number opens. A try is taken before anything is compared, so of many at once no more are judged
 * than there are; one who is right gets it back.
 */
export async function tryLetter(
  db: Db,
  keys: Keys,
  { code, now }: { readonly code: LetterCode; readonly now: Date },
): Promise<Opened> {
  const { rows } = await db.query<Tried>(
    `update invitation i set tries = i.tries + 1
      where (i.association_id, i.id) in (
        select d.association_id, d.invitation_id from invitation_door d where d.find_digest = $1)
        and ${isOpen} and i.ends_at > $2 and i.tries < ${triesOfLetter}
     returning i.association_id as "associationId", i.id as "invitationId", i.secret_digest as "secretDigest", i.tries`,
    [findDigest(keys, code.find), now.toISOString()],
  );
  const found = rows.find(({ invitationId, secretDigest: digest }) =>
    isSame(secretDigest(keys, invitationId, code.secret), digest),
  );
  const shut = rows
    .filter((row) => row !== found && row.tries >= triesOfLetter)
    .map(({ associationId }) => associationId);
  if (!found) return { letter: undefined, shut };
  const { associationId, invitationId } = found;
  await db.query(
    'update invitation set tries = tries - 1 where association_id = $1 and id = $2 and tries > 0',
    [associationId, invitationId],
  );
  return { letter: { associationId, invitationId }, shut };
}

/** A letter is used once: of two at the same moment one finds it used. Answers whose it is. */
export async function takeLetter(
  db: Db,
  { associationId, invitationId }: Letter,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await db.query<{ personId: string }>(
    `update invitation set used_at = $3
      where association_id = $1 and id = $2 and ${isOpen} and ends_at > $3
     returning person_id as "personId"`,
    [associationId, invitationId, now.toISOString()],
  );
  return rows[0]?.personId;
}

type Joining = {
  readonly associationId: string;
  readonly accountId: string;
  readonly personId: string;
};

/**
 * Makes the account this person of the register. Another account that was this person before is nobody there any more;
 * it is answered. Refused where the account is somebody else there already.
 */
export async function join(
  db: Db,
  { associationId, accountId, personId }: Joining,
): Promise<{ readonly isJoined: boolean; readonly replacedId: string | null }> {
  const { rows } = await db.query<{ userId: string }>(
    `with gone as (
       delete from member_person m where m.association_id = $1 and m.person_id = $2 and m.user_id <> $3
       returning m.user_id),
     noted as (
       insert into former_member (association_id, id, user_id, person_id)
       select $1, gen_random_uuid(), gone.user_id, $2 from gone),
     left_now as (
       delete from membership m using gone where m.association_id = $1 and m.user_id = gone.user_id)
     select user_id as "userId" from gone`,
    [associationId, personId, accountId],
  );
  await db.query(
    `insert into membership (association_id, user_id, role) values ($1, $2, null)
     on conflict (association_id, user_id) do nothing`,
    [associationId, accountId],
  );
  const { rowCount } = await db.query(
    `insert into member_person (association_id, id, user_id, person_id) values ($1, gen_random_uuid(), $2, $3)
     on conflict (association_id, user_id) do update set person_id = excluded.person_id
      where member_person.person_id = excluded.person_id`,
    [associationId, accountId, personId],
  );
  return { isJoined: rowCount > 0, replacedId: rows[0]?.userId ?? null };
}

/** The name by which the register calls somebody who has not said their own. */
export async function takeNameOf(
  db: Db,
  { associationId, accountId, personId }: Joining,
): Promise<void> {
  await db.query(
    `update app_user set name = p.name from person p
      where app_user.id = $3 and app_user.name = '' and p.association_id = $1 and p.id = $2`,
    [associationId, personId, accountId],
  );
}
