/** 名簿: a dwelling with its owners, as a line of a table says it. */
export type RosterDwelling = {
  readonly number: string;
  readonly floor: number;
  readonly planType: string;
  readonly layout: string;
  readonly areaM2: number;
  readonly shareNumerator: number;
  readonly shareDenominator: number;
  readonly votes: number;
  readonly managementFeeYen: number;
  readonly reserveFeeYen: number;
  readonly owners: readonly RosterOwner[];
};

export type RosterOwner = {
  readonly name: string;
  readonly kana: string;
  readonly shareNumerator: number;
  readonly shareDenominator: number;
};

export const rosterColumns = {
  number: '部屋番号',
  floor: '階',
  planType: 'タイプ',
  layout: '間取り',
  areaM2: '専有面積（㎡）',
  share: '持分',
  votes: '議決権',
  owners: '区分所有者',
  kana: 'フリガナ',
  managementFeeYen: '管理費',
  reserveFeeYen: '修繕積立金',
} as const;
export type RosterColumn = keyof typeof rosterColumns;
export const rosterColumnIds = Object.keys(rosterColumns) as RosterColumn[];

/** How headings are written elsewhere. */
const headings: Readonly<Record<RosterColumn, RegExp>> = {
  number: /^(?:部屋番号|部屋|号室|住戸番号|住戸|室番号|部屋no\.?)$/,
  floor: /^(?:階|階数|所在階)$/,
  planType: /^(?:タイプ|住戸タイプ|型)$/,
  layout: /^間取り?$/,
  areaM2: /^(?:専有面積|面積|専有部分の?面積)(?:\(?(?:m2|平米)\)?)?$/,
  share: /^(?:共有|敷地|土地)?(?:の)?持分(?:割合)?$/,
  votes: /^議決権(?:数)?$/,
  owners: /^(?:区分所有者|所有者|組合員|氏名|名前|区分所有者名|所有者名|組合員名)(?:氏名)?$/,
  kana: /^(?:フリガナ|ふりがな|カナ|よみ|読み)$/,
  managementFeeYen: /^管理費(?:\(?(?:円|月額)\)?)?$/,
  reserveFeeYen: /^(?:修繕)?積立金(?:\(?(?:円|月額)\)?)?$/,
};

/** Which column of the table is what; `null` where no heading says so. */
export type Placed = Readonly<Partial<Record<RosterColumn, number>>>;

export function plain(text: string): string {
  return text.normalize('NFKC').replaceAll('m²', 'm2').trim();
}

const headingRows = 10;

/** The line of headings, which may stand below a title. */
export function findHeadings(
  rows: readonly (readonly string[])[],
): { readonly at: number; readonly placed: Placed } | null {
  for (const [at, row] of rows.slice(0, headingRows).entries()) {
    const words = row.map((cell) => plain(cell).replaceAll(/\s/g, '').toLowerCase());
    const placed: Partial<Record<RosterColumn, number>> = {};
    for (const column of rosterColumnIds) {
      const place = words.findIndex((word) => headings[column].test(word));
      if (place >= 0) placed[column] = place;
    }
    if (placed.number !== undefined && placed.areaM2 !== undefined) return { at, placed };
  }
  return null;
}
