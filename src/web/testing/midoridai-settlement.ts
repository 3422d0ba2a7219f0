import type { z } from 'zod/mini';
import type { YearBooks } from '#contract/money.ts';
import type { getSettlement } from '#contract/settlement.ts';
import { auditList } from '#domain/statements/audit/audit-list.ts';
import { commentKey, yearClose } from '#domain/statements/close/year-close.ts';
import { packStyle } from '#domain/statements/pack/pack-style.ts';
import { nothingBeside, settlementPack } from '#domain/statements/pack/settlement-pack.ts';

type Settlement = z.input<typeof getSettlement.output>;

const journal = {
  entryCount: 0,
  lateCount: 0,
  reversalCount: 0,
  paymentCount: 0,
  barePaymentCount: 0,
  barePaymentYen: 0,
};

/** A year's settlement as the server answers it: everything of it comes from the books. */
export function midoridaiSettlement(year: YearBooks, change: Partial<Settlement> = {}): Settlement {
  const pack = settlementPack({
    year,
    formerStatements: null,
    isBudgetDecided: true,
    banks: [],
    certificates: [],
    parties: [],
    advances: [],
    suspense: [],
    prepaid: null,
    beside: nothingBeside,
    nextBudget: null,
    comments: [],
    style: packStyle(year.paperSettings),
  });
  const checks = pack.checks.results.filter(({ id }) => !['X13', 'X15', 'X17'].includes(id));
  const close = yearClose({
    today: year.today,
    endsOn: year.endsOn,
    lockedUntil: year.lockedUntil,
    certificates: pack.certificates,
    checks,
    comments: [],
    sheets: pack.sheets,
    overpaidYen: 0,
    linesWithoutRemark: [],
    hasNextYear: true,
  });
  return {
    today: year.today,
    fiscalYear: year.fiscalYear,
    startsOn: year.startsOn,
    endsOn: year.endsOn,
    isFinal: year.isFinal,
    approvedOn: year.isFinal ? '2026-05-24' : null,
    certificates: pack.certificates.map(certificateOf),
    items: [...close.items],
    canIssue: close.canIssue,
    checks: checks.map((check) => ({ ...check, key: commentKey(check), comment: '' })),
    waiting: [...pack.checks.waiting],
    audit: {
      items: [...auditList({ ...pack, checks, journal, monthPapers: [] }, []).items],
      isComplete: false,
      hindrances: [],
      report: null,
    },
    versions: [],
    request: null,
    may: { prepare: true, audit: false, ask: true, publish: true },
    ...change,
  };
}

type Row = ReturnType<typeof settlementPack>['certificates'][number];

function certificateOf({ account, place, funds, ledgerYen, state, sentence }: Row) {
  return {
    accountId: account.id,
    accountName: account.name,
    fundNames: funds.map(({ fund }) => fund.name).join('、'),
    place,
    ledgerYen,
    certificateYen: null,
    inTransitYen: 0,
    note: '',
    state,
    sentence,
    originalSeenOn: null,
    originalYen: null,
    originalPaper: null,
    paper: null,
  };
}
