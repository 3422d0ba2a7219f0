import type { Permission } from './permission.ts';
import type { Role, Roles } from './role.ts';

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
  /** 役員 decide over money, so their register asks for more than the rest of it (`strength.ts`). */
  'officer.write': ['treasurer', 'viceChair', 'chair', 'companyStaff'],
  /** Whoever keeps the register may let the people of it in. */
  'invitation.print': ['treasurer', 'viceChair', 'chair', 'companyStaff'],
  'contract.read': members,
  'subscription.read': members,
  'subscription.bills': [...board, 'auditor'],
  /** Two persons: one asks, another approves. */
  'subscription.agree': ['treasurer', 'viceChair', 'chair'],
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
  /** Writes down what the meeting decided; never whoever asked for it. */
  'budget.decide': ['viceChair', 'chair'],
  'billing.run': ['treasurer', 'companyStaff'],
  'bill.own': ['owner'],
  'arrears.act': ['treasurer', 'viceChair', 'chair', 'companyStaff'],
  /** The board decides; never whoever asked. */
  'arrears.approve': ['viceChair', 'chair'],
  'payment.ask': ['treasurer', 'viceChair', 'chair', 'companyStaff'],
  /** Never whoever asked, never 監事. */
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
  /** Names and papers of a whole year leave the product: whoever answers for them, not everybody who reads books. */
  'audit.export': ['treasurer', 'viceChair', 'chair', 'auditor'],
  /** The company writes it for the association, as its contract says. */
  'disclosure.issue': ['treasurer', 'viceChair', 'chair', 'companyStaff'],
  /** Whoever lives or owns here; some forms are an owner's alone. */
  'application.file': ['tenant', 'owner'],
  'application.read': [...board, 'auditor', 'companyStaff'],
  'application.receive': [...board, 'companyStaff'],
  /** Never whoever applied. */
  'application.decide': ['viceChair', 'chair'],
  'booking.make': ['tenant', 'owner'],
  'booking.manage': [...board, 'companyStaff'],
  /** Rules are the association's; whoever stands for it writes them down, the company with them. */
  'house.rules': ['viceChair', 'chair', 'companyStaff'],
  'preparation.read': [...board, 'auditor', 'companyStaff'],
  /** The company drafts as well; what is sent is decided by others. */
  'meeting.draft': [...board, 'companyStaff'],
  /** Whoever calls the meeting. */
  'meeting.prepare': ['viceChair', 'chair'],
  /** Two persons for each slip; the company's staff only as the first. */
  'vote.enter': [...board, 'companyStaff'],
  /** 監事 checks the count; the company enters slips and sees sums. */
  'vote.check': [...board, 'auditor'],
  'reception.run': [...board, 'companyStaff'],
  /** The company drafts, as its contract says; the chair answers for them. */
  'minutes.write': [...board, 'companyStaff'],
  /** 議長 makes the minutes; whoever calls the meeting keeps them. */
  'minutes.sign': ['viceChair', 'chair'],
  /** 理事 alone: 監事 has no vote in the board. */
  'circulation.answer': board,
  /** Each for the own dwellings, and where co-owners have named them. */
  'vote.cast': ['owner'],
  'company.read': [...board, 'auditor', 'companyStaff'],
  'company.ask': ['treasurer', 'viceChair', 'chair'],
  /** Never the position that asked, never the company. */
  'company.approve': ['treasurer', 'viceChair', 'chair'],
  /** One alone: what harms can be stopped at once. */
  'company.end': ['treasurer', 'viceChair', 'chair'],
  /** The line of an association in 管理会社のページ. */
  'overview.read': ['companyStaff'],
  'record.own': everyone,
  /** Everything about everybody: asked for by one, approved by another position, never by the company. */
  'archive.make': ['treasurer', 'viceChair', 'chair'],
  'association.leave': ['treasurer', 'viceChair', 'chair'],
  /** Any officer may stop what cannot be undone. */
  'association.stay': [...board, 'auditor'],
  /** Where one officer alone leaves, every owner stands for the second person. */
  'association.object': ['owner'],
  /** The company sees what its own people did. */
  'activity.read': [...board, 'auditor', 'companyStaff'],
} as const satisfies Record<Permission, readonly Role[]>;

export type Holder<P extends Permission> = (typeof permissions)[P][number];

/** What takes effect by it. One that a company holds does not compile here. */
export const approvals = [
  'reply.approve',
  'auto.switch',
  'month.close',
  'budget.decide',
  'arrears.approve',
  'payment.approve',
  'notice.send',
  'audit.write',
  'application.decide',
  'meeting.prepare',
  'minutes.sign',
  'circulation.answer',
  'company.ask',
  'company.approve',
  'company.end',
] as const satisfies readonly CompanyNever[];

type CompanyNever = {
  [P in Permission]: 'companyStaff' extends Holder<P> ? never : P;
}[Permission];

/** One person's rights are those of all the roles held; the company's are at most what the association allowed. */
export function may(roles: Roles, permission: Permission): boolean {
  return permissions[permission].some(
    (role) =>
      roles.has(role) && (role !== 'companyStaff' || (roles.companyMay?.has(permission) ?? true)),
  );
}
