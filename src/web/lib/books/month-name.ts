/** 「2026年11月」 of `2026-11`. */
export function monthName(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${year}年${Number(number)}月`;
}
