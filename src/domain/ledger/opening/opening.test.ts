import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Account, Fund } from '#domain/ledger/account.ts';
import { addBalances } from '#domain/ledger/balance.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen } from '#domain/money.ts';
import { monthsBefore, openingEntries } from './opening-entries.ts';
import type { OpeningPlan } from './opening-plan.ts';
import { problemsOfOpening } from './problems-of-opening.ts';

const funds: readonly Fund[] = [
  { id: 'g', code: 'general', name: '管理費会計', isPassThrough: false },
  { id: 'r', code: 'reserve', name: '修繕積立金会計', isPassThrough: false },
];
const account = (code: string, kind: Account['kind'], role: Account['role'] = ''): Account => ({
  id: code,
  code,
  name: `科目${code}`,
  kind,
  role,
  isRetired: false,
});
const accounts = [
  account('1120', 'asset', 'bank'),
  account('1130', 'asset', 'bank'),
  account('2110', 'liability', 'payable'),
  account('3110', 'net'),
  account('4110', 'income'),
  account('5140', 'expense'),
];
const chart = { accounts, funds };

/** Two months of dues and cleaning before June; one bill is not paid. */
const plan: OpeningPlan = {
  yearStartsOn: '2026-04-01',
  beginsOn: '2026-06-01',
  balances: [
    { fundId: 'g', accountId: '1120', startYen: 1_000, nowYen: 1_170 },
    { fundId: 'g', accountId: '2110', startYen: 0, nowYen: -30 },
    { fundId: 'r', accountId: '1130', startYen: 5_000, nowYen: 5_000 },
  ],
  months: [
    { month: '2026-04', fundId: 'g', accountId: '4110', amountYen: -100 },
    { month: '2026-04', fundId: 'g', accountId: '5140', amountYen: 30 },
    { month: '2026-05', fundId: 'g', accountId: '4110', amountYen: -100 },
    { month: '2026-05', fundId: 'g', accountId: '5140', amountYen: 30 },
  ],
  certificates: [
    { accountId: '1120', amountYen: 1_170, note: '' },
    { accountId: '1130', amountYen: 5_000, note: '' },
  ],
  pastYears: [
    {
      fiscalYear: 2025,
      fundId: 'g',
      openingYen: 900,
      lines: [
        { accountId: '4110', amountYen: 1_200 },
        { accountId: '5140', amountYen: 1_100 },
      ],
    },
  ],
};

const sentences = (change: Partial<OpeningPlan>) =>
  problemsOfOpening({ ...plan, ...change }, chart).map(({ sentence }) => sentence);

describe('books that begin in June', () => {
  test('take over April and May, and stand as the bank says', () => {
    expect(problemsOfOpening(plan, chart)).toEqual([]);
    const entries = openingEntries(plan, chart, (key) => key);
    const told = entries.map(({ key, postedOn, postings }) => [
      key,
      postedOn,
      postings.map(({ accountId, amountYen }) => `${accountId} ${amountYen}`),
    ]);
    expect(told).toEqual([
      ['opening:general', '2026-04-01', ['1120 1000', '3110 -1000']],
      ['opening:general:2026-04', '2026-04-30', ['4110 -100', '5140 30', '1120 70']],
      ['opening:general:2026-05', '2026-05-31', ['4110 -100', '5140 30', '1120 100', '2110 -30']],
      ['opening:reserve', '2026-04-01', ['1130 5000', '3110 -5000']],
    ]);
  });

  test('do not begin while a fund gained something else than came in', () => {
    expect(sentences({ months: plan.months.slice(1) })[0]).toBe(
      '管理費会計：残高は年度の初めから140円増えていますが、月の合計では40円増えています。100円ちがいます。残高か月の合計に、抜けや打ちまちがいがないか確かめてください。',
    );
  });

  test('do not begin while the bank says something else, or nothing', () => {
    expect(
      sentences({ certificates: [{ accountId: '1120', amountYen: 1_200, note: '' }] }),
    ).toEqual([
      '科目1120：銀行では1,200円、開始残高では1,170円です。30円ちがいます。',
      '科目1130：2026年5月31日の残高証明書か通帳の額を入れてください。',
    ]);
  });

  test('follow on the year before', () => {
    const [past] = plan.pastYears;
    if (!past) throw new Error('a past year');
    expect(sentences({ pastYears: [{ ...past, openingYen: 800 }] })).toEqual([
      '管理費会計の2025年度：終わりの残高は900円になりますが、次の年度の初めは1,000円です。100円ちがいます。',
    ]);
    expect(sentences({ pastYears: [{ ...past, fiscalYear: 2024 }] })[0]).toContain('2025年度）も');
  });

  test.each([
    [{ beginsOn: '2026-06-15' }, '記帳は、月の1日から始めてください。'],
    [
      { beginsOn: '2027-04-01' },
      '記帳を始める日は、2026年4月1日から2027年3月31日までの間にしてください。',
    ],
    [{ yearStartsOn: '' }, '年度の始まりと、記帳を始める日を入れてください。'],
  ])('begin on the first of a month of the year: %j', (change, sentence) => {
    expect(sentences(change)).toEqual([sentence]);
  });
});

test('whatever agrees is balanced in each fund and ends as it was said to stand', () => {
  const firstOf = (count: number) => `${addMonths('2026-04', count)}-01`;
  const sum = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 11 }),
      fc.array(fc.record({ at: fc.nat(10), general: fc.boolean(), income: fc.boolean(), sum }), {
        maxLength: 30,
      }),
      fc.tuple(sum, sum, sum),
      sum,
      (count, moves, starts, payableYen) => {
        const beginsOn = firstOf(count);
        const known = monthsBefore({ yearStartsOn: '2026-04-01', beginsOn });
        expect(known).toHaveLength(count);
        const months = moves.flatMap(({ at, general, income, sum: amountYen }) => {
          const month = known[at];
          return month
            ? [
                {
                  month,
                  fundId: general ? 'g' : 'r',
                  accountId: income ? '4110' : '5140',
                  amountYen,
                },
              ]
            : [];
        });
        const gained = (fundId: string) =>
          -sumYen(months.filter((it) => it.fundId === fundId).map((it) => it.amountYen));
        const [a, b, c] = starts;
        const moved = count === 0 ? 0 : payableYen;
        const balances = [
          { fundId: 'g', accountId: '1120', startYen: a, nowYen: a + gained('g') - moved },
          { fundId: 'g', accountId: '2110', startYen: b, nowYen: b + moved },
          { fundId: 'r', accountId: '1130', startYen: c, nowYen: c + gained('r') },
        ];
        const given = { ...plan, beginsOn, balances, months, pastYears: [] };
        const entries = openingEntries(given, chart, (key) => key);
        for (const { postings, postedOn } of entries) {
          expect(sumYen(postings.map(({ amountYen }) => amountYen))).toBe(0);
          expect(new Set(postings.map(({ fundId }) => fundId)).size).toBe(1);
          expect(postedOn === '2026-04-01' || postedOn < beginsOn).toBe(true);
        }
        const stands = addBalances(entries.flatMap(({ postings }) => postings));
        const standing = (fundId: string, accountId: string) =>
          sumYen(
            stands
              .filter((it) => it.fundId === fundId && it.accountId === accountId)
              .map((it) => it.amountYen),
          );
        for (const { fundId, accountId, nowYen } of balances) {
          expect(standing(fundId, accountId)).toBe(nowYen);
        }
        const told = addBalances(months).filter(({ amountYen }) => amountYen !== 0);
        for (const { fundId, accountId, amountYen } of told) {
          expect(standing(fundId, accountId)).toBe(amountYen);
        }
      },
    ),
    { numRuns: 300 },
  );
});
