import { expect, test } from 'vitest';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { ofOtherKindThan } from './of-other-kind.ts';

const plain = {
  origin: 'document',
  category: 'rule',
  sourceTitle: '',
  sourceId: '',
  heading: '',
} as const;

const plainText = { ...plain, text: '集会室に集まる。' } as const;

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

const lottery = {
  ...plain,
  heading: '第8条（抽選）',
  text: '申込者は立ち会うことができる。',
} as const;
const monthly = {
  ...plain,
  origin: 'record',
  category: 'record',
  sourceId: 'record-dues',
  text: '毎月の管理費は13,460円からです。',
} as const;
const lastMeeting = { ...plain, category: 'general-meeting', text: '7件を可決した。' } as const;
const quietPlease = { ...plain, category: 'notice', text: '夜は音を下げてください。' } as const;
const noise = { ...quietPlease, text: '管理組合は、勧告をすることができます。' } as const;
const bicycleKinds = { ...plain, text: '台車、ベビーカーを置いてはならない。' } as const;
const bicycleCount = { ...plain, text: '1住戸につき2台までとする。' } as const;
const parkingCount = { ...plain, text: '1住戸につき1区画とする。' } as const;
const refund = { ...plain, category: 'bylaw', text: '納められた管理費等は返還しない。' } as const;
const petDeath = {
  ...plain,
  sourceTitle: 'ペット飼育細則',
  heading: '第15条（死亡）',
  text: '',
} as const;
const papers = { ...plain, heading: '規約・議事録・帳簿を見たいとき', text: '' } as const;
const ownParts = {
  ...plain,
  heading: '第7条（専有部分の範囲）',
  text: '網戸は含まない。',
} as const;
const vacant = {
  ...plain,
  text: '専有部分を使用していないことを理由に減免を求められない。',
} as const;
const blank = { ...plain, text: '白紙の議決権行使書も、出席に含める。' } as const;
const byMeeting = { ...plain, text: '額を変えるには、総会の決議を要する。' } as const;
const movingOut = { ...plain, sourceTitle: '引越し・大型搬入細則', text: '' } as const;
const company = { ...plain, text: '契約の相手：あさひ昇降機株式会社' } as const;

const cases = [
  ['くじ引きで理事長になりました', lottery, true],
  ['駐車場の抽選に理事長は立ち会えますか', lottery, false],
  ['管理費が高くなるって聞いたけど本当?', monthly, true],
  ['管理費が高くなるって聞いたけど本当?', refund, true],
  ['管理費は今いくらに上がりましたか', monthly, false],
  ['ふつうの議案は何票で通るの', lastMeeting, true],
  ['去年の議案は何票で通りましたか', lastMeeting, false],
  ['夜うるさいと苦情が来ます。理事会はどうしたらいい', quietPlease, true],
  ['夜うるさいと苦情が来ます。理事会はどうしたらいい', noise, false],
  ['上の階が夜うるさい', quietPlease, false],
  ['滞納が続いてる人がいます。どうすればいい', arrears, true],
  ['子どもの自転車、もう1台とめられますか', bicycleKinds, true],
  ['子どもの自転車、もう1台とめられますか', bicycleCount, false],
  ['駐車場は何台まで借りられますか', parkingCount, false],
  ['売るとき積立金は返ってきますか', reserveArticle, true],
  ['売るとき積立金は返ってきますか', refund, false],
  ['夫が亡くなりました', petDeath, true],
  ['犬が死にました', petDeath, false],
  ['BSは見られますか', papers, true],
  ['議事録は見られますか', papers, false],
  ['網戸がやぶれた。直すのは自分?', ownParts, true],
  ['給水管の交換は自分でやるの?', ownParts, false],
  ['誰も住んでない。管理費は払わないとだめ?', reserveArticle, true],
  ['誰も住んでない。管理費は払わないとだめ?', vacant, false],
  ['賃貸で住んでいますが管理費は誰が払いますか', reserveArticle, false],
  ['丸がついてない議決権行使書はどうする?', blank, false],
  ['丸がついてない議決権行使書はどうする?', reserveArticle, true],
  ['積立金を上げたいんですが、どうすれば上げられますか', byMeeting, false],
  ['積立金を上げたいんですが、どうすれば上げられますか', reserveArticle, true],
  ['マンションを売ることになりました', movingOut, true],
  ['マンションを売って引っ越します', movingOut, false],
  ['エレベーターの点検はどこがやってるの', reserveArticle, true],
  ['エレベーターの点検はどこがやってるの', company, false],
  ['地震のときはどこに行けばいいですか', plainText, false],
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
  expect(ofOtherKindThan(normalise(asked))(passage)).toBe(expected);
});
