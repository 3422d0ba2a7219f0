import { maskName } from '#domain/people/mask-name.ts';
import { may } from './permissions.ts';
import type { Role, Roles } from './role.ts';

type Visibility = 'everyone' | 'owners' | 'board';

/** A name as it stands in the register for this reader: 佐藤 太郎 is 佐＊＊ to an owner. */
export function shownName(roles: Roles): (name: string) => string {
  return may(roles, 'register.read') ? (name) => name : maskName;
}

/** Who owes, by dwelling and name: a director sees how many months and how much, and not whose. */
export function seesDebtors(roles: Roles): boolean {
  const isNamedTo = (['treasurer', 'viceChair', 'chair', 'auditor', 'companyStaff'] as const).some(
    (role) => roles.has(role),
  );
  return isNamedTo && may(roles, 'arrears.read');
}

const visibleTo = {
  tenant: ['everyone'],
  owner: ['everyone', 'owners'],
  director: ['everyone', 'owners', 'board'],
  treasurer: ['everyone', 'owners', 'board'],
  viceChair: ['everyone', 'owners', 'board'],
  chair: ['everyone', 'owners', 'board'],
  auditor: ['everyone', 'owners', 'board'],
  companyStaff: ['everyone', 'owners', 'board'],
} as const satisfies Record<Role, readonly Visibility[]>;

/** The circles of readers to which these roles belong: a document of any of them may be read. */
export function visibleDocuments(roles: Roles): readonly Visibility[] {
  return [...new Set([...roles].flatMap((role) => visibleTo[role]))];
}

/** A tenant is told of general meetings only; what the board discusses is for those who own. */
export function seesBoardMeetings(roles: Roles): boolean {
  return roles.has('owner') || roles.has('companyStaff');
}

/** As whom somebody asks the board, without a name. */
export function askerName(roles: Roles): '居住者' | '役員' | '管理会社' {
  if (roles.has('companyStaff')) return '管理会社';
  return visibleDocuments(roles).includes('board') ? '役員' : '居住者';
}

/** 操作の記録: the association's officers see all of it, the company what its own people did. */
export function seesAllActivity(roles: Roles): boolean {
  return visibleDocuments(roles).includes('board') && !roles.has('companyStaff');
}
