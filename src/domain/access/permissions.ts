import type { Permission } from './permission.ts';
import type { Role } from './role.ts';

const everyone = [
  'tenant',
  'owner',
  'director',
  'treasurer',
  'viceChair',
  'chair',
  'auditor',
  'companyStaff',
] as const satisfies readonly Role[];

const members = ['owner', 'companyStaff'] as const satisfies readonly Role[];
const board = ['director', 'treasurer', 'viceChair', 'chair'] as const satisfies readonly Role[];

/**
 * 権限: who may do what. One table for server, screens and tests; what somebody sees of a thing that many may
 * read in part stands in `shown.ts`.
 */
export const permissions = {
  'home.read': everyone,
  'building.read': everyone,
  'association.read': everyone,
  'meeting.read': everyone,
  'document.read': everyone,
  /** The company's drafts need an officer who publishes them, which does not exist yet. */
  'document.write': board,
  'preference.own': everyone,
  'task.own': everyone,
  'task.board': [...board, 'companyStaff'],
  /** 再確認 of a reply that everybody will read. */
  'reply.approve': board,
  'caretaker.ask': everyone,
  'question.ask': everyone,
  'synonym.write': [...board, 'companyStaff'],
  'fund.read': members,
  'arrears.read': [...board, 'auditor', 'companyStaff'],
  'register.read': [...board, 'auditor', 'companyStaff'],
  /** 名簿 decides who votes and pays; a director reads it, an auditor checks it. */
  'register.write': ['treasurer', 'viceChair', 'chair', 'companyStaff'],
  /** Whoever keeps the register may let the people of it in. */
  'invitation.print': ['treasurer', 'viceChair', 'chair', 'companyStaff'],
  'contract.read': members,
  'subscription.read': members,
  'plan.read': members,
  'plan.try': members,
  'plan.save': board,
  'ledger.read': [...board, 'auditor', 'companyStaff'],
  /** Never the auditor; an entry counts at once, and two persons close the month. */
  'ledger.book': ['treasurer', 'companyStaff'],
  /** Whoever answers for the books, not whoever types them. */
  'auto.switch': ['treasurer'],
  'month.ask': ['treasurer', 'companyStaff'],
  'month.close': ['viceChair', 'chair'],
  'budget.draft': ['treasurer', 'companyStaff'],
  /** Writes down what the meeting decided; never the position that asked for it. */
  'budget.decide': ['viceChair', 'chair'],
  'billing.run': ['treasurer', 'companyStaff'],
  'bill.own': ['owner'],
  'arrears.act': ['treasurer', 'viceChair', 'chair', 'companyStaff'],
  /** The board decides; never the position that asked. */
  'arrears.approve': ['viceChair', 'chair'],
  'payment.ask': ['treasurer', 'viceChair', 'chair', 'companyStaff'],
  /** Never the position that asked, never 監事. */
  'payment.approve': ['treasurer', 'viceChair', 'chair'],
  'finding.read': [...board, 'auditor', 'companyStaff'],
  /** 監事 reads the answers and gives none. */
  'finding.decide': ['treasurer', 'viceChair', 'chair', 'companyStaff'],
  'notice.read': everyone,
  /** The company drafts; what goes out in the association's name is sent by who stands for it. */
  'notice.write': [...board, 'companyStaff'],
  'notice.send': ['viceChair', 'chair'],
  'settlement.write': ['treasurer', 'companyStaff'],
  /** 監事 alone: nobody audits what they keep. */
  'audit.write': ['auditor'],
  /** Whoever lives or owns here; some forms are an owner's alone. */
  'application.file': ['tenant', 'owner'],
  'application.read': [...board, 'auditor', 'companyStaff'],
  'application.receive': [...board, 'companyStaff'],
  /** Never the position that applied. */
  'application.decide': ['viceChair', 'chair'],
  'booking.make': ['tenant', 'owner'],
  'booking.manage': [...board, 'companyStaff'],
  /** Whoever calls the meeting. */
  'meeting.prepare': ['viceChair', 'chair'],
  /** Two of different positions for each slip; the company's staff only as the first. */
  'vote.enter': [...board, 'companyStaff'],
} as const satisfies Record<Permission, readonly Role[]>;

/** One person's rights are those of all the roles held. */
export function may(roles: ReadonlySet<Role>, permission: Permission): boolean {
  return permissions[permission].some((role) => roles.has(role));
}
