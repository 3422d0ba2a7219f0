import { describe, expect, test } from 'vitest';
import { otherQuestions, withoutSubject } from './testing/ways-of-asking.ts';
import { commonWays } from './testing/ways-of-asking-common.ts';
import { rareWays } from './testing/ways-of-asking-rare.ts';
import { namedSubject, readVoteQuestion } from './vote-question.ts';

const ways = [...commonWays, ...rareWays];
const readingOf = (question: string): string => {
  const read = readVoteQuestion(question);
  return read === null ? 'something else' : `${read.asks} ${read.subject}`;
};

/** Those that are read otherwise than they were meant. */
const misreadIn = (set: 'built' | 'heldOut'): readonly string[] =>
  ways.flatMap(({ asks, subject, ...questions }) =>
    questions[set]
      .map((question) => `${question} → ${readingOf(question)}`)
      .filter((line) => !line.endsWith(`→ ${asks} ${subject}`)),
  );

describe('what people ask of votes, quorums and notices', () => {
  test('the common kinds are each asked in thirty ways or more', () => {
    for (const { built, heldOut } of commonWays) {
      expect(new Set([...built, ...heldOut]).size).toBeGreaterThanOrEqual(30);
    }
  });

  test('the ways that the table was made with', () => {
    expect(misreadIn('built')).toEqual([]);
  });

  test('at least nineteen in twenty of the ways that it was not made with', () => {
    const asked = ways.flatMap(({ heldOut }) => heldOut).length;
    expect(misreadIn('heldOut').length / asked).toBeLessThanOrEqual(0.05);
  });

  test('a way that is not understood is never taken for another resolution', () => {
    const guessed = misreadIn('heldOut').filter((line) => !/something else$|null$/.test(line));
    expect(guessed).toEqual([]);
  });

  test('where nothing tells what is to be decided, that is known', () => {
    const read = withoutSubject.map((question) => `${question} → ${readingOf(question)}`);
    expect(read.filter((line) => !line.endsWith('→ majority null'))).toEqual([]);
  });

  test('other questions with the same words are left alone', () => {
    const read = otherQuestions.map((question) => `${question} → ${readingOf(question)}`);
    expect(read.filter((line) => !line.endsWith('something else'))).toEqual([]);
  });
});

describe('which law is asked for', () => {
  test.each([
    ['規約の変更には何割の賛成が必要ですか', null],
    ['改正前は規約の変更に何割の賛成が必要でしたか', 'until-2026-03'],
    ['2026年3月25日に招集の通知を出した総会で、規約の変更は何割必要ですか', 'until-2026-03'],
    ['2026年4月1日に招集の通知を出した総会で、規約の変更は何割必要ですか', 'from-2026-04'],
  ])('%s → %s', (question, regime) => {
    expect(readVoteQuestion(question)?.regime).toBe(regime);
  });

  test('a day without its year tells no law', () => {
    expect(readVoteQuestion('3月25日に通知を出した総会で規約の変更は何割必要ですか')).toBeNull();
  });
});

test('the topic is kept in the words of an agenda', () => {
  expect(readVoteQuestion('管理費の値上げは何票で決まりますか')?.topic).toBe('管理費の額');
  expect(readVoteQuestion('予算を決めるには何割の賛成がいりますか')?.topic).toBe('予算');
});

test.each([
  ['じゃあ予算は？', 'ordinary'],
  ['特別決議です', 'special'],
  ['大規模修繕のときも同じですか', 'repair-works'],
  ['どういうことですか', undefined],
])('a reply that only names its matter: %s', (reply, subject) => {
  expect(namedSubject(reply)?.subject).toBe(subject);
});
