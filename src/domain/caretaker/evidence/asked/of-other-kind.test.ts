import { expect, test } from 'vitest';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { isOfOtherKind } from './of-other-kind.ts';

const plain = {
  origin: 'document',
  category: 'rule',
  sourceTitle: '',
  sourceId: '',
  heading: '',
} as const;

const survey = {
  ...plain,
  origin: 'law',
  category: 'law',
  sourceTitle: '令和5年度マンション総合調査',
  text: '計画の予定より足りないマンションは36.6％でした。',
} as const;
const arrears = {
  ...plain,
  origin: 'record',
  category: 'record',
  sourceId: 'record-arrears',
  text: '管理費等の滞納があるのは、1住戸です。',
} as const;
const interruption = {
  ...plain,
  category: 'notice',
  sourceTitle: 'インターネット設備の更新のお知らせ',
  text: '工事の間、インターネットが使えません。',
} as const;
const parcels = {
  ...plain,
  category: 'notice',
  sourceTitle: '置き配と宅配ボックスのルール',
  text: '玄関前の置き配ができます。',
} as const;
const reserveArticle = {
  ...plain,
  category: 'bylaw',
  heading: '第28条（修繕積立金）',
  text: '修繕積立金は、管理費と区分して経理する。',
} as const;
const smallAnimals = {
  ...plain,
  heading: '第6条（届出の要らない生き物）',
  text: 'ハムスターその他これに類する小動物',
} as const;
const waitingList = {
  ...plain,
  heading: '第10条（空き待ち）',
  text: '管理事務室に備える待機者名簿に申込みの順に載せる。理事長が知らせる。',
} as const;

const cases = [
  ['お金は足りてるんですか、このマンション', survey, true],
  ['全国のマンションで積立金が足りない割合は', survey, false],
  ['よそのマンションは積立金が足りてるの', survey, false],
  ['滞納したらどうなりますか', arrears, true],
  ['払わないとどうなるの', arrears, true],
  ['滞納は今どうなっていますか', arrears, false],
  ['インターネットは何が使えますか', interruption, true],
  ['テレビが映らなくなった', interruption, true],
  ['インターネットは何時まで使えませんか', interruption, false],
  ['インターネットがつながらない', interruption, false],
  ['ベビーカーって玄関の前に置いといてもいい?', parcels, true],
  ['荷物を玄関の前に置いてもらえますか', parcels, false],
  ['修繕積立金は足りてるの?', reserveArticle, true],
  ['修繕積立金は何に使えますか', reserveArticle, false],
  ['ねこも届けがいりますか', smallAnimals, true],
  ['ハムスターは届けがいりますか', smallAnimals, false],
  ['理事の順番はどう決まる?', waitingList, true],
  ['駐輪場の空き待ちの順番はどう決まりますか', waitingList, false],
  ['管理事務室で空き待ちを申し込めますか', waitingList, false],
] as const;

test.each(cases)('%s', (asked, passage, expected) => {
  expect(isOfOtherKind(normalise(asked), passage)).toBe(expected);
});
