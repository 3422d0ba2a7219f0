import { getBankState } from '#contract/bank.ts';
import { getChart } from '#contract/ledger.ts';
import type { startServer } from './start-server.ts';

type Visitor = ReturnType<Awaited<ReturnType<typeof startServer>>['visit']>;

/** 通帳の残高 on a day, as whoever asks for a month's close reads them: what the books say. */
export async function readPassbooks(visitor: Visitor, on: string, associationId?: string) {
  const { bankAccounts } = await visitor.call(getChart, {}, associationId);
  const { accounts } = await visitor.call(getBankState, { on }, associationId);
  return bankAccounts.map(({ accountId }) => ({
    accountId,
    balanceYen: accounts.find((it) => it.accountId === accountId)?.ledgerYen ?? 0,
  }));
}
