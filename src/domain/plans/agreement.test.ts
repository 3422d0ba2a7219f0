import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Agreement,
  addMonths,
  agreementFor,
  approvalHindrance,
  choosable,
  lastDayOfMonth,
  offerProblem,
} from './agreement.ts';
import { dueDay, invoiceSums, invoicesUntil } from './invoice.ts';
import { dueInvoiceNotice, invoiceState } from './invoice-notice.ts';

const standard: Agreement = {
  plan: 'standard',
  firstMonth: '2026-12-01',
  briefings: 2,
  movesData: true,
  monthlyYen: 60_000,
  movingYen: 250_000,
  prices: 'without-tax',
};
const light: Agreement = {
  ...standard,
  plan: 'light',
  firstMonth: '2027-02-01',
  briefings: 0,
  movesData: false,
  monthlyYen: 30_000,
  movingYen: null,
};
const end: Agreement = { ...light, plan: null, firstMonth: '2027-03-01', monthlyYen: null };

test('months over the end of a year', () => {
  expect(addMonths('2026-11-01', 2)).toBe('2027-01-01');
  expect(lastDayOfMonth('2028-02-01')).toBe('2028-02-29');
  expect(dueDay('2026-12-01')).toBe('2027-01-31');
});

test('tax is computed once, what is below one yen dropped', () => {
  const line = (count: number, unitYen: number) => ({ name: '', count, unitYen });
  expect(invoiceSums([line(1, 60_000)], 'without-tax')).toEqual({
    netYen: 60_000,
    taxYen: 6_000,
    totalYen: 66_000,
  });
  // 33,333 × 10 ÷ 110 = 3,030.27…
  expect(invoiceSums([line(1, 33_333)], 'with-tax')).toEqual({
    netYen: 30_303,
    taxYen: 3_030,
    totalYen: 33_333,
  });
  // Three times 33,335 is 100,005, and its tax 10,000.5; rounded line by line it would be 9,999.
  expect(invoiceSums([line(3, 33_335)], 'without-tax').taxYen).toBe(10_000);
});

test('setup and options once, each month by what holds in it, nothing after the end', () => {
  const all = [standard, light, end];
  const found = invoicesUntil(all, '2027-06-15').map(({ kind, month, lines }) => [
    kind,
    month,
    lines.map(({ name, count, unitYen }) => [name, count * unitYen]),
  ]);
  expect(found).toEqual([
    [
      'once',
      '2026-12-01',
      [
        ['初期設定', 100_000],
        ['オンライン説明会', 200_000],
        ['データ移行支援', 250_000],
      ],
    ],
    ['month', '2026-12-01', [['Standardプラン　2026年12月分', 60_000]]],
    ['month', '2027-01-01', [['Standardプラン　2027年1月分', 60_000]]],
    ['month', '2027-02-01', [['Lightプラン　2027年2月分', 30_000]]],
  ]);
  expect(invoicesUntil(all, '2026-11-30')).toEqual([]);
  expect(agreementFor(all, '2027-03-01')).toBeUndefined();
});

test('a month that has begun is left as it was agreed upon', () => {
  expect(choosable([], '2026-11-21')[0]).toBe('2026-11-01');
  expect(choosable([standard], '2026-12-10')[0]).toBe('2027-01-01');
  expect(choosable([standard, light], '2026-12-10')[0]).toBe('2027-03-01');
  // 解約 can still be turned round before its month.
  expect(choosable([standard, light, end], '2027-02-10')[0]).toBe('2027-03-01');
});

test('an offer is not below the prices of the plans, and nobody approves what is not offered', () => {
  const offered = { monthlyYen: 60_000, movingYen: 200_000 };
  expect(offerProblem(standard, offered)).toBeUndefined();
  expect(offerProblem(standard, { ...offered, monthlyYen: 59_999 })).toContain('60000円以上');
  expect(offerProblem(standard, { ...offered, movingYen: null })).toContain('200000円以上');
  expect(offerProblem(light, { monthlyYen: 30_000, movingYen: 1 })).toContain('申し込まれて');
  expect(offerProblem(end, offered)).toBeDefined();
  const choices = ['2026-12-01'];
  expect(approvalHindrance(standard, choices)).toBeUndefined();
  expect(approvalHindrance({ ...standard, monthlyYen: null }, choices)).toContain('見積もり');
  expect(approvalHindrance(standard, ['2027-01-01'])).toContain('過ぎました');
});

test('issued, paid, late; a mail a week before and a week after, none once it is paid', () => {
  const open = { dueOn: '2027-01-31', paidOn: null };
  const days = [
    ['2026-12-01', 'issued', 'issued'],
    ['2027-01-23', 'issued', 'issued'],
    ['2027-01-24', 'issued', 'before'],
    ['2027-01-31', 'issued', 'before'],
    ['2027-02-01', 'late', null],
    ['2027-02-07', 'late', 'after'],
  ] as const;
  expect(days.map(([day]) => [day, invoiceState(open, day), dueInvoiceNotice(open, day)])).toEqual(
    days,
  );
  const paid = { ...open, paidOn: '2027-01-20' };
  expect([invoiceState(paid, '2027-02-07'), dueInvoiceNotice(paid, '2027-02-07')]).toEqual([
    'paid',
    null,
  ]);
});

const yen = fc.integer({ min: 1, max: 9_999_999 });
const line = fc.record({
  name: fc.constant('x'),
  count: fc.integer({ min: 1, max: 9 }),
  unitYen: yen,
});

test('net and tax make the total, to the yen', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('with-tax' as const, 'without-tax' as const),
      (lines, prices) => {
        const { netYen, taxYen, totalYen } = invoiceSums(lines, prices);
        const sum = lines.reduce((total, it) => total + it.count * it.unitYen, 0);
        expect(netYen + taxYen).toBe(totalYen);
        expect(prices === 'with-tax' ? totalYen : netYen).toBe(sum);
        expect(taxYen * 11).toBeLessThanOrEqual(totalYen + 10);
      },
    ),
  );
});

test('through any history no month is asked for twice, and none that was asked for changes', () => {
  const step = fc.record({
    wait: fc.integer({ min: 0, max: 3 }),
    choice: fc.integer({ min: 0, max: 5 }),
    plan: fc.constantFrom('light' as const, 'standard' as const, null),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
      let today = '2026-11-10';
      let agreements: readonly Agreement[] = [];
      let before: readonly string[] = [];
      for (const { wait, choice, plan } of steps) {
        const firstMonth = choosable(agreements, today)[choice] ?? '';
        agreements = [...agreements, { ...standard, firstMonth, plan }];
        today = addMonths(`${today.slice(0, 8)}01`, wait);
        const now = invoicesUntil(agreements, today).map(
          ({ kind, month, lines }) => `${kind} ${month} ${JSON.stringify(lines)}`,
        );
        const months = now.filter((it) => it.startsWith('month')).map((it) => it.slice(0, 16));
        expect(new Set(months).size).toBe(months.length);
        expect(now).toEqual(expect.arrayContaining([...before]));
        expect(now.filter((it) => it.includes('初期設定')).length).toBeLessThanOrEqual(1);
        before = now;
      }
    }),
  );
});
