import { expect, test } from 'vitest';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { ofOtherKindThan } from './of-other-kind.ts';

const plain = { category: 'rule', sourceTitle: '', sourceId: '', text: '' } as const;
const lastMeeting = { ...plain, category: 'general-meeting', text: '7件を可決した。' } as const;
const petDeath = { ...plain, sourceTitle: 'ペット飼育細則' } as const;
const waitingList = {
  ...plain,
  text: '管理事務室に備える待機者名簿に申込みの順に載せる。理事長が知らせる。',
} as const;

const visitorsBicycle = {
  ...plain,
  sourceTitle: '駐輪場・バイク置場使用細則',
  text: '来客の自転車は、来客用の場所に、1日に限り置くことができる。',
} as const;
const visitorsCar = {
  ...plain,
  sourceTitle: '駐車場使用細則',
  text: '来客用の駐車区画を設けない。',
} as const;

const leaving = { ...plain, text: '転出する居住者は、必要な手続を管理事務室で済ませる。' } as const;
const coming = { ...plain, text: '転入する居住者は、書面を管理事務室に出す。' } as const;

test.each([
  ['引っ越してきました。何を届け出ますか', leaving, true],
  ['引っ越してきました。何を届け出ますか', coming, false],
  ['退去するときの手続きは', coming, true],
  ['退去するときの手続きは', leaving, false],
  ['引越しの手続きは', leaving, false],
  ['ふつうの議案は何票で通るの', lastMeeting, true],
  ['去年の議案は何票で通りましたか', lastMeeting, false],
  ['夫が亡くなりました', petDeath, true],
  ['犬が死にました', petDeath, false],
  ['理事の順番はどう決まる?', waitingList, true],
  ['駐輪場の空き待ちの順番はどう決まりますか', waitingList, false],
  ['管理事務室で空き待ちを申し込めますか', waitingList, false],
  ['孫が泊まりに来ます。車はどこに停められますか', visitorsBicycle, true],
  ['友達を泊めてもいいですか', visitorsBicycle, true],
  ['友達を泊めてもいいですか', visitorsCar, true],
  ['自転車で来た友達を泊めてもいいですか', visitorsBicycle, false],
  ['孫が泊まりに来ます。車はどこに停められますか', visitorsCar, false],
  ['孫の自転車はどこに停められますか', visitorsBicycle, false],
  ['孫の自転車はどこに停められますか', visitorsCar, true],
  ['車と自転車はどこに停められますか', visitorsBicycle, false],
  ['車いすで通れますか', visitorsBicycle, false],
] as const)('%s', (asked, passage, expected) => {
  expect(ofOtherKindThan(normalise(asked))(passage)).toBe(expected);
});
