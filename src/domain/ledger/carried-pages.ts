import { sumYen, type Yen } from '#domain/money.ts';

/** 繰越: what the pages before came to, and the balance after them. */
export type Carried = {
  readonly debitYen: Yen;
  readonly creditYen: Yen;
  readonly balanceYen: Yen;
};

export type CarriedPage<Row> = {
  /** From 1. */
  readonly number: number;
  readonly rows: readonly Row[];
  /** 前頁より繰越; `null` on the first page. */
  readonly brought: Carried | null;
  /** 次頁へ繰越; `null` on the last page. */
  readonly carried: Carried | null;
};

/** So many movements, with two lines each, fit a sheet of A4 under the heading of the first. */
const rowsOnPage = 12;

/** The movements of an account, debit positive, on pages as a ledger on paper has them. */
export function carriedPages<Row extends { readonly amountYen: Yen }>(
  openingYen: Yen,
  rows: readonly Row[],
  rowsOfPage = rowsOnPage,
): readonly CarriedPage<Row>[] {
  const count = Math.max(1, Math.ceil(rows.length / rowsOfPage));
  const after = (page: number) => carriedAfter(openingYen, rows.slice(0, page * rowsOfPage));
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    rows: rows.slice(index * rowsOfPage, (index + 1) * rowsOfPage),
    brought: index === 0 ? null : after(index),
    carried: index === count - 1 ? null : after(index + 1),
  }));
}

function carriedAfter(openingYen: Yen, rows: readonly { readonly amountYen: Yen }[]): Carried {
  const amounts = rows.map(({ amountYen }) => amountYen);
  return {
    debitYen: sumYen(amounts.filter((yen) => yen > 0)),
    creditYen: -sumYen(amounts.filter((yen) => yen < 0)),
    balanceYen: openingYen + sumYen(amounts),
  };
}
