import { expect, test } from 'vitest';
import { exampleQuestion } from '#domain/caretaker/answering/testing/example-evidence.ts';
import { recordPassages } from '#domain/caretaker/records/record-passages.ts';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';
import { proposalAnswer } from './proposal-answer.ts';

const proposal = {
  mark: '総会で未決議の案',
  name: '第3版「ゆっくり上げる案（A）」（2026年11月21日に保存）',
  conditions: ['積立金を2028年度から1㎡あたり月180円に'],
  outcome: '総会で決議すると、2055年度まで不足しません。',
  note: '',
};

function answerTo(question: string, hasProposal = true): readonly string[] | undefined {
  const { repairPlan } = exampleFacts;
  if (repairPlan === null) throw new Error('a plan');
  const facts = {
    ...exampleFacts,
    repairPlan: { ...repairPlan, proposal: hasProposal ? proposal : null },
  };
  const asked = exampleQuestion(question, { today: exampleFacts.today });
  const evidence = {} as Parameters<typeof proposalAnswer>[0]['evidence'];
  const known = { facts, passages: recordPassages(facts) };
  return proposalAnswer({ asked, evidence, known })?.lines.map(({ markdown }) => markdown);
}

test.each([
  'ゆっくり上げる案（Ａ）ではいくらですか',
  '「ゆっくり上げる案（A）」の内容を教えて',
  '第3版では積立金は足りますか',
  '保存した案はどうなりますか',
  '総会で未決議の案の内容は？',
])('「%s」 is told the saved proposal, as undecided, beside the fee in force', (question) => {
  const lines = answerTo(question)?.join('\n') ?? '';
  expect(lines).toMatch(/^総会で未決議の案（まだ決まっていません）として、第3版「ゆっくり上げる案/);
  expect(lines).toContain('1㎡あたり月180円に');
  expect(lines).toContain('修繕積立金は、今、1㎡あたり月150円です');
});

test.each([
  'ゆっくり上げる案（A）に反対した人は何人ですか',
  '第2版では積立金は足りますか',
  '積立金はいくらですか',
])('「%s」 asks for something else', (question) => {
  expect(answerTo(question)).toBeUndefined();
});

test('without a proposal nothing is told of one', () => {
  expect(answerTo('保存した案はどうなりますか', false)).toBeUndefined();
});
