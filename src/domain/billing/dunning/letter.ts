import { clauseWords, lateRateWords } from '#domain/billing/billing-rules.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { formatEraDate } from '#domain/era.ts';
import { formatYen, formatYenNumber } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { type DunnedItem, type DunningKind, dunningNames, type Instalment } from './dunning.ts';

export type LetterFacts = {
  readonly kind: DunningKind;
  readonly associationName: string;
  readonly buildingName: string;
  readonly buildingAddress: string;
  readonly chairName: string;
  readonly number: string;
  readonly addressee: string;
  readonly address: string;
  readonly writtenOn: IsoDate;
  readonly asOf: IsoDate;
  readonly deadline: IsoDate;
  readonly payTo: string;
  /** In hundredths of a percent a year. */
  readonly lateRate: number;
  /** Where the bylaws have it; empty in letters of before it was written down. */
  readonly lateClause: string;
  readonly items: readonly DunnedItem[];
  /** 前の区分所有者のときの分, in words; empty where there is none. */
  readonly formerDebt: string;
  readonly instalments: readonly Instalment[];
};

type LetterTable = {
  readonly caption: string;
  readonly headers: readonly string[];
  /** The last column holds sums; the last row is their total. */
  readonly rows: readonly (readonly string[])[];
};

/** A letter in words: what stands where on the sheet is the template's business. */
export type LetterWords = {
  readonly title: string;
  readonly date: string;
  readonly to: readonly string[];
  readonly from: readonly string[];
  readonly paragraphs: readonly string[];
  readonly tables: readonly LetterTable[];
  readonly facts: readonly (readonly [name: string, words: string])[];
  /** Whom it is to be signed by; empty on letters of the association. */
  readonly signs: readonly string[];
};

export function letterOf(facts: LetterFacts): LetterWords {
  if (facts.kind === 'pledge') return pledgeOf(facts);
  if (facts.kind === 'acknowledgement') return acknowledgementOf(facts);
  const { writtenOn, number, payTo, addressee } = facts;
  const surname = addressee.split(/[ 　、]/)[0] ?? '';
  return {
    title: titles[facts.kind],
    date: formatEraDate(writtenOn),
    to: [facts.address || `${number}号室`, `${addressee} 様`],
    from: senderOf(facts),
    paragraphs: [...paragraphsOf(facts), ...(facts.formerDebt === '' ? [] : [facts.formerDebt])],
    tables: [owedTable(facts.items)],
    facts: [
      ['お支払いの期限', formatEraDate(facts.deadline)],
      ...(payTo === '' ? [] : [['お振込先', payTo] as const]),
      ['お振込みの名義', `部屋番号とお名前（例：${number} ${surname}）`],
    ],
    signs: [],
  };
}

const titles: Readonly<Record<DunningKind, string>> = {
  'reminder-1': '管理費等の納入について（お知らせ）',
  'reminder-2': '管理費等の納入のお願い（督促）',
  'reminder-3': '管理費等の納入について（最後のお願い）',
  certified: '催告書',
  pledge: dunningNames.pledge,
  acknowledgement: dunningNames.acknowledgement,
};

function senderOf({ associationName, chairName }: LetterFacts): readonly string[] {
  return [associationName, `理事長　${chairName}`];
}

function paragraphsOf(facts: LetterFacts): readonly string[] {
  const { kind, asOf, deadline, lateRate, lateClause, items } = facts;
  const day = formatEraDate(asOf);
  const until = formatEraDate(deadline);
  if (kind === 'reminder-1') {
    return [
      '日ごろから、管理組合の運営にご協力いただき、ありがとうございます。',
      `下の表の管理費等について、${day}現在、ご入金を確かめられていません。お忘れではないかと思い、お知らせいたします。お手数ですが、${until}までにお納めください。口座振替をご利用の場合は、口座の残高もお確かめください。`,
      'この手紙と行き違いにお納めいただいた場合は、どうぞご容赦ください。',
    ];
  }
  const lateYen = sumYen(items.map((it) => it.lateYen));
  const late =
    lateRate === 0 || lateYen === 0
      ? []
      : [
          `${clauseWords(lateClause)}には、納期の翌日から支払の日まで、${lateRateWords(lateRate)}の割合による遅延損害金を請求できると定められています。${day}までの額を計算すると${formatYen(lateYen)}になります。この手紙では請求していません。`,
        ];
  if (kind === 'reminder-2') {
    return [
      `先にお知らせした管理費等が、${day}現在、まだ納められていません。${until}までにお納めください。`,
      ...late,
      `一度にお納めいただくことが難しいときは、分けて納める方法をご相談できます。${until}までに、理事会か管理会社へご連絡ください。`,
      'ご入金もご連絡もない場合は、理事会で次の手続を検討します。',
      'この手紙と行き違いにお納めいただいた場合は、どうぞご容赦ください。',
    ];
  }
  return [
    `これまで書面でお願いしてきた管理費等が、${day}現在、納められていません。${until}までに、全額をお納めください。`,
    ...late,
    '管理費等は、建物を保つために、区分所有者の全員で分け合って負担しているものです。ご事情がおありのときは、期限までに理事会か管理会社へご連絡ください。分けて納める方法もご相談できます。',
    '期限までにご入金もご連絡もない場合は、理事会の決議を経て、内容証明郵便による催告のうえ、支払督促や訴訟などの法的な手続に進むことがあります。その費用を、管理規約の定めにより請求することがあります。',
  ];
}

function owedTable(items: readonly DunnedItem[]): LetterTable {
  return {
    caption: '未納の管理費等',
    headers: ['月分', '費目', '納期', '金額（円）'],
    rows: [
      ...items.map(({ month, item, dueOn, yen }) => [
        monthWords(month),
        item,
        formatEraDate(dueOn),
        formatYenNumber(yen),
      ]),
      ['合計', '', '', formatYenNumber(sumYen(items.map(({ yen }) => yen)))],
    ],
  };
}

/** 令和8年6月分 */
export function monthWords(month: string): string {
  return formatEraDate(`${month}-01`).replace(/1日$/, '分');
}

/** Names each month, for only those begin anew; it promises nothing about when. */
function acknowledgementOf(facts: LetterFacts): LetterWords {
  const { associationName, chairName, items, asOf, addressee, buildingName, number } = facts;
  const total = formatYen(sumYen(items.map(({ yen }) => yen)));
  return {
    title: titles.acknowledgement,
    date: '　　　　年　　月　　日',
    to: [associationName, `理事長　${chairName} 様`],
    from: [],
    paragraphs: [
      `1　私は、${buildingName}${number}号室の区分所有者として、${formatEraDate(asOf)}現在、別表の管理費等 合計${total}の支払義務があることを認めます。`,
      '2　この承認は、別表の月分と費目のそれぞれについてのものです。',
      '3　遅延損害金の取扱いは、管理規約と理事会の決定に従います。',
    ],
    tables: [{ ...owedTable(items), caption: '別表　支払義務を認める管理費等' }],
    facts: [],
    // Each co-owner acknowledges alone.
    signs: addressee.split('、'),
  };
}

function pledgeOf(facts: LetterFacts): LetterWords {
  const { associationName, chairName, items, instalments, asOf, addressee, number } = facts;
  const total = sumYen(items.map(({ yen }) => yen));
  let rest = total;
  const plan = instalments.map(({ dueOn, yen }, index) => {
    rest -= yen;
    return [`第${index + 1}回`, formatEraDate(dueOn), formatYenNumber(rest), formatYenNumber(yen)];
  });
  return {
    title: titles.pledge,
    date: '　　　　年　　月　　日',
    to: [associationName, `理事長　${chairName} 様`],
    from: [],
    paragraphs: [
      `1　私は、${facts.buildingName}${number}号室の区分所有者として、${formatEraDate(asOf)}現在、別表1の管理費等 合計${formatYen(total)}の支払義務があることを認めます。`,
      '2　私は、前項の額を、別表2のとおり分けて支払います。',
      '3　これから納期の来る毎月の管理費等は、この計画とは別に、納期までに支払います。',
      '4　別表2の支払を2回分怠ったときは、通知がなくても期限の利益を失い、残りの額をただちに一括して支払います。',
      '5　支払った額は、理事会の定めた順序により充てられることを承知しています。',
      '6　遅延損害金の取扱いは、管理規約と理事会の決定に従います。',
      '7　住所、電話番号、勤め先を変えたときは、すぐに管理組合へ届け出ます。',
    ],
    tables: [
      { ...owedTable(items), caption: '別表1　支払義務を認める管理費等' },
      {
        caption: '別表2　支払の計画',
        headers: ['回', '支払の期日', '支払後の残り（円）', '支払う額（円）'],
        rows: [
          ...plan,
          ['合計', '', '', formatYenNumber(sumYen(instalments.map(({ yen }) => yen)))],
        ],
      },
    ],
    facts: [],
    // Each co-owner acknowledges alone.
    signs: addressee.split('、'),
  };
}
