import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumYen } from '#domain/money.ts';
import type { Sender } from './bank-record.ts';
import { agreedText, paymentState } from './payment.ts';
import { type Transfer, transferFile } from './transfer-file.ts';

const sender: Sender = {
  bankCode: '9911',
  bankName: 'スミカワ',
  branchCode: '012',
  branchName: 'ミドリザカ',
  kind: 'ordinary',
  number: '0524182',
  consignorCode: '1234567890',
  consignorName: 'ミドリザカレジデンスカンリクミアイ',
};
const transfer: Transfer = {
  bankCode: '9922',
  bankName: 'ショウナン',
  branchCode: '101',
  branchName: 'ホンテン',
  kind: 'current',
  number: '765',
  holder: 'カ）キタガワ',
  yen: 132_000,
};

/** Reads by the layout of the banks, and knows nothing of how it was written. */
function read(text: string) {
  const records = text.split('\r\n').slice(0, -1);
  const cut = (line: string, lengths: readonly number[]) => {
    let from = 0;
    return lengths.map((length) => line.slice(from, (from += length)).trimEnd());
  };
  const [head = '', ...rest] = records;
  return {
    records,
    head: cut(head, [1, 2, 1, 10, 40, 4, 4, 15, 3, 15, 1, 7, 17]),
    data: rest
      .filter((line) => line.startsWith('2'))
      .map((line) => cut(line, [1, 4, 15, 3, 15, 4, 1, 7, 30, 10, 1, 10, 10, 1, 1, 7])),
    trailer: cut(rest.at(-2) ?? '', [1, 6, 12, 101]),
    end: rest.at(-1) ?? '',
  };
}

test('one payment, byte for byte', () => {
  const text = transferFile(sender, { payOn: '2026-11-27', transfers: [transfer] });
  expect(text.split('\r\n')).toEqual([
    '1210' +
      '1234567890' +
      'ﾐﾄﾞﾘｻﾞｶﾚｼﾞﾃﾞﾝｽｶﾝﾘｸﾐｱｲ'.padEnd(40) +
      '1127' +
      '9911' +
      'ｽﾐｶﾜ'.padEnd(15) +
      '012' +
      'ﾐﾄﾞﾘｻﾞｶ'.padEnd(15) +
      '10524182' +
      ' '.repeat(17),
    '2' +
      '9922' +
      'ｼﾖｳﾅﾝ'.padEnd(15) +
      '101' +
      'ﾎﾝﾃﾝ'.padEnd(15) +
      '    ' +
      '2' +
      '0000765' +
      'ｶ)ｷﾀｶﾞﾜ'.padEnd(30) +
      '0000132000' +
      '0' +
      ' '.repeat(20) +
      '7 ' +
      ' '.repeat(7),
    '8000001000000132000' + ' '.repeat(101),
    '9' + ' '.repeat(119),
    '',
  ]);
});

test('any payments are read back as they were, with their count and sum', () => {
  const transfers = fc.array(
    fc.record({
      bankCode: fc.stringMatching(/^\d{4}$/),
      bankName: fc.constantFrom('スミカワ', 'ﾐﾄﾞﾘ', 'ナガイナマエノギンコウデスヨネトテモ'),
      branchCode: fc.stringMatching(/^\d{3}$/),
      branchName: fc.constantFrom('ホンテン', 'ミナトミライ'),
      kind: fc.constantFrom('ordinary' as const, 'current' as const, 'savings' as const),
      number: fc.stringMatching(/^\d{7}$/),
      holder: fc.constantFrom('カ）キタガワ', 'ヤマダ　ハナコ', 'ア'.repeat(60)),
      yen: fc.integer({ min: 1, max: 9_999_999_999 }),
    }),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(transfers, (all) => {
      const { records, head, data, trailer, end } = read(
        transferFile(sender, { payOn: '2026-12-25', transfers: all }),
      );
      expect(records.every((line) => line.length === 120)).toBe(true);
      expect(records.every((line) => /^[ -~｡-ﾟ]*$/.test(line))).toBe(true);
      expect(head.slice(0, 3)).toEqual(['1', '21', '0']);
      expect(data.map((it) => [it[1], it[3], it[7], Number(it[9])])).toEqual(
        all.map((it) => [it.bankCode, it.branchCode, it.number, it.yen]),
      );
      expect(Number(trailer[1])).toBe(all.length);
      expect(Number(trailer[2])).toBe(sumYen(all.map(({ yen }) => yen)));
      expect(end).toBe(`9${' '.repeat(119)}`);
    }),
    { numRuns: 100 },
  );
});

test('a sum of nothing, or one that no field holds, is not written', () => {
  for (const yen of [0, -1, 10_000_000_000]) {
    expect(() =>
      transferFile(sender, { payOn: '2026-11-27', transfers: [{ ...transfer, yen }] }),
    ).toThrow('a sum that no record holds');
  }
});

test('another payee, account, sum or day is another payment', () => {
  const agreed = {
    counterpartyId: 'c',
    payee: transfer,
    bankAccountId: 'b',
    yen: 132_000,
    payOn: '2026-11-27',
  };
  const others = [
    { ...agreed, counterpartyId: 'd' },
    { ...agreed, payee: { ...transfer, number: '766' } },
    { ...agreed, payee: { ...transfer, holder: 'ヤマダ' } },
    { ...agreed, payee: { ...transfer, branchCode: '102' } },
    { ...agreed, bankAccountId: 'x' },
    { ...agreed, yen: 132_001 },
    { ...agreed, payOn: '2026-11-28' },
  ];
  const texts = [agreed, ...others].map(agreedText);
  expect(new Set(texts).size).toBe(texts.length);
});

test.each([
  [{ approvedOn: null, fileMadeOn: null, isOpen: true, isReturned: false }, 'asked'],
  [{ approvedOn: '2026-11-20', fileMadeOn: null, isOpen: true, isReturned: false }, 'approved'],
  [{ approvedOn: '2026-11-20', fileMadeOn: '2026-11-21', isOpen: true, isReturned: false }, 'sent'],
  [
    { approvedOn: '2026-11-20', fileMadeOn: '2026-11-21', isOpen: false, isReturned: false },
    'paid',
  ],
  [
    { approvedOn: '2026-11-20', fileMadeOn: '2026-11-21', isOpen: false, isReturned: true },
    'returned',
  ],
])('%j is %s', (steps, state) => {
  expect(paymentState(steps)).toBe(state);
});
