/** What the demonstration's treasurers wrote beside a difference of a settlement, by the check that showed it. */
export const settlementWords: Readonly<Record<string, string>> = {
  X38: '計画の額は、見積もりを取る前のものです。予算案には、工事会社の見積額を入れました。',
};
