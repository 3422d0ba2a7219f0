import { monthYenOf } from '#demo/billing/seed-billing.ts';
import { addDays, formatPlainDate, type IsoDate, isoDate, partsOf } from '#domain/calendar.ts';
import { shiftedDay } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen, type Yen } from '#domain/money.ts';

/** 見本の明細: what the bank says of a month, as text that a bank would save. */
export type SampleStatement = {
  readonly name: string;
  readonly fileName: string;
  readonly text: string;
};

/** What the demonstration's books have on a bank account. */
type Booked = {
  readonly code: string;
  readonly postedOn: IsoDate;
  readonly amountYen: Yen;
  readonly sourceKey: string;
  readonly summary: string;
  readonly payee: string;
};

type Line = { day: IsoDate; amountYen: Yen; kind: string; text: string };

const accounts = [
  { code: '1120-01', name: 'general', number: 'みどり坂支店 普通 0014182', title: '管理費口座' },
  { code: '1135-01', name: 'reserve', number: 'みどり坂支店 決済用 0014190', title: '積立金口座' },
] as const;

/** Companies as banks spell them: half-width, small letters large, cut at 20. */
const kana: Readonly<Record<string, string>> = {
  株式会社みどり管財: 'ｶ)ﾐﾄﾞﾘｶﾝｻﾞｲ',
  あさひ昇降機メンテナンス株式会社: 'ｱｻﾋｼﾖｳｺｳｷﾒﾝﾃﾅﾝｽ(ｶ',
  関東パーキングメンテ株式会社: 'ｶﾝﾄｳﾊﾟｰｷﾝｸﾞﾒﾝﾃ(ｶ',
  湘南防災設備株式会社: 'ｼﾖｳﾅﾝﾎﾞｳｻｲｾﾂﾋﾞ(ｶ',
  多摩川水道設備株式会社: 'ﾀﾏｶﾞﾜｽｲﾄﾞｳｾﾂﾋﾞ(ｶ',
  みどり坂造園: 'ﾐﾄﾞﾘｻﾞｶｿﾞｳｴﾝ',
  ひかり損害保険株式会社: 'ﾋｶﾘｿﾝｶﾞｲﾎｹﾝ(ｶ',
  すみかわ電力: 'ｽﾐｶﾜﾃﾞﾝﾘﾖｸ',
  澄川市水道局: 'ｽﾐｶﾜｼ ｽｲﾄﾞｳﾘﾖｳｷﾝ',
  澄川ひかりネット株式会社: 'ｽﾐｶﾜﾋｶﾘﾈﾂﾄ(ｶ',
  澄川市: 'ｽﾐｶﾜｼ',
  みどり坂町会: 'ﾐﾄﾞﾘｻﾞｶﾁﾖｳｶｲ',
  すみかわ通信株式会社: 'ｽﾐｶﾜﾂｳｼﾝ(ｶ',
  みどり坂文具: 'ﾐﾄﾞﾘｻﾞｶﾌﾞﾝｸﾞ',
  澄川印刷株式会社: 'ｽﾐｶﾜｲﾝｻﾂ(ｶ',
};

/** Statements of the last month that the books know, with a few lines that nobody has booked yet. */
export function sampleStatements(booked: readonly Booked[]): readonly SampleStatement[] {
  const last = booked.at(-1)?.postedOn;
  if (last === undefined) return [];
  const { year, month } = partsOf(last);
  const first = isoDate({ year, month, day: 1 });
  return accounts.flatMap(({ code, name, number, title }) => {
    const own = booked.filter((it) => it.code === code);
    const openingYen = sumYen(own.filter((it) => it.postedOn < first).map((it) => it.amountYen));
    const lines = [
      ...own.filter((it) => it.postedOn >= first).map(lineOf),
      ...(name === 'general' ? unbooked(first) : []),
    ].toSorted((one, other) => one.day.localeCompare(other.day));
    const fileName = `${title}_${year}年${month}月.csv`;
    return lines.length === 0 ? [] : [{ name, fileName, text: listOf(number, openingYen, lines) }];
  });
}

function lineOf({ postedOn, amountYen, sourceKey, summary, payee }: Booked): Line {
  const [key = ''] = sourceKey.split(':');
  return { day: postedOn, amountYen, ...wordsOf(key, summary, payee) };
}

function wordsOf(key: string, summary: string, payee: string): Pick<Line, 'kind' | 'text'> {
  if (key === 'debit') return { kind: '口座振替', text: 'ｺｳｻﾞﾌﾘｶｴ ﾋﾞﾝ' };
  if (key === 'interest') return { kind: '利息', text: 'ﾘｿｸ' };
  if (key === 'charges') return { kind: '手数料', text: 'ﾌﾘｺﾐﾃｽｳﾘﾖｳ' };
  if (key === 'transfer') return { kind: '振替', text: 'ﾐﾄﾞﾘｻﾞｶﾚｼﾞﾃﾞﾝｽ' };
  if (key === 'unknown') return { kind: '振込', text: 'ﾐﾄﾞﾘ ﾊﾅｺ' };
  return { kind: '振込', text: kana[payee] ?? summary.slice(0, 20) };
}

const payer = { dwelling: '305', text: '305 ｵﾉ ﾐｻｷ' } as const;

/** What the month brings for the visitor: a tenant who pays ahead, a stranger, a fee and an interest. */
function unbooked(first: IsoDate): readonly Line[] {
  const duesYen = monthYenOf(payer.dwelling, first.slice(0, 7));
  const on = (day: number) => shiftedDay(addDays(first, day - 1), 'after');
  return [
    { day: on(9), amountYen: duesYen, kind: '振込', text: payer.text },
    { day: on(13), amountYen: 5_500, kind: '振込', text: 'ﾀﾅｶ ｼﾖｳｼﾞ' },
    { day: on(16), amountYen: 37, kind: '利息', text: 'ﾘｿｸ' },
    { day: on(22), amountYen: -880, kind: '手数料', text: 'ｻﾞﾝﾀﾞｶｼﾖｳﾒｲ ﾃｽｳﾘﾖｳ' },
  ];
}

const headings =
  '照会口座,番号,勘定日,起算日,出金金額(円),入金金額(円),小切手区分,残高(円),取引区分,明細区分,金融機関名,支店名,摘要';

/** As regional banks save it. */
function listOf(number: string, openingYen: Yen, lines: readonly Line[]): string {
  let balanceYen = openingYen;
  const rows = lines.map(({ day, amountYen, kind, text }, at) => {
    balanceYen += amountYen;
    const [out, into] = amountYen < 0 ? [String(-amountYen), ''] : ['', String(amountYen)];
    const cells = [
      number,
      String(at + 1),
      formatPlainDate(day),
      '',
      out,
      into,
      '',
      String(balanceYen),
    ];
    return [...cells, kind, '', '澄川銀行', 'みどり坂支店', text];
  });
  const quoted = [headings.split(','), ...rows].map((cells) =>
    cells.map((cell) => `"${cell}"`).join(','),
  );
  return `${quoted.join('\r\n')}\r\n`;
}
