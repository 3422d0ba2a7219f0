import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumYen } from '#domain/money.ts';
import type { Sender } from '#domain/payments/bank-record.ts';
import { type Debit, debitFile, problemOfDebit } from './debit-file.ts';
import { outcomeNames, outcomesOf, readDebitResult } from './debit-result.ts';
import { dueItems, duesByDwelling } from './debits-of-month.ts';

const sender: Sender = {
  bankCode: '9911',
  bankName: 'スミカワ',
  branchCode: '012',
  branchName: 'ミドリザカ',
  kind: 'ordinary',
  number: '0524182',
  consignorCode: '9900000021',
  consignorName: 'ミドリザカレジデンスカンリクミアイ',
};
const debit: Debit = {
  bankCode: '9933',
  bankName: 'ミドリザカシンキン',
  branchCode: '001',
  branchName: 'ホンテン',
  kind: 'ordinary',
  number: '765',
  holder: 'アオキ　マサル',
  customer: '101',
  yen: 30_460,
};
const debits = [debit, { ...debit, customer: '1001', yen: 25_000 }];

/** Reads by the layout of the banks, and knows nothing of how it was written. */
function cut(line: string, lengths: readonly number[]): readonly string[] {
  let from = 0;
  return lengths.map((length) => line.slice(from, (from += length)).trimEnd());
}
const layouts = {
  1: [1, 2, 1, 10, 40, 4, 4, 15, 3, 15, 1, 7, 17],
  2: [1, 4, 15, 3, 15, 4, 1, 7, 30, 10, 1, 20, 1, 8],
  8: [1, 6, 12, 6, 12, 6, 12, 65],
  9: [1, 119],
} as const;

function read(text: string) {
  const records = text.split('\r\n').slice(0, -1);
  const of = (kind: keyof typeof layouts) =>
    records.filter((it) => it.startsWith(String(kind))).map((it) => cut(it, layouts[kind]));
  return { records, heads: of(1), data: of(2), trailers: of(8), ends: of(9) };
}

/** What a bank makes of a request: the codes filled in, and the totals. */
function answer(text: string, codes: readonly string[]): string {
  const records = text.split('\r\n').slice(0, -1);
  let at = -1;
  const sums = { paid: [0, 0], failed: [0, 0] };
  const told = records.map((line) => {
    if (line.startsWith('2')) {
      at += 1;
      const code = codes[at] ?? '0';
      const sum = code === '0' ? sums.paid : sums.failed;
      sum[0] = (sum[0] ?? 0) + 1;
      sum[1] = (sum[1] ?? 0) + Number(line.slice(80, 90));
      return `${line.slice(0, 111)}${code}${line.slice(112)}`;
    }
    if (!line.startsWith('8')) return line;
    const totals = [sums.paid, sums.failed].map(
      ([count = 0, yen = 0]) => `${String(count).padStart(6, '0')}${String(yen).padStart(12, '0')}`,
    );
    return `${line.slice(0, 19)}${totals.join('')}${line.slice(55)}`;
  });
  return `${told.join('\r\n')}\r\n`;
}

const request = debitFile(sender, { debitOn: '2026-11-27', debits: [...debits] });

test('the layouts are 120 bytes long', () => {
  expect(Object.values(layouts).map((lengths) => sumYen([...lengths]))).toEqual([
    120, 120, 120, 120,
  ]);
});

test('a request, byte for byte', () => {
  const dataOf = (customer: string, yen: string) =>
    '2' +
    '9933' +
    'ﾐﾄﾞﾘｻﾞｶｼﾝｷﾝ'.padEnd(15) +
    '001' +
    'ﾎﾝﾃﾝ'.padEnd(15) +
    '    ' +
    '1' +
    '0000765' +
    'ｱｵｷ ﾏｻﾙ'.padEnd(30) +
    yen +
    '0' +
    customer.padEnd(20) +
    '0' +
    ' '.repeat(8);
  expect(request.split('\r\n')).toEqual([
    '1910' +
      '9900000021' +
      'ﾐﾄﾞﾘｻﾞｶﾚｼﾞﾃﾞﾝｽｶﾝﾘｸﾐｱｲ'.padEnd(40) +
      '1127' +
      '9911' +
      'ｽﾐｶﾜ'.padEnd(15) +
      '012' +
      'ﾐﾄﾞﾘｻﾞｶ'.padEnd(15) +
      '10524182' +
      ' '.repeat(17),
    dataOf('101', '0000030460'),
    dataOf('1001', '0000025000'),
    `8000002000000055460${'0'.repeat(36)}${' '.repeat(65)}`,
    `9${' '.repeat(119)}`,
    '',
  ]);
});

test('any debits are read back as they were, and so is what became of them', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 101, max: 9_999 }), {
    minLength: 1,
    maxLength: 30,
  });
  const facts = fc.record({
    yen: fc.integer({ min: 1, max: 9_999_999 }),
    holder: fc.constantFrom('アオキ　マサル', 'ﾀﾅｶ ｹﾝ', 'ガ'.repeat(40)),
    kind: fc.constantFrom('ordinary' as const, 'current' as const),
    code: fc.constantFrom(...Object.keys(outcomeNames)),
  });
  fc.assert(
    fc.property(numbers, fc.array(facts, { minLength: 30, maxLength: 30 }), (customers, all) => {
      const asked = customers.map((customer, at) => ({
        ...debit,
        ...(all[at] ?? { code: '0' }),
        customer: String(customer),
      }));
      const text = debitFile(sender, { debitOn: '2026-12-28', debits: asked });
      const { records, heads, data, trailers, ends } = read(text);
      expect(records.every((it) => it.length === 120 && /^[ -~｡-ﾟ]*$/.test(it))).toBe(true);
      expect(heads.map((it) => [it[1], it[2], it[3], it[5]])).toEqual([
        ['91', '0', '9900000021', '1228'],
      ]);
      expect(data.map((it) => [it[11], Number(it[9]), it[12]])).toEqual(
        asked.map((it) => [it.customer, it.yen, '0']),
      );
      const total = sumYen(asked.map(({ yen }) => yen));
      expect(trailers.map((it) => it.map(Number).slice(1, 7))).toEqual([
        [asked.length, total, 0, 0, 0, 0],
      ]);
      expect(ends).toHaveLength(1);
      const codes = asked.map(({ code }) => code);
      const result = readDebitResult(answer(text, codes));
      expect(result).toMatchObject({ consignorCode: '9900000021', monthDay: '1228' });
      expect(outcomesOf(asked, result).map(({ outcome }) => outcome)).toEqual(codes);
    }),
    { numRuns: 100 },
  );
});

test('a result is read with and without line ends', () => {
  const text = answer(request, ['0', '1']);
  const plain = text.replaceAll('\r\n', '');
  expect(readDebitResult(plain)).toEqual(readDebitResult(text));
  expect(readDebitResult(`${plain}\u001A`).lines).toEqual([
    { customer: '101', yen: 30_460, outcome: '0' },
    { customer: '1001', yen: 25_000, outcome: '1' },
  ]);
});

const good = answer(request, ['0', '1']);
const lines = good.split('\r\n');
const changed = (at: number, from: number, text: string) =>
  lines
    .map((line, place) =>
      place === at ? line.slice(0, from) + text + line.slice(from + text.length) : line,
    )
    .join('\r\n');

test.each([
  ['a request that the bank has not answered', request, '合計と合いません'],
  ['another count', changed(3, 1, '000003'), '合計と合いません'],
  ['another sum', changed(3, 7, '000000055461'), '合計と合いません'],
  ['another sum of what was paid', changed(3, 25, '000000030461'), '合計と合いません'],
  ['another sum of what failed', changed(3, 43, '000000024999'), '合計と合いません'],
  ['another amount', changed(1, 80, '0000030461'), '合計と合いません'],
  ['a code that does not exist', changed(1, 111, '7'), '結果の番号'],
  ['letters in a figure', changed(1, 80, '00000X0460'), '数字のところ'],
  ['another kind of file', changed(0, 1, '21'), '口座振替（91）'],
  ['no trailer', lines.filter((it) => !it.startsWith('8')).join('\r\n'), 'そろっていません'],
  ['no end', lines.filter((it) => !it.startsWith('9')).join('\r\n'), 'そろっていません'],
  ['a short record', good.replace('ｱｵｷ ﾏｻﾙ', 'ｱｵｷ'), '120文字'],
  ['nothing', '', '口座振替（91）'],
])('%s is refused as a whole', (_, text, words) => {
  expect(() => readDebitResult(text)).toThrow(
    expect.objectContaining({ sentence: expect.stringContaining(words) }),
  );
});

test('a result of other debits is refused as a whole', () => {
  const result = readDebitResult(good);
  const others = [
    debits.slice(0, 1),
    [...debits, { ...debit, customer: '102' }],
    [debit, { ...debit, customer: '102', yen: 25_000 }],
    [debit, { ...debit, customer: '1001', yen: 25_001 }],
  ];
  for (const asked of others) {
    expect(() => outcomesOf(asked, result)).toThrow(expect.objectContaining({ code: 'conflict' }));
  }
  const twice = { lines: [...result.lines.slice(0, 1), ...result.lines.slice(0, 1)] };
  expect(() => outcomesOf(debits, twice)).toThrow(expect.objectContaining({ code: 'conflict' }));
});

test.each([
  [{ holder: '髙橋　進' }, '口座名義の「髙橋進」'],
  [{ bankName: '澄川' }, '銀行名の「澄川」'],
  [{ holder: '　' }, '口座名義が入っていません'],
  [{ customer: '1'.repeat(21) }, '部屋番号が長すぎて'],
  [{ yen: 10_000_000_000 }, '金額が大きすぎて'],
])('%j cannot be written, and says why', (facts, words) => {
  const faulty = { ...debit, ...facts };
  expect(problemOfDebit(faulty)).toContain(words);
  expect(() => debitFile(sender, { debitOn: '2026-11-27', debits: [faulty] })).toThrow(
    'a debit that no record holds',
  );
});

test('a month is debited less what was paid for it, and nothing that is paid', () => {
  const charges = [
    { dwellingId: 'a', itemId: 'fee', yen: 10_000 },
    { dwellingId: 'a', itemId: 'reserve', yen: 8_000 },
    { dwellingId: 'b', itemId: 'fee', yen: 10_000 },
  ];
  const positions = [
    { dwellingId: 'a', itemId: 'fee', paidYen: 4_000 },
    { dwellingId: 'b', itemId: 'fee', paidYen: 10_000 },
    // Out of 前受金, beside what was paid for the very month.
    { dwellingId: 'a', itemId: 'fee', paidYen: 1_000 },
  ];
  const items = dueItems(charges, positions, '2026-12');
  expect([...duesByDwelling(items)]).toEqual([['a', 13_000]]);
});
