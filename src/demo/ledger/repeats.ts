import { demoId } from '#demo/demo-id.ts';
import type { Yen } from '#domain/money.ts';
import { after, type BookMonth } from './book-month.ts';
import { accountId } from './chart.ts';
import { counterpartyId } from './companies.ts';
import { currentAccount, type DraftLine, payable } from './draft.ts';
import { fundId } from './journal.ts';
import type { LedgerSpan } from './ledger-span.ts';
import type { EntryRepeatRow } from './row-types.ts';

const bank = currentAccount.general;

type Told = Pick<EntryRepeatRow, 'name' | 'summary' | 'day_of_month' | 'shift' | 'asks_amount'> & {
  readonly key: string;
  readonly lines: readonly DraftLine[];
};

/** 毎月の記帳 from the first month that is not booked yet: they stand ready for the visitor. */
export function seedRepeats({ last, shares }: LedgerSpan): readonly EntryRepeatRow[] {
  const month = after(last, 1);
  const feeYen = shares('general', '5110', month);
  const told = [...feesTold(month, feeYen), ...billsTold(month, last)];
  return told.map(({ key, lines, ...facts }) => ({
    id: demoId('entry_repeat', key),
    ...facts,
    postings: lines.map(([fund, account, amountYen, company]) => ({
      fundId: fundId(fund),
      accountId: accountId(account),
      amountYen,
      counterpartyId: company === undefined ? null : counterpartyId(company),
    })),
    every_months: 1,
    from_month: month.label,
    until_month: null,
  }));
}

function feesTold(month: BookMonth, feeYen: Yen): readonly Told[] {
  return [
    {
      key: 'management-fee',
      name: '管理委託費（前払いした分）',
      summary: `${month.month}月分 管理委託費`,
      day_of_month: 1,
      shift: 'none',
      asks_amount: false,
      lines: [
        ['general', '5110', feeYen, 'management'],
        ['general', '1220', -feeYen, 'management'],
      ],
    },
    {
      key: 'management-fee-paid',
      name: '管理委託費の前払い',
      summary: `${after(month, 1).month}月分 管理委託費の前払い`,
      day_of_month: 31,
      shift: 'before',
      asks_amount: false,
      lines: [
        ['general', '1220', feeYen, 'management'],
        ['general', bank, -feeYen, 'management'],
      ],
    },
  ];
}

function billsTold(month: BookMonth, before: BookMonth): readonly Told[] {
  return [
    {
      key: 'water',
      name: '水道料金の引落とし',
      summary: `${before.month}月分 上下水道料金の支払`,
      day_of_month: 16,
      shift: 'after',
      asks_amount: true,
      lines: [
        ['general', payable, 1, 'waterworks'],
        ['general', bank, -1, 'waterworks'],
      ],
    },
    {
      key: 'power',
      name: '電気料金の引落とし',
      summary: `${before.month}月分 電気料金の支払`,
      day_of_month: 22,
      shift: 'after',
      asks_amount: true,
      lines: [
        ['general', payable, 1, 'power'],
        ['general', bank, -1, 'power'],
      ],
    },
    {
      key: 'charges',
      name: '口座振替と振込の手数料',
      summary: `${month.month}月分 口座振替と振込の手数料`,
      day_of_month: 31,
      shift: 'before',
      asks_amount: true,
      lines: [
        ['general', '5210', 1],
        ['general', bank, -1],
      ],
    },
  ];
}
