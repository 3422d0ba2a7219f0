import { expect, test } from 'vitest';
import { type OpenBill, owedBills } from './owed-bills.ts';
import { beyondWords, owedWords } from './owed-words.ts';

const payable = 'payable';
const paying = (
  key: string,
  postedOn: string,
  summary: string,
  party: string | null = 'power',
) => ({
  key,
  month: postedOn.slice(0, 7),
  summary,
  postedOn,
  mayChangeAmount: true,
  postings: [
    { fundId: 'general', accountId: payable, amountYen: 1, counterpartyId: party },
    { fundId: 'general', accountId: 'bank', amountYen: -1, counterpartyId: party },
  ],
});
const bill = (summary: string, amountYen: number, rest: Partial<OpenBill> = {}): OpenBill => ({
  entryId: summary,
  fundId: 'general',
  counterpartyId: 'power',
  postedOn: '2026-10-31',
  summary,
  amountYen,
  dueOn: null,
  ...rest,
});
const found = (due: Parameters<typeof owedBills>[0], bills: readonly OpenBill[]) =>
  [...owedBills(due, bills, new Set([payable])).values()].map(({ paid, left, isSure }) => ({
    paid: paid.map(({ amountYen }) => amountYen),
    left: left.map(({ amountYen }) => amountYen),
    isSure,
  }));

const october = bill('10月分 電気料金', 87_234);
const november = bill('11月分 電気料金', 91_597, { postedOn: '2026-11-20', dueOn: '2026-12-22' });
const ofOctober = paying('a', '2026-11-24', '10月分 電気料金の支払');

test('the bill of the month that the entry names is paid, a later one that is booked stays', () => {
  const bills = [october, november];
  expect(found([ofOctober], bills)).toEqual([{ paid: [87_234], left: [91_597], isSure: true }]);
  const owed = owedBills([ofOctober], bills, new Set([payable])).get('a');
  expect(owed && owedWords(owed, '2026-11-24')).toBe(
    '10月分 電気料金 87,234円を払います。このほか、11月分 電気料金 91,597円（期限2026年12月22日）が残ります。',
  );
  // Due on the 23rd, a holiday, it is drawn on the 24th.
  const onHoliday = { paid: [{ ...october, dueOn: '2026-11-23' }], left: [], isSure: true };
  expect(owedWords(onHoliday, '2026-11-24')).toBe('10月分 電気料金 87,234円を払います。');
  expect(owedWords(onHoliday, '2026-11-27')).toContain('87,234円（期限2026年11月23日）');
  expect(owed && beyondWords(owed, 178_831)).toBe(
    '上の請求より91,597円多い額です。残りの請求の分まで払うことになります。',
  );
  expect(owed && beyondWords(owed, 178_832)).toBe(
    '未払いの残りより1円多い額です。払いすぎになります。',
  );
});

test('without a month in any words the due day decides, on the bank day before at the latest', () => {
  const entry = paying('a', '2026-11-20', '電気料金の支払');
  const bills = [
    bill('電気料金', 87_234, { dueOn: '2026-11-22' }),
    bill('電気料金', 91_597, { postedOn: '2026-11-20', dueOn: '2026-12-22' }),
  ];
  expect(found([entry], bills)).toEqual([{ paid: [87_234], left: [91_597], isSure: true }]);
});

test('what cannot be decided is the oldest alone, for somebody to look at', () => {
  const entry = paying('a', '2026-11-24', '電気料金の支払');
  const bills = [bill('電気料金', 87_234), bill('電気料金', 91_597, { postedOn: '2026-11-20' })];
  expect(found([entry], bills)).toEqual([{ paid: [87_234], left: [91_597], isSure: false }]);
  expect(found([entry], bills.slice(0, 1))).toEqual([{ paid: [87_234], left: [], isSure: true }]);
});

test('of two bills of one month, due or named, none is chosen without somebody looking', () => {
  const twice = [october, { ...october, entryId: 'again' }];
  expect(found([ofOctober], twice)).toEqual([{ paid: [87_234, 87_234], left: [], isSure: false }]);
  const due = [
    bill('電気料金', 1, { dueOn: '2026-10-22' }),
    bill('電気料金', 2, { dueOn: '2026-11-22' }),
  ];
  expect(found([ofOctober], due)).toEqual([{ paid: [1, 2], left: [], isSure: false }]);
});

test('a bill of an older month, or one that came after the month, waits for somebody to look', () => {
  const older = bill('9月分 電気料金', 80_000, { postedOn: '2026-09-30', dueOn: '2026-10-22' });
  expect(found([ofOctober], [older])).toEqual([{ paid: [80_000], left: [], isSure: false }]);
  expect(found([ofOctober], [older, october])).toEqual([
    { paid: [87_234], left: [80_000], isSure: true },
  ]);
  const later = bill('電気料金', 91_597, { postedOn: '2026-11-05' });
  expect(found([ofOctober], [later])).toEqual([{ paid: [91_597], left: [], isSure: false }]);
});

test('what is booked after its day, or due after it, is not paid by it', () => {
  const after = bill('10月分 電気料金', 50_000, { postedOn: '2026-11-30' });
  expect(found([ofOctober], [after])).toEqual([{ paid: [], left: [50_000], isSure: false }]);
  const due = bill('10月分 電気料金', 50_000, { dueOn: '2026-11-25' });
  expect(found([ofOctober], [due])).toEqual([{ paid: [], left: [50_000], isSure: false }]);
});

test('the same bill is offered once, and over the year’s end too', () => {
  const due = [
    paying('a', '2026-12-22', '11月分 電気料金の支払'),
    paying('b', '2027-01-22', '12月分 電気料金の支払'),
  ];
  const bills = [
    bill('11月分 電気料金', 48_210, { postedOn: '2026-11-30' }),
    bill('12月分 電気料金', 51_000, { postedOn: '2027-01-05' }),
  ];
  expect(found(due, bills)).toEqual([
    { paid: [48_210], left: [51_000], isSure: true },
    { paid: [51_000], left: [], isSure: true },
  ]);
  const twice = due.slice(0, 1).flatMap((it) => [it, { ...it, key: 'c' }]);
  expect(found(twice, bills.slice(0, 1)).map(({ paid }) => paid)).toEqual([[48_210], []]);
});

test('an entry of a month that was closed meanwhile still pays its own month', () => {
  const old = { ...ofOctober, month: '2025-11', postedOn: '2026-11-01' };
  const bills = [bill('10月分 電気料金', 70_000, { postedOn: '2025-10-31' }), october];
  expect(found([old], bills)).toEqual([{ paid: [70_000], left: [87_234], isSure: true }]);
});

test('others are not paid by it; nobody named is a payee of its own', () => {
  const others = bill('10月分 電気料金', 9_000, { counterpartyId: 'water' });
  expect(found([ofOctober], [others, october])).toEqual([
    { paid: [87_234], left: [], isSure: true },
  ]);
  const nobody = paying('a', '2026-11-24', '10月分の支払', null);
  const ofNobody = bill('10月分', 700, { counterpartyId: null });
  expect(found([nobody], [ofNobody])).toEqual([{ paid: [700], left: [], isSure: true }]);
});

test('what pays no 未払金, or has sums of its own, is left out', () => {
  const expense = ofOctober.postings.map((it) => ({ ...it, accountId: 'cleaning' }));
  expect(found([{ ...ofOctober, postings: expense }], [october])).toEqual([]);
  expect(found([{ ...ofOctober, mayChangeAmount: false }], [october])).toEqual([]);
});

test('where nothing is owed it says what to do first', () => {
  const owed = { paid: [], left: [november], isSure: false };
  expect(owedWords(owed, '2026-11-24')).toBe(
    'この支払先には、11月分 電気料金 91,597円（期限2026年12月22日）の未払いがあります。',
  );
  expect(beyondWords(owed, 0)).toContain('請求（未払金）が記帳されていません。');
});
