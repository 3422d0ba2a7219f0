import { type Account, type AccountKind, type Fund, shownYen } from '#domain/ledger/account.ts';
import { byCode } from '#domain/ledger/account-lookup.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { carriedForwardYen, type YearFigures, yenByAccount, yenOfKinds } from './figures.ts';

/** A figure of the day, and beside it that of a year before where it is known. */
type SheetAmount = {
  readonly amountYen: Yen;
  /** 前期末 */
  readonly formerYen: Yen | null;
  /** 増減 */
  readonly changeYen: Yen | null;
};

export type SheetLine = SheetAmount & { readonly account: Account };

type SheetSide = { readonly lines: readonly SheetLine[]; readonly total: SheetAmount };

/** 貸借対照表 of one fund: 資産合計 equals 負債・正味財産合計. */
export type BalanceSheet = {
  readonly fund: Fund;
  readonly assets: SheetSide;
  readonly liabilities: SheetSide;
  /** 前期繰越収支差額 */
  readonly opening: SheetAmount;
  /** 当期収支差額 */
  readonly surplus: SheetAmount;
  /** 正味財産合計 */
  readonly net: SheetAmount;
  /** 負債・正味財産合計 */
  readonly liabilitiesAndNet: SheetAmount;
};

/** 貸借対照表 of every fund; `former` are the whole figures of the year before. */
export function balanceSheets(
  figures: YearFigures,
  former: YearFigures | null = null,
): readonly BalanceSheet[] {
  return figures.funds.map((fund) => sheetOf(fund, figures, former));
}

function sheetOf(fund: Fund, figures: YearFigures, former: YearFigures | null): BalanceSheet {
  const now = standing(figures, fund);
  const before = former && standing(former, fund);
  const assets = sideOf('asset', figures.accounts, { now, before });
  const liabilities = sideOf('liability', figures.accounts, { now, before });
  const beside = (pick: (from: YearFigures) => Yen) =>
    sheetAmount(pick(figures), former && pick(former));
  const opening = beside((from) => carriedForwardYen(from, fund));
  const surplus = beside((from) => surplusYen(from, fund));
  const net = addSheetAmounts([opening, surplus]);
  const liabilitiesAndNet = addSheetAmounts([liabilities.total, net]);
  return { fund, assets, liabilities, opening, surplus, net, liabilitiesAndNet };
}

function standing({ opening, movements }: YearFigures, fund: Fund): ReadonlyMap<string, Yen> {
  return yenByAccount([...opening, ...movements], fund);
}

function surplusYen({ movements, accounts }: YearFigures, fund: Fund): Yen {
  const signedYen = yenOfKinds(yenByAccount(movements, fund), accounts, ['income', 'expense']);
  return shownYen('net', signedYen);
}

type Standing = {
  readonly now: ReadonlyMap<string, Yen>;
  readonly before: ReadonlyMap<string, Yen> | null;
};

function sideOf(
  kind: AccountKind,
  accounts: readonly Account[],
  { now, before }: Standing,
): SheetSide {
  const lines = accounts
    .filter((account) => account.kind === kind)
    .toSorted(byCode)
    .map((account): SheetLine => {
      const formerYen = before && shownYen(kind, before.get(account.id) ?? 0);
      return { account, ...sheetAmount(shownYen(kind, now.get(account.id) ?? 0), formerYen) };
    })
    .filter(({ amountYen, formerYen }) => amountYen !== 0 || (formerYen ?? 0) !== 0);
  const formerYen = before && sumYen(lines.map((line) => line.formerYen ?? 0));
  return { lines, total: sheetAmount(sumOf(lines), formerYen) };
}

function sumOf(lines: readonly SheetAmount[]): Yen {
  return sumYen(lines.map(({ amountYen }) => amountYen));
}

function sheetAmount(amountYen: Yen, formerYen: Yen | null): SheetAmount {
  return { amountYen, formerYen, changeYen: formerYen === null ? null : amountYen - formerYen };
}

/** The former figure of a sum is known where that of every part is. */
function addSheetAmounts(parts: readonly SheetAmount[]): SheetAmount {
  const known = parts.map(({ formerYen }) => formerYen).filter((yen) => yen !== null);
  return sheetAmount(sumOf(parts), known.length < parts.length ? null : sumYen(known));
}
