import { z } from 'zod/mini';
import { type RosterColumn, rosterColumnIds } from '#domain/onboarding/roster.ts';
import { stepIds } from '#domain/onboarding/steps.ts';
import { endpoint } from './endpoint.ts';
import { id, isoDate, isoTime } from './schema.ts';

/** はじめの設定: what a new association fills in, step by step. */

const words = (largest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(largest));
const post = z.enum(['chair', 'vice_chair', 'treasurer', 'director', 'auditor']);

const building = z.strictObject({
  name: words(60),
  postalCode: z.string().check(z.trim(), z.regex(/^(?:\d{3}-\d{4})?$/)),
  address: words(120),
  structure: z.string().check(z.trim(), z.maxLength(40)),
  storeys: z.int().check(z.minimum(1), z.maximum(80)),
  completedOn: isoDate,
});
export type Building = z.output<typeof building>;

const contactKind = z.enum(['emergency', 'building', 'public']);

const contactPoint = {
  kind: contactKind,
  name: words(80),
  phone: z.string().check(z.trim(), z.regex(/^[0-9#*-]{3,16}$/)),
  hours: z.string().check(z.trim(), z.maxLength(120)),
  purpose: z.string().check(z.trim(), z.maxLength(160)),
};

const garbageRule = {
  name: words(40),
  weekday: z.nullable(z.int().check(z.minimum(0), z.maximum(6))),
  /** Of the month; `null` for every week. */
  weeks: z.nullable(
    z.array(z.int().check(z.minimum(1), z.maximum(5))).check(z.minLength(1), z.maxLength(5)),
  ),
  how: z.string().check(z.trim(), z.maxLength(300)),
  putOutBy: z.nullable(isoTime),
};

export const getSetup = endpoint({
  method: 'GET',
  path: '/setup',
  needs: 'register.read',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    steps: z.array(
      z.object({
        id: z.enum(stepIds),
        title: z.string(),
        words: z.string(),
        href: z.string(),
        isDone: z.boolean(),
        progress: z.string(),
      }),
    ),
    building: z.nullable(building),
    dwellingCount: z.int(),
    /** Owners, with a dwelling that each owns. */
    people: z.array(z.object({ id, name: z.string(), number: z.string() })),
    officers: z.array(
      z.object({ id, post, name: z.string(), termFrom: isoDate, termUntil: isoDate }),
    ),
    contacts: z.array(z.object({ id, ...contactPoint })),
    garbage: z.array(z.object({ id, ...garbageRule })),
    imports: z.array(
      z.object({
        id,
        madeOn: isoDate,
        madeAs: z.string(),
        newCount: z.int(),
        changedCount: z.int(),
        isUndone: z.boolean(),
        /** Within thirty days, and the latest one first. */
        mayUndo: z.boolean(),
      }),
    ),
  }),
});
export type Setup = z.output<typeof getSetup.output>;

export const saveBuilding = endpoint({
  method: 'PUT',
  path: '/setup/building',
  needs: 'register.write',
  input: building,
  output: z.object({}),
});

const largestTableBytes = 2_000_000;
const table = z
  .array(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(60)))
  .check(z.minLength(1), z.maxLength(2_100));

const column = z.enum(rosterColumnIds as [RosterColumn, ...RosterColumn[]]);

/** What a table says, cell by cell, beside what is registered; nothing is written. */
export const readRosterTable = endpoint({
  method: 'POST',
  path: '/setup/roster/reading',
  needs: 'register.write',
  largestBodyBytes: largestTableBytes,
  input: z.strictObject({ rows: table }),
  output: z.object({
    columns: z.array(column),
    lines: z.array(
      z.object({
        place: z.int(),
        state: z.enum(['new', 'changed', 'same', 'wrong']),
        cells: z.partialRecord(
          column,
          z.object({
            text: z.string(),
            problem: z.nullable(z.string()),
            was: z.nullable(z.string()),
          }),
        ),
      }),
    ),
    problems: z.array(z.string()),
    restCount: z.int(),
    mayApply: z.boolean(),
  }),
});
export type RosterReading = z.output<typeof readRosterTable.output>;

/** Registers a table as a whole; one with a problem is refused. */
export const applyRosterTable = endpoint({
  method: 'POST',
  path: '/setup/roster',
  needs: 'register.write',
  largestBodyBytes: largestTableBytes,
  input: z.strictObject({ id, rows: table }),
  output: z.object({ newCount: z.int(), changedCount: z.int() }),
});

export const undoRosterImport = endpoint({
  method: 'POST',
  path: '/setup/imports/:importId/undo',
  needs: 'register.write',
  input: z.strictObject({ importId: id }),
  output: z.object({}),
});

export const addOfficer = endpoint({
  method: 'POST',
  path: '/setup/officers',
  needs: 'officer.write',
  input: z.strictObject({ id, personId: id, post, termFrom: isoDate, termUntil: isoDate }),
  output: z.object({}),
});

export const removeOfficer = endpoint({
  method: 'DELETE',
  path: '/setup/officers/:officerId',
  needs: 'officer.write',
  input: z.strictObject({ officerId: id }),
  output: z.object({}),
});

export const addContact = endpoint({
  method: 'POST',
  path: '/setup/contacts',
  needs: 'register.write',
  input: z.strictObject({ id, ...contactPoint }),
  output: z.object({}),
});

export const removeContact = endpoint({
  method: 'DELETE',
  path: '/setup/contacts/:contactId',
  needs: 'register.write',
  input: z.strictObject({ contactId: id }),
  output: z.object({}),
});

export const addGarbageRule = endpoint({
  method: 'POST',
  path: '/setup/garbage',
  needs: 'register.write',
  input: z.strictObject({ id, ...garbageRule }),
  output: z.object({}),
});

export const removeGarbageRule = endpoint({
  method: 'DELETE',
  path: '/setup/garbage/:ruleId',
  needs: 'register.write',
  input: z.strictObject({ ruleId: id }),
  output: z.object({}),
});
