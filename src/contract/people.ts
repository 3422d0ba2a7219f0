import { z } from 'zod/mini';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { id, isoDate } from './schema.ts';

/** 組合員と居住者: who is what from when until when, and who has come in. */

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

const ownership = z.object({ id, dwelling: z.string(), from: isoDate });
const stayKind = z.enum(['owner', 'tenant', 'family']);
const stay = z.object({
  id,
  dwelling: z.string(),
  kind: stayKind,
  from: isoDate,
  /** The last day. */
  until: z.nullable(isoDate),
});
const term = z.object({
  id,
  post: z.enum(['chair', 'vice_chair', 'treasurer', 'director', 'auditor']),
  from: isoDate,
  until: isoDate,
});

const person = z.object({
  id,
  name: z.string(),
  kana: z.string(),
  ownerships: z.array(ownership),
  stays: z.array(stay),
  terms: z.array(term),
  /** The latest 招待状: open until its last day, used, over, or shut after wrong numbers. */
  letter: z.nullable(
    z.object({
      state: z.enum(['open', 'used', 'over', 'shut']),
      madeOn: isoDate,
      lastDay: isoDate,
      usedOn: z.nullable(isoDate),
      /** An earlier one was used before: the person came in anew, as after a lost mail address. */
      isAgain: z.boolean(),
    }),
  ),
});

export const listPeople = endpoint({
  method: 'GET',
  path: '/people',
  needs: 'register.read',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    /** By dwelling, as letters are delivered. */
    people: z.array(person),
    dwellings: z.array(z.object({ id, number: z.string() })),
  }),
});
export type People = z.output<typeof listPeople.output>;

export const addResident = endpoint({
  method: 'POST',
  path: '/people/residents',
  needs: 'register.write',
  input: z.strictObject({
    id,
    dwellingId: id,
    name,
    kana: z.string().check(z.trim(), z.maxLength(60)),
    kind: stayKind,
    since: isoDate,
  }),
  output: z.object({}),
});

/** 転出: the last day in the dwelling, also one ahead. */
export const endStay = endpoint({
  method: 'POST',
  path: '/people/stays/:stayId/end',
  needs: 'register.write',
  input: z.strictObject({ stayId: id, lastDay: isoDate }),
  output: z.object({}),
});

/** 役員の交代 on the day of the general meeting: one term ends with it, another may begin. */
export const replaceOfficer = endpoint({
  method: 'POST',
  path: '/people/officers/:officerId/replacement',
  needs: 'officer.write',
  input: z.strictObject({
    officerId: id,
    on: isoDate,
    successor: z.nullable(z.strictObject({ id, personId: id, until: isoDate })),
  }),
  output: z.object({}),
});

const lettersAtOnce = 500;

/** 招待状: a sheet for each person, in the order of the list. Older letters of theirs end. */
export const printLetters = fileEndpoint({
  method: 'POST',
  path: '/people/letters.pdf',
  needs: 'invitation.print',
  input: z.strictObject({
    personIds: z.array(id).check(z.minLength(1), z.maxLength(lettersAtOnce)),
  }),
  mediaType: 'application/pdf',
  writes: true,
});
