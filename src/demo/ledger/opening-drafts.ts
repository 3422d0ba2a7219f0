import type { BookYear } from '#demo/books.ts';
import { sumYen } from '#domain/money.ts';
import type { Bill } from './bill.ts';
import { payDayOf } from './bill.ts';
import { type BookMonth, bankDay } from './book-month.ts';
import { currentAccount, type Draft, type DraftLine, type LedgerFund, payable } from './draft.ts';
import { advances, meetingRoom } from './dues.ts';
import { journalFrom, type LedgerSpan } from './ledger-span.ts';

const june = 2;

/** 定期預金: those held when the journal begins, and those made later. */
const depositsHeld: Readonly<Record<LedgerFund, readonly DraftLine[]>> = {
  general: [['general', '1130-01', 1_000_000]],
  reserve: [['reserve', '1130-02', 10_000_000]],
};
const depositsMade = [
  { year: -2, account: '1130-03', yen: 9_000_000, bank: 'みどり坂信用金庫' },
  { year: -1, account: '1130-04', yen: 10_000_000, bank: '湘南つばめ信託銀行' },
] as const;

/** 開始仕訳: what each fund had and owed on the first day of the journal. */
export function openingDrafts(
  span: LedgerSpan,
  years: readonly BookYear[],
  bills: readonly Bill[],
): readonly Draft[] {
  return (['general', 'reserve'] as const).map((fund) => {
    const net = years.find((it) => it.fund === fund && it.year === journalFrom)?.openingYen ?? 0;
    const known: readonly DraftLine[] = [
      ...depositsHeld[fund],
      ...(fund === 'general' ? generalAssets(span) : []),
      ...advancesOf(span, fund),
      ...owed(span, fund, bills),
      [fund, '3110', -net],
    ];
    return {
      key: `opening:${fund}`,
      day: span.from,
      origin: 'opening',
      summary: `開始残高（${fund === 'general' ? '管理費会計' : '修繕積立金会計'}）`,
      lines: [[fund, currentAccount[fund], -sumYen(known.map(([, , yen]) => yen))], ...known],
    };
  });
}

export function depositDrafts(months: readonly BookMonth[]): readonly Draft[] {
  return depositsMade.flatMap(({ year, account, yen, bank }) =>
    months
      .filter((month) => month.year === year && month.index === june)
      .map(
        (month): Draft => ({
          key: `deposit:${account}`,
          day: bankDay(month, 26),
          origin: 'manual',
          summary: `定期預金の作成（${bank}）`,
          lines: [
            ['reserve', account, yen],
            ['reserve', currentAccount.reserve, -yen],
          ],
        }),
      ),
  );
}

function generalAssets({ shares, months: [first], before }: LedgerSpan): readonly DraftLine[] {
  if (!first) return [];
  return [
    ['general', '1220', shares('general', '5110', first), 'management'],
    ['general', meetingRoom.receivable, shares('general', meetingRoom.income, before)],
  ];
}

function advancesOf(span: LedgerSpan, fund: LedgerFund): readonly DraftLine[] {
  const [first] = span.months;
  return first ? advances(span, first).filter(([own]) => own === fund) : [];
}

function owed(span: LedgerSpan, fund: LedgerFund, bills: readonly Bill[]): readonly DraftLine[] {
  return bills
    .filter((bill) => bill.fund === fund && bill.month.first < span.from)
    .filter((bill) => payDayOf(bill) >= span.from)
    .map(({ yen, company }) => [fund, payable, -yen, company] as const);
}
