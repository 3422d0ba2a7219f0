import type { Permission } from './permission.ts';

/** 立場: what somebody is in an association on a day. One person may be several at once. */
export type Role =
  | 'tenant'
  | 'owner'
  | 'director'
  | 'treasurer'
  | 'viceChair'
  | 'chair'
  | 'auditor'
  | 'companyStaff';

export const roleNames = {
  tenant: '居住者',
  owner: '組合員',
  director: '理事',
  treasurer: '会計担当理事',
  viceChair: '副理事長',
  chair: '理事長',
  auditor: '監事',
  companyStaff: '管理会社の担当者',
} as const satisfies Record<Role, string>;

/** Whoever holds an office of the association also owns a dwelling; its officers are directors first. */
const held = {
  tenant: ['tenant'],
  owner: ['owner'],
  director: ['owner', 'director'],
  treasurer: ['owner', 'director', 'treasurer'],
  viceChair: ['owner', 'director', 'viceChair'],
  chair: ['owner', 'director', 'chair'],
  auditor: ['owner', 'auditor'],
  companyStaff: ['companyStaff'],
} as const satisfies Record<Role, readonly Role[]>;

/** 立場 that somebody holds at once. */
export type Roles = ReadonlySet<Role> & {
  /** What an association allowed its company; without it, all that the table has. */
  readonly companyMay?: ReadonlySet<Permission>;
};

/** Every role that comes with this one. */
export function rolesWith(role: Role): ReadonlySet<Role> {
  return new Set(held[role]);
}

/** The same for one who holds several. */
export function rolesWithAll(
  roles: readonly Role[],
  companyMay: ReadonlySet<Permission> | null = null,
): Roles {
  const all = new Set(roles.flatMap((role) => held[role]));
  return companyMay ? Object.assign(all, { companyMay }) : all;
}

/** All that tells what these may see and do. */
export function rolesKey(roles: Roles): readonly string[] {
  const allowed = roles.companyMay ? ['company', ...roles.companyMay].toSorted() : [];
  return [...[...roles].toSorted(), ...allowed];
}

export const allRoles = Object.keys(roleNames) as readonly Role[];

/** The three words of the product's specification for who is signed in. */
export type Rank = 'resident' | 'board' | 'manager';

export function rankOf(role: Role): Rank {
  if (role === 'companyStaff') return 'manager';
  return role === 'tenant' || role === 'owner' ? 'resident' : 'board';
}

/** A rank as it was chosen before there were roles. */
export const roleOfRank = { resident: 'owner', board: 'chair' } as const satisfies Partial<
  Record<Rank, Role>
>;
