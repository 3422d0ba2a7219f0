import { describe, expect, test } from 'vitest';
import type { BillingItem, Tariff } from '#domain/billing/tariff.ts';
import type { AfterFacts } from './after-facts.ts';
import { type AfterId, checkAfter } from './check-after.ts';
import { feesIn } from './fees-in.ts';

const item = (id: string, name: string, sen: number): BillingItem => ({
  id,
  name,
  basis: 'area',
  proration: 'whole',
  roundToYen: 10,
  fundId: 'f',
  incomeId: `in-${id}`,
  receivableId: 'r',
  advanceId: 'a',
  rates: [
    { kind: '', fromMonth: '2020-04', sen: 20_000 },
    { kind: '', fromMonth: '2027-04', sen },
  ],
});
const dwelling = (id: string, area: number) => ({
  id,
  number: id,
  area,
  shareNumerator: 1,
  shareDenominator: 2,
});
/** 300円 × 70㎡ = 21,000円, 300円 × 60㎡ = 18,000円. */
const tariff = (sen = 30_000): Tariff => ({
  items: [item('reserve', '修繕積立金', sen), item('fee', '管理費', 20_000)],
  dwellings: [dwelling('101', 7_000), dwelling('102', 6_000)],
  contracts: [],
  extras: [],
});
const words =
  '修繕積立金を、2027年4月分から専有面積1㎡あたり月額300円に改めます。住戸ごとの額は、議案書に付ける一覧のとおりです。';
const charge = (dwellingId: string, itemId: string, yen: number) => ({ dwellingId, itemId, yen });
const billed = {
  month: '2027-04',
  charges: [
    charge('101', 'reserve', 21_000),
    charge('102', 'reserve', 18_000),
    charge('101', 'fee', 14_000),
    charge('102', 'fee', 12_000),
  ],
  debit: {
    lines: [
      { dwellingId: '101', yen: 35_000 },
      { dwellingId: '102', yen: 20_000 },
    ],
    // 102 had paid 10,000 of it ahead.
    paidBefore: [{ dwellingId: '102', yen: 10_000 }],
  },
};

const facts: AfterFacts = {
  decided: [
    { id: 'i1', label: '第1号議案', title: '修繕積立金の額の改定', gist: words },
    {
      id: 'i2',
      label: '第2号議案',
      title: '管理委託契約の更新',
      gist: 'みどり管理株式会社との管理委託契約を更新します。委託費は年額6,600,000円（今は年額6,000,000円）です。',
    },
    {
      id: 'i3',
      label: '第3号議案',
      title: '外壁の修繕工事',
      gist: '株式会社さくら建設に、12,100,000円（税込）で発注します。',
    },
  ],
  dues: { tariff: tariff(), billed: [billed], notice: words },
  contracts: {
    contracts: [
      { name: '管理委託契約', counterparty: 'みどり管理株式会社', yearlyYen: 6_600_000 },
      { name: '保守契約', counterparty: '青空エレベーター', yearlyYen: 500_000 },
    ],
    quotes: [
      { payee: '(株)さくら建設', amountYen: 12_100_000 },
      { payee: '(株)さくら建設', amountYen: 13_000_000 },
      { payee: 'うみ建設', amountYen: 11_000_000 },
    ],
  },
  roll: {
    heldOn: '2027-05-23',
    dwellings: [
      { id: '101', number: '101', owners: ['山田 一郎'] },
      { id: '102', number: '102', owners: ['佐藤 花子', '佐藤 次郎'] },
    ],
    heads: [
      { dwellings: '101', names: '山田 一郎', voters: 1 },
      { dwellings: '102', names: '佐藤 花子、佐藤 次郎', voters: 1 },
    ],
    old: [{ dwellingId: '101', openYen: 42_000, toldYen: 42_000 }],
  },
  bookings: {
    hours: [
      { space: 's', day: '2027-05-01', fromHour: 9, untilHour: 12 },
      { space: 's', day: '2027-05-01', fromHour: 12, untilHour: 13 },
      { space: 't', day: '2027-05-01', fromHour: 9, untilHour: 10 },
    ],
    slots: 5,
    fees: [{ month: '2027-06', bookedYen: 1_500, billedYen: 1_500, incomeYen: 2_000 }],
  },
};

const outcomeOf = (id: AfterId, part: Partial<AfterFacts> = {}) =>
  checkAfter({ ...facts, ...part }).find((it) => it.id === id)?.outcome;
const warned = (id: AfterId, part: Partial<AfterFacts>) =>
  checkAfter({ ...facts, ...part })
    .find((it) => it.id === id)
    ?.compared.filter(({ outcome }) => outcome !== 'good');
const dues = (part: Partial<AfterFacts['dues']>) => ({ dues: { ...facts.dues, ...part } });
const roll = (part: Partial<AfterFacts['roll']>) => ({ roll: { ...facts.roll, ...part } });

test('where everything agrees, nothing speaks, and both figures are shown', () => {
  expect(checkAfter(facts).map(({ id, outcome }) => [id, outcome])).toEqual([
    ['X55', 'good'],
    ['X57', 'good'],
    ['X59', 'good'],
    ['X60', 'good'],
  ]);
  const all = checkAfter(facts).flatMap(({ compared }) => compared);
  expect(all.filter(({ one, other }) => one.value === '' || other.value === '')).toEqual([]);
  expect(all.map(({ subject }) => subject)).toContain('2027年4月分の最初の口座振替');
});

describe('X55', () => {
  test('reads each step of what was decided', () => {
    const twice =
      '修繕積立金を、2027年4月分から専有面積1㎡あたり月額300円、2030年4月分から333.5円に改めます。';
    expect(feesIn(twice, tariff().items)).toMatchObject([
      { itemId: 'reserve', fromMonth: '2027-04', per: 'area', sen: 30_000 },
      { itemId: 'reserve', fromMonth: '2030-04', per: 'area', sen: 33_350 },
    ]);
    expect(feesIn('管理費を据え置きます。', tariff().items)).toEqual([]);
  });

  test('speaks where the notice, the tariff, a bill or the file has another figure', () => {
    const other = words.replace('300円', '310円');
    expect(warned('X55', dues({ notice: other }))).toHaveLength(1);
    expect(warned('X55', dues({ notice: '結果のお知らせです。' }))).toHaveLength(1);
    // The bills then follow another tariff than they were made of, too.
    expect(warned('X55', dues({ tariff: tariff(31_000) }))).toHaveLength(2);
    const charges = billed.charges.map((it) =>
      it.itemId === 'reserve' ? { ...it, yen: it.yen === 21_000 ? 18_000 : 21_000 } : it,
    );
    // The sum is the same, the dwellings were exchanged.
    const [exchanged] = warned('X55', dues({ billed: [{ ...billed, charges }] })) ?? [];
    expect(exchanged).toMatchObject({ one: { value: '39,000円' }, other: { value: '39,000円' } });
    expect(exchanged?.words).toContain('2戸で');
    const lines = [{ dwellingId: '101', yen: 28_000 }, ...billed.debit.lines.slice(1)];
    const debit = { ...billed.debit, lines };
    expect(warned('X55', dues({ billed: [{ ...billed, debit }] }))).toHaveLength(1);
  });

  test('is quiet where the month is not billed yet, and where no fee was decided', () => {
    expect(outcomeOf('X55', dues({ billed: [], notice: null }))).toBe('good');
    expect(outcomeOf('X55', { decided: [] })).toBe('none');
  });
});

describe('X57', () => {
  test('speaks where quote or contract has another sum', () => {
    const [contract] = facts.contracts.contracts;
    if (!contract) throw new Error('the example has a contract');
    const contracts = { ...facts.contracts, contracts: [{ ...contract, yearlyYen: 6_000_000 }] };
    expect(warned('X57', { contracts })).toMatchObject([
      { one: { value: '年額6,600,000円' }, other: { value: '年額6,000,000円' } },
    ]);
    const quotes = [{ payee: '(株)さくら建設', amountYen: 11_000_000 }];
    expect(warned('X57', { contracts: { ...facts.contracts, quotes } })).toHaveLength(1);
  });

  test('is quiet about quotes of others, and where there is none', () => {
    const quotes = [{ payee: 'うみ建設', amountYen: 11_000_000 }];
    expect(outcomeOf('X57', { contracts: { ...facts.contracts, quotes } })).toBe('good');
    expect(outcomeOf('X57', { contracts: { contracts: [], quotes: [] } })).toBe('none');
  });
});

describe('X59', () => {
  test('speaks where a dwelling is missing, listed twice, or has no voter', () => {
    const [first, second] = facts.roll.heads;
    if (!first || !second) throw new Error('the example has two heads');
    expect(warned('X59', roll({ heads: [first] }))?.[0]?.words).toContain('102');
    const doubled = [first, second, { ...second, dwellings: '101' }];
    expect(warned('X59', roll({ heads: doubled }))?.[0]?.words).toContain('101');
    expect(warned('X59', roll({ heads: [first, { ...second, voters: 0 }] }))).toHaveLength(1);
  });

  test('speaks where a dwelling was sold between roll and meeting, not where a co-owner came', () => {
    const sold = facts.roll.dwellings.map((it) =>
      it.number === '101' ? { ...it, owners: ['田中 三郎'] } : it,
    );
    expect(warned('X59', roll({ dwellings: sold }))).toMatchObject([
      { one: { value: '山田 一郎' }, other: { value: '田中 三郎' } },
    ]);
    const joined = facts.roll.dwellings.map((it) =>
      it.number === '101' ? { ...it, owners: ['山田 一郎', '山田 美咲'] } : it,
    );
    expect(outcomeOf('X59', roll({ dwellings: joined }))).toBe('good');
  });

  test('speaks where old debts are told with another sum, and names no dwelling', () => {
    const old = [{ dwellingId: '101', openYen: 42_000, toldYen: 21_000 }];
    const found = warned('X59', roll({ old }));
    expect(found).toHaveLength(1);
    expect(JSON.stringify(found)).not.toContain('101');
  });
});

describe('X60', () => {
  const bookings = (part: Partial<AfterFacts['bookings']>) => ({
    bookings: { ...facts.bookings, ...part },
  });
  test('speaks where an hour is let twice', () => {
    const again = { space: 's', day: '2027-05-01', fromHour: 11, untilHour: 12 };
    const [found] = warned('X60', bookings({ hours: [...facts.bookings.hours, again] })) ?? [];
    expect(found?.words).toContain('1時間が、2件の予約');
  });

  test('speaks where a fee is billed otherwise, or the income is less', () => {
    const fee = { month: '2027-06', bookedYen: 1_500, billedYen: 1_000, incomeYen: 2_000 };
    expect(warned('X60', bookings({ fees: [fee] }))).toHaveLength(1);
    const short = { ...fee, billedYen: 1_500, incomeYen: 1_000 };
    expect(warned('X60', bookings({ fees: [short] }))).toHaveLength(1);
    expect(outcomeOf('X60', bookings({ hours: [] }))).toBe('none');
  });
});
