import type { Payment } from '#contract/payments.ts';
import { ids } from './example-books.ts';

/** A payment that two agreed on, in a transfer file. */
export const examplePayment: Payment = {
  id: ids.power,
  payee: '北浜ポンプ',
  summary: '給水ポンプの交換',
  yen: 132_000,
  payOn: '2026-11-10',
  bankAccountId: ids.power,
  from: '北銀行 普通預金',
  to: 'ｽﾐｶﾜ 普通 0123456',
  isAccountNew: false,
  digest: 'd',
  entryId: ids.general,
  state: 'sent',
  paidEntryId: null,
  returnedEntryId: null,
  returnedOn: null,
  isAccountDoubted: false,
  askedAs: '会計担当理事',
  askedOn: '2026-11-05',
  approvedAs: '理事長',
  approvedOn: '2026-11-06',
  mayApprove: false,
};
