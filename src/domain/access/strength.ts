import type { Permission } from './permission.ts';

/**
 * ログインの強さ: how long ago somebody must have shown who they are. `basic` is any session, `raised` one in use today,
 * `fresh` one of the last minutes.
 */
export type Strength = 'basic' | 'raised' | 'fresh';

const minuteMs = 60_000;

const provedWithinMs = {
  basic: Number.POSITIVE_INFINITY,
  raised: 12 * 60 * minuteMs,
  fresh: 10 * minuteMs,
} as const satisfies Record<Strength, number>;

export function isProved(strength: Strength, provedMs: number, nowMs: number): boolean {
  return nowMs - provedMs < provedWithinMs[strength];
}

/** What a write asks for; whoever only reads is not asked. Money that leaves, who gets in, all that is known, and leaving: `fresh`. */
export const strengths = {
  'home.read': 'basic',
  'building.read': 'basic',
  'association.read': 'basic',
  'meeting.read': 'basic',
  'document.read': 'basic',
  'document.write': 'raised',
  'preference.own': 'basic',
  'task.own': 'basic',
  'task.board': 'raised',
  'reply.approve': 'raised',
  'caretaker.ask': 'basic',
  'question.ask': 'basic',
  'synonym.write': 'raised',
  'fund.read': 'basic',
  'arrears.read': 'basic',
  'register.read': 'basic',
  'register.write': 'raised',
  'officer.write': 'fresh',
  'invitation.print': 'fresh',
  'contract.read': 'basic',
  'subscription.read': 'basic',
  'subscription.bills': 'basic',
  'subscription.agree': 'fresh',
  'plan.read': 'basic',
  'plan.try': 'basic',
  'plan.save': 'raised',
  'ledger.read': 'basic',
  'ledger.book': 'raised',
  'auto.switch': 'raised',
  'month.ask': 'raised',
  'month.close': 'raised',
  'budget.draft': 'raised',
  'budget.decide': 'raised',
  'billing.run': 'raised',
  'bill.own': 'basic',
  'arrears.act': 'raised',
  'arrears.approve': 'raised',
  'payment.ask': 'fresh',
  'payment.approve': 'fresh',
  'finding.read': 'basic',
  'finding.decide': 'raised',
  'notice.read': 'basic',
  'notice.write': 'raised',
  'notice.send': 'raised',
  'settlement.write': 'raised',
  'audit.write': 'raised',
  'audit.export': 'fresh',
  'application.file': 'basic',
  'application.read': 'basic',
  'application.receive': 'raised',
  'application.decide': 'raised',
  'booking.make': 'basic',
  'booking.manage': 'raised',
  'house.rules': 'raised',
  'preparation.read': 'basic',
  'meeting.prepare': 'raised',
  'vote.enter': 'raised',
  'vote.check': 'raised',
  'vote.cast': 'basic',
  'company.read': 'basic',
  'company.ask': 'fresh',
  'company.approve': 'fresh',
  /** What stops harm asks for nothing more. */
  'company.end': 'basic',
  'overview.read': 'basic',
  'archive.make': 'fresh',
  'association.leave': 'fresh',
  'association.stay': 'basic',
  'association.object': 'basic',
  'activity.read': 'basic',
  'disclosure.issue': 'raised',
  'meeting.draft': 'raised',
  'reception.run': 'raised',
  'minutes.write': 'raised',
  'minutes.sign': 'raised',
  'circulation.answer': 'raised',
  'record.own': 'basic',
} as const satisfies Record<Permission, Strength>;
