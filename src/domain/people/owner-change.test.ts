import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueDay } from '#domain/billing/due-day.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import {
  firstMonthOf,
  isSuccessor,
  planOwnerChange,
  staysThatEnd,
  whyNoOwnerChange,
} from './owner-change.ts';

const half = { numerator: 1, denominator: 2 };
const whole = { numerator: 1, denominator: 1 };
const husband = { personId: 'husband', since: '2009-03-28', ...half };
const wife = { personId: 'wife', since: '2009-03-28', ...half };
const newcomer = { personId: null, name: '新井 一', ...whole };
const change = { on: '2026-10-10', today: '2026-11-24', owners: [husband, wife], next: [newcomer] };

describe('who goes and who comes', () => {
  test('a sale of the whole: both go', () => {
    const plan = planOwnerChange([husband, wife], [newcomer]);
    expect(plan).toEqual({ leaving: [husband, wife], staying: [], arriving: [newcomer] });
    expect(whyNoOwnerChange(change)).toBeNull();
  });

  test('an inheritance: the wife stays and owns the whole', () => {
    const next = [{ personId: 'wife', name: '原 真由美', ...whole }];
    const plan = planOwnerChange([husband, wife], next);
    expect(plan.leaving).toEqual([husband]);
    expect(plan.staying).toEqual([{ owner: wife, share: next[0] }]);
    expect(plan.arriving).toEqual([]);
    expect(whyNoOwnerChange({ ...change, next })).toBeNull();
  });

  test.each([
    ['a day more than a year ahead', { ...change, on: '2027-11-25' }],
    ['nobody', { ...change, next: [] }],
    ['two halves and a third', { ...change, next: [newcomer, { ...newcomer, ...half }] }],
    ['a share of nothing', { ...change, next: [{ ...newcomer, numerator: 0 }] }],
    ['the day on which they bought', { ...change, on: '2009-03-28' }],
    ['a nameless one', { ...change, next: [{ ...newcomer, name: ' ' }] }],
    [
      'nothing that changes',
      { ...change, next: [husband, wife].map((it) => ({ ...it, name: '原' })) },
    ],
    [
      'one person twice',
      { ...change, next: [wife, wife].map((it) => ({ ...it, name: '原 真由美' })) },
    ],
  ])('%s is refused with a sentence', (_what, wrong) => {
    expect(whyNoOwnerChange(wrong)).toMatch(/。$/);
  });

  test('a day to come may be entered, up to a year ahead', () => {
    expect(whyNoOwnerChange({ ...change, on: '2026-11-25' })).toBeNull();
    expect(whyNoOwnerChange({ ...change, on: '2027-11-24' })).toBeNull();
  });

  test('thirds are counted exactly', () => {
    const third = { numerator: 1, denominator: 3 };
    const next = ['一', '二', '三'].map((name) => ({ personId: null, name, ...third }));
    expect(whyNoOwnerChange({ ...change, next })).toBeNull();
  });
});

test('the owners who go and their family move out; a tenant stays', () => {
  const stays = [
    { id: 'a', personId: 'husband', kind: 'owner' as const, since: '2009-03-28' },
    { id: 'b', personId: 'child', kind: 'family' as const, since: '2012-01-01' },
    { id: 'c', personId: 'tenant', kind: 'tenant' as const, since: '2020-01-01' },
  ];
  expect(staysThatEnd(stays, planOwnerChange([husband, wife], [newcomer]))).toEqual(['a', 'b']);
  const stayer = [{ personId: 'wife', name: '原 真由美', ...whole }];
  expect(staysThatEnd(stays, planOwnerChange([husband, wife], stayer))).toEqual(['a']);
});

test('the buyer pays from the first day for paying that comes', () => {
  const due = { day: 27, monthsBefore: 1 };
  // 27 October 2026 is a Tuesday; the dues of November are paid on it.
  expect(firstMonthOf('2026-10-27', due)).toBe('2026-11');
  expect(firstMonthOf('2026-10-28', due)).toBe('2026-12');
  expect(firstMonthOf('2026-10-01', due)).toBe('2026-11');
});

test('no month is paid by neither and none by both', () => {
  fc.assert(
    fc.property(
      fc.record({ day: fc.integer({ min: 1, max: 31 }), monthsBefore: fc.nat({ max: 2 }) }),
      fc.date({
        min: new Date('2020-01-01'),
        max: new Date('2040-01-01'),
        noInvalidDate: true,
      }),
      (due, date) => {
        const on = date.toISOString().slice(0, 10);
        const month = firstMonthOf(on, due);
        expect(dueDay(month, due) >= on).toBe(true);
        expect(dueDay(addMonths(month, -1), due) < on).toBe(true);
      },
    ),
  );
});

test('the Act names buyers, not heirs', () => {
  expect(isSuccessor('sale')).toBe(true);
  expect(isSuccessor('inheritance')).toBe(false);
  expect(isSuccessor(null)).toBe(false);
});
