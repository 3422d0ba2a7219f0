import { expect, test } from 'vitest';
import { draftOfVoucher, judgeVoucher } from './voucher-draft.ts';

const read = {
  kind: 'invoice',
  payee: 'あおば電力',
  amountYen: 48_210,
  issuedOn: '2026-11-05',
  dueOn: '2026-11-30',
  invoiceNumber: '',
  note: '',
} as const;

test('what was read comes back as it was', () => {
  expect(judgeVoucher(draftOfVoucher(read))).toEqual({ facts: read, faults: {} });
});

test('full-width letters are read, and an empty field is what the paper does not say', () => {
  const { facts, faults } = judgeVoucher({
    ...draftOfVoucher(read),
    amount: '５１，０００円',
    dueOn: '',
    invoiceNumber: 'Ｔ1234-5678-90123',
  });
  expect(faults).toEqual({});
  expect(facts).toMatchObject({
    amountYen: 51_000,
    dueOn: null,
    invoiceNumber: 'T1234567890123',
  });
  expect(judgeVoucher({ ...draftOfVoucher(read), amount: '' }).facts.amountYen).toBeNull();
});

test('each field says what is wrong with it', () => {
  const { faults } = judgeVoucher({
    ...draftOfVoucher(read),
    amount: '四万円',
    dueOn: '2026-11-01',
    invoiceNumber: '1234',
  });
  expect(Object.keys(faults)).toEqual(['amount', 'dueOn', 'invoiceNumber']);
  expect(judgeVoucher({ ...draftOfVoucher(read), amount: '0' }).faults.amount).toBeDefined();
});
