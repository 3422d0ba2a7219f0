import { z } from 'zod/mini';
import { allCompanyAreas } from '#domain/access/company-areas.ts';
import { endpoint, publicEndpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';

/** 管理会社: what an association allows a company, and what a company does with its own people. */

const areas = z.array(z.enum(allCompanyAreas as [string, ...string[]]));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

const contract = z.object({
  id,
  companyName: z.string(),
  companyNumber: z.string(),
  areas: z.array(z.string()),
  lastDay: z.nullable(isoDate),
  askedAs: z.string(),
  askedOn: isoDate,
  approvedAs: z.nullable(z.string()),
  approvedOn: z.nullable(isoDate),
  endedAs: z.nullable(z.string()),
  endedOn: z.nullable(isoDate),
  /** asked: waits for a second person. running: its people may come in. over: ended, refused or past its last day. */
  state: z.enum(['asked', 'running', 'over']),
  /** Why the reader cannot be the second person; null where they can, or nothing waits. */
  approvalFault: z.nullable(z.string()),
});

/** Who of the company may come in, since when; ended ones stay on the list. */
const access = z.object({
  id,
  companyName: z.string(),
  name: z.string(),
  /** Null for whoever began the association as somebody of a company. */
  since: z.nullable(isoDate),
  endedOn: z.nullable(isoDate),
  endedAs: z.nullable(z.string()),
});

export const getCompanyAccess = endpoint({
  method: 'GET',
  path: '/company',
  needs: 'company.read',
  input: z.strictObject({}),
  output: z.object({ today: isoDate, contracts: z.array(contract), people: z.array(access) }),
});
export type CompanyAccess = z.output<typeof getCompanyAccess.output>;

/** The company that a typed 会社番号 names, so that nobody lets another one in. */
export const findCompany = endpoint({
  method: 'GET',
  path: '/company/candidate',
  needs: 'company.ask',
  input: z.strictObject({ number: z.string() }),
  output: z.object({ company: z.nullable(z.object({ name: z.string(), number: z.string() })) }),
});

export const askForCompany = endpoint({
  method: 'POST',
  path: '/company/contracts',
  needs: 'company.ask',
  input: z.strictObject({ id, number: z.string(), areas, lastDay: z.nullable(isoDate) }),
  output: z.object({}),
});

export const approveCompany = endpoint({
  method: 'POST',
  path: '/company/contracts/:contractId/approval',
  needs: 'company.approve',
  input: z.strictObject({ contractId: id }),
  output: z.object({}),
});

/** 利用を終わらせる, or the request withdrawn or refused: from the next request on its people are strangers. */
export const endCompany = endpoint({
  method: 'POST',
  path: '/company/contracts/:contractId/end',
  needs: 'company.end',
  input: z.strictObject({ contractId: id }),
  output: z.object({}),
});

/** One person alone. */
export const endCompanyPerson = endpoint({
  method: 'POST',
  path: '/company/people/:assignmentId/end',
  needs: 'company.end',
  input: z.strictObject({ assignmentId: id }),
  output: z.object({}),
});

/** One line of 管理会社のページ. Null is what this person may not see there. */
export const getOverview = endpoint({
  method: 'GET',
  path: '/overview',
  needs: 'overview.read',
  input: z.strictObject({}),
  output: z.object({
    urgentCount: z.nullable(z.int()),
    checkCount: z.nullable(z.int()),
    openMonths: z.nullable(z.int()),
    openSince: z.nullable(z.string()),
    paymentCount: z.nullable(z.int()),
    paymentSince: z.nullable(isoDate),
    questionCount: z.nullable(z.int()),
    applicationCount: z.nullable(z.int()),
    unreachedCount: z.nullable(z.int()),
    arrears: z.nullable(z.object({ dwellings: z.int(), yen })),
    nextMeeting: z.nullable(z.object({ title: z.string(), heldOn: isoDate })),
  }),
});

const staff = z.object({
  accountId: id,
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  addedOn: isoDate,
  joinedOn: z.nullable(isoDate),
});

const client = z.object({
  associationId: id,
  name: z.string(),
  areas: z.array(z.string()),
  since: isoDate,
  lastDay: z.nullable(isoDate),
  /** Those whom the company assigned. */
  accountIds: z.array(id),
  isMine: z.boolean(),
});

/** The company of whoever is signed in, with its people and associations; null for who has none. */
export const getCompany = publicEndpoint({
  method: 'GET',
  path: '/api/company',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    company: z.nullable(
      z.object({
        id,
        name: z.string(),
        number: z.string(),
        isAdmin: z.boolean(),
        accountId: id,
        /** Everybody to an admin, oneself to others. */
        staff: z.array(staff),
        clients: z.array(client),
      }),
    ),
    /** 担当者に加わってくださいという頼み. */
    invitations: z.array(z.object({ companyId: id, name: z.string() })),
  }),
});
export type Company = NonNullable<z.output<typeof getCompany.output>['company']>;

export const beginCompany = publicEndpoint({
  method: 'POST',
  path: '/api/company',
  input: z.strictObject({ name, yourName: name }),
  output: z.object({}),
});

export const joinCompany = publicEndpoint({
  method: 'POST',
  path: '/api/company/invitations/:companyId',
  input: z.strictObject({ companyId: id, joins: z.boolean() }),
  output: z.object({}),
});

export const addStaff = publicEndpoint({
  method: 'POST',
  path: '/api/company/staff',
  input: z.strictObject({ name, email: z.string(), isAdmin: z.boolean() }),
  output: z.object({}),
});

export const endStaff = publicEndpoint({
  method: 'DELETE',
  path: '/api/company/staff/:accountId',
  input: z.strictObject({ accountId: id }),
  output: z.object({}),
});

/** 担当: assigned, or no longer. */
export const setAssignment = publicEndpoint({
  method: 'PUT',
  path: '/api/company/clients/:clientId/staff/:accountId',
  input: z.strictObject({ clientId: id, accountId: id, isAssigned: z.boolean() }),
  output: z.object({}),
});
