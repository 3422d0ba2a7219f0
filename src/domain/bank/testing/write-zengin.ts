type Movement = { readonly day: string; readonly yen: number; readonly name: string };

const pad = (text: string, length: number) => text.padEnd(length, ' ').slice(0, length);
const digits = (value: number, length: number) => String(value).padStart(length, '0');

/** 入出金取引明細 as a bank writes it, field by field from the layout; days are 和暦 YYMMDD. */
export function writeMovements(
  openingYen: number,
  movements: readonly Movement[],
  end = '\r\n',
): string {
  const header = [
    '1',
    '03',
    '0',
    '081130',
    '081101',
    '081130',
    '0123',
    pad('ｽﾐｶﾜ', 15),
    '045',
    pad('ﾐﾄﾞﾘｻﾞｶ', 15),
    '   ',
    '1',
    digits(4182, 10),
    pad('ﾐﾄﾞﾘｻﾞｶﾚｼﾞﾃﾞﾝｽ', 40),
    '1',
    '1',
    digits(openingYen, 14),
    pad('', 71),
  ].join('');
  const rows = movements.map(({ day, yen, name }, at) =>
    [
      '2',
      digits(at + 1, 8),
      day,
      day,
      yen > 0 ? '1' : '2',
      '11',
      digits(Math.abs(yen), 12),
      digits(0, 12),
      '000000',
      '000000',
      '0',
      pad('', 7),
      pad('', 3),
      pad('', 10),
      pad(name, 48),
      pad('', 15),
      pad('', 15),
      pad('', 20),
      pad('', 20),
      ' ',
    ].join(''),
  );
  return [header, ...rows, ...endOf(openingYen, movements)].join(end) + end;
}

function endOf(openingYen: number, movements: readonly Movement[]): readonly string[] {
  const inward = movements.filter(({ yen }) => yen > 0).map(({ yen }) => yen);
  const outward = movements.filter(({ yen }) => yen < 0).map(({ yen }) => -yen);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, yen) => total + yen, 0);
  const trailer = [
    '8',
    digits(inward.length, 6),
    digits(sum(inward), 13),
    digits(outward.length, 6),
    digits(sum(outward), 13),
    '1',
    digits(openingYen + sum(inward) - sum(outward), 14),
    digits(movements.length, 7),
    pad('', 139),
  ].join('');
  const last = `9${digits(movements.length + 3, 10)}${digits(1, 5)}${pad('', 184)}`;
  return [trailer, last];
}

/** 振込入金通知 */
export function writeNotices(movements: readonly Movement[], end = ''): string {
  const header = [
    '1',
    '01',
    '0',
    '081130',
    '081101',
    '081130',
    '0123',
    pad('ｽﾐｶﾜ', 15),
    '045',
    pad('ﾐﾄﾞﾘｻﾞｶ', 15),
    pad('', 6),
    digits(4182, 10),
    pad('', 124),
  ]
    .join('')
    .slice(0, 200)
    .padEnd(200, ' ');
  const rows = movements.map(({ day, yen, name }, at) =>
    [
      '2',
      digits(at + 1, 6),
      day,
      day,
      digits(yen, 10),
      digits(0, 10),
      pad('', 10),
      pad(name, 48),
      pad('', 15),
      pad('', 15),
      '0',
      pad('', 20),
      pad('', 52),
    ].join(''),
  );
  const total = movements.reduce((sum, { yen }) => sum + yen, 0);
  const trailer = `8${digits(movements.length, 6)}${digits(total, 12)}${pad('', 181)}`;
  return [header, ...rows, trailer, `9${pad('', 199)}`].join(end) + end;
}
