import { expect, test } from 'vitest';
import { absentLead, doneHere } from './done-here.ts';
import { own } from './quoting/quoted-line.ts';

const toldOf = (question: string, filesAsResident = false) =>
  doneHere(question, { filesAsResident }).map(({ markdown }) => markdown);

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
  ['大きな家具を運び入れたいのですが', '「引越し・大型搬入届」は'],
  ['ピアノを搬入するには', '?form=moving'],
  ['引越しの届けは', '?form=moving'],
  ['ソファを買ったので届けが必要ですか', '?form=moving'],
  ['引っ越しをするので申請したい', '?form=moving'],
  ['退去するときの手続きは', '?form=move-out'],
  ['引っ越してきました。届けは要りますか', '?form=move-in'],
  ['引っ越すので駐車場の手続きをしたい', '?form=parking-request'],
  ['総会に行けないときの投票の方法は？', '(/demo/ballot)'],
  ['総会に出られません', '(/demo/ballot)'],
  ['委任状はどこでもらえますか', '(/demo/ballot)'],
])('%s: where it can be done in the product', (question, words) => {
  expect(toldOf(question)).toHaveLength(1);
  expect(toldOf(question)[0]).toContain(words);
});

test('who may not hand in the paper of an owner is sent to the owner and to no screen', () => {
  for (const [question, paper] of [
    ['お風呂をリフォームしたいのですが', '専有部分修繕等工事申請書'],
    ['窓のガラスを替えたいのですが、申請は必要ですか', '窓ガラス・玄関扉等改良申請書'],
  ] as const) {
    expect(toldOf(question, true)).toEqual([
      `「${paper}」は、部屋の所有者（大家さん）が出します。先に所有者に相談してください。`,
    ]);
  }
  expect(toldOf('犬を飼いたいのですが届け出は要りますか', true)[0]).toContain('?form=pet');
  expect(toldOf('総会に行けないときの投票の方法は？', true)).toEqual([]);
});

test('what asks of a rule or a figure gets no link beside its answer', () => {
  const others = [
    '集会室の床は土足でいいですか',
    '犬の鳴き声がうるさい',
    '犬を共用廊下で歩かせることはできますか',
    '駐車場で車をぶつけられたらどうすればいいですか',
    '駐輪場の自転車はいつまで置いておけますか',
    '駐車場は何台ありますか',
    'ピアノの音は何時まで出していいですか',
    '引っ越しのトラックはどこに止めますか',
    '引っ越し先の住所の届けは',
    '引っ越してきたら、市役所に住所の届けを何日以内に出すのですか',
    '前回の総会で何が決まりましたか',
    '修繕積立金はいくらですか',
  ];
  expect(others.flatMap((question) => toldOf(question))).toEqual([]);
});

test('whoever cannot come to the general meeting hears of both papers first', () => {
  const tenants = [own('借りてお住まいの方に投票の権利はありません。')];
  const papers = [own('招集通知に同封する用紙のうち、どちらか1枚をお出しください。')];
  for (const question of [
    '総会に行けないときどうやって投票しますか',
    '総会に出られません。投票はどうやるの',
    '総会を欠席するときの方法は',
    '行けない時はどうやって投票するの',
    '総会に出られません',
    '仕事で次の総会に行けません',
    '5月の総会は欠席します',
  ]) {
    expect(absentLead(question, tenants).map(({ markdown }) => markdown)).toEqual([
      expect.stringMatching(/\*\*議決権行使書\*\*.*\*\*委任状\*\*/),
    ]);
    expect(absentLead(question, papers)).toEqual([]);
  }
  expect(absentLead('次の総会はいつですか', tenants)).toEqual([]);
  expect(absentLead('総会に行けます。投票はどうやりますか', tenants)).toEqual([]);
  expect(absentLead('理事会に出られないときはどうしますか', tenants)).toEqual([]);
  expect(absentLead('総会に出られない人は何人いましたか', tenants)).toEqual([]);
  expect(absentLead('総会を欠席した役員は罰せられますか', tenants)).toEqual([]);
});
