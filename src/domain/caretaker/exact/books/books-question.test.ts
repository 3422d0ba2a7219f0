import { expect, test } from 'vitest';
import { exampleBooks } from '#domain/caretaker/exact/testing/example-books.ts';
import { type BooksQuestion, booksQuestionIn } from './books-question.ts';

const ofAnOwner = { ...exampleBooks, readsLedger: false, owed: null };

const kindOf = (question: string, books = exampleBooks): BooksQuestion['kind'] | undefined =>
  booksQuestionIn(question, books)?.kind;

/** Those that are read as another kind, with what they are read as. */
const otherThan = (
  kind: BooksQuestion['kind'] | undefined,
  questions: readonly string[],
  books = exampleBooks,
) => questions.map((it) => [it, kindOf(it, books)] as const).filter(([, found]) => found !== kind);

test('moved to the reserve, done or not, by whatever word', () => {
  expect(
    otherThan('transfer', [
      '管理費会計から修繕積立金会計への繰入は、もう済みましたか',
      '今年度の繰入金はもう移しましたか',
      'もう繰入金は移しましたか',
      '繰入はもう済んでいますか',
      '今年度の修繕積立金会計への繰入額はいくらですか',
      '管理費から積立金会計へいくら繰り入れますか',
      '繰入れは終わりましたか',
      '繰り入れは完了していますか',
      '今年度の繰入はまだですか',
      '積立金への振替はもうしましたか',
      '積立金会計にもうお金を移しましたか',
      '管理費会計から積立金へ回したお金はいくらですか',
      '繰入金の予算はいくらですか',
      '昨年度の繰入額はいくらでしたか',
      '繰入はいつしますか',
      '今年の繰入は記帳しましたか',
      '今年度の繰入額は？',
      '他会計繰入金はもう入りましたか',
      '積立金へのお金はもう回しましたか',
      '一般会計から積立会計に移すお金はいくらですか',
      '積立金への振り替えは今年も終わりましたか',
    ]),
  ).toEqual([]);
});

test('why, whether one may, and what the word means is another question', () => {
  expect(
    otherThan(undefined, [
      '繰入とは何ですか',
      '繰入金はなぜ必要ですか',
      '積立金への繰入をやめることはできますか',
      '繰入を増やしたらどうなりますか',
      '繰入には総会の決議が必要ですか',
      '借入金の繰入は済みましたか',
    ]),
  ).toEqual([]);
});

const ofBills = [
  '業者への未払いは全部でいくらですか',
  '業者に払う未払いはいくらですか',
  '管理組合が今月、業者に払うお金はいくらですか',
  '組合が今月支払う請求書はどれで、合計いくらですか',
  '支払い待ちの請求書は合計いくらですか',
  '未払金はいくらですか',
  'まだ払っていない請求書はありますか',
  '業者さんへの支払いはいくら残っていますか',
  '業者にこれからいくら払いますか',
  '取引先への未払金の一覧を見せてください',
  '支払いがまだの請求書は何件ありますか',
  '支払いの済んでいない請求書はいくらですか',
  '残っている請求書は全部でいくらですか',
  '業者から届いた請求書で、まだ払っていないものはどれですか',
  'まだ振り込んでいない請求書はありますか',
  '組合は今月いくら払えばよいですか',
  '未払いの内訳を教えてください',
  '業者への払いはあといくら残っていますか',
  '業者への支払いはもう終わりましたか',
  'どの業者にいくら払うのですか',
  '業者に渡すお金はいくら残っていますか',
  '業者からの請求はいくら来ていますか',
  'まだ振り込んでいないのはどこですか',
  '請求書の支払いで期限が過ぎているものはありますか',
  '管理費会計の未払金はいくらですか',
];

test('what the association owes, by whatever word for payee, bill and not paid', () => {
  expect(otherThan('owed', ofBills)).toEqual([]);
  expect(
    otherThan('owed', [
      '今月支払う請求書はどれで、合計いくらですか',
      '今月振り込む請求書はいくらですか',
      '今月末までに払う請求書の合計はいくらですか',
      '12月に払う請求書はどれですか',
      '支払いはいくら残っていますか',
    ]),
  ).toEqual([]);
});

test('an owner who names the association is read alike; without it the own bill may be meant', () => {
  expect(otherThan('owed', ofBills, ofAnOwner)).toEqual([]);
  expect(
    otherThan(
      undefined,
      [
        '今月支払う請求書はどれで、合計いくらですか',
        '今月払うお金はいくらですか',
        '支払いはいくら残っていますか',
      ],
      ofAnOwner,
    ),
  ).toEqual([]);
});

test('what owners owe, what was paid and what a thing costs is no debt of the association', () => {
  const others = [
    '滞納は全部でいくらですか',
    '管理費の未払いはいくらですか',
    'まだ払っていない住戸はいくつありますか',
    '修繕積立金を払っていない人はいますか',
    '工事の業者にいくら払いますか',
    '管理費はいくら払いますか',
    '駐車場の使用料の未払いはありますか',
    '未収の管理費はいくらですか',
    '今月の支払いはいくらですか',
    '業者に払うお金は誰が決めますか',
    '業者の電話番号は',
    '業者を選ぶときの決まりはありますか',
  ];
  expect(otherThan(undefined, others)).toEqual([]);
});

test('the year that runs is asked for its end, a year that is over for what came out', () => {
  expect(
    otherThan('outlook', [
      '今年の管理費会計は黒字で終わりますか',
      '今年度は黒字ですか',
      '今年度の管理費会計は赤字になりますか',
      '管理費会計は今年度、黒字になりそうですか',
      '今年度は赤字で終わりそうですか',
      '管理費会計は黒字の見込みですか',
      '今年度は最終的に黒字でしょうか',
      '一般会計は黒字で締められますか',
      '積立金会計は赤字になりますか',
      '管理費会計はこのままで赤字にならないですか',
    ]),
  ).toEqual([]);
  expect(
    otherThan('result', [
      '去年の決算は黒字でしたか赤字でしたか',
      '今のところ黒字ですか',
      'これまでは赤字ですか',
      '今年度の収支はいくらですか',
      '2025年度は赤字でしたか',
    ]),
  ).toEqual([]);
});
