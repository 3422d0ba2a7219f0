import { describe, expect, it } from 'vitest';
import { displayWords, onDisplay } from './on-display.ts';

const today = '2026-11-21';
const sent = (on: string, change: object = {}) => ({
  urgency: 'normal' as const,
  on,
  showsUntil: null,
  ...change,
});

describe('what the screen in the hall shows', () => {
  it('is what is still of today, the newest first', () => {
    const newest = sent('2026-11-20');
    const ending = sent('2026-10-01', { showsUntil: today });
    const over = sent('2026-11-19', { showsUntil: '2026-11-20' });
    const old = sent('2026-11-06');
    const lastDay = sent('2026-11-07');
    expect(onDisplay([ending, over, old, lastDay, newest], today)).toEqual([
      newest,
      lastDay,
      ending,
    ]);
  });

  it('is an emergency of today alone', () => {
    const urgent = sent(today, { urgency: 'emergency' });
    const yesterdays = sent('2026-11-20', { urgency: 'emergency' });
    expect(onDisplay([yesterdays, sent(today), urgent], today)).toEqual([urgent]);
    expect(onDisplay([yesterdays], today)).toEqual([yesterdays]);
  });

  it('never has more than can be seen while one waits', () => {
    const many = Array.from({ length: 20 }, () => sent(today));
    expect(onDisplay(many, today)).toHaveLength(6);
  });

  it('cuts long words between two lines, and says where the rest is', () => {
    expect(displayWords('一行目\n\n二行目')).toBe('一行目\n二行目');
    const lines = displayWords(Array.from({ length: 12 }, (_it, index) => `${index}`).join('\n'));
    expect(lines.split('\n')).toHaveLength(9);
    expect(lines).toContain('つづきは、スミワのお知らせで読めます。');
    expect(displayWords(`短い\n${'長'.repeat(300)}`)).toBe(
      '短い\nつづきは、スミワのお知らせで読めます。',
    );
  });
});
