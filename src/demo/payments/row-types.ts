import type { BankPlace } from '#domain/payments/bank-record.ts';

export type PlaceRow = {
  readonly bank_code: string;
  readonly bank_name: string;
  readonly branch_code: string;
  readonly branch_name: string;
  readonly kind: BankPlace['kind'];
  readonly number: string;
};

export type PaymentRows = {
  readonly payee_account: readonly (PlaceRow & {
    readonly id: string;
    readonly counterparty_id: string;
    readonly holder: string;
    readonly reason: string;
    readonly asked_as: string;
    readonly asked_by: string;
    readonly asked_at: string;
    readonly approved_as: string;
    readonly approved_by: string;
    readonly approved_at: string;
  })[];
  readonly transfer_source: readonly (PlaceRow & {
    readonly id: string;
    readonly bank_account_id: string;
    readonly consignor_code: string;
    readonly consignor_name: string;
  })[];
};
