import { roundYenTo } from '#domain/money.ts';
import type { Bill } from './bill.ts';
import type { BookMonth } from './book-month.ts';
import { printingYen } from './direct-drafts.ts';
import { inspectionBills } from './inspection-bills.ts';
import type { LedgerSpan } from './ledger-span.ts';
import { repairBills } from './repair-bills.ts';

type Maker = (span: LedgerSpan, month: BookMonth) => readonly Bill[];

/** Of what light and water cost together. */
const powerShare = 0.78;
const phoneShare = 0.6;

const makers: readonly Maker[] = [
  utilityBills,
  inspectionBills,
  repairBills,
  gardenBills,
  officeBills,
  printingBills,
];

export function billsOf(span: LedgerSpan, month: BookMonth): readonly Bill[] {
  return makers.flatMap((make) => make(span, month)).filter(({ yen }) => yen !== 0);
}

function utilityBills({ shares }: LedgerSpan, month: BookMonth): readonly Bill[] {
  const yen = shares('general', '5120', month);
  const power = roundYenTo(yen * powerShare, 1);
  const common = { fund: 'general', account: '5120', month } as const;
  return [
    {
      ...common,
      key: 'power',
      company: 'power',
      what: `${month.month}月分 電気料金`,
      yen: power,
      debitDay: 22,
    },
    {
      ...common,
      key: 'water',
      company: 'waterworks',
      what: `${month.month}月分 上下水道料金`,
      yen: yen - power,
      debitDay: 16,
    },
  ];
}

function gardenBills({ shares }: LedgerSpan, month: BookMonth): readonly Bill[] {
  return [
    {
      fund: 'general',
      account: '5170',
      month,
      key: 'garden',
      company: 'garden',
      what: month.month === 6 ? '植栽管理 初夏の剪定と消毒' : '植栽管理 冬の剪定',
      yen: shares('general', '5170', month),
    },
  ];
}

function officeBills({ shares }: LedgerSpan, month: BookMonth): readonly Bill[] {
  const yen = shares('general', '5180', month);
  const phone = roundYenTo(yen * phoneShare, 1);
  const common = { fund: 'general', account: '5180', month } as const;
  return [
    {
      ...common,
      key: 'phone',
      company: 'phone',
      what: `${month.month}月分 電話・警報の回線の料金`,
      yen: phone,
      debitDay: 20,
    },
    {
      ...common,
      key: 'supplies',
      company: 'stationer',
      what: `${month.month}月分 用紙・消耗品`,
      yen: yen - phone,
    },
  ];
}

/** 総会の資料; what else a meeting costs is paid at once. */
function printingBills({ shares }: LedgerSpan, month: BookMonth): readonly Bill[] {
  const yen = shares('general', '5190', month);
  return month.month === 5
    ? [
        {
          fund: 'general',
          account: '5190',
          month,
          key: 'printing',
          company: 'printer',
          what: '通常総会の資料の印刷と発送',
          yen: printingYen(yen),
        },
      ]
    : [];
}
