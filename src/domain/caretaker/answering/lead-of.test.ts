import { expect, test } from 'vitest';
import { leadOf } from './lead-of.ts';
import { exampleEvidence, exampleItem, examplePassage } from './testing/example-evidence.ts';

const item = (id: string, text: string, chance: number, category: 'notice' | 'rule' = 'rule') =>
  exampleItem(examplePassage({ id, text, category, sourceTitle: '細則' }), chance);

const naming = (one: ReturnType<typeof item>) => ({
  ...one,
  sentences: one.sentences.map((sentence) => ({ ...sentence, hasExpected: true })),
});

test('a question for a place to go to is answered by the table of the places', () => {
  const after = item('m#1', '階段で動く。', 0.8);
  const places = item('m#2', '場所：北の空き地／使い方：集まる所', 0.67);
  const ask = (understood: string) => leadOf(exampleEvidence(understood, [after, places], 'place'));
  expect(ask('地震のときどこに逃げればいいですか')).toBe(places);
  expect(ask('速さはどこまで上がりましたか')).toBe(after);
  const unlikely = { ...places, chance: 0.3 };
  const far = exampleEvidence('どこに逃げればいいですか', [after, unlikely], 'place');
  expect(leadOf(far)).toBe(after);
});

test('who does it is told by the passage that names somebody', () => {
  const needed = item('g#1', '養生が必要です。', 0.62, 'notice');
  const mover = naming(item('r#6', '運送業者は、壁を覆う。', 0.6));
  expect(leadOf(exampleEvidence('養生はだれがするの', [needed, mover], 'person'))).toBe(mover);
  expect(leadOf(exampleEvidence('養生は', [needed, mover]))).toBe(needed);
});

test('whether something is allowed is answered by what may be done, of the same rules', () => {
  const notice = item('p#8', '飼う者は、届を出す。', 0.84);
  const number = item('p#3', '犬は、2匹まで飼うことができる。', 0.64);
  const other = item('q#3', '鳥は、飼うことができる。', 0.7);
  const ask = (understood: string) =>
    leadOf(exampleEvidence(understood, [notice, other, number], 'permission'));
  expect(ask('犬を飼ってもいいですか')).toBe(number);
  expect(ask('犬の届はいりますか')).toBe(notice);
});

test('whoever tells of a noise hears from the same letter whom to turn to', () => {
  const report = item('n#1', '足音についてのお声が寄せられました。', 0.76, 'notice');
  const help = item('n#3', '音の様子を書きとめて、管理事務室へご相談ください。', 0.14, 'notice');
  const ask = (understood: string) => leadOf(exampleEvidence(understood, [report, help]));
  expect(ask('足音がうるさくて眠れません')).toBe(help);
  expect(ask('音のお知らせ')).toBe(report);
});
