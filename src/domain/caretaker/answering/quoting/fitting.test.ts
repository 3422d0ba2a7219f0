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
  return chosen?.direct[0]?.text;
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

test('plans are told together with what is not decided yet', () => {
  const plans = '理事会は、積立金の見直しを検討しています。額も時期も、まだ決まっていません。';
  const item = exampleItem(examplePassage({ id: 'x#1', text: plans }), 0.9);
  const chosen = chooseSpans(item, { understood: '積立金はいつから上がりますか', kind: 'date' });
  expect(chosen?.direct.map(({ text }) => text)).toEqual([
    '理事会は、積立金の見直しを検討しています。',
    '額も時期も、まだ決まっていません。',
  ]);
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
