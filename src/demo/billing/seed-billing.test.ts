import { describe, expect, test } from 'vitest';
import { keepBooks } from '#demo/books.ts';
import { demoId } from '#demo/demo-id.ts';
import { seedDwellings } from '#demo/dwellings.ts';
import { seedLedger } from '#demo/ledger/seed-ledger.ts';
import { seedParking } from '#demo/parking.ts';
import { relativeDates } from '#demo/relative-dates.ts';
import { sumYen } from '#domain/money.ts';
import { unwritableIn } from '#domain/payments/half-kana.ts';
import type { BillingRows } from './row-types.ts';

const days = [
  '2026-11-21',
  '2026-04-10',
  '2026-05-23',
  '2026-05-24',
  '2026-06-01',
  '2027-03-02',
  '2028-02-29',
];

function ledgerOn(today: string) {
  const dates = relativeDates(today);
  return { dates, ledger: seedLedger(dates, keepBooks(dates)) };
}

/** What each dwelling owes for an item and a month on a day: by the entries until then. */
function openOn(
  { charge, allocation, receipt }: BillingRows,
  isBooked: (entryId: string) => boolean,
) {
  const dwellings = new Map(receipt.map((it) => [it.id, it.dwelling_id]));
  const open = new Map<string, number>();
  const add = (key: string, yen: number) => open.set(key, (open.get(key) ?? 0) + yen);
  for (const it of charge) {
    if (isBooked(it.entry_id)) add(`${it.item_id} ${it.dwelling_id} ${it.month}`, it.amount_yen);
  }
  for (const it of allocation) {
    if (!isBooked(it.entry_id)) continue;
    add(`${it.item_id} ${dwellings.get(it.receipt_id)} ${it.month}`, -it.amount_yen);
  }
  return open;
}

describe.each(days)('the bills on %s', (today) => {
  const { dates, ledger } = ledgerOn(today);
  const { billing_item, charge, allocation, receipt, billing_run } = ledger;
  const dayOf = new Map(ledger.journal_entry.map(({ id, posted_on }) => [id, posted_on]));
  const accounts = new Map(ledger.account.map(({ id, role }) => [id, role]));

  test('come to 未収金 and 前受金 of the books on every day on which something was booked', () => {
    const from = billing_run[0]?.run_at.slice(0, 10) ?? '';
    const booked = [...new Set(dayOf.values())].filter((day) => day >= from).toSorted();
    expect(booked.length).toBeGreaterThan(40);
    const wrong = booked.flatMap((day) => {
      const open = openOn(ledger, (id) => (dayOf.get(id) ?? '9') <= day);
      return billing_item.flatMap((item) => {
        const own = [...open].filter(([key]) => key.startsWith(item.id)).map(([, yen]) => yen);
        const books = (accountId: string) =>
          sumYen(
            ledger.posting
              .filter((it) => it.account_id === accountId && it.posted_on <= day)
              .map((it) => it.amount_yen),
          );
        // 遅延損害金 shares its accounts with 管理費, and nothing was ever billed for it.
        if (item.name === '遅延損害金') return own.map((yen) => [day, item.name, yen]);
        const pairs = [
          [sumYen(own.filter((yen) => yen > 0)), books(item.receivable_account_id)],
          [sumYen(own.filter((yen) => yen < 0)), books(item.advance_account_id)],
        ] as const;
        return pairs
          .filter(([one, other]) => one !== other)
          .map((pair) => [day, item.name, ...pair]);
      });
    });
    expect(wrong).toEqual([]);
  });

  test('are the income of their months, item by item', () => {
    const wrong = billing_run.flatMap(({ month, entry_id }) =>
      billing_item.flatMap(({ id, income_account_id, name }) => {
        const billed = charge.filter((it) => it.month === month && it.item_id === id);
        const income = ledger.posting.filter(
          (it) => it.entry_id === entry_id && it.account_id === income_account_id,
        );
        const [one, other] = [billed, income].map((all) => sumYen(all.map((it) => it.amount_yen)));
        return (one ?? 0) + (other ?? 0) === 0 ? [] : [[month, name, one, other]];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('leave five months of one dwelling open, and one more of it that is not billed yet', () => {
    const open = [...openOn(ledger, () => true)].filter(([, yen]) => yen > 0);
    expect(sumYen(open.map(([, yen]) => yen))).toBe(152_300);
    expect(open).toHaveLength(10);
    expect(open.filter(([key]) => !key.includes(demoId('dwelling', '406')))).toEqual([]);
    const next = allocation.filter(({ month }) => month > (billing_run.at(-1)?.month ?? ''));
    const paid = new Set(next.map(({ receipt_id }) => receipt_id));
    const debit = ledger.journal_entry.findLast(({ source_key }) =>
      source_key.startsWith('debit:'),
    );
    const isNext = (debit?.source_key ?? '') > `debit:${billing_run.at(-1)?.month}`;
    expect(isNext ? debit?.summary : '（0住戸）').toContain(`（${paid.size}住戸）`);
  });

  test('use each receipt whole, and each names an entry of the books that moves its sum', () => {
    const unused = receipt.filter(({ id, amount_yen }) => {
      const own = allocation.filter((it) => it.receipt_id === id);
      return sumYen(own.map((it) => it.amount_yen)) !== amount_yen;
    });
    expect(unused).toEqual([]);
    const entries = [...new Set(receipt.map(({ entry_id }) => entry_id))];
    const wrong = entries.filter((entryId) => {
      const taken = sumYen(
        receipt.filter((it) => it.entry_id === entryId).map((it) => it.amount_yen),
      );
      const moved = ledger.posting.filter(
        (it) =>
          it.entry_id === entryId &&
          ['receivable', 'advance'].includes(accounts.get(it.account_id) ?? ''),
      );
      return taken !== -sumYen(moved.map((it) => it.amount_yen));
    });
    expect(wrong).toEqual([]);
  });

  test('are those of the register: fees, parking spaces, 84 bicycles and four motorcycles', () => {
    const last = billing_run.at(-1)?.month;
    const feeOf = (item: string) => (dwellingId: string) =>
      charge.find(
        (it) =>
          it.month === last &&
          it.dwelling_id === dwellingId &&
          it.item_id === demoId('billing_item', item),
      )?.amount_yen;
    const dwellings = seedDwellings();
    expect(dwellings.map(({ id }) => feeOf('management')(id))).toEqual(
      dwellings.map((it) => it.management_fee_yen),
    );
    expect(dwellings.map(({ id }) => feeOf('reserve')(id))).toEqual(
      dwellings.map((it) => it.reserve_fee_yen),
    );
    const parking = ledger.dwelling_contract.filter(
      ({ item_id }) => item_id === demoId('billing_item', 'parking'),
    );
    const used = seedParking().filter(({ dwelling_id }) => dwelling_id !== null);
    expect(parking.map(({ dwelling_id, label }) => [dwelling_id, label])).toEqual(
      used.map(({ dwelling_id, number }) => [dwelling_id, `No.${number}`]),
    );
    const held = ledger.dwelling_contract.filter(({ ends_on }) => ends_on === null);
    const count = (kind: string) =>
      held.filter((it) => it.kind === kind).reduce((sum, it) => sum + it.count, 0);
    expect([count('自転車'), count('バイク')]).toEqual([84, 4]);
    expect(dates.today > (last ?? '')).toBe(true);
  });

  test("are debited from one account for each dwelling that the bank's file can name", () => {
    const debited = ledger.debit_account;
    expect(debited.map((it) => it.dwelling_id)).toEqual(seedDwellings().map(({ id }) => id));
    expect(new Set(debited.map(({ number }) => number)).size).toBe(debited.length);
    const names = debited.flatMap((it) => [it.bank_name, it.branch_name, it.holder]);
    expect(names.filter((it) => it === '' || unwritableIn(it).length > 0)).toEqual([]);
    expect(debited.filter(({ number }) => !/^\d{7}$/.test(number))).toEqual([]);
  });

  test("stay few enough for a visitor's copy", () => {
    const rows = charge.length + allocation.length + receipt.length;
    expect(rows).toBeLessThan(6_500);
  });
});
