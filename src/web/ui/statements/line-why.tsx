import { partsOf } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { type Account, type Fund, shownYen } from '#domain/ledger/account.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { monthsOfLine } from '#domain/statements/booked-year.ts';
import { ledgerAddress } from '#web/lib/books/accounting-address.ts';
import { useMay } from '#web/lib/use-session.ts';
import { useYear } from '#web/lib/year-books/year-context.ts';
import { TextLink } from '#web/ui/text-link.tsx';

type LineWhyProps = { readonly fund: Fund; readonly account: Account };

/** なぜこの額か: the line month by month, and for those who may read the books the way into them. */
export function LineWhy({ fund, account }: LineWhyProps) {
  const year = useYear();
  const mayReadBooks = useMay('ledger.read');
  const months = monthsOfLine(year, { fundId: fund.id, accountId: account.id }).map((yen) =>
    shownYen(account.kind, yen),
  );
  const isBalance = account.kind === 'asset' || account.kind === 'liability';
  const atStart = year.opening.filter((it) => it.fundId === fund.id && it.accountId === account.id);
  const startYen = shownYen(account.kind, sumYen(atStart.map(({ amountYen }) => amountYen)));
  return (
    <div className="rounded-lg bg-surface px-4 py-3">
      <p className="font-bold">
        {isBalance
          ? `${account.name}の動き（${fund.name}）`
          : `${account.name}の月ごとの額（${fund.name}）`}
      </p>
      {isBalance && (
        <p>年度のはじめは{formatYen(startYen)}でした。月ごとの増減は次のとおりです。</p>
      )}
      <Months startsOn={year.startsOn} bookedUntil={year.bookedUntil} months={months} />
      <p className="mt-2">{sumWords(isBalance, sumYen(months), startYen)}</p>
      {mayReadBooks && (
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

function sumWords(isBalance: boolean, movedYen: Yen, startYen: Yen): string {
  if (!isBalance) return `合計は${formatYen(movedYen)}です。`;
  const change = movedYen < 0 ? `${formatYen(-movedYen)}減って` : `${formatYen(movedYen)}増えて`;
  return movedYen === 0
    ? `増減はなく、${formatYen(startYen)}のままです。`
    : `合わせて${change}、${formatYen(startYen + movedYen)}になりました。`;
}

type MonthsProps = { startsOn: string; bookedUntil: string; months: readonly Yen[] };

function Months({ startsOn, bookedUntil, months }: MonthsProps) {
  const first = partsOf(startsOn);
  const until = partsOf(bookedUntil);
  const count = Math.min(12, (until.year - first.year) * 12 + until.month - first.month + 1);
  const largest = Math.max(1, ...months.map(Math.abs));
  return (
    <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-x-6 gap-y-0.5">
      {months.slice(0, count).map((yen, index) => (
        <li
          key={index}
          className="grid grid-cols-[3rem_minmax(2rem,1fr)_auto] items-center gap-x-2"
        >
          <span>{((first.month - 1 + index) % 12) + 1}月</span>
          <span aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-sunken">
            <span
              className={`block h-full rounded-full ${yen < 0 ? 'bg-accent' : 'bg-primary'}`}
              style={{ width: `${(Math.abs(yen) / largest) * 100}%` }}
            />
          </span>
          <span className="min-w-24 text-right tabular-nums">{formatYen(yen)}</span>
        </li>
      ))}
    </ul>
  );
}
