import type { IsoDate } from '#domain/calendar.ts';
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

export type Standing = {
  /** What somebody is without standing in the register: who began it, 管理会社, a visitor of the demonstration. */
  readonly given: Role | null;
  readonly person: PersonFacts | null;
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
 * none. A 監事 holds no other post, so that nobody audits what they keep.
 */
export function rolesOn({ given, person }: Standing, today: IsoDate): readonly Role[] {
  if (!person) return given ? [given] : [];
  const held = new Set<Role>(postsOn(person, today));
  if (person.owns) held.add('owner');
  if (person.stays.some((stay) => isWithin(stay, today))) held.add('tenant');
  // Who began keeps the position of the beginning until the register names a post of theirs.
  if (given && person.terms.length === 0) held.add(given);
  return order.filter((role) => held.has(role));
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
