import type { Hono } from 'hono';
import * as contract from '#contract/opening-dues.ts';
import { roleNames } from '#domain/access/role.ts';
import { dueDay } from '#domain/billing/due-day.ts';
import { compareOpening, type OpeningDue } from '#domain/billing/opening-dues.ts';
import { itemFinder } from '#domain/billing/position.ts';
import { type OpeningFacts, readOpeningDues } from '#domain/billing/read-opening-dues.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Balance } from '#domain/ledger/balance.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { findOpenedUntil, listAccounts, listFunds } from '#server/features/ledger/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import { bookerOf } from './booker-of.ts';
import { nextMonth } from './load-run.ts';
import { isControlEven } from './month-view.ts';
import * as store from './opening-dues-store.ts';
import { holdBilling, listRuns } from './run-store.ts';
import { findSetting, listBilledDwellings, listItems } from './tariff-store.ts';

type Biller = Scope<'billing.run'>;

/** はじまりの未収金・前受金: read, saved as a whole, and taken back as a whole. */
export function openingDuesRoutes(app: Hono<Env>): void {
  handle(app, contract.getOpeningDues, async ({ db, scope, today }) => {
    const known = await loadKnown(db, scope, today);
    const saved = await viewSaved(db, scope, known);
    // Where the dwellings have all that the books have, nothing of before is missing.
    const isWhole = saved === null && (await isControlEven(db, scope));
    return {
      asOf: isWhole ? null : known.asOf,
      firstMonth: known.firstMonth,
      nextMonth: known.nextMonth,
      items: known.items.map(({ name }) => name),
      numbers: known.dwellings.map(({ number }) => number),
      sums: await sumsOf(db, scope, { known, dues: saved?.dues ?? [] }),
      saved: saved?.shown ?? null,
    };
  });

  handle(app, contract.readOpeningDuesTable, async ({ db, scope, input, today }) => {
    const known = await loadKnown(db, scope, today);
    const { lines, problems, dues } = readOpeningDues(input.rows, known);
    return {
      lines: [...lines],
      problems: [...problems],
      sums: await sumsOf(db, scope, { known, dues }),
      mayApply: dues.length > 0,
    };
  });

  handle(app, contract.applyOpeningDues, async ({ db, scope, input, today, now }) => {
    await holdBilling(db, scope);
    const found = await store.findStoredOpening(db, scope);
    if (found?.id === input.id) return {};
    if (found) {
      throw new Refusal(
        'conflict',
        'はじまりの未収金・前受金は、もう入っています。入れ直すときは、先に取り消してください。',
      );
    }
    await apply(db, scope, { ...input, today, now });
    return {};
  });

  handle(app, contract.undoOpeningDues, async ({ db, scope, input: { openingId } }) => {
    await holdBilling(db, scope);
    const keptBy = await whyKept(db, scope, openingId);
    if (keptBy !== null) throw new Refusal('conflict', keptBy);
    if (!(await store.deleteOpening(db, scope, openingId))) {
      throw new Refusal('not_found', 'もう取り消してあります。画面を読み直してください。');
    }
    return {};
  });
}

type Known = OpeningFacts & {
  readonly asOf: IsoDate | null;
  readonly openings: readonly store.OpeningEntry[];
  readonly books: readonly Balance[];
};

async function loadKnown(db: Db, scope: Biller, today: IsoDate): Promise<Known> {
  const items = await listItems(db, scope);
  const openings = await store.listFundOpenings(db, scope);
  const openedUntil = await findOpenedUntil(db, bookerOf(scope));
  const isOpen = items.length > 0 && openings.length > 0;
  const runs = await listRuns(db, scope);
  const next = nextMonth(runs, today);
  const begun = openedUntil === null ? next : addMonths(openedUntil.slice(0, 7), 1);
  // Before the first bill, the books may begin in a month that is still to come.
  const first = runs.at(-1)?.month ?? (begun > next ? begun : next);
  return {
    items,
    dwellings: await listBilledDwellings(db, scope),
    firstMonth: first,
    nextMonth: runs.length > 0 ? next : first,
    due: (await findSetting(db, scope)).due,
    asOf: isOpen ? openedUntil : null,
    openings,
    books: await store.listOpeningBalances(
      db,
      scope,
      openings.map(({ id }) => id),
    ),
  };
}

type Compared = { readonly known: Known; readonly dues: readonly OpeningDue[] };

/** The opening of the books beside the dwellings: the one proof there is. */
async function sumsOf(db: Db, scope: Biller, { known, dues }: Compared) {
  const booker = bookerOf(scope);
  const funds = new Map((await listFunds(db, booker)).map(({ id, name }) => [id, name]));
  const accounts = new Map((await listAccounts(db, booker)).map(({ id, name }) => [id, name]));
  return compareOpening(known.items, dues, known.books).map(
    ({ kind, fundId, accountId, enteredYen, booksYen }) => ({
      kind,
      fund: funds.get(fundId) ?? '',
      account: accounts.get(accountId) ?? '',
      enteredYen,
      booksYen,
    }),
  );
}

async function viewSaved(db: Db, scope: Biller, { items, dwellings }: Known) {
  const found = await store.findStoredOpening(db, scope);
  if (!found) return null;
  const dues = await store.listStoredDues(db, scope, found.id);
  const itemOf = itemFinder(items);
  const numbers = new Map(dwellings.map(({ id, number }) => [id, number]));
  const lines = dues.map(({ kind, dwellingId, itemId, month, dueOn, yen }) => ({
    number: numbers.get(dwellingId) ?? '',
    kind,
    item: itemOf(itemId).name,
    month,
    dueOn,
    yen,
  }));
  const shown = {
    ...found,
    enteredAs: roleNames[found.enteredAs],
    lines,
    keptBy: await whyKept(db, scope, found.id),
  };
  return { dues, shown };
}

async function whyKept(db: Db, scope: Biller, openingId: string): Promise<string | null> {
  const { isPaid, isRelieved, isUsed, isWritten } = await store.findKept(db, scope, openingId);
  if (isPaid) return '入金が充ててあるので、取り消せません。先に、その入金を取り消してください。';
  if (isUsed) {
    return '前受金を、もう請求に使ったので、取り消せません。先に、その請求を取り消してください。';
  }
  if (isRelieved) return '減額・貸倒があるので、取り消せません。先に、それを取り消してください。';
  return isWritten
    ? '督促の文書に載っているので、取り消せません。送る前なら、文書を取り下げてください。'
    : null;
}

type Asked = {
  readonly id: string;
  readonly rows: readonly (readonly string[])[];
  readonly note: string;
  readonly today: IsoDate;
  readonly now: Date;
};

async function apply(db: Db, scope: Biller, { id, rows, note, today, now }: Asked): Promise<void> {
  const known = await loadKnown(db, scope, today);
  const { asOf, items } = known;
  if (asOf === null) {
    throw new Refusal('conflict', '先に、会計を始めて、料金表を作ってください。');
  }
  if (await isControlEven(db, scope)) {
    throw new Refusal('conflict', '住戸ごとの合計は、もう帳簿と同じです。入れるものはありません。');
  }
  const { dues, lines, problems } = readOpeningDues(rows, known);
  const [problem] = [...problems, ...lines.flatMap((line) => line.problem ?? [])];
  if (problem) throw new Refusal('invalid_input', problem);
  const sums = compareOpening(items, dues, known.books);
  const differs = sums.some(({ enteredYen, booksYen }) => enteredYen !== booksYen);
  if (differs && note === '') {
    throw new Refusal(
      'invalid_input',
      '帳簿とちがうまま保存するときは、そのわけを入れてください。',
    );
  }
  const charges = dues.flatMap(({ kind, dwellingId, itemId, month, yen }) =>
    kind === 'owed' && month !== null
      ? [
          {
            entryId: entryFor(known, itemId),
            dwellingId,
            itemId,
            month,
            yen,
            dueOn: dueDay(month, known.due),
          },
        ]
      : [],
  );
  const receipts = await receiptsOf(db, scope, { known, dues, now });
  await store.addOpening(db, scope, {
    id,
    asOf,
    note: differs ? note : '',
    charges,
    receipts: receipts.map(({ ahead: _ahead, ...receipt }) => receipt),
    allocations: receipts.flatMap(({ id: receiptId, entryId, ahead }) =>
      ahead.flatMap(({ itemId, month, yen }) =>
        month === null ? [] : [{ receiptId, entryId, itemId, month, yen }],
      ),
    ),
    now,
  });
}

/** The last entry of the opening of an item's fund. */
function entryFor({ items, openings }: Known, itemId: string): string {
  const { fundId, name } = itemFinder(items)(itemId);
  const found = openings.find((it) => it.fundId === fundId);
  if (!found) {
    throw new Refusal('conflict', `「${name}」の会計は、帳簿のはじまりの残高がありません。`);
  }
  return found.id;
}

type Paid = Compared & { readonly now: Date };

/** What a dwelling had paid ahead in a fund is one receipt, on the fund's first bank account. */
async function receiptsOf(db: Db, scope: Biller, { known, dues, now }: Paid) {
  const itemOf = itemFinder(known.items);
  const groups = new Map<string, OpeningDue[]>();
  for (const due of dues.filter(({ kind }) => kind === 'ahead')) {
    const key = `${due.dwellingId} ${itemOf(due.itemId).fundId}`;
    groups.set(key, [...(groups.get(key) ?? []), due]);
  }
  const receipts = [];
  for (const ahead of groups.values()) {
    const [{ dwellingId, itemId } = { dwellingId: '', itemId: '' }] = ahead;
    const accountId = await store.findFirstBank(db, scope, itemOf(itemId).fundId);
    if (accountId === undefined) {
      throw new Refusal('conflict', '先に、会計の「設定」で預金口座を登録してください。');
    }
    receipts.push({
      id: newId(now.getTime()),
      entryId: entryFor(known, itemId),
      dwellingId,
      accountId,
      yen: sumYen(ahead.map(({ yen }) => yen)),
      ahead,
    });
  }
  return receipts;
}
