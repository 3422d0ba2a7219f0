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
