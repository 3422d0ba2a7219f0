import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { type Cell, isBlank, isUnknownResult, plainText, textOf } from './cell.ts';
import { readCondition, readCycle, readGroup, readIsMajor, readTax } from './read-choice.ts';
import { readDate, readYear, readYears } from './read-date.ts';
import { readNumber } from './read-number.ts';

/** What a column tells: a field of the line, or `amountYen`, which is quantity times price. */
export type ColumnField = keyof RepairItem | 'amountYen' | 'totalYen';

type Fields = Partial<RepairItem>;

export type RegisterColumn = {
  readonly field: ColumnField;
  readonly header: string;
  /** Other names of the same column, as management companies write them. */
  readonly aliases: readonly string[];
  /** `undefined` when the cell cannot be understood; nothing where an empty cell says nothing. */
  readonly read: (cell: Cell) => Fields | undefined;
  /** One sentence that tells how to write it. */
  readonly hint: string;
};

/** 様式第4-4号の欄: the columns of the register in a file, in their order. */
export const registerColumns: readonly RegisterColumn[] = [
  {
    field: 'group',
    header: '分類',
    aliases: ['分類番号', '区分', '項目', '大項目', '推定修繕工事項目', '工事項目', '工種'],
    read: filled((cell) => kept(readGroup(cell), (group) => ({ group }))),
    hint: '1から19までの番号か、分類の名前を入れてください。',
  },
  {
    field: 'part',
    header: '部分',
    aliases: ['部位', '対象', '対象部位', '対象部位等', '名称', '中項目', '工事箇所', '箇所'],
    read: (cell) => ({ part: textOf(cell) }),
    hint: '',
  },
  {
    field: 'work',
    header: '工事の内容',
    aliases: ['工事', '工事内容', '工事区分', '修繕工事の内容', '修繕方法', '仕様', '小項目'],
    read: (cell) => ({ work: textOf(cell) }),
    hint: '',
  },
  {
    field: 'cycle',
    header: '修繕周期（年）',
    aliases: ['周期', '周期年', '修繕周期年', '参考周期', '修繕周期参考'],
    read: filled((cell) => kept(readCycle(cell), (cycle) => ({ cycle }))),
    hint: '「12〜15」か「周期なし」のように入れてください。',
  },
  {
    field: 'years',
    header: '計画年度',
    aliases: ['実施年度', '予定年度', '実施予定年度', '修繕時期', '計画年', '実施予定', '修繕年度'],
    read: (cell) => kept(readYears(cell), (years) => ({ years })),
    hint: '「2035、2048」のように、西暦で入れてください。',
  },
  {
    field: 'quantity',
    header: '数量',
    aliases: [],
    read: filled((cell) => kept(readNumber(cell), (quantity) => ({ quantity }))),
    hint: '「12.5」のように、数字で入れてください。',
  },
  {
    field: 'unit',
    header: '単位',
    aliases: [],
    read: (cell) => ({ unit: textOf(cell) }),
    hint: '',
  },
  {
    field: 'unitPriceYen',
    header: '単価（円）',
    aliases: ['単価', '単価円税抜', '単価円税込'],
    read: filled((cell) => kept(readNumber(cell), (unitPriceYen) => ({ unitPriceYen }))),
    hint: '「1,500」のように、数字で入れてください。',
  },
  {
    field: 'amountYen',
    header: '金額（円）',
    aliases: ['金額', '工事費', '推定修繕工事費', '費用', '概算金額', '見積金額'],
    read: () => ({}),
    hint: '「1,500」のように、数字で入れてください。',
  },
  { field: 'totalYen', header: '計画期間の合計（円）', aliases: [], read: () => ({}), hint: '' },
  {
    field: 'priceSource',
    header: '単価の出どころ',
    aliases: ['単価の根拠', '単価根拠', '根拠', '出典', '単価の出典'],
    read: (cell) => ({ priceSource: textOf(cell) }),
    hint: '',
  },
  {
    field: 'pricedOn',
    header: '単価の日付',
    aliases: ['単価時点', '価格時点', '見積日', '単価の時点'],
    read: (cell) =>
      isBlank(cell) ? { pricedOn: null } : kept(readDate(cell), (pricedOn) => ({ pricedOn })),
    hint: '「2026/11/21」のように入れてください。',
  },
  {
    field: 'lastDoneYear',
    header: '前回の年度',
    aliases: ['前回', '前回実施', '前回実施年度', '前回修繕年度', '前回工事年度', '実施済年度'],
    read: (cell) =>
      isBlank(cell)
        ? { lastDoneYear: null }
        : kept(readYear(cell), (lastDoneYear) => ({ lastDoneYear })),
    hint: '「2020」のように、西暦で入れてください。',
  },
  {
    field: 'condition',
    header: '劣化の様子',
    aliases: ['状態', '劣化の状況', '劣化状況', '現状', '劣化度'],
    read: (cell) => kept(readCondition(cell), (condition) => ({ condition })),
    hint: '良い、ふつう、悪い、不明のどれかを入れてください。',
  },
  {
    field: 'tax',
    header: '消費税',
    aliases: ['税', '税区分', '消費税の扱い', '税込税別'],
    read: filled((cell) => kept(readTax(cell), (tax) => ({ tax }))),
    hint: '税別、税込、非課税のどれかを入れてください。',
  },
  {
    field: 'isMajorWork',
    header: '大規模修繕',
    aliases: ['大規模', '大規模の一部', '大規模修繕工事', '大規模修繕の一部'],
    read: (cell) => kept(readIsMajor(cell), (isMajorWork) => ({ isMajorWork })),
    hint: '含めるときは「○」を入れ、含めないときは空けてください。',
  },
  {
    field: 'note',
    header: '備考',
    aliases: ['摘要', 'メモ', '特記事項', '注記'],
    read: (cell) => ({ note: textOf(cell) }),
    hint: '',
  },
  {
    field: 'id',
    header: 'ID',
    aliases: ['番号ID', '行ID'],
    read: filled((cell) => ({ id: textOf(cell) })),
    hint: '',
  },
];

const byName = new Map(
  registerColumns.flatMap((column) =>
    [column.header, ...column.aliases].map((name) => [headerKey(name), column] as const),
  ),
);

/** The column a header names: 「単価（円）」, 「単　価」 and 「単価・千円」 are the same. */
export function columnOfHeader(header: Cell): RegisterColumn | undefined {
  const key = headerKey(header);
  if (key === '') return undefined;
  const names = [key, key.replace(/\(.*?\)/g, ''), key.replace(/[・/]?(?:百万|千|万|億)?円$/, '')];
  return names.map((name) => byName.get(name)).find((column) => column !== undefined);
}

/** What stands in one cell or was typed into one field: what it says, or why it cannot be read. */
export function readField(
  { header, read, hint }: RegisterColumn,
  cell: Cell,
): { readonly fields: Fields } | { readonly sentence: string } {
  if (isUnknownResult(cell)) {
    return {
      sentence: `${header}が計算式で、その答えがファイルに入っていません。Excelで開いて保存し直すか、値で貼り付けてください。`,
    };
  }
  if (/^#{2,}$/.test(plainText(cell))) {
    return {
      sentence: `${header}が「${textOf(cell)}」です。Excelで列の幅を広げてから、コピーし直してください。`,
    };
  }
  const fields = read(cell);
  return fields ? { fields } : { sentence: `${header}「${textOf(cell)}」を読めません。${hint}` };
}

function headerKey(header: Cell): string {
  return plainText(header)
    .replace(/\s/g, '')
    .replace(/[（(][円年][)）]$/, '')
    .toUpperCase();
}

/** An empty cell says nothing: the line keeps what it has. */
function filled(read: (cell: Cell) => Fields | undefined): (cell: Cell) => Fields | undefined {
  return (cell) => (isBlank(cell) ? {} : read(cell));
}

function kept<Value>(value: Value | undefined, put: (value: Value) => Fields): Fields | undefined {
  return value === undefined ? undefined : put(value);
}
