import { describe, expect, test } from 'vitest';
import { type AuditNote, hindrancesOfReport, type NoteKind, threadsOf } from './audit-notes.ts';

const note = (id: string, kind: NoteKind, replyTo: string | null = null): AuditNote => ({
  id,
  kind,
  replyTo,
  words: id,
});
const states = (...notes: AuditNote[]) => threadsOf(notes).map(({ state }) => state);

describe('a question', () => {
  test('is open, then answered, then settled; the last word decides', () => {
    const asked = note('q', 'question');
    expect(states(asked)).toEqual(['open']);
    expect(states(asked, note('a', 'answer', 'q'))).toEqual(['answered']);
    expect(states(asked, note('a', 'answer', 'q'), note('s', 'settled', 'q'))).toEqual(['settled']);
    expect(states(asked, note('w', 'withdrawn', 'q'))).toEqual(['withdrawn']);
    expect(states(asked, note('s', 'settled', 'q'), note('a', 'answer', 'q'))).toEqual([
      'answered',
    ]);
  });

  test('keeps its replies apart from those of others', () => {
    const [first, second] = threadsOf([
      note('q1', 'question'),
      note('q2', 'question'),
      note('a2', 'answer', 'q2'),
    ]);
    expect([first?.state, second?.state]).toEqual(['open', 'answered']);
    expect(first?.replies).toEqual([]);
  });
});

test('a finding stands until it is withdrawn', () => {
  const found = note('f', 'finding');
  expect(states(found)).toEqual(['standing']);
  expect(states(found, note('w', 'withdrawn', 'f'))).toEqual(['withdrawn']);
});

describe('the report waits', () => {
  const desk = { isListComplete: true, paymentCount: 40, unseenCount: 0, threads: [] };
  test('for nothing else once all is seen and answered', () => {
    expect(hindrancesOfReport(desk)).toEqual([]);
    expect(
      hindrancesOfReport({
        ...desk,
        threads: [{ state: 'settled' }, { state: 'standing' }, { state: 'withdrawn' }],
      }),
    ).toEqual([]);
    expect(hindrancesOfReport({ ...desk, paymentCount: 0, unseenCount: null })).toEqual([]);
  });

  test.each([
    [{ isListComplete: false }, '監査チェックリスト'],
    [{ unseenCount: null }, '抜き取りを、まだ'],
    [{ unseenCount: 3 }, '3件を、まだ'],
    [{ threads: [{ state: 'open' as const }] }, '質問が1件'],
    [{ threads: [{ state: 'answered' as const }] }, '質問が1件'],
  ])('%o', (facts, words) => {
    expect(hindrancesOfReport({ ...desk, ...facts })).toEqual([expect.stringContaining(words)]);
  });
});
