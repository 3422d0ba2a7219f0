import type { IsoDate } from '#domain/calendar.ts';
import { companyPermissions } from './company-areas.ts';
import type { Permission } from './permission.ts';
import type { Role } from './role.ts';

type Post = 'chair' | 'vice_chair' | 'treasurer' | 'director' | 'auditor';

type Term = {
  readonly post: Post;
  readonly from: IsoDate;
  /** The last day. */
  readonly until: IsoDate;
};

type Stay = {
  readonly since: IsoDate;
  /** The day after the last; null while it goes on. */
  readonly until: IsoDate | null;
};

/** What the register says of a person. */
export type PersonFacts = {
  readonly owns: boolean;
  readonly stays: readonly Stay[];
  readonly terms: readonly Term[];
};

/** 担当: a company was let in, and this person of it was assigned. */
type CompanyFact = {
  /** 任せる仕事, as the association allowed them. */
  readonly areas: readonly string[];
  readonly lastDay: IsoDate | null;
};

export type Standing = {
  /** What somebody is without standing in the register: who began it, 管理会社, a visitor of the demonstration. */
  readonly given: Role | null;
  readonly person: PersonFacts | null;
  readonly company?: readonly CompanyFact[] | null;
};

const roleOfPost = {
  chair: 'chair',
  vice_chair: 'viceChair',
  treasurer: 'treasurer',
  director: 'director',
  auditor: 'auditor',
} as const satisfies Record<Post, Role>;

/** Whoever holds several is named by the first of these. */
const order = [
  'chair',
  'viceChair',
  'treasurer',
  'auditor',
  'director',
  'companyStaff',
  'owner',
  'tenant',
] as const satisfies readonly Role[];

/**
 * 立場 on a day, the leading one first. Nothing has to be switched off: a term that is over or a stay that ended gives
 * none. A 監事 holds no other post, so that nobody audits what they keep; whoever works there for the company holds none
 * at all, so that no company approves what it asked for.
 */
export function rolesOn(standing: Standing, today: IsoDate): readonly Role[] {
  if (companyFactsOn(standing, today).length > 0) {
    return inOrder(['companyStaff', ...livingOn(standing.person, today)]);
  }
  const { given, person } = standing;
  if (!person) return given ? [given] : [];
  // Who began keeps the position of the beginning until the register names a post of theirs.
  const begun = given && person.terms.length === 0 ? [given] : [];
  return inOrder([...postsOn(person, today), ...livingOn(person, today), ...begun]);
}

function inOrder(held: readonly Role[]): readonly Role[] {
  return order.filter((role) => held.includes(role));
}

function livingOn(person: PersonFacts | null, today: IsoDate): readonly Role[] {
  const isHere = person?.stays.some((stay) => isWithin(stay, today)) ?? false;
  return [...(person?.owns ? (['owner'] as const) : []), ...(isHere ? (['tenant'] as const) : [])];
}

/** What the association allowed this person as the company's; `null` for everybody else. */
export function companyMayOn(standing: Standing, today: IsoDate): ReadonlySet<Permission> | null {
  const facts = companyFactsOn(standing, today);
  return facts.length === 0 ? null : companyPermissions(facts.flatMap(({ areas }) => areas));
}

function companyFactsOn({ company }: Standing, today: IsoDate): readonly CompanyFact[] {
  return (company ?? []).filter(({ lastDay }) => lastDay === null || today <= lastDay);
}

function postsOn({ terms }: PersonFacts, today: IsoDate): readonly Role[] {
  const posts = terms
    .filter(({ from, until }) => from <= today && today <= until)
    .map(({ post }) => roleOfPost[post]);
  return posts.includes('auditor') ? ['auditor'] : posts;
}

function isWithin({ since, until }: Stay, today: IsoDate): boolean {
  return since <= today && (until === null || today < until);
}
