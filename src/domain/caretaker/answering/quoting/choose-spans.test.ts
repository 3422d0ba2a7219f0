import { describe, expect, test } from 'vitest';
import {
  exampleItem,
  examplePassage,
  lawMajority,
} from '#domain/caretaker/answering/testing/example-evidence.ts';
import type { AnswerKind } from '#domain/retrieval/question/expected-answer.ts';
import { chooseSpans, isAboutFormerLaw } from './choose-spans.ts';

function chosen(text: string, best: string, kind: AnswerKind = 'other') {
  const item = exampleItem(examplePassage({ id: 'x#1', text }), 0.9);
  const sentences = item.sentences.map((one) => ({
    ...one,
    score: one.text.includes(best) ? 10 : 2,
  }));
  const parts = chooseSpans({ ...item, sentences }, { understood: '質問', kind });
  const texts = (spans: readonly { text: string }[] = []) => spans.map((span) => span.text);
  return {
    direct: texts(parts?.direct),
    more: texts(parts?.more),
    conditions: texts(parts?.conditions),
    steps: texts(parts?.steps),
  };
}

describe('the direct answer is whole', () => {
  test('an item comes with the sentence above its list', () => {
    const text = '次の物を置いてはならない。\n一　物置\n二　花壇\n2　避難の道を空ける。';
    expect(chosen(text, '物置').direct).toEqual(['次の物を置いてはならない。', '物置', '花壇']);
  });

  test('a sentence that opens a list comes with its items', () => {
    const text = '書類は、次のとおりとする。\n一　申請書\n二　図面';
    expect(chosen(text, '次のとおり').direct).toEqual([
      '書類は、次のとおりとする。',
      '申請書',
      '図面',
    ]);
  });

  test('a sentence that leans on the one before brings it along', () => {
    expect(chosen('床を替える。この場合、同意が要る。', '同意').direct).toEqual([
      '床を替える。',
      'この場合、同意が要る。',
    ]);
  });

  test('all rows of a table that answer alike, in their order', () => {
    const text = '種類：びん／曜日：水\n種類：古紙／曜日：月\n種類：缶／曜日：水';
    expect(chosen(text, '水').direct).toEqual(['種類：びん／曜日：水', '種類：缶／曜日：水']);
  });

  test('the row that bears the name of what was asked, not its announcement', () => {
    const text = '訓練の日時をお知らせします。\n日時：11月29日\n内容：消火';
    const item = exampleItem(examplePassage({ id: 'x#1', text }), 0.9);
    const sentences = item.sentences.map((one, place) => ({
      ...one,
      score: [10, 8, 1][place] ?? 0,
    }));
    const parts = chooseSpans({ ...item, sentences }, { understood: '訓練はいつ', kind: 'date' });
    expect(parts?.direct.map((span) => span.text)).toEqual(['日時：11月29日']);
  });

  test('where no sentence stands out, the passage is told from its beginning', () => {
    const item = exampleItem(examplePassage({ id: 'x#1', text: '一文目。二文目。三文目。' }), 0.5);
    const sentences = item.sentences.map((one, place) => ({ ...one, score: place / 10 }));
    const parts = chooseSpans({ ...item, sentences }, { understood: '質問', kind: 'other' });
    expect(parts?.direct.map((span) => span.text)).toEqual(['一文目。', '二文目。', '三文目。']);
  });
});

test('what follows at once is said, too, as a condition or a step where it is one', () => {
  const rule = '犬は2匹まで飼える。ただし、補助犬を除く。\n2　飼う前に届を管理事務室へ提出する。';
  expect(chosen(rule, '2匹')).toEqual({
    direct: ['犬は2匹まで飼える。'],
    more: [],
    conditions: ['ただし、補助犬を除く。'],
    steps: [],
  });
  expect(chosen(rule, '匹まで').steps).toEqual([]);
  expect(chosen(rule, '').steps).toEqual(['飼う前に届を管理事務室へ提出する。']);
});

test('a signature and a pointer elsewhere are not said beside an answer', () => {
  const minutes = '可決した。\n議事録署名　高橋\n詳しくは規約をご覧ください。';
  expect(chosen(minutes, '').more).toEqual([]);
});

test('the law of yesterday is told apart, unless it was asked for', () => {
  const [former] = [{ ...lawMajority, text: '改正前は、全員の4分の3以上が必要でした。' }];
  const item = exampleItem(former, 0.9);
  expect(isAboutFormerLaw(item, { understood: '規約の変更は', kind: 'count' })).toBe(true);
  expect(isAboutFormerLaw(item, { understood: '改正前の決まりは', kind: 'count' })).toBe(false);
});

test('a passage without text has nothing to choose', () => {
  const item = exampleItem(examplePassage({ id: 'x#1', text: '' }), 0.9);
  expect(chooseSpans(item, { understood: '質問', kind: 'other' })).toBeUndefined();
});
