import type { Entry, Posting } from '#domain/ledger/entry.ts';
import { sumYen, type Yen } from '#domain/money.ts';

/** What money was for, debit positive; without an account where the books do not say. */
export type CashPart = {
  readonly accountId: string | null;
  readonly amountYen: Yen;
  /** Paid before its time: other entries may say for what. */
  readonly isAhead?: boolean;
  readonly counterpartyId?: string | null;
};

/** What was put on an account and waits to be paid; its parts are what its payment will have been for. */
type OpenItem = {
  readonly entryId: string;
  readonly amountYen: Yen;
  readonly parts: readonly CashPart[];
};

type AnyEntry = Pick<Entry, 'id' | 'reversesId'>;

/**
 * 未払金 and the like, by fund, account and counterparty. A payment is for the item of just that sum, or for all that is
 * open, or for the one account that everything open is for; where more than one answer is possible there is none.
 */
export function openPools() {
  const pools = new Map<string, readonly OpenItem[]>();
  const taken = new Map<string, readonly CashPart[]>();
  const uses = new Map<string, Set<string | null>>();

  function take(entry: AnyEntry, posting: Posting): readonly CashPart[] {
    const key = keyOf(posting);
    const before = entry.reversesId && taken.get(`${entry.reversesId} ${key}`);
    const { parts, left } = before
      ? turnedBack(pools.get(key) ?? [], posting, before)
      : paid(pools.get(key) ?? [], posting);
    pools.set(key, left);
    const takenKey = `${entry.id} ${key}`;
    taken.set(takenKey, [...(taken.get(takenKey) ?? []), ...parts]);
    return parts;
  }

  /** Without money: what an entry puts there for later, or takes off what is there. */
  function put(entry: AnyEntry, posting: Posting, parts: readonly CashPart[]): void {
    const key = keyOf(posting);
    const pool = pools.get(key) ?? [];
    const own = pool.find(
      (it) => it.entryId === entry.reversesId && it.amountYen === -posting.amountYen,
    );
    if (own)
      pools.set(
        key,
        pool.filter((it) => it !== own),
      );
    else if (opens(pool, posting)) {
      pools.set(key, [...pool, { entryId: entry.id, amountYen: posting.amountYen, parts }]);
    } else {
      const used = uses.get(key) ?? new Set();
      for (const { accountId } of parts) used.add(accountId);
      uses.set(key, used);
      pools.set(key, paid(pool, posting).left);
    }
  }

  /** The one account that all that was ever used of a payee's 前払金 was for. */
  function onlyUse(fundId: string, part: CashPart): string | null {
    const { accountId, counterpartyId = null } = part;
    if (accountId === null || !part.isAhead) return accountId;
    const used = uses.get(keyOf({ fundId, accountId, counterpartyId, amountYen: 0 }));
    const [only] = used ?? [];
    return used?.size === 1 && only !== undefined ? only : accountId;
  }

  return { take, put, onlyUse };
}

function keyOf({ fundId, accountId, counterpartyId }: Posting): string {
  return `${fundId} ${accountId} ${counterpartyId ?? ''}`;
}

type Settled = { readonly parts: readonly CashPart[]; readonly left: readonly OpenItem[] };

function turnedBack(
  pool: readonly OpenItem[],
  { amountYen }: Posting,
  before: readonly CashPart[],
): Settled {
  return {
    parts: before.map((part) => ({ ...part, amountYen: -part.amountYen })),
    left: [...pool, { entryId: '', amountYen, parts: before }],
  };
}

function paid(pool: readonly OpenItem[], posting: Posting): Settled {
  const { accountId, amountYen } = posting;
  const { counterpartyId } = posting;
  const own: readonly CashPart[] = [{ accountId, amountYen, isAhead: true, counterpartyId }];
  const totalYen = sumYen(pool.map((it) => it.amountYen));
  if (opens(pool, posting)) {
    const parts = [{ accountId, amountYen: -amountYen }];
    return { parts: own, left: [...pool, { entryId: '', amountYen, parts }] };
  }
  const exact = pool.filter((it) => it.amountYen === -amountYen);
  const [first] = exact;
  // The oldest goes first, as everywhere; where it is not known what it was for, the payment says so.
  const isUnknown = first?.parts.every((part) => part.accountId === accountId);
  if (first && (isUnknown || exact.every((it) => wordsOf(it) === wordsOf(first)))) {
    return { parts: first.parts, left: pool.filter((it) => it !== first) };
  }
  if (totalYen === -amountYen) return { parts: pool.flatMap(({ parts }) => parts), left: [] };
  const leftYen = totalYen + amountYen;
  const only = onlyAccount(pool);
  if (only !== undefined && Math.sign(leftYen) === Math.sign(totalYen)) {
    const parts = [{ accountId: only, amountYen: -leftYen }];
    return {
      parts: [{ accountId: only, amountYen }],
      left: [{ entryId: '', amountYen: leftYen, parts }],
    };
  }
  const rest = [{ accountId, amountYen: -leftYen }];
  return {
    parts: own,
    left: leftYen === 0 ? [] : [{ entryId: '', amountYen: leftYen, parts: rest }],
  };
}

/** It adds to what stands there. */
function opens(pool: readonly OpenItem[], { amountYen }: Posting): boolean {
  const totalYen = sumYen(pool.map((it) => it.amountYen));
  return totalYen === 0 || Math.sign(totalYen) === Math.sign(amountYen);
}

function wordsOf({ parts }: OpenItem): string {
  return parts
    .map(({ accountId, amountYen }) => `${accountId} ${amountYen}`)
    .toSorted()
    .join();
}

/** The account that every open item is for. */
function onlyAccount(pool: readonly OpenItem[]): string | null | undefined {
  const accounts = new Set(pool.flatMap(({ parts }) => parts.map(({ accountId }) => accountId)));
  return accounts.size === 1 ? [...accounts][0] : undefined;
}
