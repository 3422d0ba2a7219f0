import { expect, test } from 'vitest';
import {
  exampleEvidence,
  exampleItem,
  examplePassage,
  exampleQuestion,
} from '#domain/caretaker/answering/testing/example-evidence.ts';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';
import { maturityAnswer } from './maturity-answer.ts';
import { fundsAt } from './testing/example-accounts.ts';

const funds = fundsAt({ general: [], reserve: [['丘信用金庫', '定期預金', 9_000_000]] });

function firstFor(question: string, { shown = funds, paper = '' } = {}) {
  const facts = { ...exampleFacts, funds: shown };
  const passage = examplePassage({ id: 'minutes#1', text: paper });
  const evidence = exampleEvidence(question, paper === '' ? [] : [exampleItem(passage, 0.5)]);
  const asked = exampleQuestion(question, { today: facts.today });
  return maturityAnswer({ asked, evidence, known: { facts, passages: [] } })?.lines[0]?.markdown;
}

test.each([
  '定期預金の満期はいつですか',
  '丘信用金庫の定期の満期日を教えてください',
  '積立金の定期預金は何年何月に満期ですか',
])('%s: no record knows the day', (question) => {
  expect(firstFor(question)).toContain('満期の日は、記録に**ありません**');
});

test('a paper that tells of it goes first; insurance, money and other readers are other cases', () => {
  expect(
    firstFor('定期預金の満期はいつですか', { paper: '定期預金の満期は3月1日である。' }),
  ).toBeUndefined();
  expect(firstFor('定期預金の満期はいつですか', { shown: [] })).toBeUndefined();
  for (const other of ['保険の満期はいつですか', '定期預金が満期になったらどうしますか']) {
    expect([other, firstFor(other)]).toEqual([other, undefined]);
  }
});
