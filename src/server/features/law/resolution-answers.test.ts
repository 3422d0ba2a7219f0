import { describe, expect, test } from 'vitest';
import {
  exampleEvidence,
  examplePassage,
  exampleQuestion,
} from '#domain/caretaker/answering/testing/example-evidence.ts';
import { exactAnswer } from '#domain/caretaker/exact/exact-answer.ts';
import { exampleKnown } from '#domain/caretaker/exact/testing/example-known.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { listExplanations } from './explanations.ts';
import { explanationPassages } from './law-passages.ts';

const law = listExplanations().flatMap((one) => explanationPassages(one, '2026-11-21'));

const article = (heading: string, text: string, changes: Partial<KnowledgePassage> = {}) =>
  examplePassage({
    id: `bylaws#${heading}`,
    sourceTitle: '管理規約',
    heading,
    category: 'bylaw',
    inForceFrom: '2020-05-24',
    text,
    ...changes,
  });

const votes = '第45条（総会の議事）';
const notice = '第41条（総会の招集）';

function answerTo(question: string, bylaws: readonly KnowledgePassage[] = [], changes = {}) {
  const answer = exactAnswer({
    asked: { ...exampleQuestion(question), ...changes },
    evidence: exampleEvidence(question, []),
    known: { ...exampleKnown, passages: [...exampleKnown.passages, ...law, ...bylaws] },
  });
  const lines = answer?.lines ?? [];
  return {
    outcome: answer?.outcome,
    lines,
    first: lines[0]?.markdown ?? '',
    text: lines.map(({ markdown }) => markdown).join('\n'),
  };
}

describe('the figure comes first, with what is counted', () => {
  test.each([
    [
      '建て替えには何分の何の賛成が必要ですか',
      '区分所有者全員の人数と議決権の、それぞれ5分の4以上',
    ],
    ['規約の変更には何割必要ですか', '出席した区分所有者の人数と議決権の、それぞれ4分の3以上'],
    [
      '共用部分の変更には何割の賛成が必要ですか',
      '出席した区分所有者の人数と議決権の、それぞれ4分の3以上',
    ],
    ['普通決議は何人の賛成が必要ですか', '出席した区分所有者の人数と議決権の、それぞれ過半数'],
    ['特別決議には何割の賛成が必要ですか', 'それぞれ4分の3以上'],
    ['大規模な復旧の決議要件', '出席した区分所有者の人数と議決権の、それぞれ3分の2以上'],
    ['バリアフリー工事の決議は何票で通りますか', 'それぞれ3分の2以上'],
    [
      'マンションを丸ごと売却するには何割の賛成がいりますか',
      '敷地の権利の持分の価格の、それぞれ5分の4以上',
    ],
    ['建物がなくなった後に敷地を売るには何割の賛成が必要ですか', '議決権の5分の4以上'],
    ['特別決議の定足数は', '区分所有者の過半数で、かつ議決権の過半数'],
    ['建替え決議の定足数は', '定めはありません'],
    ['総会の招集通知は何日前までに出しますか', '1週間前まで'],
    ['建替えの総会の通知は何か月前ですか', '2か月前まで'],
    [
      '組合員が総会の招集を請求するには何分の1が必要ですか',
      '人数の5分の1以上で、かつ議決権の5分の1以上',
    ],
    ['書面決議には全員の同意が必要ですか', '区分所有者全員の承諾'],
  ])('%s → %s', (question, figure) => {
    const { first, outcome } = answerTo(question);
    expect(outcome).toBe('answered');
    expect(first).toContain(figure);
  });

  test('and every line of it rests on words that stand in a source', () => {
    const { lines } = answerTo('建て替えには何分の何の賛成が必要ですか');
    const quotes = lines.flatMap((line) => line.quotes);
    expect(quotes.length).toBeGreaterThanOrEqual(5);
    for (const { passage, words } of quotes) expect(passage.text).toContain(words);
  });

  test('in the named cases it takes less, since April 2026', () => {
    expect(answerTo('建替えには何割必要ですか').text).toContain(
      '法律の決めた5つの事由のどれかに当たるときは、**4分の3以上**に下がります',
    );
    const before = answerTo('改正前は建替えに何割の賛成が必要でしたか');
    expect(before.first).toContain('2026年3月31日までに招集の手続を始めた総会');
    expect(before.text).not.toContain('下がります');
  });

  test('in people and votes of this association, where all are counted', () => {
    // Four fifths of 19 members and 20 votes.
    expect(answerTo('建替えには何割必要ですか').text).toContain(
      '**16人以上**、かつ**議決権16個以上**',
    );
    expect(answerTo('規約の変更には何割必要ですか').text).not.toContain('人以上');
  });
});

describe('the building’s own article', () => {
  test('is quoted where it says the same or asks for more to be present', () => {
    const same = article(
      votes,
      '次の事項は、組合員総数の3分の2以上で、議決権総数の3分の2以上を有する組合員が出席し、出席した組合員の数及びその議決権のそれぞれ4分の3以上の賛成により決する。\n一　規約の設定、変更又は廃止\n二　建物の売却',
    );
    const { text } = answerTo('規約の変更には何割必要ですか', [same]);
    expect(text).toContain('区分所有者の3分の2以上で、かつ議決権の3分の2以上を持つ人たちの出席');
    expect(text).toContain('「管理規約」第45条（総会の議事）：次の事項は');
    expect(text).toContain('その一つが「規約の設定、変更又は廃止」です');
    expect(text).not.toContain('優先します');
  });

  test.each([
    [
      '規約の変更には何割必要ですか',
      '規約の変更は、組合員総数の4分の3以上及び議決権総数の4分の3以上の賛成により決する。',
      '出席した区分所有者の人数と議決権の、それぞれ4分の3以上',
      '第31条第1項',
    ],
    [
      '規約の変更には何割必要ですか',
      '規約の変更は、出席した組合員の議決権の過半数で決する。',
      'それぞれ4分の3以上',
      '第31条第1項',
    ],
    [
      '建替えには何割必要ですか',
      '建替え決議は、組合員総数及び議決権総数の各4分の3以上で行う。',
      'それぞれ5分の4以上',
      '第62条第1項',
    ],
  ])('%s is answered by the Act, and %s is marked', (question, clause, figure, above) => {
    const { first, text } = answerTo(question, [article(votes, clause)]);
    expect(first).toContain(figure);
    expect(text).toContain(`${clause}**この定めより、区分所有法${above}が優先します。**`);
  });

  test('on the notice: five days do not count, two weeks do', () => {
    const days = (text: string) =>
      answerTo('総会の招集通知は何日前までに出しますか', [article(notice, text)]);
    const short = days('総会を招集するには、会日の5日前までに通知を発しなければならない。');
    expect(short.first).toContain('**1週間前まで**');
    expect(short.text).toContain('**この定めより、区分所有法第35条第1項が優先します。**');
    const long = days('総会を招集するには、会日の2週間前までに通知を発しなければならない。');
    expect(long.first).toContain('**2週間前まで**');
    expect(long.text).not.toContain('優先します');
  });

  test('普通決議 is decided as it says', () => {
    const own = article(
      votes,
      '総会は、議決権総数の半数以上を有する組合員が出席しなければ、成立しない。\n2　総会の議事は、出席した組合員の議決権の過半数で決する。',
    );
    const { first, text } = answerTo('予算は何票で可決されますか', [own]);
    expect(first).toBe(
      '予算は、普通決議で決めます。**出席した組合員の議決権の過半数**の賛成が必要です。',
    );
    expect(text).toContain('議決権全体の2分の1以上を持つ組合員の出席が必要です');
  });

  test('a matter that it names among the special ones is not called 普通決議', () => {
    const own = article(
      votes,
      '総会の議事は、出席した組合員の議決権の過半数で決する。\n2　次の事項は、出席した組合員の数及びその議決権のそれぞれ4分の3以上の賛成により決する。\n一　規約の変更\n二　管理費等の額の変更',
    );
    const { first } = answerTo('管理費の値上げは何票で決まりますか', [own]);
    expect(first).toContain('それぞれ4分の3以上');
    expect(first).not.toContain('普通決議');
  });

  test('an old version and the article of the board are left alone', () => {
    const clause = '規約の変更は、組合員総数及び議決権総数の各3分の2以上で決する。';
    const old = article(votes, clause, { validity: 'ended' });
    const board = article('第53条（理事会の議事）', clause);
    expect(answerTo('規約の変更には何割必要ですか', [old, board]).text).not.toContain(
      '管理規約の定め',
    );
  });

  test('without documents only the law answers', () => {
    const own = article(votes, '総会の議事は、出席した組合員の議決権の過半数で決する。');
    const { first } = answerTo('普通決議は何人の賛成が必要ですか', [own], { useDocuments: false });
    expect(first).toContain('出席した区分所有者の人数と議決権の、それぞれ過半数');
  });
});

describe('what is not known is asked back', () => {
  test.each(['何人の賛成が必要ですか', 'プールを作るには何割の賛成が必要ですか'])(
    '%s',
    (question) => {
      const { text, outcome, lines } = answerTo(question);
      expect(outcome).toBe('related');
      expect(text).toContain('普通決議と特別決議のどちらか、または議題');
      expect(lines.flatMap(({ quotes }) => quotes)).toEqual([]);
    },
  );

  test('and the reply to it is understood', () => {
    const previous = ['何人の賛成が必要ですか'];
    expect(answerTo('建替えです', [], { previous }).first).toContain('5分の4以上');
    expect(answerTo('普通決議です', [], { previous }).first).toContain('過半数');
  });

  test('a short question goes on with the resolution before it', () => {
    const previous = ['規約の変更は何割いるの'];
    expect(answerTo('じゃあ建替えは？', [], { previous }).first).toContain('5分の4以上');
    expect(answerTo('定足数は？', [], { previous }).first).toContain('規約の変更の決議をするには');
    expect(answerTo('予算はいつ決まりますか', [], { previous }).outcome).toBeUndefined();
  });
});
