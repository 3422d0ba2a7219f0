import { useState } from 'react';
import type { z } from 'zod/mini';
import { getBankState } from '#contract/bank.ts';
import { getBillingControl } from '#contract/billing.ts';
import { getTrialBalance, listEntries } from '#contract/ledger.ts';
import type { OpenItem } from '#contract/open-items.ts';
import { listVouchers, listWithoutVoucher } from '#contract/voucher.ts';
import { sumYen } from '#domain/money.ts';
import { type CloseItem, monthClose } from '#domain/statements/month-close.ts';
import { monthStatements } from '#domain/statements/month-statements.ts';
import { readYen, shownAmount } from '#web/lib/books/read-yen.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import type { MonthToClose } from './month-to-close.ts';

type TrialRow = z.output<typeof getTrialBalance.output>['rows'][number];

type Known = {
  readonly month: MonthToClose;
  readonly books: Books;
  readonly suspense: readonly OpenItem[];
};

/** 締めの確認: what the books say by themselves, and what a person has looked at. */
export function useCloseItems({ month, books, suspense }: Known) {
  const { endsOn, yearStartsOn: from, yearEndsOn } = month;
  const { rows } = useEndpoint(getTrialBalance, { from, until: endsOn });
  const { count } = useEndpoint(listEntries, { from, until: yearEndsOn });
  const { entries: bare } = useEndpoint(listWithoutVoucher, { from: month.from, until: endsOn });
  const papers = useEndpoint(listVouchers, { box: 'bills', until: endsOn });
  const { control } = useEndpoint(getBillingControl, { on: endsOn });
  const statements = useStatements(month);
  const { typedOf, typePassbook } = usePassbooks(books, month);
  const [seen, setSeen] = useState<ReadonlySet<CloseItem['id']>>(new Set());
  const balances = rows.map(balanceOf);
  const yenOf = (isMeant: (accountId: string) => boolean) =>
    sumYen(balances.filter((it) => isMeant(it.accountId)).map((it) => it.amountYen));
  const banks = books.bankAccounts.map((bank) => ({
    id: bank.accountId,
    name: books.account(bank.accountId)?.name ?? bank.bank,
    ledgerYen: yenOf((id) => id === bank.accountId),
    typed: typedOf(bank.accountId),
    /** By the statements that were taken; what is typed is compared where there are none. */
    importedYen: statements.balanceOf(bank.accountId),
    statementYen: statements.balanceOf(bank.accountId) ?? readYen(typedOf(bank.accountId)),
  }));
  const { items } = monthClose({
    endsOn,
    accounts: books.accounts,
    balances,
    bankAccounts: banks,
    openSuspense: suspense.filter(({ postedOn }) => postedOn <= endsOn),
    withoutVoucher: bare,
    unbookedPapers: papers.count,
    receivables: {
      ledgerYen: control?.ledgerOpenYen ?? yenOf((id) => books.account(id)?.role === 'receivable'),
      byDwellingYen: control?.openYen ?? null,
    },
    lines: statements.lines,
    entryCount: count,
    highestNumber: books.years.find(({ startsOn }) => startsOn === from)?.lastNumber ?? 0,
  });
  const isSettled = ({ id, state }: CloseItem) =>
    state === 'done' || (state === 'unknown' && seen.has(id));
  return {
    items,
    bare,
    banks,
    isSeen: (id: CloseItem['id']) => seen.has(id),
    see: (id: CloseItem['id']) =>
      setSeen((before) =>
        before.has(id) ? new Set([...before].filter((it) => it !== id)) : new Set([...before, id]),
      ),
    typePassbook,
    needed: items.filter(({ state }) => state === 'needed'),
    open: items.filter(({ state }) => state === 'open'),
    unseen: items.filter((item) => item.state === 'unknown' && !isSettled(item)),
    settledCount: items.filter(isSettled).length,
    seenTitles: items
      .filter(({ id, state }) => state === 'unknown' && seen.has(id))
      .map(({ title }) => title),
  };
}

function balanceOf({ openingYen, debitYen, creditYen, ...place }: TrialRow) {
  return { ...place, amountYen: openingYen + debitYen - creditYen };
}

/** What is typed from the passbooks; of a month that is asked for, what whoever asked had read. */
function usePassbooks({ request }: Books, { endsOn }: MonthToClose) {
  const [passbooks, setPassbooks] = useState<Readonly<Record<string, string>>>({});
  const told = request?.lockedUntil === endsOn ? request.passbooks : [];
  return {
    typedOf: (accountId: string) => {
      const known = told.find((it) => it.accountId === accountId);
      return passbooks[accountId] ?? (known ? shownAmount(String(known.balanceYen)) : '');
    },
    typePassbook: (accountId: string, text: string) =>
      setPassbooks((before) => ({ ...before, [accountId]: text })),
  };
}

export type CloseCheck = ReturnType<typeof useCloseItems>;

function useStatements(month: MonthToClose) {
  const { accounts } = useEndpoint(getBankState, { on: month.endsOn });
  return monthStatements(accounts, month);
}
