import { demoId } from '#demo/demo-id.ts';
import { demoUser } from '#demo/demo-user.ts';
import { seedDwellings } from '#demo/dwellings.ts';
import type { LedgerSpan } from '#demo/ledger/ledger-span.ts';
import { personId } from '#demo/people.ts';
import { chargesOfMonth } from '#domain/billing/charges-of-month.ts';
import type { Month, Tariff } from '#domain/billing/tariff.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { dueRule, seedCharges } from './charges.ts';
import { seedDebitAccounts } from './debit-accounts.ts';
import type { BillingRows } from './row-types.ts';
import { seedDwellingContracts, seedItems, seedRates } from './tariff.ts';

type TariffRows = Pick<BillingRows, 'billing_item' | 'tariff_rate' | 'dwelling_contract'>;

/** 料金表、請求、入金: what the entries of the books were made of, dwelling by dwelling. */
export function seedBilling(span: LedgerSpan, agmYear: number): BillingRows {
  const rows = tariffRows(agmYear);
  return {
    ...rows,
    billing_setting: [
      {
        id: demoId('billing_setting', '1'),
        due_day: dueRule.day,
        due_months_before: dueRule.monthsBefore,
        allocation_order: 'month',
        late_rate: 1_460,
        late_clause: '第60条第2項',
        pay_to: '澄川銀行 みどり坂支店 普通預金 0524182',
      },
    ],
    ...seedCharges(span, tariffOf(rows)),
    debit_account: seedDebitAccounts(),
    member_person: [
      {
        id: demoId('member_person', demoUser.name),
        user_id: demoUser.id,
        person_id: personId(demoUser.name),
      },
    ],
  };
}

function tariffRows(agmYear: number): TariffRows {
  return {
    billing_item: seedItems(),
    tariff_rate: seedRates(agmYear),
    dwelling_contract: seedDwellingContracts(agmYear),
  };
}

/** What one dwelling is billed in a month. */
export function monthYenOf(number: string, month: Month): Yen {
  const tariff = tariffOf(tariffRows(Number(month.slice(0, 4))));
  const dwelling = tariff.dwellings.find((it) => it.number === number);
  const charges = chargesOfMonth(tariff, month).filter((it) => it.dwellingId === dwelling?.id);
  return sumYen(charges.map(({ yen }) => yen));
}

function tariffOf({ billing_item, tariff_rate, dwelling_contract }: TariffRows): Tariff {
  return {
    items: billing_item.map((item) => ({
      id: item.id,
      name: item.name,
      basis: item.basis,
      proration: item.proration,
      roundToYen: item.round_to_yen,
      fundId: item.fund_id,
      incomeId: item.income_account_id,
      receivableId: item.receivable_account_id,
      advanceId: item.advance_account_id,
      rates: tariff_rate
        .filter((rate) => rate.item_id === item.id)
        .map(({ kind, from_month, sen }) => ({ kind, fromMonth: from_month, sen })),
    })),
    dwellings: seedDwellings().map((dwelling) => ({
      id: dwelling.id,
      number: dwelling.number,
      area: Math.round(dwelling.area_m2 * 100),
      shareNumerator: dwelling.share_numerator,
      shareDenominator: dwelling.share_denominator,
    })),
    contracts: dwelling_contract.map((contract) => ({
      id: contract.id,
      dwellingId: contract.dwelling_id,
      itemId: contract.item_id,
      kind: contract.kind,
      label: contract.label,
      count: contract.count,
      startsOn: contract.starts_on,
      endsOn: contract.ends_on,
    })),
    extras: [],
  };
}
