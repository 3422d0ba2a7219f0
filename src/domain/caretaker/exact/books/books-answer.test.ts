import { expect, test } from 'vitest';
import { exampleBooks } from '#domain/caretaker/exact/testing/example-books.ts';
import { linesTo } from './testing/lines-to.ts';

const open =
  '**まだです。**2026年度の管理費会計の他会計へ繰入は、2026年11月30日までの記帳で**0円**です。年間の予算は**150,000円**です。';

test.each([
  ['繰入はもう済みましたか', `いいえ、${open}`],
  ['今年度の繰入はまだですか', `はい、${open}`],
  ['まだ積立金に移していませんか', `はい、${open}`],
  ['繰入はもうしましたか、まだですか', open],
  ['今年度の繰入額はいくらですか', open],
  ['繰入はいつしますか', open],
])('%s', (question, first) => {
  const [told, note] = linesTo(question);
  expect(told).toBe(first);
  expect(note).toContain('昨年度は3月にまとめて記帳しています');
});

test('last year it was done, and its sum is told without a verdict', () => {
  const said = '2025年度の管理費会計の他会計へ繰入は、**150,000円**です。';
  expect(linesTo('昨年度の繰入は済みましたか')[0]).toContain(`はい、**済んでいます。**${said}`);
  expect(linesTo('昨年度の繰入はいくらでしたか')[0]).toMatch(/^2025年度の/);
});

test('half of it is neither done nor open', () => {
  const [year, ...others] = exampleBooks.years;
  if (!year) throw new Error('no year');
  const [of] = year.monthsBefore.slice(-2);
  const [to] = year.monthsBefore.slice(-1);
  if (!of || !to) throw new Error('nothing was moved');
  const months = [
    ...year.months,
    { ...of, month: '2026-11', amountYen: 50_000 },
    { ...to, month: '2026-11', amountYen: -50_000 },
  ];
  const books = { ...exampleBooks, years: [{ ...year, months }, ...others] };
  expect(linesTo('繰入はもう済みましたか', { books })[0]).toMatch(/^\*\*一部だけです。\*\*/);
});

test('もう移しましたか goes on from the transfer, and from nothing else', () => {
  const previous = ['管理費から積立金会計へいくら繰り入れますか'];
  const lines = linesTo('もう移しましたか', { previous });
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe(`いいえ、${open}`);
  expect(linesTo('まだですか', { previous })[0]).toBe(`はい、${open}`);
  expect(linesTo('もう移しましたか', { previous: ['電気代はいくらですか'] })).toEqual([]);
  expect(linesTo('もう移しましたか')).toEqual([]);
});

test('the bills that are open are added and counted; an owner is told their sum alone', () => {
  for (const question of [
    '業者への未払いは全部でいくらですか',
    '支払い待ちの請求書はいくらですか',
  ]) {
    const [first, ...bills] = linesTo(question);
    expect(first).toContain('合わせて**65,000円**です（2件）。');
    expect(bills[0]).toContain('すみかわ電力：60,000円');
  }
  expect(linesTo('みどり坂文具への支払い待ちはいくらですか')[0]).toContain('合わせて**5,000円**');
  const books = { ...exampleBooks, readsLedger: false, owed: null };
  const told = linesTo('組合が今月、業者に払うお金はいくらですか', { books });
  expect(told[0]).toContain('まだ払っていないお金（未払金）は');
  expect(told.join('\n')).not.toContain('すみかわ電力');
});

test('whether all is paid is yes or no first, and what a fund owes is its own sum', () => {
  expect(linesTo('業者への支払いはもう終わりましたか')[0]).toMatch(
    /^いいえ、まだ払っていないお金（未払金）は、.*65,000円/,
  );
  const paid = { ...exampleBooks, owed: [] };
  expect(linesTo('業者への支払いはもう終わりましたか', { books: paid })[0]).toMatch(
    /^はい、まだ払っていないお金（未払金）は、.*ありません/,
  );
  for (const other of [
    '期限が過ぎている請求書はありますか',
    '支払いの済んでいない請求書はありますか',
  ])
    expect(linesTo(other)[0]).toMatch(/^まだ払っていないお金（未払金）は、/);
  expect(linesTo('管理費会計の未払金はいくらですか')[0]).toBe(
    '管理費会計の未払金は、2026年12月1日の帳簿では**ありません**。',
  );
});

/** 12 × 10,000 come in more than goes out, less 150,000 to the reserve: 30,000 short. */
const short =
  '2026年度の管理費会計は**赤字の見込み**です。このまま進むと、年度末には支出が収入を30,000円';
/** 12 × 50,000 and the 150,000. */
const over =
  '2026年度の修繕積立金会計は**黒字の見込み**です。このまま進むと、年度末には収入が支出を750,000円上回る見込みです。';

test.each([
  ['今年の管理費会計は黒字で終わりますか', `いいえ、${short}`],
  ['今年度の管理費会計は赤字になりますか', `はい、${short}`],
  ['管理費会計は黒字ですか、赤字ですか', short],
  ['修繕積立金会計は今年度、赤字で終わりますか', `いいえ、${over}`],
  ['修繕積立金会計は今年度、黒字ですか', `はい、${over}`],
])('%s', (question, first) => {
  expect(linesTo(question)[0]?.startsWith(first)).toBe(true);
});

test('of all funds each has its own yes or no', () => {
  const [general, reserve, then] = linesTo('今年度は黒字ですか');
  expect(general?.startsWith(`いいえ、${short}`)).toBe(true);
  expect(reserve).toBe(`はい、${over}`);
  expect(then).toBe('これまでの記帳では、次のとおりです。');
});

test('今月の会計でやることは: the month that is due and what has to be paid, not what the office is there for', () => {
  const openMonth = { month: '2026-10', endsOn: '2026-10-31', items: [] };
  const toPay = exampleBooks.owed?.filter(({ isDebited }) => !isDebited).length;
  const [first] = linesTo('今月の会計でやることは', { books: { ...exampleBooks, openMonth } });
  expect(first).toBe(`会計で今やることは、**2026年10月の締め**と、**支払い${toPay}件**です。`);
  const nothing = { ...exampleBooks, owed: [], openMonth: null };
  expect(linesTo('会計の今月の仕事は何ですか', { books: nothing })[0]).toMatch(/^今、締める月も、/);
  for (const other of [
    '会計の仕事は何をすればいいですか',
    '今月やらなければいけないことは何ですか',
  ]) {
    // The second is of the books to whoever keeps them alone.
    expect([other, linesTo(other)]).toEqual([other, []]);
  }
  const hidden = { ...exampleBooks, readsLedger: false };
  expect(linesTo('今月の会計でやることは', { books: hidden })).toEqual([]);
});
