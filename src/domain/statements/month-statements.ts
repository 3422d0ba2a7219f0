import type { IsoDate } from '#domain/calendar.ts';
import { sumYen, type Yen } from '#domain/money.ts';

/** A bank account as the lists of the bank tell of it on the last day of a month. */
type BankAccountState = {
  readonly accountId: string;
  readonly coveredUntil: IsoDate | null;
  readonly on: IsoDate | null;
  readonly statementYen: Yen | null;
  readonly openCount: number;
  readonly unbookedCount: number;
};

/** What the banks say of a month; nothing of an account whose statements do not reach into it. */
export function monthStatements(
  accounts: readonly BankAccountState[],
  { from, endsOn }: { readonly from: IsoDate; readonly endsOn: IsoDate },
) {
  const reaching = accounts.filter(
    ({ coveredUntil }) => coveredUntil !== null && coveredUntil >= from,
  );
  return {
    /** A balance of the middle of the month says nothing of its end. */
    balanceOf: (accountId: string): Yen | null =>
      reaching.find((it) => it.accountId === accountId && it.on === endsOn)?.statementYen ?? null,
    lines:
      reaching.length === 0
        ? null
        : {
            openCount: sumYen(reaching.map(({ openCount }) => openCount)),
            unbookedCount: sumYen(reaching.map(({ unbookedCount }) => unbookedCount)),
          },
  };
}
