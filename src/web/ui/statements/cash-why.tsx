import { formatYen } from '#domain/format-yen.ts';
import { type Account, type Fund, shownYen } from '#domain/ledger/account.ts';
import { sumYen } from '#domain/money.ts';
import { monthsOfLine } from '#domain/statements/booked-year.ts';
import { ledgerAddress } from '#web/lib/books/accounting-address.ts';
import { useMay } from '#web/lib/use-session.ts';
import { useYear } from '#web/lib/year-books/year-context.ts';
import { TextLink } from '#web/ui/text-link.tsx';

type CashWhyProps = { readonly fund: Fund; readonly account: Account };

/** なぜこの額か, 現金主義: what the same line is by 発生主義, and the way into the books. */
export function CashWhy({ fund, account }: CashWhyProps) {
  const year = useYear();
  const mayReadBooks = useMay('ledger.read');
  const isInBooks = year.accounts.some(({ id }) => id === account.id);
  const months = monthsOfLine(year, { fundId: fund.id, accountId: account.id });
  const isResult = account.kind === 'income' || account.kind === 'expense';
  return (
    <div className="rounded-lg bg-surface px-4 py-3">
      <p>この年度に、現金や預金が実際に動いた額です。</p>
      {isResult && (
        <p>
          発生主義では{formatYen(shownYen(account.kind, sumYen(months)))}
          です。ちがいがあるときは、まだ受け取っていない額、先に受け取った額、まだ払っていない額などによるものです。
        </p>
      )}
      {mayReadBooks && isInBooks && (
        <TextLink
          href={ledgerAddress({
            account: account.code,
            fund: fund.code,
            period: String(year.fiscalYear),
          })}
          className="mt-1 inline-block py-2"
        >
          元帳で1件ずつ見る
        </TextLink>
      )}
    </div>
  );
}
