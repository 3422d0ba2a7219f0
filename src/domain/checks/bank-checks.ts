import { daysBetween, formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { CheckFacts } from './facts.ts';
import type { Finding } from './finding.ts';
import { thresholds } from './thresholds.ts';

export function findBankDifferences({ banks }: CheckFacts): Finding[] {
  return banks.flatMap(({ id, name, on, statementYen, ledgerYen, unbookedYen, unbookedCount }) => {
    if (on === null || statementYen === null) return [];
    const gapYen = Math.abs(statementYen - ledgerYen - unbookedYen);
    if (gapYen === 0) return [];
    const open = unbookedCount === 0 ? '' : `（帳簿にまだない${unbookedCount}件を除く）`;
    return {
      check: 'bank-difference',
      subject: id,
      severity: 'urgent',
      yen: gapYen,
      sentence: `${formatPlainDate(on)}の${name}は、銀行の残高が${formatYen(statementYen)}、帳簿が${formatYen(ledgerYen)}で、${formatYen(gapYen)}合いません${open}。「入出金」で、明細と帳簿を1行ずつくらべてください。`,
      basis: [on, statementYen, ledgerYen, unbookedYen],
      entries: [],
      view: 'bank',
    };
  });
}

export function findBankGaps({ bankGaps }: CheckFacts): Finding[] {
  return bankGaps.map(({ id, name, from, until }) => ({
    check: 'bank-gap',
    subject: id,
    severity: 'urgent',
    yen: 0,
    sentence: `${name}の明細は、${formatPlainDate(from)}から${formatPlainDate(until)}までが抜けています。この期間の明細を取り込んでください。`,
    basis: [from, until],
    entries: [],
    view: 'bank',
  }));
}

/** Of accounts whose statements are taken at all. */
export function findLateStatements({ banks, today }: CheckFacts): Finding[] {
  return banks.flatMap(({ id, name, coveredUntil }) => {
    if (coveredUntil === null) return [];
    if (daysBetween(coveredUntil, today) <= thresholds.statementDays) return [];
    return {
      check: 'bank-late',
      subject: id,
      severity: 'check',
      yen: 0,
      sentence: `${name}の明細は、${formatPlainDate(coveredUntil)}までしか取り込んでありません。そのあとの明細を取り込んでください。`,
      basis: [coveredUntil],
      entries: [],
      view: 'bank',
    };
  });
}
