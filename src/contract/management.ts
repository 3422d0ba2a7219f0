import { z } from 'zod/mini';
import { allRoles } from '#domain/access/role.ts';
import { endpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';

const post = z.enum(['chair', 'vice_chair', 'treasurer', 'director', 'auditor']);

const preference = z.object({
  notifyMeetings: z.boolean(),
  notifyNotices: z.boolean(),
  notifyTasks: z.boolean(),
  notifyByEmail: z.boolean(),
  caretakerExpertMode: z.enum(['management', 'legal', 'construction', 'finance']),
  caretakerUsesDocuments: z.boolean(),
});
export type Preference = z.output<typeof preference>;

export const getManagement = endpoint({
  method: 'GET',
  path: '/management',
  needs: 'association.read',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    position: z.enum(allRoles),
    hasNamesInClear: z.boolean(),
    association: z.object({
      name: z.string(),
      address: z.string(),
      memberCount: z.int(),
      dwellingCount: z.int(),
      votes: z.int(),
      fiscalYearStartsOn: z.string(),
      managementCompany: z.nullable(z.object({ name: z.string(), phone: z.string() })),
    }),
    officers: z.array(
      z.object({
        post,
        name: z.string(),
        dwelling: z.string(),
        termFrom: isoDate,
        termUntil: isoDate,
      }),
    ),
    /** Names are masked for an owner: 佐藤 太郎 is 佐＊＊. `null` for those who own nothing. */
    dwellings: z.nullable(
      z.array(
        z.object({
          number: z.string(),
          floor: z.int(),
          areaM2: z.number(),
          owners: z.array(z.string()),
          residents: z.array(z.string()),
          use: z.enum(['owner', 'tenant', 'vacant']),
        }),
      ),
    ),
    /** よみ of every name above that this reader sees in clear. */
    readings: z.array(z.object({ name: z.string(), kana: z.string() })),
    contracts: z.nullable(
      z.array(
        z.object({
          id,
          name: z.string(),
          counterparty: z.string(),
          startsOn: isoDate,
          endsOn: isoDate,
          noticeBy: isoDate,
          yearlyYen: yen,
          documentId: z.nullable(id),
        }),
      ),
    ),
    subscription: z.nullable(
      z.object({
        plan: z.enum(['light', 'standard', 'pro']),
        startedOn: isoDate,
        storageLimitMb: z.int(),
        storageUsedMb: z.number(),
        documentCount: z.int(),
        questionsLimit: z.int(),
        questionsUsed: z.int(),
      }),
    ),
    preference,
    hasOwnCopy: z.boolean(),
  }),
});

export const savePreference = endpoint({
  method: 'PUT',
  path: '/management/preference',
  needs: 'preference.own',
  input: z.strictObject({
    notifyMeetings: z.boolean(),
    notifyNotices: z.boolean(),
    notifyTasks: z.boolean(),
    notifyByEmail: z.boolean(),
    caretakerExpertMode: z.enum(['management', 'legal', 'construction', 'finance']),
    caretakerUsesDocuments: z.boolean(),
  }),
  output: z.object({ preference }),
});
