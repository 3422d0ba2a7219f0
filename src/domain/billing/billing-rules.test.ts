import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BillingRules,
  changesOfRules,
  dueRuleWords,
  lateRateWords,
  problemsOfRules,
  readLateRate,
} from './billing-rules.ts';

const rules: BillingRules = {
  due: { day: 27, monthsBefore: 1 },
  order: 'month',
  lateRate: 0,
  lateClause: '',
  payTo: '',
};
const when = { fromMonth: '2026-12', today: '2026-11-20' };
const changed = (after: Partial<BillingRules>, today = when.today) =>
  changesOfRules(rules, { ...rules, ...after }, { ...when, today });

test('a rate is read as people write it, and nothing else is', () => {
  expect(['14.6', '１４．６％', '年 14.6 %', '10', '18.25', '100'].map(readLateRate)).toEqual([
    1_460, 1_460, 1_460, 1_000, 1_825, 10_000,
  ]);
  expect(['', '0', '-1', '100.01', '14.625', '高い', '1,4'].map(readLateRate)).toEqual(
    Array.from({ length: 7 }, () => null),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (rate) => {
      expect(readLateRate(lateRateWords(rate))).toBe(rate);
    }),
  );
});

test('a rate without its place in the bylaws is not taken', () => {
  expect(problemsOfRules(rules)).toEqual({});
  expect(problemsOfRules({ ...rules, lateRate: 1_460, lateClause: '第60条第2項' })).toEqual({});
  expect(Object.keys(problemsOfRules({ ...rules, lateRate: 1_460 }))).toEqual(['lateClause']);
  expect(Object.keys(problemsOfRules({ ...rules, due: { day: 32, monthsBefore: 1 } }))).toEqual([
    'day',
  ]);
});

describe('what a change means is said', () => {
  test('nothing of what stays', () => {
    expect(changed({})).toEqual([]);
  });

  test('the first month with its day, before and after', () => {
    // 27 November and 27 December 2026 are a Friday and a Sunday.
    expect(changed({ due: { day: 27, monthsBefore: 0 } })).toEqual([
      '2026年12月分から、納期が変わります。2026年12月分は、2026年11月27日から2026年12月28日になります。帳簿に付けた月の納期は変わりません。',
    ]);
  });

  test('that a day has passed already', () => {
    expect(changed({ due: { day: 5, monthsBefore: 1 } })[1]).toMatch(
      /^2026年11月5日は、もう過ぎています。/,
    );
    expect(changed({ due: { day: 5, monthsBefore: 1 } }, '2026-11-05')).toHaveLength(1);
    // By then the old day has passed as well.
    expect(changed({ due: { day: 5, monthsBefore: 1 } }, '2026-11-29')).toHaveLength(1);
    expect(changed({ due: { day: 27, monthsBefore: 0 } }, '2026-11-29')[1]).toBe(
      '2026年12月分は、まだ納期が来ていない扱いに戻ります。',
    );
  });

  test('the rate with its clause, and that it ends', () => {
    const late = { lateRate: 1_460, lateClause: '第60条第2項' };
    expect(changed(late)[0]).toContain('年14.6％（管理規約第60条第2項）で計算します。');
    expect(changesOfRules({ ...rules, ...late }, rules, when)[0]).toMatch(
      /^遅延損害金を計算しなくなります。/,
    );
  });

  test('the account and the order', () => {
    expect(changed({ payTo: '澄川銀行 普通 1234567', order: 'item' })).toHaveLength(2);
  });
});

test('the due day in words', () => {
  expect(dueRuleWords({ day: 27, monthsBefore: 1 })).toBe('毎月27日までに、次の月の分');
  expect(dueRuleWords({ day: 31, monthsBefore: 0 })).toBe('毎月の末日までに、その月の分');
});
