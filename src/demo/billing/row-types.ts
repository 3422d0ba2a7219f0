import type { PlaceRow } from '#demo/payments/row-types.ts';
import type { Basis, Month, Proration } from '#domain/billing/tariff.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';

export type BillingItemRow = {
  readonly id: string;
  readonly place: number;
  readonly name: string;
  readonly basis: Basis;
  readonly proration: Proration;
  readonly round_to_yen: Yen;
  readonly fund_id: string;
  readonly income_account_id: string;
  readonly receivable_account_id: string;
  readonly advance_account_id: string;
};

export type TariffRateRow = {
  readonly id: string;
  readonly item_id: string;
  readonly kind: string;
  readonly from_month: Month;
  readonly sen: number;
};

export type DwellingContractRow = {
  readonly id: string;
  readonly dwelling_id: string;
  readonly item_id: string;
  readonly kind: string;
  readonly label: string;
  readonly count: number;
  readonly starts_on: IsoDate;
  readonly ends_on: IsoDate | null;
};

type BillingRunRow = {
  readonly id: string;
  readonly month: Month;
  readonly entry_id: string;
  readonly run_as: 'companyStaff';
  readonly run_by: string;
  readonly run_at: string;
};

export type ChargeRow = {
  readonly id: string;
  readonly entry_id: string;
  readonly dwelling_id: string;
  readonly item_id: string;
  readonly month: Month;
  readonly amount_yen: Yen;
  readonly due_on: IsoDate;
};

export type ReceiptRow = {
  readonly id: string;
  readonly entry_id: string;
  readonly dwelling_id: string;
  readonly received_on: IsoDate;
  readonly amount_yen: Yen;
  readonly way: 'debit' | 'transfer';
  readonly account_id: string;
  readonly payer: string;
  readonly taken_as: 'companyStaff';
  readonly taken_by: string;
  readonly taken_at: string;
};

export type AllocationRow = {
  readonly id: string;
  readonly receipt_id: string;
  readonly entry_id: string;
  readonly item_id: string;
  readonly month: Month;
  readonly amount_yen: Yen;
  readonly is_ahead: boolean;
};

export type BillingRows = {
  readonly billing_item: readonly BillingItemRow[];
  readonly tariff_rate: readonly TariffRateRow[];
  readonly dwelling_contract: readonly DwellingContractRow[];
  readonly billing_setting: readonly {
    readonly id: string;
    readonly due_day: number;
    readonly due_months_before: number;
    readonly allocation_order: 'month';
    readonly late_rate: number;
    readonly late_clause: string;
    readonly pay_to: string;
  }[];
  readonly billing_run: readonly BillingRunRow[];
  readonly charge: readonly ChargeRow[];
  readonly receipt: readonly ReceiptRow[];
  readonly allocation: readonly AllocationRow[];
  readonly debit_account: readonly (PlaceRow & {
    readonly id: string;
    readonly dwelling_id: string;
    readonly holder: string;
  })[];
  readonly member_person: readonly {
    readonly id: string;
    readonly user_id: string;
    readonly person_id: string;
  }[];
};
