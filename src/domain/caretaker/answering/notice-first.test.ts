import { expect, test } from 'vitest';
import { exampleKnown } from '#domain/caretaker/exact/testing/example-known.ts';
import { exampleStoppage } from '#domain/caretaker/exact/testing/example-stoppage.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { Stoppage } from '#domain/notices/stoppage.ts';
import { noticeFirst } from './notice-first.ts';
import { quoting } from './quoting/direct-lines.ts';
import type { Line } from './quoting/quoted-line.ts';
import { spansOf } from './quoting/spans.ts';
import {
  exampleEvidence,
  exampleItem,
  examplePassage,
  exampleQuestion,
} from './testing/example-evidence.ts';

const manual = examplePassage({
  id: 'manual#section-11',
  category: 'disaster',
  text: 'トイレは簡易トイレを使う。',
});
const paper = examplePassage({
  id: 'water#section-1',
  text: 'トイレを流す水をくみ置きしてください。',
});
const minutes = examplePassage({
  id: 'minutes#1',
  category: 'board-meeting',
  text: '断水に備えて簡易トイレを試したいという声があった。',
});

type Given = {
  stoppages?: readonly Stoppage[];
  from?: KnowledgePassage;
  isFound?: boolean;
  again?: readonly Line[];
};

function told(
  question: string,
  { stoppages = [exampleStoppage()], from = manual, isFound = true, again = [] }: Given = {},
): readonly string[] {
  const asked = exampleQuestion(question);
  const items = [from, ...(isFound ? [paper] : [])].map((it) => exampleItem(it, 0.9));
  const evidence = exampleEvidence(question, items);
  const known = { ...exampleKnown, passages: [paper], stoppages };
  const lines = [quoting(from, spansOf(from.text), from.text), ...again];
  return noticeFirst(lines, { asked, evidence, known }).map(({ markdown }) => markdown);
}

const question = '断水のときトイレは使える？';
const head =
  '**断水のお知らせが出ています。11月30日（月）10:00〜15:00の予定です。**　[断水のお知らせ](/document/water)';

test('the words of the notice go before those of the manual', () => {
  expect(told(question)).toEqual([head, paper.text, '**急な断水のときは**', manual.text]);
});

test('what was told of the notice is not told again below', () => {
  const again = quoting(paper, spansOf(paper.text), `- 「お知らせ」：${paper.text}`);
  expect(told(question, { again: [again] })).toEqual(told(question));
});

test('where the search did not find the notice, what in it names the same thing is told', () => {
  expect(told(question, { isFound: false })).toEqual([
    head,
    `- ${paper.text}`,
    '**急な断水のときは**',
    manual.text,
  ]);
});

test('of one that was sent, what it asks to do', () => {
  const sent = exampleStoppage({
    origin: 'sent',
    body: '清掃のため、次の時間は水が出ません。\n日時：11月30日\n始まる前に、水をためてください。\n連絡先：管理員室',
  });
  expect(told(question, { stoppages: [sent] })).toEqual([
    head.replace('/document/water', '/demo/notices?notice=water'),
    '- 始まる前に、水をためてください。',
    '**急な断水のときは**',
    manual.text,
  ]);
});

test('without such a notice, or of another kind, the manual answers as before', () => {
  expect(told(question, { stoppages: [] })).toEqual([manual.text]);
  expect(told('停電のときエレベーターは動きますか')).toEqual([manual.text]);
});

test('what the minutes say, what it costs and what has passed are other questions', () => {
  expect(told(question, { from: minutes })).toEqual([minutes.text]);
  expect(told('断水で店を休んだときの補償はありますか')).toEqual([manual.text]);
  expect(told('去年の断水のときトイレは使えましたか')).toEqual([manual.text]);
});
