import { expect, test } from 'vitest';
import { own } from './quoting/quoted-line.ts';
import { exampleEvidence, exampleItem, examplePassage } from './testing/example-evidence.ts';
import { whereGotLead } from './where-got.ts';

const bylaw = examplePassage({
  id: 'bylaws#46',
  category: 'bylaw',
  text: '委任状を理事長に提出しなければならない。',
});
const guide = examplePassage({
  id: 'guide#1',
  sourceTitle: 'くらしのしおり',
  text: '来られない組合員は、招集通知に同封する用紙のうち、1枚をお出しください。委任状は、代わりの人に任せる紙です。',
});
const items = [exampleItem(bylaw, 0.8), exampleItem(guide, 0.6)];
const found = [own('委任状を理事長に提出しなければならない。')];

const told = (question: string, lines = found) =>
  whereGotLead(question, exampleEvidence(question, items), lines).map(({ markdown }) => markdown);

test('where a paper is got goes before what is to be done with it', () => {
  for (const question of [
    '委任状はどこでもらえますか',
    '委任状をもらうには',
    '委任状が届いていません',
  ]) {
    expect(told(question)).toEqual([
      '「くらしのしおり」：来られない組合員は、招集通知に同封する用紙のうち、1枚をお出しください。',
    ]);
  }
});

test('what asks otherwise, or is told already, is left alone', () => {
  expect(told('委任状はどこに出しますか')).toEqual([]);
  expect(told('委任状は誰に頼めますか')).toEqual([]);
  expect(told('鍵はどこでもらえますか')).toEqual([]);
  expect(told('委任状はどこでもらえますか', [own('招集通知に同封します。')])).toEqual([]);
});
