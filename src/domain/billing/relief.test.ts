import { describe, expect, test } from 'vitest';
import { problemOfRelief, type Relief, reliefPostings } from './relief.ts';
import type { BillingItem } from './tariff.ts';

const item = (id: string, fundId: string): BillingItem => ({
  id,
  name: id,
  basis: 'flat',
  proration: 'whole',
  roundToYen: 1,
  fundId,
  incomeId: `${id}-income`,
  receivableId: 'receivable',
  advanceId: 'advance',
  rates: [],
});
const items = [item('dues', 'general'), item('reserve', 'repair')];
const open = [
  { itemId: 'dues', month: '2026-06', chargedYen: 17_770, paidYen: 7_770 },
  { itemId: 'reserve', month: '2026-06', chargedYen: 12_690, paidYen: 0 },
];
const resolved = { resolvedOn: '2026-05-24', resolution: '第17期 通常総会' };
const relief = (given: Partial<Relief>): Relief => ({
  kind: 'correction',
  lines: [{ itemId: 'dues', month: '2026-06', yen: 10_000 }],
  resolvedOn: null,
  resolution: '',
  ...given,
});
const problem = (given: Partial<Relief>) => problemOfRelief(relief(given), open, '2026-11-21');

describe('what may be taken off', () => {
  test('is what is open, and not a yen more', () => {
    expect(problem({})).toBeNull();
    expect(problem({ lines: [{ itemId: 'dues', month: '2026-06', yen: 10_001 }] })).toContain(
      '残っている額',
    );
    expect(problem({ lines: [{ itemId: 'dues', month: '2026-07', yen: 1 }] })).toContain(
      '残っている額',
    );
    const line = { itemId: 'dues', month: '2026-06', yen: 5_000 };
    expect(problem({ lines: [line, line] })).toContain('2度');
    expect(problem({ lines: [] })).toContain('選んでください');
  });

  test.each(['waiver', 'write-off'] as const)('%s needs the general meeting', (kind) => {
    expect(problem({ kind })).toContain('総会の決議');
    expect(problem({ kind, ...resolved, resolution: '' })).toContain('総会の決議');
    expect(problem({ kind, ...resolved, resolvedOn: '2026-11-22' })).toContain('今日まで');
    expect(problem({ kind, ...resolved })).toBeNull();
  });
});

describe('the entry', () => {
  const lines = [
    { itemId: 'dues', month: '2026-05', yen: 17_770 },
    { itemId: 'dues', month: '2026-06', yen: 10_000 },
    { itemId: 'reserve', month: '2026-06', yen: 12_690 },
  ];

  test('takes income back in the fund of each item', () => {
    expect(reliefPostings(items, { kind: 'correction', lines }, 'loss')).toEqual([
      { fundId: 'general', accountId: 'dues-income', amountYen: 27_770, counterpartyId: null },
      { fundId: 'general', accountId: 'receivable', amountYen: -27_770, counterpartyId: null },
      { fundId: 'repair', accountId: 'reserve-income', amountYen: 12_690, counterpartyId: null },
      { fundId: 'repair', accountId: 'receivable', amountYen: -12_690, counterpartyId: null },
    ]);
  });

  test('is a loss where nobody can collect it', () => {
    const postings = reliefPostings(items, { kind: 'write-off', lines }, 'loss');
    expect(
      postings.map(({ fundId, accountId, amountYen }) => [fundId, accountId, amountYen]),
    ).toEqual([
      ['general', 'loss', 27_770],
      ['general', 'receivable', -27_770],
      ['repair', 'loss', 12_690],
      ['repair', 'receivable', -12_690],
    ]);
  });
});
