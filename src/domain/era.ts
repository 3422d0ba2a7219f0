import { formatPlainDate, type IsoDate, partsOf } from '#domain/calendar.ts';

/** 元号: the year before the first of each era, by its name and by its letter. */
const yearsBeforeEra: Readonly<Record<string, number>> = {
  令和: 2018,
  R: 2018,
  平成: 1988,
  H: 1988,
  昭和: 1925,
  S: 1925,
};

/** 令和7 is 2025, 令和元 is 2019, R7 is 2025. */
export function yearOfEra(era: string, eraYear: string): number {
  const before = yearsBeforeEra[era.toUpperCase()] ?? 0;
  return before + (eraYear === '元' ? 1 : Number(eraYear));
}

const erasOfDays = [
  { name: '令和', startsOn: '2019-05-01' },
  { name: '平成', startsOn: '1989-01-08' },
  { name: '昭和', startsOn: '1926-12-25' },
] as const;

/** 令和7年4月1日, 令和元年5月1日; before 昭和 the western year. */
export function formatEraDate(date: IsoDate): string {
  const era = erasOfDays.find(({ startsOn }) => startsOn <= date);
  if (!era) return formatPlainDate(date);
  const { year, month, day } = partsOf(date);
  const eraYear = year - partsOf(era.startsOn).year + 1;
  return `${era.name}${eraYear === 1 ? '元' : eraYear}年${month}月${day}日`;
}
