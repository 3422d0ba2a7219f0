import { describe, expect, test } from 'vitest';
import {
  exampleItem,
  examplePassage,
  lawMajority,
} from '#domain/caretaker/answering/testing/example-evidence.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { chooseSpans, isAboutFormerLaw } from './choose-spans.ts';

function chosen(text: string, best: string, understood = 'お尋ね') {
  const item = exampleItem(examplePassage({ id: 'x#1', text }), 0.9);
  const sentences = item.sentences.map((one) => ({
    ...one,
    score: one.text.includes(best) ? 10 : 2,
  }));
  const parts = chooseSpans({ ...item, sentences }, { understood, kind: 'other' });
  const texts = (spans: readonly { text: string }[] = []) => spans.map((span) => span.text);
  return {
    direct: texts(parts?.direct),
    more: texts(parts?.more),
    conditions: texts(parts?.conditions),
    steps: texts(parts?.steps),
  };
}

/** What is said first of a text whose sentences have these scores: the main rule, and the direct answer. */
function saidFirst(
  lines: readonly string[],
  scores: readonly number[],
  given: Partial<KnowledgePassage> & { understood?: string } = {},
) {
  const { understood = 'お尋ね', ...passage } = given;
  const item = exampleItem(examplePassage({ id: 'x#1', ...passage, text: lines.join('\n') }), 0.9);
  const sentences = item.sentences.map((one, place) => ({ ...one, score: scores[place] ?? 0 }));
  const parts = chooseSpans({ ...item, sentences }, { understood, kind: 'other' });
  return (parts?.direct ?? []).map(({ text }) => text);
}

describe('the main rule leads', () => {
  const rule = { category: 'rule' } as const;
  const moving = [
    '引越しをする者は、7日前までに届を出す。',
    '2　転勤その他やむを得ない事情で遅れるときは、管理事務室に連絡する。',
    '3　届には、日時を書く。',
  ];
  const [main = '', exception = ''] = moving.map((line) => line.replace(/^[0-9]　/, ''));

  test('not the exception that shares more words with a short question', () => {
    expect(saidFirst(moving, [9, 10, 5], { ...rule, understood: '引越しの届' })).toEqual([main]);
  });

  test('but the exception where it was asked for', () => {
    expect(saidFirst(moving, [6, 10, 5], { ...rule, understood: '転勤の事情' })).toEqual([
      exception,
    ]);
  });

  test('what 前項 means stands before the sentence that says so', () => {
    const fee = ['使用料は、200円とする。', '2　冷暖房の費用は、前項の額に含む。'];
    expect(saidFirst(fee, [2, 10])).toEqual([
      '使用料は、200円とする。',
      '冷暖房の費用は、前項の額に含む。',
    ]);
  });

  test('a step for another case is told alone where that case was asked about', () => {
    const keys = [
      '失くしたら、次の順にお願いします。',
      '警察に届ける。',
      '合鍵を増やすときは、申込書を書く。',
    ];
    expect(saidFirst(keys, [1, 1, 10], { understood: '合鍵を増やしたい' })).toEqual([keys[2]]);
    expect(saidFirst(keys, [6, 1, 10], { understood: '失くしたら' })).toEqual(keys);
  });
});

test('the votes for a motion do not lead before what was decided, unless they were asked for', () => {
  const minutes = ['決議：可決（賛成 5・反対 0）', '電池を交換する。'];
  const meeting = { category: 'board-meeting' } as const;
  expect(saidFirst(minutes, [10, 9], meeting)).toEqual([minutes[1]]);
  expect(saidFirst(minutes, [10, 9], { ...meeting, understood: '可決されましたか' })).toEqual([
    minutes[0],
  ]);
});

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

  test('of a small table all rows or one: two of three plans would mislead', () => {
    const plans = [
      '案：案1／内容：早めに上げる',
      '案：案2／内容：段階的に上げる',
      '案：案3／内容：変えない',
    ];
    expect(saidFirst(plans, [6, 10, 10])).toEqual(plans);
    expect(saidFirst(plans, [6, 10, 6])).toEqual(plans.slice(1, 2));
    const long = [...plans, '案：案4／内容：4', '案：案5／内容：5', '案：案6／内容：6'];
    expect(saidFirst(long, [6, 10, 10, 6, 6, 6])).toEqual(plans.slice(1));
  });

  test('of a longer table every row where most of them answer, so that none is missed', () => {
    const rows = Array.from({ length: 8 }, (_, at) => `補償：${at}番／自己負担：${at}円`);
    expect(saidFirst(rows, [10, 10, 10, 10, 10, 10, 2, 10])).toEqual(rows);
    expect(saidFirst(rows, [10, 10, 2, 2, 2, 2, 2, 2])).toEqual(rows.slice(0, 2));
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

describe('steps stand together, in their order', () => {
  const text =
    '鍵は2本です。失くしたら、次の順にお願いします。\n警察に遺失届を出す。\n管理事務室に知らせる。夜は緊急センターへ。\n入れないときは、業者を呼ぶ。\n錠を替える。\n申込書を書く。費用は1本5,500円です。';

  test('whichever of them was found, and none of them is missing', () => {
    expect(chosen(text, '警察')).toEqual({
      direct: [
        '失くしたら、次の順にお願いします。',
        '警察に遺失届を出す。',
        '管理事務室に知らせる。夜は緊急センターへ。',
        '入れないときは、業者を呼ぶ。',
        '錠を替える。',
        '申込書を書く。費用は1本5,500円です。',
      ],
      more: [],
      conditions: [],
      steps: [],
    });
  });

  test('but a value at the end of one step answers by itself', () => {
    expect(chosen(text, '5,500円').direct).toEqual(['申込書を書く。費用は1本5,500円です。']);
  });

  test('どちらも does not stand before the two are named', () => {
    const papers =
      '総会は5月です。来られない方は、どちらか1枚をお出しください。どちらも出席として数えます。\n用紙：議決権行使書／使い方：自分で書きます\n用紙：委任状／使い方：人に任せます';
    const direct = [
      '来られない方は、どちらか1枚をお出しください。',
      'どちらも出席として数えます。',
      '用紙：議決権行使書／使い方：自分で書きます',
      '用紙：委任状／使い方：人に任せます',
    ];
    for (const best of ['どちらも', 'どちらか1枚', '委任状', '']) {
      expect(chosen(papers, best).direct).toEqual(direct);
    }
  });
});

describe('minutes', () => {
  const opinion = '意見（A、反対）　傷みは目立たない。2、3年延ばすべきだ。';
  const minutes = `決議： 可決\n工期は9月からである。\n${opinion}`;

  test('an opinion does not lead where the result stands', () => {
    const { direct, more } = chosen(minutes, '延ばす');
    expect(direct).toEqual(['決議： 可決']);
    expect(more).toEqual(['工期は9月からである。']);
    const reported = '可決した。\n反対の理事は、高いと述べた。';
    expect(chosen(reported, '高い').direct).toEqual(['可決した。']);
  });

  test('is told with who said it where opinions are asked for', () => {
    expect(chosen(minutes, '延ばす', '反対の意見は').direct).toEqual([opinion]);
  });

  test('an answer given there is neither a condition nor a step', () => {
    const reply = '答（議長）　支払が難しいときは、理事会へ相談してほしい。';
    const { more, conditions, steps } = chosen(`可決した。\n${reply}`, '');
    expect([more, conditions, steps]).toEqual([[reply], [], []]);
  });

  test('a question from the floor brings what it was answered', () => {
    const [question, other, reply] = [
      '問（G）　充電設備を付けられないか。',
      '意見（H）　納得できない。',
      '答（議長）　決めていない。新しい理事会で調べる。',
    ];
    expect(chosen([question, other, reply].join('\n'), '充電').direct).toEqual([question, reply]);
    const before = `充電設備の質疑があった。\n${question}\n${other}\n${reply}`;
    const told = chosen(before, '質疑', 'どんな質問が出ましたか');
    expect(told.more).toEqual([]);
    const asked = chosen(`${before}\n${question.replace('G', 'K')}`, '', 'どんな質問が出ましたか');
    expect(asked.more.slice(0, 3)).toEqual([question, other, reply]);
  });
});

test('a condition stays with the sentence that it limits', () => {
  const rule =
    '午前9時から使える。準備の時間を含む。\n2　1日に4時間まで使える。ただし、空きがあるときを除く。';
  expect(chosen(rule, '')).toMatchObject({
    more: ['準備の時間を含む。'],
    conditions: ['1日に4時間まで使える。', 'ただし、空きがあるときを除く。'],
  });
});

test.each([
  ['身の危険を感じるときは110番へ。', 'more'],
  ['掲示やお願いの文書で知らせます。', 'more'],
  ['玄関扉は、手を添えて閉めてください。', 'more'],
  ['巡回で窓口を離れることがあります。', 'more'],
  ['夜のバルコニーでの電話は、上の階まで届きます。', 'more'],
  ['第2項及び第3項により収納した額は、収入とする。', 'none'],
  ['空き区画に限り、使用できる。', 'conditions'],
  ['管理事務室にその旨を知らせる。', 'steps'],
  ['困ったら、緊急センター（0120-000-365）へ。', 'steps'],
] as const)('%s stands beside an answer as %s', (text, part) => {
  const parts = chosen(`答えである。\n${text}`, '');
  const places = (['more', 'conditions', 'steps'] as const).filter((one) => parts[one].length > 0);
  expect(places).toEqual(part === 'none' ? [] : [part]);
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
