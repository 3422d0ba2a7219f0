import type { Account, AccountRole } from '#domain/ledger/account.ts';
import { accountFinder } from '#domain/ledger/account-lookup.ts';
import type { Posting } from '#domain/ledger/entry.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { AllocatedYen, CashBooks, CashEntry } from './cash-books.ts';
import { type CashPart, openPools } from './open-pools.ts';

const moneyRoles: ReadonlySet<AccountRole> = new Set(['cash', 'bank']);

/** 現金 and 預金: what the cash view is of. */
export function isMoney({ role }: Account): boolean {
  return moneyRoles.has(role);
}

/** Paid later, or paid before: what its money is for stands in another entry. */
export function mayBeTraced(account: Account): boolean {
  const { kind, role } = account;
  if (kind !== 'asset' && kind !== 'liability') return false;
  return !isMoney(account) && role !== 'interfund' && role !== 'suspense';
}

/**
 * What the money of each entry was for in a fund; the entries come in the order of the journal. Once all have come,
 * `onlyUse` knows of 前払金 what it was for.
 */
export function entryParts(books: CashBooks) {
  const findAccount = accountFinder(books.accounts);
  const pools = openPools();
  const dueParts = dueFinder(books);
  const dues = new Set(books.dueAccounts.map((it) => `${it.fundId} ${it.accountId}`));
  const isOpenItem = ({ accountId, fundId }: Posting) =>
    mayBeTraced(findAccount(accountId)) && !dues.has(`${fundId} ${accountId}`);
  const isResult = ({ accountId }: Posting) =>
    ['income', 'expense'].includes(findAccount(accountId).kind);

  function putAway(entry: CashEntry, lines: readonly Posting[]): void {
    for (const line of lines.filter(isOpenItem))
      pools.put(entry, line, laterParts(line, lines, isResult));
  }

  function partsOf(entry: CashEntry, fundId: string): readonly CashPart[] {
    const own = entry.postings.filter((posting) => posting.fundId === fundId);
    const lines = merged(
      own.filter(({ accountId }) => !isMoney(findAccount(accountId))),
      entry,
    );
    // What is left for the other lines: money that came in has a minus here.
    const forYen = sumYen(lines.map(({ amountYen }) => amountYen));
    if (forYen === 0) {
      putAway(entry, lines);
      return [];
    }
    const contrary = lines.filter(({ amountYen }) => Math.sign(amountYen) !== Math.sign(forYen));
    if (!contrary.every(isResult)) {
      putAway(entry, lines);
      return [{ accountId: onlyResult(lines.filter(isResult), contrary), amountYen: forYen }];
    }
    const [items, others] = [lines.filter(isOpenItem), lines.filter((it) => !isOpenItem(it))];
    const parts = items.flatMap((line) => pools.take(entry, line));
    return [...parts, ...dueParts(entry, fundId, others)];
  }

  /** A bill that is paid in part at once: the money is for the one account of the bill, where there is one. */
  function onlyResult(results: readonly Posting[], contrary: readonly Posting[]): string | null {
    const accounts = new Set(results.map(({ accountId }) => accountId));
    const [only = null] = accounts;
    const isOnly = accounts.size === 1 && !contrary.some(isResult);
    return isOnly ? only : null;
  }

  function onlyUse(fundId: string, part: CashPart): string | null {
    const isPrepaid = part.accountId !== null && findAccount(part.accountId).role === 'prepaid';
    return isPrepaid ? pools.onlyUse(fundId, part) : part.accountId;
  }

  return { partsOf, onlyUse };
}

/** What the payment of an open item will have been for, as far as its entry says it. */
function laterParts(
  line: Posting,
  lines: readonly Posting[],
  isResult: (line: Posting) => boolean,
): readonly CashPart[] {
  const unknown = [{ accountId: line.accountId, amountYen: -line.amountYen }];
  const against = lines.filter((it) => Math.sign(it.amountYen) !== Math.sign(line.amountYen));
  if (against.length === 0 || !against.every(isResult)) return unknown;
  const [first, ...others] = new Set(against.map(({ accountId }) => accountId));
  if (first !== undefined && others.length === 0) {
    return [{ accountId: first, amountYen: -line.amountYen }];
  }
  if (against.length < lines.length - 1) return unknown;
  return against.map(({ accountId, amountYen }) => ({ accountId, amountYen }));
}

/** One line for an account and a counterparty; two bills that are paid at once stay two. */
function merged(lines: readonly Posting[], { reversesId }: CashEntry): readonly Posting[] {
  const sums = new Map<string, Posting>();
  for (const [index, line] of lines.entries()) {
    const own = `${line.accountId} ${line.counterpartyId}`;
    const isMixed = lines.some(
      (other) =>
        own === `${other.accountId} ${other.counterpartyId}` &&
        Math.sign(other.amountYen) !== Math.sign(line.amountYen),
    );
    const key = isMixed || reversesId !== null ? own : `${own} ${index}`;
    const before = sums.get(key)?.amountYen ?? 0;
    sums.set(key, { ...line, amountYen: before + line.amountYen });
  }
  return [...sums.values()].filter(({ amountYen }) => amountYen !== 0);
}

/** Dues go to the income they were allocated to, or to the only one their account is for. */
function dueFinder({ dueAccounts, allocated }: CashBooks) {
  const incomesOf = new Map<string, Set<string>>();
  for (const { fundId, accountId, incomeId } of dueAccounts) {
    const key = `${fundId} ${accountId}`;
    incomesOf.set(key, (incomesOf.get(key) ?? new Set()).add(incomeId));
  }
  const allocatedOf = new Map<string, AllocatedYen[]>();
  for (const part of allocated) {
    const key = `${part.entryId} ${part.fundId}`;
    allocatedOf.set(key, [...(allocatedOf.get(key) ?? []), part]);
  }

  return ({ id }: CashEntry, fundId: string, lines: readonly Posting[]): readonly CashPart[] => {
    const isDue = ({ accountId }: Posting) => incomesOf.has(`${fundId} ${accountId}`);
    const dues = lines.filter(isDue);
    const plain = lines.filter((line) => !isDue(line)).map(toPart);
    const known = allocatedOf.get(`${id} ${fundId}`);
    if (known && dues.length > 0) return [...plain, ...allocatedParts(dues, known)];
    return [
      ...plain,
      ...dues.map((line) => {
        const [only, ...others] = incomesOf.get(`${fundId} ${line.accountId}`) ?? [];
        return others.length === 0 && only !== undefined
          ? { accountId: only, amountYen: line.amountYen }
          : toPart(line);
      }),
    ];
  };
}

function toPart({ accountId, amountYen }: Posting): CashPart {
  return { accountId, amountYen };
}

/** What no one has allocated yet stays what it is in the books: 前受金. */
function allocatedParts(
  dues: readonly Posting[],
  known: readonly { readonly incomeId: string; readonly amountYen: Yen }[],
): readonly CashPart[] {
  const dueYen = sumYen(dues.map(({ amountYen }) => amountYen));
  const knownYen = sumYen(known.map(({ amountYen }) => amountYen));
  const [first] = dues.toSorted(
    (one, other) => Math.abs(other.amountYen) - Math.abs(one.amountYen),
  );
  const restYen = dueYen + knownYen;
  return [
    ...known.map(({ incomeId, amountYen }) => ({ accountId: incomeId, amountYen: -amountYen })),
    ...(first && restYen !== 0 ? [{ accountId: first.accountId, amountYen: restYen }] : []),
  ];
}
