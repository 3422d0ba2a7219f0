import { addBalances } from '#domain/ledger/balance.ts';
import {
  accountId,
  exampleChart,
  generalFund,
  reserveFund,
} from '#domain/ledger/testing/example-chart.ts';
import type { BookedYear } from '#domain/statements/booked-year.ts';
import { packStyle } from '#domain/statements/pack/pack-style.ts';
import {
  nothingBeside,
  type PackFacts,
  settlementPack,
} from '#domain/statements/pack/settlement-pack.ts';
import { auditPaper } from '#domain/statements/pack/word-papers.ts';
import { usualPaperSettings } from '#domain/statements/paper-settings.ts';
import { midoridaiBooks, term20 } from '#domain/statements/testing/midoridai-books.ts';
import { midoridaiBudget } from '#domain/statements/testing/midoridai-budget.ts';
import type { PackToPrint } from './render-pack.ts';

const entries = midoridaiBooks.entries;
const within = entries.filter(
  ({ postedOn }) => term20.startsOn <= postedOn && postedOn <= term20.endsOn,
);

/** みどり台マンション in its 20th term. */
const midoridai: BookedYear = {
  ...term20,
  bookedUntil: term20.endsOn,
  funds: [generalFund, reserveFund],
  accounts: exampleChart,
  opening: addBalances(
    entries
      .filter(({ postedOn }) => postedOn < term20.startsOn)
      .flatMap(({ postings }) => postings),
  ),
  months: within.flatMap(({ postedOn, postings }) =>
    postings.map(({ fundId, accountId: account, amountYen }) => ({
      month: postedOn.slice(0, 7),
      fundId,
      accountId: account,
      amountYen,
    })),
  ),
  monthsBefore: [],
  lockedUntil: term20.endsOn,
  remarks: [],
  budget: midoridaiBudget.map(({ note, ...line }) => ({ ...line, formula: note })),
};

const style = packStyle(usualPaperSettings);

const bank = (code: string, kind: string, lastDigits: string) => ({
  accountId: accountId(code),
  bank: 'みどり銀行',
  branch: '中央支店',
  kind,
  lastDigits,
});

const seen = (code: string, amountYen: number) => ({
  accountId: accountId(code),
  amountYen,
  inTransitYen: 0,
  note: '',
  originalSeenOn: '2026-05-08',
  originalYen: null,
  originalPaper: null,
  paper: null,
});

const facts: PackFacts = {
  year: midoridai,
  formerStatements: null,
  isBudgetDecided: true,
  banks: [bank('1120', '普通預金', '1111'), bank('1130', '定期預金', '3333')],
  certificates: [seen('1120', 30_796_390), seen('1130', 30_000_000), seen('1320', 10_000_000)],
  parties: [],
  advances: [],
  suspense: [],
  prepaid: null,
  beside: nothingBeside,
  nextBudget: { endsOn: '2027-03-31', lines: midoridaiBudget },
  comments: [],
  style,
};

/** A whole pack, as it goes to the general meeting. */
export function examplePack(change: Partial<BookedYear> = {}): PackToPrint {
  const pack = settlementPack({ ...facts, year: { ...midoridai, ...change } });
  const report = {
    auditedOn: '2026-05-08',
    method: '残高証明書の原本、通帳、証憑を見て、会計担当理事に質問しました。',
    opinion: 'fair' as const,
    exceptions: '',
    business: '業務は、規約と総会の決議に沿って行われていると認めます。',
  };
  const year = { ...term20, style };
  return {
    associationName: 'みどり台マンション管理組合',
    title: '2025年度 決算書',
    period: style.periodOf(term20.startsOn, term20.endsOn),
    edition: '第2版',
    madeOn: '2026-05-09',
    isDraft: true,
    approvedOn: null,
    hasContents: true,
    papers: [...pack.front, pack.certificateList, auditPaper(report, year, []), ...pack.budget],
  };
}

export const exampleMonths = midoridai.months;
