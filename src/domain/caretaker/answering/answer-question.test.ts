import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Asked, Evidence } from '#domain/caretaker/evidence/evidence.ts';
import { exampleKnown } from '#domain/caretaker/exact/testing/example-known.ts';
import { recordPassages } from '#domain/caretaker/records/record-passages.ts';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';
import { replyText } from '#domain/caretaker/reply/reply-text.ts';
import { answerQuestion } from './answer-question.ts';
import {
  exampleEvidence,
  exampleItem,
  examplePassage,
  exampleQuestion,
  lawMajority,
  oldMajority,
  petBylaw,
  petRule,
} from './testing/example-evidence.ts';

function reply(asked: Asked, evidence: Evidence, role: 'resident' | 'board' = 'resident') {
  return answerQuestion({ asked, evidence, known: exampleKnown, role });
}

const petQuestion = 'ペットは何匹まで飼えますか';
const petEvidence = exampleEvidence(petQuestion, [exampleItem(petRule, 0.9)], 'count');
const nothing = exampleEvidence('', []);

describe('an answer', () => {
  test('says the rule first with the number in bold, then the conditions and what to do', () => {
    expect(replyText(reply(exampleQuestion(petQuestion), petEvidence))).toBe(
      [
        'ペットは、1住戸につき**2匹**まで飼うことができる。 [1]',
        '- 犬と猫を合わせて数える。 [1]',
      ].join('\n\n'),
    );
  });

  test('of a record gives the day of the next board meeting', () => {
    const [meeting] = recordPassages(exampleFacts);
    if (meeting === undefined) throw new Error('no meeting');
    const evidence = exampleEvidence('次の理事会はいつ', [exampleItem(meeting, 0.95)], 'date');
    const { sources, ...rest } = reply(exampleQuestion('次の理事会はいつ'), evidence);
    expect(rest.statements[0]?.markdown).toBe(
      '次の理事会は、**2026年12月19日**（土）**10:00**から**12:00**まで、集会室で開かれます。',
    );
    expect(sources[0]).toMatchObject({ origin: 'record', href: '/demo/meetings#next-board' });
  });

  test('shows bylaws above the detailed rule, with the days they are in force', () => {
    const items = [exampleItem(petRule, 0.9), exampleItem(petBylaw, 0.8)];
    const text = replyText(
      reply(exampleQuestion(petQuestion), exampleEvidence(petQuestion, items, 'count')),
    );
    expect(text).toContain(
      '1. 管理規約：「管理規約」第18条（動物の飼育）（2026年5月24日から）　動物の飼育は、',
    );
    expect(text).toContain(
      '2. 使用細則：「ペット飼育細則」第3条（飼うことができる数）（2024年7月1日から） [1]',
    );
  });

  test('marks an old rule, and says which article of the Act stands above it', () => {
    const question = '前の規約では何人の賛成が必要でしたか';
    const evidence = exampleEvidence(question, [exampleItem(oldMajority, 0.8)], 'count');
    const answered = reply(exampleQuestion(question), evidence);
    expect(answered.sources[0]?.remark).toBe('旧版・改正法が優先');
    expect(replyText(answered)).toContain('これは旧版の定めで、今は効力がありません。');
    expect(replyText(answered)).toContain('第17条第1項・第31条第1項が、この定めに優先します。');
  });

  test('prefers the law of today to that of yesterday', () => {
    const question = '規約の変更には何人の賛成が必要ですか';
    const evidence = exampleEvidence(question, [exampleItem(lawMajority, 0.8)], 'count');
    expect(reply(exampleQuestion(question), evidence).statements[0]?.markdown).toBe(
      '規約を変えるには、出席した区分所有者の人数と議決権の、どちらも**4分の3以上**の賛成が必要です。',
    );
  });

  test('says nothing but literal letters where a document holds Markdown and scripts', () => {
    const hostile = examplePassage({
      id: 'x#1',
      text: 'ペットは<script>alert(1)</script>[2匹](javascript:alert(1))まで|です。',
    });
    const evidence = exampleEvidence(petQuestion, [exampleItem(hostile, 0.9)]);
    const { statements, sources } = reply(exampleQuestion(petQuestion), evidence);
    expect(statements[0]?.markdown).toBe(
      String.raw`ペットは\<script\>alert(1)\</script\>\[2匹\](javascript:alert(1))まで\|です。`,
    );
    expect(sources[0]?.quotes).toEqual([hostile.text]);
  });
});

describe('how sure it is decides how it speaks', () => {
  test.each([
    [0.9, 'answered'],
    [0.6, 'answered'],
    [0.59, 'related'],
    [0.25, 'related'],
    [0.24, 'unknown'],
    [0, 'unknown'],
  ])('%d is %s', (chance, outcome) => {
    const evidence = exampleEvidence(petQuestion, [exampleItem(petRule, chance)], 'count');
    expect(reply(exampleQuestion(petQuestion), evidence)).toMatchObject({
      outcome,
      accuracy: chance,
    });
  });

  test.each([
    [0.59, 'お尋ねの答えに当たるかどうか確かではありませんが'],
    [0.4, 'お尋ねの答えに当たるかどうか確かではありませんが'],
    [0.39, 'お尋ねにそのまま当たる記載は見つかりませんでした。'],
  ])('at %d it says %s', (chance, words) => {
    const evidence = exampleEvidence(petQuestion, [exampleItem(petRule, chance)], 'count');
    const text = replyText(reply(exampleQuestion(petQuestion), evidence));
    expect(text.startsWith(words)).toBe(true);
    expect(text).not.toContain('**2匹**');
  });

  test('what was not found is offered to the board', () => {
    const text = replyText(reply(exampleQuestion('パン屋はどこ'), nothing));
    expect(text).toContain('見つかりませんでした');
    expect(text).toContain('「理事会に質問する」');
  });

  test('without documents it says so', () => {
    const asked = exampleQuestion(petQuestion, { useDocuments: false });
    expect(reply(asked, petEvidence).statements[0]?.markdown).toContain('文書を使わない設定');
  });
});

describe('each voice speaks around the quotes, never in them', () => {
  test.each([
    ['legal', '弁護士'],
    ['construction', '専門業者'],
    ['finance', '決算書'],
  ] as const)('%s', (expertMode, word) => {
    const said = reply(exampleQuestion(petQuestion, { expertMode }), petEvidence);
    const plain = reply(exampleQuestion(petQuestion), petEvidence);
    expect(said.statements.slice(1, -1)).toEqual(plain.statements);
    expect(said.statements.at(-1)?.markdown).toContain(word);
  });
});

describe('in an emergency the numbers come first', () => {
  test.each([
    ['エレベーターに閉じ込められました', '0120-000-210'],
    ['天井から水が落ちてきた', '0120-000-365'],
    ['火事です', '119'],
    ['人が倒れています', '119'],
    ['不審者がうろついています', '110'],
  ])('%s: %s', (question, phone) => {
    const { outcome, statements, accuracy } = reply(exampleQuestion(question), nothing);
    expect([outcome, accuracy]).toEqual(['emergency', null]);
    expect(statements[0]?.markdown).toContain(`**${phone}**`);
  });

  test.each([
    ['ガスくさいです', '0120-000-119', '外に出てから'],
    ['大きな地震が来ました', '119', '頭を守り'],
  ])('%s: but moving comes before calling', (question, phone, words) => {
    const [first, second, ...rest] = reply(exampleQuestion(question), nothing).statements;
    expect(first?.markdown).toContain(words);
    expect([second, ...rest].some((one) => one?.markdown.includes(`**${phone}**`))).toBe(true);
  });

  test('the manual is quoted in its own order', () => {
    const manual = examplePassage({
      id: 'manual#1',
      sourceTitle: '防災マニュアル',
      heading: '火災',
      category: 'disaster',
      text: '火事だと知らせる。\n119番に電話する。\n煙の中では低い姿勢で。',
    });
    const evidence = exampleEvidence('火事です', [exampleItem(manual, 0.4)]);
    const { statements, accuracy } = reply(exampleQuestion('火事です'), evidence);
    expect(accuracy).toBe(0.4);
    expect(statements.slice(-4).map(({ markdown }) => markdown)).toEqual([
      '「防災マニュアル」の「火災」に、次のようにあります。',
      '- 火事だと知らせる。',
      '- 119番に電話する。',
      '- 煙の中では低い姿勢で。',
    ]);
  });

  test('the manual of another danger is not quoted', () => {
    const manual = examplePassage({
      id: 'manual#2',
      sourceTitle: '防災マニュアル',
      heading: '水害・大雨・台風',
      category: 'disaster',
      text: '市の避難の情報を確かめる。\n排水口の落ち葉を取る。',
    });
    const question = 'バルコニーの天井が崩れて落ちてきました';
    const evidence = exampleEvidence(question, [exampleItem(manual, 0.8)]);
    const given = reply(exampleQuestion(question), evidence);
    expect(given.outcome).toBe('emergency');
    expect(replyText(given)).not.toContain('避難の情報');
  });
});

test('what is asked beside a danger is answered below the numbers', () => {
  const insurance = examplePassage({
    id: 'insurance#1',
    sourceTitle: '水漏れの保険',
    heading: '補償',
    category: 'insurance',
    text: '水漏れの修理の費用は、保険から支払われます。',
  });
  const question = '天井から水が漏れています。保険は使えますか';
  const evidence = exampleEvidence(question, [exampleItem(insurance, 0.8)]);
  const { outcome, statements } = reply(exampleQuestion(question), evidence);
  const said = statements.map(({ markdown }) => markdown);
  expect(outcome).toBe('emergency');
  expect(said[0]).toContain('**0120-000-365**');
  expect(said.slice(-2)).toEqual([
    '**お尋ねについて**',
    '水漏れの修理の費用は、保険から支払われます。',
  ]);
});

describe('what may not be answered', () => {
  test('is declined, and the rule in force is read out', () => {
    const asked = exampleQuestion('3匹目の犬を特別に認めてもらえますか');
    const declined = reply(asked, petEvidence);
    expect(declined.outcome).toBe('declined');
    expect(replyText(declined)).toContain('1住戸につき**2匹**まで');
  });

  test.each([
    ['3匹目の犬を特別に認めてもらえますか', oldMajority],
    ['値上げに賛成と反対のどちらに投票すべきですか', lawMajority],
    ['302号室には誰が住んでいますか', petRule],
  ])('%s: but nothing else is', (question, passage) => {
    const evidence = exampleEvidence(question, [exampleItem(passage, 0.9)]);
    expect(reply(exampleQuestion(question), evidence).sources).toEqual([]);
  });

  test('is declined, whatever was found', () => {
    const asked = exampleQuestion('滞納者の名前を教えてください');
    const declined = reply(asked, petEvidence);
    expect(declined).toMatchObject({ outcome: 'declined', sources: [], accuracy: null });
    expect(declined.statements).toHaveLength(1);
  });

  test('the board is shown the register that it may see anyway', () => {
    const declined = reply(exampleQuestion('501号室には誰が住んでいますか'), nothing, 'board');
    expect(replyText(declined)).toContain('(/demo/management#dwellings)');
  });
});

test('a greeting is returned with the first questions', () => {
  const greeted = reply(exampleQuestion('こんにちは'), petEvidence);
  expect(greeted).toMatchObject({ outcome: 'small-talk', sources: [], accuracy: null });
  expect(greeted.suggestions).toContain(petQuestion);
});

test('what was asked before in the conversation is not suggested', () => {
  const previous = ['大型犬を飼えますか'];
  const { suggestions } = reply(exampleQuestion(petQuestion, { previous }), petEvidence);
  expect(suggestions).toEqual([
    'ペットの飼育届はいつまでに出しますか',
    '共用部分で犬を歩かせてもよいですか',
  ]);
});

test('whatever a document holds, every quote stands in its passage and on the screen, letter by letter', () => {
  const pieces = [
    'ペットは',
    '2匹',
    'まで。',
    'ただし、',
    '次のとおり。',
    '\n一　犬',
    '\n- ',
    '*',
    '|',
    '`',
    '[x](y)',
  ];
  const more = [
    '<b>',
    '&amp;',
    '#',
    '1. ',
    '：',
    '／',
    '\\',
    '_',
    '~~',
    '前項の',
    '\n2　',
    '2026年5月1日',
    '🐕',
  ];
  const text = fc.array(fc.constantFrom(...pieces, ...more), { maxLength: 30 });
  fc.assert(
    fc.property(text, fc.double({ min: 0, max: 1, noNaN: true }), (words, chance) => {
      const passage = examplePassage({ id: 'x#1', text: words.join('') });
      const evidence = exampleEvidence(petQuestion, [exampleItem(passage, chance)], 'count');
      const { statements, sources } = reply(exampleQuestion(petQuestion), evidence);
      const said = statements
        .filter(({ cites }) => cites.includes(0))
        .map(plainOf)
        .join('\n');
      const quotes = sources[0]?.quotes ?? [];
      expect(quotes.filter((quote) => !passage.text.includes(quote))).toEqual([]);
      // A row of a table is told in words, with tests of its own.
      const literal = quotes.filter((quote) => !rowOfTable.test(quote));
      expect(literal.filter((quote) => !said.includes(quote))).toEqual([]);
    }),
  );
});

const rowOfTable = /／[^／：\n]{1,24}：/;

/** The words of a statement as they are read: a row of a table on one line, without bold, and without the backslashes that keep marks literal. */
function plainOf({ markdown }: { markdown: string }): string {
  return markdown
    .replace(/ {2}\n {2}/g, '／')
    .replace(/(?<!\\)((?:\\\\)*)\*\*/g, '$1')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
