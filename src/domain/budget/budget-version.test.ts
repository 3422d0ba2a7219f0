import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accountId,
  exampleChart,
  generalFund,
  reserveFund,
} from '#domain/ledger/testing/example-chart.ts';
import {
  changedLines,
  faultOfDay,
  faultOfProposal,
  fundPlan,
  type PlannedLine,
} from './budget-version.ts';

const line = (code: string, amountYen: number, fundId = generalFund.id): PlannedLine => ({
  fundId,
  accountId: accountId(code),
  amountYen,
  formula: '',
  note: '',
});
const before = [line('4110', 1_000), line('5120', 600), line('5150', 300)];
const chart = { funds: [generalFund, reserveFund], accounts: exampleChart };
const fault = (kind: 'first' | 'supplement' | 'transfer', lines: PlannedLine[], reason = 'わけ') =>
  faultOfProposal({ kind, lines, reason, before, ...chart });

test('what a version changed: a line more, a line less, a line gone, a line new', () => {
  const after = [line('4110', 1_000), line('5120', 650), line('5190', 20)];
  expect(changedLines(before, after)).toEqual([
    { fundId: generalFund.id, accountId: accountId('5120'), beforeYen: 600, afterYen: 650 },
    { fundId: generalFund.id, accountId: accountId('5150'), beforeYen: 300, afterYen: 0 },
    { fundId: generalFund.id, accountId: accountId('5190'), beforeYen: 0, afterYen: 20 },
  ]);
});

describe('a draft that cannot be decided says why', () => {
  test('補正予算', () => {
    const raised = [line('4110', 1_000), line('5120', 700), line('5150', 300)];
    expect(fault('supplement', raised)).toBeNull();
    expect(fault('supplement', raised, ' ')).toBe('変える理由を入力してください。');
    expect(fault('supplement', before)).toContain('今の予算と同じです。');
    expect(fault('first', [])).toContain('科目を加えてください。');
  });

  test('流用 moves within the expenses of one fund', () => {
    expect(
      fault('transfer', [line('4110', 1_000), line('5120', 650), line('5150', 250)]),
    ).toBeNull();
    expect(
      fault('transfer', [line('4110', 1_000), line('5120', 650), line('5150', 300)]),
    ).toContain('支出の合計が50円増えています。');
    expect(
      fault('transfer', [line('4110', 1_050), line('5120', 650), line('5150', 300)]),
    ).toContain('収入を変えるときは補正予算です。');
    const toOther = [...before.slice(0, 2), line('5150', 200), line('5150', 100, reserveFund.id)];
    expect(fault('transfer', toOther)).toContain('減っています');
  });

  test('the meeting has been held', () => {
    expect(faultOfDay('2026-05-24', '2026-05-24', 'first')).toBeNull();
    expect(faultOfDay('2026-05-25', '2026-05-24', 'transfer')).toContain('理事会はまだ');
  });
});

test('a 流用 may be decided exactly when it moves something and the fund spends as before', () => {
  fc.assert(
    fc.property(fc.nat(600), fc.nat(300), fc.nat(1), (power, repairs, extraYen) => {
      const rest = 900 - power - repairs + extraYen;
      const after = [
        line('4110', 1_000),
        line('5120', power),
        line('5150', repairs),
        line('5190', rest),
      ];
      const isMoved = power !== 600 || repairs !== 300;
      expect(fault('transfer', after) === null).toBe(extraYen === 0 && isMoved);
    }),
    { numRuns: 300 },
  );
});

test('a fund as planned, and the sentence when it does not last', () => {
  const plan = (lines: PlannedLine[], openingYen: number) =>
    fundPlan(generalFund, lines, { accounts: exampleChart, openingYen });
  expect(plan(before, 500)).toMatchObject({ surplusYen: 100, closingYen: 600, warning: '' });
  expect(plan([...before, line('5190', 400)], 500)).toMatchObject({
    surplusYen: -300,
    closingYen: 200,
  });
  expect(plan([...before, line('5190', 400)], 500).warning).toContain('1年で300円の赤字です。');
  expect(plan([...before, line('5190', 700)], 500).warning).toContain(
    '年度末に100円足りなくなります。',
  );
});
