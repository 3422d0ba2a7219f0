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

test.each([
  ['ふつうの議案は何票で通るの', lastMeeting, true],
  ['去年の議案は何票で通りましたか', lastMeeting, false],
  ['夫が亡くなりました', petDeath, true],
  ['犬が死にました', petDeath, false],
  ['理事の順番はどう決まる?', waitingList, true],
  ['駐輪場の空き待ちの順番はどう決まりますか', waitingList, false],
  ['管理事務室で空き待ちを申し込めますか', waitingList, false],
] as const)('%s', (asked, passage, expected) => {
  expect(ofOtherKindThan(normalise(asked))(passage)).toBe(expected);
});
