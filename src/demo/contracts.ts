import { addDays, type IsoDate, isoDate, partsOf } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import { demoId } from './demo-id.ts';
import { dayAt, type RelativeDates } from './relative-dates.ts';
import type { ContractRow } from './rows.ts';

/** Renews by itself every year unless notice is given months before its end. */
type YearlyContract = readonly [
  name: string,
  counterparty: string,
  yearlyYen: Yen,
  startMonth: number,
  noticeMonths: number,
  slug: string | null,
];

const monthsAYear = 12;

const yearly: readonly YearlyContract[] = [
  ['管理委託契約', '株式会社みどり管財', 6_480_000, 7, 3, 'contract-management'],
  ['エレベーター保守契約', 'あさひ昇降機メンテナンス株式会社', 660_000, 4, 2, 'contract-elevator'],
  ['機械式駐車場保守契約', '関東パーキングメンテ株式会社', 528_000, 4, 3, 'contract-parking'],
  ['消防設備点検契約', '湘南防災設備株式会社', 198_000, 4, 1, 'contract-fire'],
  ['受水槽清掃・給水設備点検契約', '多摩川水道設備株式会社', 187_000, 4, 1, null],
  ['植栽管理契約', 'みどり坂造園', 363_000, 4, 1, null],
];

type LongContract = readonly [
  name: string,
  counterparty: string,
  yearlyYen: Yen,
  days: readonly [startsOn: string, endsOn: string, noticeBy: string],
  slug: string,
];

const long: readonly LongContract[] = [
  [
    'マンション総合保険',
    'ひかり損害保険株式会社',
    840_000,
    ['d-3 03-28', 'd+2 03-28', 'd+2 02-28'],
    'insurance-overview',
  ],
  [
    'インターネット設備に関する契約',
    '澄川ひかりネット株式会社',
    0,
    ['d-1 04-01', 'd+1 03-31', 'd+1 09-30'],
    'contract-internet',
  ],
];

export function seedContracts(
  dates: RelativeDates,
  documentIds: ReadonlySet<string>,
): readonly ContractRow[] {
  const documentId = (slug: string | null): string | null => {
    const id = slug === null ? null : demoId('document', slug);
    return id !== null && documentIds.has(id) ? id : null;
  };
  return [
    ...yearly.map(([name, counterparty, yearlyYen, startMonth, noticeMonths, slug]) => ({
      id: demoId('contract', name),
      name,
      counterparty,
      ...runningPeriod(dates.today, startMonth, noticeMonths),
      yearly_yen: yearlyYen,
      document_id: documentId(slug),
    })),
    ...long.map(([name, counterparty, yearlyYen, [startsOn, endsOn, noticeBy], slug]) => ({
      id: demoId('contract', name),
      name,
      counterparty,
      starts_on: dayAt(dates, startsOn),
      ends_on: dayAt(dates, endsOn),
      notice_by: dayAt(dates, noticeBy),
      yearly_yen: yearlyYen,
      document_id: documentId(slug),
    })),
  ];
}

/** Once the day of notice is past, the contract runs to the end of the year after. */
export function runningPeriod(
  today: IsoDate,
  startMonth: number,
  noticeMonths: number,
): Pick<ContractRow, 'starts_on' | 'ends_on' | 'notice_by'> {
  const { year, month } = partsOf(today);
  const startYear = month >= startMonth ? year : year - 1;
  const noticeOf = (endYear: number): IsoDate => dayBefore(endYear, startMonth - noticeMonths);
  const endYear = noticeOf(startYear + 1) >= today ? startYear + 1 : startYear + 2;
  return {
    starts_on: isoDate({ year: startYear, month: startMonth, day: 1 }),
    ends_on: dayBefore(endYear, startMonth),
    notice_by: noticeOf(endYear),
  };
}

/** The last day before a month; months below one belong to the year before. */
function dayBefore(year: number, month: number): IsoDate {
  const first =
    month >= 1 ? { year, month, day: 1 } : { year: year - 1, month: month + monthsAYear, day: 1 };
  return addDays(isoDate(first), -1);
}
