import { findArrears, findNotDunned, findPrescription } from './arrears-checks.ts';
import { findBankDifferences, findBankGaps, findLateStatements } from './bank-checks.ts';
import {
  findBelowZero,
  findCloseFaults,
  findLateEntries,
  findManyReversals,
  findOldSuspense,
  findOpenMonth,
  findReserveLending,
} from './books-checks.ts';
import { findTightBudget, findUnbudgeted } from './budget-checks.ts';
import { findFewQuotes, findTermWithdrawals, findUnresolvedWorks } from './decision-checks.ts';
import { findDrawnCash, findOldHeldMoney, findReopened, findUninsured } from './deposit-checks.ts';
import type { CheckFacts } from './facts.ts';
import { type Finding, severities } from './finding.ts';
import { findDifferingPapers, findLatePapers } from './paper-checks.ts';
import {
  findChangedAccounts,
  findLatePayments,
  findNewPayees,
  findOldDues,
  findReturnedTransfers,
  findRoundSums,
  findTwins,
  findWithoutVoucher,
} from './payment-checks.ts';
import { findAuditorsPost, findOfficerTerms } from './people-checks.ts';
import { findChangedSums, findMissedPayments, findSplitPayments } from './regular-checks.ts';
import {
  findInsuranceWithoutRepair,
  findNoInterest,
  findReserveSpending,
  findUnbalancedFunds,
  findUtilityJumps,
  findWriteOffs,
} from './year-checks.ts';

const checks: readonly ((facts: CheckFacts) => Finding[])[] = [
  findBankDifferences,
  findBankGaps,
  findTwins,
  findChangedAccounts,
  findReturnedTransfers,
  findCloseFaults,
  findBelowZero,
  findUnbalancedFunds,
  findReserveLending,
  findReopened,
  findPrescription,
  findLatePayments,
  findWithoutVoucher,
  findOldDues,
  findOldSuspense,
  findNewPayees,
  findRoundSums,
  findSplitPayments,
  findDrawnCash,
  findChangedSums,
  findMissedPayments,
  findReserveSpending,
  findWriteOffs,
  findTightBudget,
  findUnbudgeted,
  findOpenMonth,
  findLateEntries,
  findLateStatements,
  findArrears,
  findNotDunned,
  findUtilityJumps,
  findInsuranceWithoutRepair,
  findNoInterest,
  findUninsured,
  findOldHeldMoney,
  findManyReversals,
  findLatePapers,
  findDifferingPapers,
  findFewQuotes,
  findUnresolvedWorks,
  findTermWithdrawals,
  findAuditorsPost,
  findOfficerTerms,
];

/** 点検: everything worth looking at in the books as they are, the most pressing first. */
export function findAll(facts: CheckFacts): readonly Finding[] {
  const found = checks.flatMap((find) => find(facts));
  return severities.flatMap((severity) => found.filter((it) => it.severity === severity));
}
