import { describe, expect, test } from 'vitest';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { asksForRecord } from './asked-record.ts';
import { figuresIn } from './figures.ts';

const records = [
  'record-officers',
  'record-reserve-balance',
  'record-general-balance',
  'record-repair-plan',
  'record-settlement-general-2024',
  'record-settlement-reserve-2024',
  'record-settlement-general-2025',
  'record-settlement-reserve-2025',
  'record-dues',
  'record-arrears',
  'record-building',
  'record-parking',
  'record-contacts-company',
  'record-contacts-emergency',
  'record-contacts-fault',
  'record-garbage',
  'record-next-general-meeting',
  'record-next-board-meeting',
  'record-garbage-days',
  'record-last-general-meeting-2026-05-24',
  'record-general-meeting-2025-05-25',
  'record-last-board-meeting-2026-10-17',
  'record-board-meeting-2026-09-19',
];

function askedFor(question: string): readonly string[] {
  const asked = normalise(question);
  const asksFor = asksForRecord(asked, figuresIn(asked, '2026-11-21'));
  return asksFor === undefined ? [] : records.filter(asksFor);
}

test.each([
  '理事長は誰ですか',
  '理事長って誰?',
  '今の監事はどなたですか',
  '会計担当はだれでしょうか',
  '役員の方は今、どなたですか',
  '副理事長さんは誰なの',
  '誰が理事長ですか',
  '今年の理事長は誰ですか',
  'どなたが今の監事をしていますか',
  '監査は誰がしますか',
  '監査をしているのは誰ですか',
  '誰が会計をやっていますか',
  '理事会のメンバーは誰ですか',
  '理事会の人は誰ですか',
  '役員のメンバーはどなたですか',
  '理事会のメンバーを教えてください',
  '今の理事会のメンバーは',
  '今の会計の担当は誰がしていますか',
])('%s asks for the officers of today', (asked) => {
  expect(askedFor(asked)).toEqual(['record-officers']);
});

test.each([
  '誰が理事長を決めますか',
  '理事長は誰が選びますか',
  '監事は誰に報告しますか',
  '前の理事長は誰でしたか',
  '前期の役員は誰ですか',
  '先代の理事長は誰',
  '理事会のメンバーは誰が選びますか',
  '去年の理事長は誰ですか',
  '理事会の議長は誰が務めますか',
  '理事長の仕事は何ですか',
  '監査は誰がしましたか',
  '監査報告は誰がするの',
  '監査は誰に頼めますか',
  '去年の監査は誰がしますか',
  '会計監査法人は誰が選びますか',
])('%s does not', (asked) => {
  expect(askedFor(asked)).toEqual([]);
});

test.each([
  ['2025年度の管理費会計の支出はいくらでしたか', ['record-settlement-general-2025']],
  ['2024年度末の修繕積立金の残高', ['record-settlement-reserve-2024']],
  ['一昨年の管理費会計の収入', ['record-settlement-general-2024']],
  [
    '昨年度の決算は黒字でしたか',
    ['record-settlement-general-2025', 'record-settlement-reserve-2025'],
  ],
  ['今の残高は?', ['record-reserve-balance', 'record-general-balance']],
  ['修繕積立金の残高は、いちばん新しい数字でいくらですか', ['record-reserve-balance']],
  ['今年の修繕積立金の残高', ['record-reserve-balance']],
  ['管理費会計の今の残高', ['record-general-balance']],
  ['大規模修繕はいつですか', ['record-repair-plan']],
  ['次の大規模修繕工事は何年ごろですか', ['record-repair-plan']],
])('%s asks for %j', (asked, expected) => {
  expect(askedFor(asked)).toEqual(expected);
});

test.each([
  '2025年度の決算は総会で承認されましたか',
  '2025年度の管理費会計の水道光熱費の支出',
  '2025年度の修繕積立金の予算',
  '管理費会計の収入はいくらですか',
  '大規模修繕はいつしましたか',
  '前回の大規模修繕はいつでしたか',
  '残高の報告は誰がしますか',
  '修繕積立金の残高は将来足りなくなりますか',
])('%s asks for what is written elsewhere', (asked) => {
  expect(askedFor(asked)).toEqual([]);
});

describe('a record that is asked for by its name goes first', () => {
  test.each([
    ['管理費はいくらですか?', 'record-dues'],
    ['かんりひ　いくら', 'record-dues'],
    ['うちの管理費と積立金あわせて毎月いくら?', 'record-dues'],
    ['管理費の単価を教えて', 'record-dues'],
    ['管理費 Bタイプ', 'record-dues'],
    ['Bタイプの管理費は月いくらですか', 'record-dues'],
    ['Cタイプの積立金は?', 'record-dues'],
    ['302号室の管理費はいくらですか', 'record-dues'],
    ['うちは302号室です。いくらになりますか', 'record-dues'],
    ['管理費は1㎡あたり月いくらですか', 'record-dues'],
    ['修繕積立金は毎月いくら払うの', 'record-dues'],
    ['修繕積立金、今いくらたまってる?', 'record-reserve-balance'],
    ['積立金って今いくらあるの', 'record-reserve-balance'],
    ['積立金はいまいくら貯まっていますか', 'record-reserve-balance'],
    ['修繕積立金はどのくらい残っていますか', 'record-reserve-balance'],
    ['このマンションの貯金はいくらありますか', 'record-reserve-balance'],
    ['貯金はいくら', 'record-reserve-balance'],
    ['総会っていつ', 'record-next-general-meeting'],
    ['総会いつ?', 'record-next-general-meeting'],
    ['総会の場所は', 'record-next-general-meeting'],
    ['次の理事会はどこでやりますか', 'record-next-board-meeting'],
    ['総会はいつですか', 'record-next-general-meeting'],
    ['総会の日程を教えて', 'record-next-general-meeting'],
    ['理事会はいつありますか', 'record-next-board-meeting'],
    ['役員は何人', 'record-officers'],
    ['役員の人数', 'record-officers'],
    ['役員は全部で何人いますか', 'record-officers'],
    ['滞納は何件ありますか', 'record-arrears'],
    ['今、滞納している人はいますか', 'record-arrears'],
    ['管理費の滞納は何か月分ですか', 'record-arrears'],
    ['滞納の状況を教えてください', 'record-arrears'],
    ['戸数と築年数', 'record-building'],
    ['うちのマンションは何戸ありますか', 'record-building'],
    ['このマンションは築何年ですか', 'record-building'],
    ['建物はいつ完成しましたか', 'record-building'],
    ['駐車場は全部で何台ありますか', 'record-parking'],
    ['駐車場を借りたいんですが空いてますか', 'record-parking'],
    ['今、駐車場の空きはありますか', 'record-parking'],
    ['機械式駐車場の料金はいくらですか', 'record-parking'],
    ['管理会社の緊急連絡先', 'record-contacts-company'],
    ['夜間の管理会社の電話番号は', 'record-contacts-company'],
    ['緊急連絡先は?', 'record-contacts-emergency'],
    ['テレビが映らなくなった', 'record-contacts-fault'],
    ['うちのテレビが映りません', 'record-contacts-fault'],
    ['オートロックが開かない', 'record-contacts-fault'],
    ['廊下の手すりがぐらぐらしています', 'record-contacts-fault'],
    ['今日は何のごみの日ですか', 'record-garbage-days'],
    ['明日は何のごみ?', 'record-garbage-days'],
    ['ゴミの日', 'record-garbage'],
    ['ごみの収集日を教えてください', 'record-garbage'],
  ])('%s → %s', (asked, expected) => {
    expect(askedFor(asked)).toEqual([expected]);
  });

  test.each(['夜中の緊急の電話番号を教えて', '夜中に困ったときの電話番号'])(
    'at night it is the company that answers, or one of the list: %s',
    (asked) => {
      expect(askedFor(asked)).toEqual(['record-contacts-company', 'record-contacts-emergency']);
    },
  );
});

test.each([
  '管理費は何に使われていますか',
  '管理費の値上げはありますか',
  '隣のマンションの管理費はいくらですか',
  '5年後の管理費は1㎡いくらになっていますか',
  '管理費を滞納したらいくら取られますか',
  '1階と10階で管理費はちがいますか',
  '積立金は将来いくらになりますか',
  '積立金の値上げはいくらですか',
  '積立金は一戸あたりいくら貯まっていますか',
  '積立金は10年後いくら貯まっていますか',
  '積立金はいくら足りないの',
  '積立金は毎月いくら積み立てているの',
  '前回の総会はいつでしたか',
  '総会はいつまでに開かなければなりませんか',
  '総会は毎年いつ開かれますか',
  '302号室の人は誰ですか',
  '駐車場の使用料はいくらですか',
  '理事は何人以上で理事会を開けますか',
  '役員は何人まで選べますか',
  '滞納しているのは誰ですか',
  '滞納したらどうなりますか',
  '何か月滞納すると裁判になりますか',
  '滞納の合計はいくらですか',
  '全国のマンションの戸数は何戸ですか',
  '宅配ボックスはいつできましたか',
  'いつできましたか',
  '隣の空き地に何か建つらしいけど、何階建てになるの',
  '駐車場は1住戸で何台まで借りられますか',
  '駐車場の空き区画の問題、今どうなってる',
  '緊急連絡先を届け出るのはいつまでですか',
  '一人暮らしの高齢者の緊急連絡先、これまでに何人が届け出ましたか',
  '管理会社の電話番号が変わったのはいつですか',
  '燃やすごみの日はいつですか',
  '今日ごみを間違えて出してしまいました',
  '壊れたテレビは粗大ごみに出せますか',
  '廊下の手すりはいつ直りますか',
])('%s asks for something else', (asked) => {
  expect(askedFor(asked)).toEqual([]);
});

describe('what the last closed year left', () => {
  function closed(question: string): readonly string[] {
    const asked = normalise(question);
    const { years } = figuresIn(asked, '2026-11-21');
    const asksFor = asksForRecord(asked, { years, closedYear: '2025' });
    return asksFor === undefined ? [] : records.filter(asksFor);
  }
  const both = ['record-settlement-general-2025', 'record-settlement-reserve-2025'];

  test.each([
    ['繰越金はいくら', both],
    ['今期の収支、繰越金はいくらになった?', both],
    ['修繕積立金の来期への繰越額は', ['record-settlement-reserve-2025']],
    ['前の決算で積立金はいくら残った?', ['record-settlement-reserve-2025']],
    ['2024年度の管理費会計の繰越は', ['record-settlement-general-2024']],
    ['繰越金は総会で何と説明されましたか', []],
    ['修繕積立金の収支は今どうですか', []],
  ])('%s', (question, expected) => {
    expect(closed(question)).toEqual(expected);
  });
});

test('who is new in an office says so before what is asked', () => {
  const told = '会計を引き継いだばかりです。いま積立金はいくらありますか';
  expect(askedFor(told)).toEqual(['record-reserve-balance']);
  expect(askedFor('会計を引き継いだばかりです。何をすればいいですか')).toEqual([]);
});

test('the budget of the year stands with the funds', () => {
  const funds = ['record-reserve-balance', 'record-general-balance'];
  expect(askedFor('今期の予算を教えて')).toEqual(funds);
  expect(askedFor('電気代の予算はいくら')).toEqual([]);
  expect(askedFor('来期の予算は')).toEqual([]);
});

test('of arrears the number is known, and not the sum', () => {
  expect(askedFor('滞納してる部屋は何件で合計いくらか')).toEqual(['record-arrears']);
});
