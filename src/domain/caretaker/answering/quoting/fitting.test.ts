import { expect, test } from 'vitest';
import {
  exampleItem,
  examplePassage,
} from '#domain/caretaker/answering/testing/example-evidence.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { AnswerKind } from '#domain/retrieval/question/expected-answer.ts';
import { chooseSpans } from './choose-spans.ts';
import { fittingShare } from './fitting.ts';
import { spansOf } from './spans.ts';

type Given = {
  readonly kind?: AnswerKind;
  readonly category?: KnowledgePassage['category'];
  readonly scores?: readonly number[];
};

/** What is told first; every sentence shares as many words with the question unless scores say otherwise. */
function first(
  question: string,
  text: string,
  { kind = 'other', category = 'rule', scores }: Given = {},
): string | undefined {
  const item = exampleItem(examplePassage({ id: 'x#1', text, category }), 0.9);
  const sentences = item.sentences.map((one, place) => ({ ...one, score: scores?.[place] ?? 8 }));
  const chosen = chooseSpans({ ...item, sentences }, { understood: question, kind });
  return [...(chosen?.opening ?? []), ...(chosen?.direct ?? [])][0]?.text;
}

const washing =
  '洗濯物は、備付けの物干し金物に干す。\n2　布団及び洗濯物を手すりに掛けてはならない。';

test('whether something may be done is answered by what may not, before how it is done', () => {
  expect(first('ベランダに布団を干していいですか', washing)).toBe(
    '布団及び洗濯物を手すりに掛けてはならない。',
  );
  expect(first('布団を手すりに掛けたいんですが', washing)).toBe(
    '布団及び洗濯物を手すりに掛けてはならない。',
  );
  expect(first('洗濯物の干し方', washing)).toBe('洗濯物は、備付けの物干し金物に干す。');
});

test('what the president may do, or what another article allows, is no leave for who asks', () => {
  const share = (text: string) => {
    const spans = spansOf(text);
    return spans.map((span) => fittingShare(spans, span, '捨てていい?'));
  };
  expect(share('自転車は、処分することができる。')).toEqual([1.3]);
  expect(share('自転車は、理事長が、処分することができる。')).toEqual([1]);
  expect(share('第17条の承認に代えることができる。')).toEqual([1]);
});

test('a question for the weekend or the night is answered by what is said of it', () => {
  const hours =
    '工事の時間は、午前9時から午後5時までとする。\n2　日曜日及び国民の祝日は、工事をしない。';
  expect(first('工事は土日もできますか', hours)).toBe('日曜日及び国民の祝日は、工事をしない。');
  expect(first('工事は何時から', hours)).toBe('工事の時間は、午前9時から午後5時までとする。');
  const phones = '管理会社の電話番号は、045-000-1200です。\n夜間の連絡先は、電話0120-000-365です。';
  expect(first('夜中に困ったときの電話番号', phones, { category: 'notice' })).toBe(
    '夜間の連絡先は、電話0120-000-365です。',
  );
});

test('who asks as a tenant hears what is said of tenants', () => {
  const users =
    '駐車場を使用できる者は、組合員とする。\n2　賃借人は、組合員からの申込みがない区画に限り、申し込むことができる。';
  const more = { scores: [6, 9] };
  expect(first('賃貸だけど駐車場借りられますか', users, more)).toMatch(/^賃借人は/);
  expect(first('駐車場は誰が使えますか', users, more)).toMatch(/^駐車場を使用できる者は/);
});

test('how something turned out is told before what was done', () => {
  const works = '外壁と屋上を直した。\n工事は2023年2月に終わった。';
  expect(first('外壁の工事は終わったんですか', works, { category: 'plan' })).toBe(
    '工事は2023年2月に終わった。',
  );
  const charging = '調べた結果を話し合います。\n設備を付けるかどうかは決まっていません。';
  expect(first('充電器の話ってどうなった?', charging, { category: 'plan' })).toBe(
    '設備を付けるかどうかは決まっていません。',
  );
});

test('who may act for somebody is told before what to hand in', () => {
  const proxies =
    '委任状には、代わりの人の名前を書いて出します。\n代わりの人になれるのは、配偶者、親か子です。';
  const given = { category: 'notice', kind: 'person', scores: [8, 2] } as const;
  expect(first('委任状って誰に頼めばいいですか', proxies, given)).toMatch(/^代わりの人になれる/);
  expect(first('委任状には何を書きますか', proxies, given)).toMatch(/^委任状には/);
});

test('where something is to be had is told without what comes before it', () => {
  const stickers = 'シールが貼ってあるか確かめてください。\nない方は、管理事務室で受け取れます。';
  const item = exampleItem(examplePassage({ id: 'x#1', text: stickers }), 0.9);
  const sentences = item.sentences.map((one, place) => ({
    ...one,
    score: 8 + place / 10,
    hasExpected: place === 1,
  }));
  const ask = (kind: AnswerKind) =>
    chooseSpans({ ...item, sentences }, { understood: 'シールはどこでもらえますか', kind });
  expect(ask('place')?.opening).toEqual([]);
  expect(ask('other')?.opening).toHaveLength(1);
});

test('plans are told together with what is not decided yet', () => {
  const plans = '理事会は、積立金の見直しを検討しています。額も時期も、まだ決まっていません。';
  const item = exampleItem(examplePassage({ id: 'x#1', text: plans }), 0.9);
  const chosen = chooseSpans(item, { understood: '積立金はいつから上がりますか', kind: 'date' });
  expect(chosen?.direct.map(({ text }) => text)).toEqual([
    '理事会は、積立金の見直しを検討しています。',
    '額も時期も、まだ決まっていません。',
  ]);
});

test('what happens in a case is answered by what stops, before what to do', () => {
  const cut = '飲み水をくむ。\nエレベーターと給水ポンプが止まります。';
  expect(first('停電したら水は出ますか', cut, { category: 'disaster' })).toMatch(/止まります。$/);
  expect(first('停電の備え', cut, { category: 'disaster' })).toBe('飲み水をくむ。');
});

test('whoever tells that a thing is broken hears the number to call', () => {
  const intercom = 'インターホンは、各住戸にあります。\n保守は、株式会社甲（0120-000-365）です。';
  expect(first('インターホンが壊れた', intercom, { category: 'notice' })).toMatch(/^保守は/);
  expect(first('インターホンはどこに付いてますか', intercom, { category: 'notice' })).toMatch(
    /^インターホンは/,
  );
});

test('the opposite case, another form and what others have do not lead', () => {
  const bicycles =
    'シールのない自転車には、警告札を付ける。\n2　シールがあっても、さびた自転車は、引取りを求める。';
  const nearly = { scores: [8, 8.5] };
  expect(first('シールがない自転車はどうなるの', bicycles, nearly)).toMatch(/^シールのない/);
  const minutes =
    '書面の議事録には、2名が署名する。\n2　電磁的記録の議事録には、2名が電子署名をする。';
  expect(first('議事録に判子は何人分いるの', minutes, nearly)).toMatch(/^書面の議事録/);
  expect(first('議事録に電子署名は何人分いるの', minutes, { scores: [5, 9] })).toMatch(
    /^電磁的記録/,
  );
  const lines = '各住戸が会社を選べます。\nほかの会社の回線も使えます。';
  expect(first('ネットは何が使えますか', lines, { ...nearly, category: 'contract' })).toMatch(
    /^各住戸/,
  );
});

test('an item that is a whole sentence needs no list around it, where the opener hardly answers', () => {
  const racks =
    'ラックに入る大きさは、次のとおりとする。\n一　全長190センチメートル以下\n二　座席を付けた自転車は、床置きの区画を使う。';
  expect(first('座席付きの自転車はどこ', racks, { scores: [3, 3, 8] })).toBe(
    '座席を付けた自転車は、床置きの区画を使う。',
  );
  expect(first('自転車の大きさ', racks, { scores: [6, 3, 8] })).toBe(
    'ラックに入る大きさは、次のとおりとする。',
  );
});

test('an item of what is forbidden keeps the sentence that forbids it', () => {
  const forbidden =
    '次のことをしてはならない。\n一　大声を出すこと\n二　上段のラックは、子どもだけで操作する。';
  expect(first('上段のラックの操作', forbidden, { scores: [3, 3, 8] })).toBe(
    '次のことをしてはならない。',
  );
});

test('rows are told without the sentence that only announces the table', () => {
  const prices =
    '使用料は、次の表のとおりとする。\n設備：駐輪場／使用料：200円\n設備：バイク置場／使用料：1,500円';
  expect(first('駐輪場は月いくら', prices, { kind: 'amount', scores: [9, 8, 4] })).toBe(
    '設備：駐輪場／使用料：200円',
  );
});

const told = (question: string, text: string, kind: AnswerKind, scores: readonly number[]) => {
  const item = exampleItem(examplePassage({ id: 'x#1', text }), 0.9);
  const sentences = item.sentences.map((one, place) => ({ ...one, score: scores[place] ?? 0 }));
  return chooseSpans({ ...item, sentences }, { understood: question, kind })?.direct.length;
};

test('all places to go to are told, and the days before a spare day', () => {
  const places = '場所：自宅／使い方：在宅避難\n場所：小学校／使い方：市の避難所';
  expect(told('地震のときどこに逃げればいいの', places, 'place', [9, 4])).toBe(2);
  expect(told('身を寄せる学校はどこですか', places, 'place', [4, 9])).toBe(1);
  const days = '日：10月14日／対象：10階\n日：10月24日（予備日）／対象：留守だった住戸';
  expect(told('清掃はいつ、留守でもいい？', days, 'date', [4, 9])).toBe(2);
  expect(told('清掃の日は留守です', days, 'date', [4, 9])).toBe(1);
});

test('how long a contract goes on stands in the row of its term', () => {
  const contract =
    '契約期間：7月1日から6月30日まで\n解約：3か月前までの書面による\n7月1日からの委託費は、下がりました。';
  const ask = (question: string) =>
    first(question, contract, { kind: 'date', category: 'contract', scores: [8, 9, 10] });
  expect(ask('契約はいつまで')).toMatch(/^契約期間/);
  expect(ask('解約はいつまでに言えばいい')).not.toMatch(/^契約期間/);
});

test('what came afterwards does not lead', () => {
  const text =
    '10月17日の理事会では、議題を話し合いました。\nその後の11月21日の理事会で決まったことは、まだ登録されていません。';
  expect(first('10月17日の理事会で何が決まった', text, { scores: [8, 10] })).toMatch(/^10月17日/);
});

const votes =
  '総会は、過半数を有する組合員が出席しなければ、成立しない。\n2　議事は、次項に定めるものを除き、議決権の過半数で決する（以下「普通決議」という。）。\n3　次の事項は、4分の3以上の賛成により決する（以下「特別決議」という。）。\n一　規約の変更\n二　法人とすること。';

test('how many votes it takes depends on what is to be decided', () => {
  const ask = (question: string) => first(question, votes, { kind: 'count', category: 'bylaw' });
  expect(ask('総会は何人集まれば成立しますか')).toMatch(/成立しない。$/);
  expect(ask('管理費の値上げは総会で何票いるの')).toMatch(/「普通決議」/);
  expect(ask('規約を変えるには総会で何票いるの')).toMatch(/「特別決議」/);
});

test('the result of an inspection goes before the day of the next', () => {
  const record =
    '受水槽の次の点検は、2027年9月10日です。\n受水槽の前回の点検は、2026年11月6日で、結果は「異常なし」でした。';
  const live = { category: 'record' } as const;
  expect(first('受水槽の検査で何か指摘されてた？', record, live)).toMatch(/「異常なし」/);
  expect(first('受水槽の次の検査はいつ', record, live)).toMatch(/^受水槽の次の点検は/);
});

test('what was left over, and what there is', () => {
  const accounts =
    '2025年度の決算は、収入が100円です。\n2025年度末の残高（次期繰越額）は、400円です。';
  const fund = '2026年度は、これまでに収入が100円です。\n積立金の残高は、今400円です。';
  expect(first('繰越金はいくら', accounts, { kind: 'amount' })).toMatch(/次期繰越額/);
  expect(first('いま積立金はいくらありますか', fund, { kind: 'amount' })).toMatch(/残高は/);
});

test('the steps are told to who asks for them', () => {
  const guide =
    'フローリングに替えることもできます。床の張替えは、1か月前までに理事長へ申請します。';
  const other = { category: 'notice', scores: [8, 5] } as const;
  expect(first('フローリングにするときの手続きは', guide, other)).toMatch(/申請します。$/);
  expect(first('フローリングにできますか', guide, other)).toMatch(/^フローリング/);
});

test('votes cast from a phone are votes cast electronically', () => {
  const ways =
    '組合員は、書面によって行使できる。理事会が定めたときは、電磁的方法により行使できる。';
  expect(first('議決権をスマホで出せますか', ways)).toMatch(/電磁的/);
  expect(first('議決権はどう出しますか', ways)).toMatch(/書面/);
});
