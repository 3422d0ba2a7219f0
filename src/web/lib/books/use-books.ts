import { useMemo } from 'react';
import type { z } from 'zod/mini';
import { type Chart, type Counterparty, getChart } from '#contract/ledger.ts';
import type { Account, Fund } from '#domain/ledger/account.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

type BankAccount = z.output<typeof getChart.output>['bankAccounts'][number];

/** The chart of the books, and what stands behind an id. */
export type Books = Chart & {
  readonly account: (id: string) => Account | undefined;
  readonly fund: (id: string) => Fund | undefined;
  readonly counterparty: (id: string | null) => Counterparty | undefined;
  readonly bankAccount: (accountId: string) => BankAccount | undefined;
};

export function useBooks(): Books {
  const chart = useEndpoint(getChart, {});
  return useMemo(() => withLookups(chart), [chart]);
}

export function withLookups(chart: Chart): Books {
  const accounts = new Map(chart.accounts.map((it) => [it.id, it]));
  const funds = new Map(chart.funds.map((it) => [it.id, it]));
  const counterparties = new Map(chart.counterparties.map((it) => [it.id, it]));
  const bankAccounts = new Map(chart.bankAccounts.map((it) => [it.accountId, it]));
  return {
    ...chart,
    account: (id) => accounts.get(id),
    fund: (id) => funds.get(id),
    counterparty: (id) => (id === null ? undefined : counterparties.get(id)),
    bankAccount: (accountId) => bankAccounts.get(accountId),
  };
}

/** The name of an account or a fund as it stands in a row; one that is gone leaves its place empty. */
export function nameOf(it: { readonly name: string } | undefined): string {
  return it?.name ?? '';
}
