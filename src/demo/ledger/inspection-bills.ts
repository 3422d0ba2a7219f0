import type { Yen } from '#domain/money.ts';
import type { Bill } from './bill.ts';
import type { BookMonth } from './book-month.ts';
import type { Company } from './companies.ts';
import type { LedgerSpan } from './ledger-span.ts';

type Check = {
  readonly key: string;
  readonly company: Company;
  readonly what: string;
  readonly yen: Yen;
  readonly paidAfter?: number;
};

/** 保守点検費, as the contracts say; what is left of a month is the small checks. */
export function inspectionBills({ shares }: LedgerSpan, month: BookMonth): readonly Bill[] {
  const checks = checksOf(month);
  const yen = shares('general', '5130', month);
  const left = yen - checks.reduce((sum, check) => sum + check.yen, 0);
  return [...checks, smallChecks(month, left)].map((check) => ({
    ...check,
    fund: 'general',
    account: '5130',
    month,
  }));
}

function checksOf({ year, month, index }: BookMonth): readonly Check[] {
  const dueMonths = { paidAfter: index % 2 === 0 ? 1 : 2 };
  return [
    {
      key: 'elevator',
      company: 'elevator',
      what: `${month}月分 エレベーター保守料`,
      yen: 55_000,
    },
    {
      key: 'parking',
      company: 'parking',
      what: `${month}月分 機械式駐車場保守料`,
      yen: 44_000,
      ...dueMonths,
    },
    { key: 'pump', company: 'water', what: `${month}月分 給水設備点検料`, yen: 5_500 },
    ...(month === 7 || month === 1
      ? [{ key: 'fire', company: 'fire', what: '消防設備点検', yen: 99_000 } as const]
      : []),
    ...(month === 9
      ? [{ key: 'tank', company: 'water', what: '受水槽の清掃と水質検査', yen: 121_000 } as const]
      : []),
    ...(month === 10
      ? [{ key: 'drain', company: 'water', what: '排水管の清掃', yen: 123_750 } as const]
      : []),
    ...(month === 11 && year === -1
      ? [{ key: 'survey', company: 'architects', what: '建物の定期調査', yen: 165_000 } as const]
      : []),
  ];
}

function smallChecks({ month }: BookMonth, yen: Yen): Check {
  return {
    key: 'doors',
    company: 'management',
    what: `${month}月分 自動扉・防犯カメラほかの点検`,
    yen,
  };
}
