import { z } from 'zod/mini';
import type { OwnerChangeKind } from '#domain/people/owner-change.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';

/** 区分所有者の変更 in mid-year: what it moves, the act itself, and taking it back. */

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const kana = z.string().check(z.trim(), z.maxLength(60));
const share = {
  numerator: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  denominator: z.int().check(z.minimum(1), z.maximum(1_000_000)),
};
const kind = z.enum([
  'sale',
  'inheritance',
  'gift',
  'auction',
  'other',
] as const satisfies readonly OwnerChangeKind[]);

/** What a list tells of a change, made or to come. */
const told = {
  id,
  dwelling: z.string(),
  kind,
  on: isoDate,
  before: z.array(z.string()),
  after: z.array(z.string()),
  notedAs: z.string(),
  notedOn: isoDate,
};

const change = z.object({
  ...told,
  /** 届け出の番号, where it was sent here. */
  application: z.nullable(z.string()),
  paper: z.string(),
  isUndone: z.boolean(),
  /** Why it stays as it is; `null` where it can be taken back. */
  staysBecause: z.nullable(z.string()),
});
export type OwnerChange = z.output<typeof change>;

const coming = z.object({
  ...told,
  /** Why it was not made on its day; `null` while it waits. */
  failedBecause: z.nullable(z.string()),
});
export type ComingOwnerChange = z.output<typeof coming>;

export const listOwnerChanges = endpoint({
  method: 'GET',
  path: '/people/owner-changes',
  needs: 'register.write',
  input: z.strictObject({}),
  output: z.object({ coming: z.array(coming), changes: z.array(change) }),
});

/** What stands on a dwelling before it goes over. */
export const findOwnerChangeFacts = endpoint({
  method: 'GET',
  path: '/people/dwellings/:dwellingId/owner-change',
  needs: 'register.write',
  input: z.strictObject({ dwellingId: id }),
  output: z.object({
    today: isoDate,
    number: z.string(),
    owners: z.array(
      z.object({ personId: id, name: z.string(), kana: z.string(), since: isoDate, ...share }),
    ),
    stays: z.array(
      z.object({
        id,
        personId: id,
        name: z.string(),
        kind: z.enum(['owner', 'tenant', 'family']),
        since: isoDate,
      }),
    ),
    /** Officers among the owners. */
    officers: z.array(z.string()),
    hasDebitAccount: z.boolean(),
    /** A month that was sent to the bank and has no result yet. */
    debitAskedFor: z.nullable(z.string()),
    due: z.object({ day: z.int(), monthsBefore: z.int() }),
    /** 滞納 by the due day; `null` to whoever may not see whose it is. */
    late: z.nullable(z.object({ months: z.int(), yen })),
    freeYen: yen,
    applications: z.array(z.object({ id, number: z.string(), applicant: z.string() })),
    /** The day of a change that has been entered and has not come yet. */
    comingOn: z.nullable(isoDate),
  }),
});
export type OwnerChangeFacts = z.output<typeof findOwnerChangeFacts.output>;

const mostOwners = 20;

export const changeOwner = endpoint({
  method: 'POST',
  path: '/people/owner-changes',
  needs: 'register.write',
  input: z.strictObject({
    id,
    dwellingId: id,
    kind,
    on: isoDate,
    /** Everybody who owns from that day on. */
    owners: z
      .array(z.strictObject({ personId: z.nullable(id), name, kana, ...share }))
      .check(z.minLength(1), z.maxLength(mostOwners)),
    endedStayIds: z.array(id).check(z.maxLength(100)),
    stopsDebit: z.boolean(),
    applicationId: z.nullable(id),
    paper: z.string().check(z.trim(), z.maxLength(200)),
  }),
  output: z.object({}),
});
export type OwnerChangeInput = z.output<typeof changeOwner.input>;

export const undoOwnerChange = endpoint({
  method: 'POST',
  path: '/people/owner-changes/:changeId/undo',
  needs: 'register.write',
  input: z.strictObject({ changeId: id }),
  output: z.object({}),
});

/** これからの変更の取り消し: before its day nothing has moved, so nothing has to be put back. */
export const takeBackComingChange = endpoint({
  method: 'POST',
  path: '/people/owner-changes/coming/:changeId/take-back',
  needs: 'register.write',
  input: z.strictObject({ changeId: id }),
  output: z.object({ takenBack: z.boolean() }),
});

/** 前の区分所有者への手紙: what was closed with the day, and what ends when. */
export const printSellerLetter = fileEndpoint({
  method: 'GET',
  path: '/people/owner-changes/:changeId/letter.pdf',
  needs: 'register.write',
  input: z.strictObject({ changeId: id }),
  mediaType: 'application/pdf',
});

/** 氏名の訂正: the same person under the right name. */
export const correctName = endpoint({
  method: 'PUT',
  path: '/people/persons/:personId/name',
  needs: 'register.write',
  input: z.strictObject({ personId: id, name, kana }),
  output: z.object({}),
});
