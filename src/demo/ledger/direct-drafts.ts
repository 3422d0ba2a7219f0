import { roundYenTo, type Yen } from '#domain/money.ts';
import { after, type BookMonth, bankDay, lastBankDay } from './book-month.ts';
import { type Company, companyName } from './companies.ts';
import { currentAccount, type Draft, type DraftLine, type LedgerFund } from './draft.ts';
import type { LedgerSpan } from './ledger-span.ts';

type Paid = {
  readonly account: string;
  readonly day: number;
  readonly what: (month: BookMonth) => string;
  readonly company?: Company;
};

const prepaid = '1220';
const suspense = '2140';
const memberCount = 6;
const printedShare = 0.75;

/** What is paid without a bill that waits; of the meeting in May the printed papers are billed. */
const paid: readonly Paid[] = [
  {
    account: '5160',
    day: 20,
    what: () => 'マンション総合保険 年払い保険料',
    company: 'insurance',
  },
  {
    account: '5190',
    day: 28,
    what: ({ month }) => (month === 5 ? '通常総会の会場の用意とお茶' : '会議の資料とお茶'),
  },
  {
    account: '5200',
    day: 25,
    what: ({ month }) => `役員報酬 ${month === 9 ? '上期' : '下期'}（${memberCount}名）`,
  },
  {
    account: '5240',
    day: 25,
    what: ({ first }) => `${first.slice(0, 4)}年度 町会費（60戸 × 200円 × 12か月）`,
    company: 'town',
  },
  { account: '5290', day: 15, what: ({ month }) => `${month}月分 管理事務室の立替金の精算` },
];

export function directDrafts(span: LedgerSpan): readonly Draft[] {
  const { months, last } = span;
  return [
    ...[...months, after(last, 1)].flatMap((month) => managementFee(span, month)),
    ...months.flatMap((month) => [
      ...paid.map((item) => paidDraft(span, month, item)),
      fees(span, month, 'general'),
      fees(span, month, 'reserve'),
      interest(span, month, 'general'),
      interest(span, month, 'reserve'),
      recycling(span, month),
      transfer(span, month),
    ]),
    unknownDeposit(last),
  ].filter(({ lines }) => lines.some(([, , yen]) => yen !== 0));
}

/** 管理委託費: the contract has it paid by the end of the month before. */
function managementFee({ shares }: LedgerSpan, month: BookMonth): readonly Draft[] {
  const yen = shares('general', '5110', month);
  const what = `${month.month}月分 管理委託費`;
  return [
    {
      key: `fee-paid:${month.label}`,
      day: lastBankDay(after(month, -1)),
      origin: 'payment',
      summary: `${what}の前払い（${companyName('management')}）`,
      lines: [
        ['general', prepaid, yen, 'management'],
        ['general', currentAccount.general, -yen],
      ],
    },
    {
      key: `fee:${month.label}`,
      day: month.first,
      origin: 'accrual',
      summary: `${what}（${companyName('management')}）`,
      lines: [
        ['general', '5110', yen, 'management'],
        ['general', prepaid, -yen, 'management'],
      ],
    },
  ];
}

function paidDraft({ shares }: LedgerSpan, month: BookMonth, item: Paid): Draft {
  const { account, day, what, company } = item;
  const whole = shares('general', account, month);
  const printed = account === '5190' && month.month === 5 ? printingYen(whole) : 0;
  const suffix = company ? `（${companyName(company)}）` : '';
  return {
    key: `paid:${month.label}:${account}`,
    day: bankDay(month, day),
    origin: 'payment',
    summary: `${what(month)}${suffix}`,
    lines: [
      companyLine(['general', account, whole - printed], company),
      ['general', currentAccount.general, printed - whole],
    ],
  };
}

/** 総会の資料の印刷, of what the meeting in May costs. */
export function printingYen(yen: Yen): Yen {
  return roundYenTo(yen * printedShare, 1);
}

function companyLine([fund, account, yen]: DraftLine, company?: Company): DraftLine {
  return company ? [fund, account, yen, company] : [fund, account, yen];
}

function fees({ shares }: LedgerSpan, month: BookMonth, fund: LedgerFund): Draft {
  const account = fund === 'general' ? '5210' : '6170';
  const yen = shares(fund, account, month);
  return {
    key: `charges:${month.label}:${fund}`,
    day: lastBankDay(month),
    origin: 'payment',
    summary:
      fund === 'general'
        ? `${month.month}月分 口座振替と振込の手数料`
        : '振込と残高証明書の手数料（1年分）',
    lines: [
      [fund, account, yen],
      [fund, currentAccount[fund], -yen],
    ],
  };
}

function interest({ shares }: LedgerSpan, month: BookMonth, fund: LedgerFund): Draft {
  const yen = shares(fund, '4310', month);
  return {
    key: `interest:${month.label}:${fund}`,
    day: bankDay(month, 15),
    origin: 'receipt',
    summary: fund === 'general' ? '預金の利息' : '定期預金の利息',
    lines: [
      [fund, currentAccount[fund], yen],
      [fund, '4310', -yen],
    ],
  };
}

function recycling({ shares }: LedgerSpan, month: BookMonth): Draft {
  const yen = shares('general', '4390', month);
  return {
    key: `recycling:${month.label}`,
    day: bankDay(month, 20),
    origin: 'receipt',
    summary: `資源回収の奨励金（${companyName('city')}）`,
    lines: [
      ['general', currentAccount.general, yen],
      ['general', '4390', -yen, 'city'],
    ],
  };
}

function transfer({ shares }: LedgerSpan, month: BookMonth): Draft {
  const yen = shares('general', '5310', month);
  return {
    key: `transfer:${month.label}`,
    day: bankDay(month, 25),
    origin: 'payment',
    summary: '管理費会計から修繕積立金会計への繰入れ',
    lines: [
      ['general', '5310', yen],
      ['general', currentAccount.general, -yen],
      ['reserve', currentAccount.reserve, yen],
      ['reserve', '4230', -yen],
    ],
  };
}

/** Left for the visitor: somebody paid, and nobody knows yet for what. */
function unknownDeposit(last: BookMonth): Draft {
  return {
    key: `unknown:${last.label}`,
    day: bankDay(last, 18),
    origin: 'receipt',
    summary: '名義の分からない入金（ミドリ ハナコ）',
    lines: [
      ['general', currentAccount.general, 3_600],
      ['general', suspense, -3_600],
    ],
  };
}
