import { expect, test } from 'vitest';
import { doneHere } from './done-here.ts';

const toldOf = (question: string) => doneHere(question).map(({ markdown }) => markdown);

test.each([
  ['集会室はスマホで予約できますか', '?view=bookings'],
  ['ゲストルームを使いたい', '?view=bookings'],
  [
    'リフォームで床を張り替えたい。どの書類をいつまでに出せばいい？',
    '「専有部分修繕等工事申請書」は',
  ],
  ['窓のガラスを替えたいのですが、申請は必要ですか', '「窓ガラス・玄関扉等改良申請書」は'],
  ['犬を飼いたいのですが届け出は要りますか', '?form=pet'],
  ['部屋を人に貸すときの手続きは？', '?form=lease'],
  ['総会に行けないときの投票の方法は？', '(/demo/ballot)'],
])('%s: where it can be done in the product', (question, words) => {
  expect(toldOf(question)).toHaveLength(1);
  expect(toldOf(question)[0]).toContain(words);
});

test('what asks of a rule or a figure gets no link beside its answer', () => {
  const others = [
    '集会室の床は土足でいいですか',
    '犬の鳴き声がうるさい',
    '犬を共用廊下で歩かせることはできますか',
    '駐車場で車をぶつけられたらどうすればいいですか',
    '駐輪場の自転車はいつまで置いておけますか',
    '駐車場は何台ありますか',
    '前回の総会で何が決まりましたか',
    '修繕積立金はいくらですか',
  ];
  expect(others.flatMap(toldOf)).toEqual([]);
});
