import { describe, expect, test } from 'vitest';
import { Refusal } from '#domain/refusal.ts';
import type { Columns } from './bank-formats.ts';
import { likelyHeadings, plainHeading } from './bank-formats.ts';
import { readStatement } from './read-statement.ts';
import { writeMovements, writeNotices } from './testing/write-zengin.ts';

const today = '2026-11-23';

function read(text: string, columns: Columns | null = null) {
  return readStatement(text, { today, confirmed: [], columns });
}

function sentenceOf(text: string, columns: Columns | null = null): string {
  try {
    read(text, columns);
  } catch (error) {
    if (error instanceof Refusal) return error.sentence ?? '';
    throw error;
  }
  return 'taken';
}

const mufg = `"日付","摘要","摘要内容","支払い金額","預かり金額","差引残高","メモ","未資金化区分","入払区分"
"2026/11/2","振込１","ヤマダ　ハナコ","","17,900","1,017,900","","","入金"
"2026/11/4","口座振替","スミカワデンリヨク","84,200","","933,700","","","支払い"
`;

describe('lists of banks', () => {
  test.each([
    ['三菱UFJ銀行のCSV', mufg],
    [
      '三井住友銀行のCSV',
      '年月日,お引出し,お預入れ,お取り扱い内容,残高,メモ,ラベル\n2026/11/2,,17900,ﾔﾏﾀﾞ ﾊﾅｺ,1017900,,\n2026/11/4,84200,,ｽﾐｶﾜﾃﾞﾝﾘﾖｸ,933700,,\n',
    ],
    [
      'ゆうちょ銀行のCSV',
      'お客さま口座情報\n現在高,933700\n口座番号,10230-4182\n取引日,入出金明細ＩＤ,受入金額（円）,払出金額（円）,詳細１,詳細２,現在（貸付）高\n20261102,1,17900,,振込,ヤマダ　ハナコ,1017900\n20261104,2,,84200,自払,スミカワデンリヨク,933700\n',
    ],
    [
      '楽天銀行のCSV',
      '取引日,入出金(円),取引後残高(円),入出金内容\n20261102,17900,1017900,ヤマダ　ハナコ\n20261104,-84200,933700,スミカワデンリヨク\n',
    ],
    [
      '地方銀行・信用金庫のCSV（ANSER）',
      '"照会口座","番号","勘定日","起算日","出金金額(円)","入金金額(円)","小切手区分","残高(円)","取引区分","明細区分","金融機関名","支店名","摘要"\n"本店 普通 4182","1","R8.11.2","","","17,900","","1,017,900","振込","","","","ヤマダ ハナコ"\n"本店 普通 4182","2","R8.11.4","","84,200","","","933,700","口座振替","","","","スミカワデンリヨク"\n',
    ],
  ])('%s says who paid what, and the balances on both ends', (name, text) => {
    const { statement } = read(text);
    expect(statement?.format).toBe(name);
    expect(statement?.lines.map((line) => [line.heldOn, line.amountYen, line.balanceYen])).toEqual([
      ['2026-11-02', 17_900, 1_017_900],
      ['2026-11-04', -84_200, 933_700],
    ]);
    expect(statement?.openingYen).toBe(1_000_000);
    expect(statement?.closingYen).toBe(933_700);
  });

  test('the newest first is turned, by days or as a whole', () => {
    const [head = '', ...rows] = mufg.trimEnd().split('\n');
    const turned = [head, ...rows.toReversed()].join('\n');
    expect(read(turned).statement).toEqual(read(mufg).statement);
  });

  test('other headings are asked about, and then taken as they were explained', () => {
    const text = '処理日,ご入金,お支払,メモ欄,いまの残高\n2026/11/2,500,,会費,1500\n';
    const asked = read(text);
    expect(asked.statement).toBeNull();
    const columns = { date: ['処理日'], in: ['ご入金'], out: ['お支払'], text: ['メモ欄'] };
    expect(asked).toMatchObject({ asked: { guess: { ...columns, balance: ['いまの残高'] } } });
    const taken = read(text, columns);
    expect(taken.statement?.lines).toEqual([
      { heldOn: '2026-11-02', amountYen: 500, balanceYen: null, kind: '', text: '会費' },
    ]);
    const known = [{ headings: taken.headings, columns }];
    expect(
      readStatement(text, { today, confirmed: known, columns: null }).statement,
    ).not.toBeNull();
  });
});

describe('what cannot be taken is told in a sentence', () => {
  test.each([
    ['a balance that does not follow', mufg.replace('933,700', '933,701'), /残高がつながりません/],
    ['a quote that is not closed', mufg.slice(0, -4), /閉じていません/],
    ['a quote inside', mufg.replace('"振込１"', '振"込１'), /引用符/],
    ['no sum', mufg.replace('17,900"', '17,9o0"'), /金額として読めません/],
    ['a day without its year', mufg.replace('2026/11/2', '11/2'), /年がありません/],
    ['both sides filled', mufg.replace('"","17,900"', '"5","17,900"'), /両方に金額/],
    ['no headings', 'あ,い\nう,え\n', /見出しが見つかりません/],
    ['headings alone', `${mufg.split('\n')[0]}\n`, /1行もありません/],
  ])('%s', (_what, text, sentence) => {
    expect(sentenceOf(text)).toMatch(sentence);
  });
});

const movements = [
  { day: '081102', yen: 17_900, name: 'ﾔﾏﾀﾞ ﾊﾅｺ' },
  { day: '081104', yen: -84_200, name: 'ｽﾐｶﾜﾃﾞﾝﾘﾖｸ' },
];

function withoutLine(text: string, place: number): string {
  return text
    .split('\r\n')
    .filter((_line, at) => at !== place)
    .join('\r\n');
}

function recordsOf120(end: string): string {
  return ['1030', '2', '8', '9'].map((start) => start.padEnd(120, '0') + end).join('');
}

describe('全銀', () => {
  test.each(['\r\n', '\n', ''])('movements are read, whatever ends a record', (end) => {
    const { statement } = read(writeMovements(1_000_000, movements, end));
    expect(statement).toMatchObject({ openingYen: 1_000_000, closingYen: 933_700 });
    expect(statement?.hint.number).toBe('4182');
    expect(statement?.lines).toMatchObject([
      { heldOn: '2026-11-02', amountYen: 17_900, text: 'ﾔﾏﾀﾞ ﾊﾅｺ', kind: '振込' },
      { heldOn: '2026-11-04', amountYen: -84_200 },
    ]);
  });

  test('transfers that came in are read without balances', () => {
    const { statement } = read(writeNotices(movements.slice(0, 1)));
    expect(statement?.lines).toMatchObject([
      { amountYen: 17_900, balanceYen: null, text: 'ﾔﾏﾀﾞ ﾊﾅｺ' },
    ]);
    expect(statement?.openingYen).toBeNull();
  });

  test.each([
    ['a record is cut', writeMovements(1_000_000, movements).slice(0, -50), /長さが200/],
    ['a line is lost', withoutLine(writeMovements(1_000_000, movements), 1), /件/],
    ['EBCDIC', writeMovements(1, []).replace('1030', '1031'), /EBCDIC/],
    ['it is a file of 口座振替', `191${'0'.repeat(117)}`, /会計の「請求」で読み込んで/],
    ['it is a file of 総合振込', `121${'0'.repeat(117)}\r\n`, /銀行に渡すもの/],
    ['a statement of 120', recordsOf120('\r\n'), /1件が120文字の形/],
    ['a statement of 120 without line ends', recordsOf120(''), /1件が120文字の形/],
  ])('%s', (_what, text, sentence) => {
    expect(sentenceOf(text)).toMatch(sentence);
  });
});

test.each([
  ['入出金額', 'signed'],
  ['入出金日', 'date'],
  ['出金額', 'out'],
  ['入金額', 'in'],
  ['入出金区分', 'flag'],
])('%s of a bank nobody knows is likely %s', (heading, use) => {
  expect(likelyHeadings.find(([, words]) => words.test(plainHeading(heading)))?.[0]).toBe(use);
});
