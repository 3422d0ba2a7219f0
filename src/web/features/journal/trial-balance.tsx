import { getTrialBalance } from '#contract/ledger.ts';
import { formatYen, formatYenNumber } from '#domain/format-yen.ts';
import { type TrialBalance as FundBalance, trialBalance } from '#domain/ledger/trial-balance.ts';
import { sentenceOf } from '#web/lib/api.ts';
import type { Period } from '#web/lib/books/period.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { Anchor } from '#web/ui/anchor.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { FilterProps } from './books-filters.tsx';
import { TableActions } from './table-actions.tsx';
import type { BooksView } from './use-books-view.ts';

/** 試算表: a table for each fund; every figure leads to the movements it is made of. */
export function TrialBalance({ view, books }: FilterProps) {
  const { period } = view;
  return period && <Tables period={period} view={view} books={books} />;
}

function Tables({ period, view, books }: FilterProps & { period: Period }) {
  const { from, until } = period;
  const { data, error, isPlaceholderData } = useAnswer(getTrialBalance, { from, until });
  if (error) return <FailureNote>{sentenceOf(error)}</FailureNote>;
  if (!data || isPlaceholderData) return <output>試算表を読み込んでいます</output>;
  const funds = trialBalance({
    funds: books.funds,
    accounts: books.accounts,
    opening: data.rows.map(({ openingYen, ...of }) => ({ ...of, amountYen: openingYen })),
    movements: data.rows.flatMap(({ debitYen, creditYen, ...of }) => [
      { ...of, amountYen: debitYen },
      { ...of, amountYen: -creditYen },
    ]),
  });
  if (funds.length === 0) {
    return <EmptyState title={`${period.words}には、残高も動きもありません`} />;
  }
  return (
    <>
      <p className="mb-5 text-muted">
        {period.words}
        の、はじめの残高、期間中の借方と貸方の合計、おわりの残高です。金額か科目を押すと、元になった仕訳を見られます。
      </p>
      <TableActions
        fileName={`試算表_${period.words}`}
        makeSheets={async () => {
          const { trialSheets } = await import('#domain/ledger/book-sheets.ts');
          return trialSheets(funds, { title: '試算表', remark: period.words });
        }}
      />
      {funds.map((balance) => (
        <FundTable key={balance.fund.id} balance={balance} view={view} />
      ))}
    </>
  );
}

type TrialBalanceRow = FundBalance['rows'][number];

const columns = ['はじめの残高', '期間の合計', 'おわりの残高'] as const;
const cell = 'px-2 py-2 text-right align-top whitespace-nowrap tabular-nums';

function FundTable({ balance, view }: { balance: FundBalance; view: BooksView }) {
  const { fund, rows, totals } = balance;
  return (
    <section aria-label={fund.name} className="mb-10 print:mb-6">
      <h2 className="mb-2 text-xl font-bold">{fund.name}</h2>
      <p className="mb-2">{evenWords(balance)}</p>
      <div
        role="region"
        tabIndex={0}
        aria-label={`${fund.name}の試算表（左右に動かせます）`}
        className="overflow-x-auto print:overflow-visible"
      >
        <table className="w-full min-w-[46rem] border-collapse print:min-w-0">
          <caption className="sr-only">{fund.name}の試算表</caption>
          <thead className="border-b-2 border-line-strong">
            <tr>
              <th scope="col" rowSpan={2} className="px-2 py-1 text-left align-bottom">
                科目
              </th>
              {columns.map((name) => (
                <th key={name} scope="colgroup" colSpan={2} className="px-2 py-1">
                  {name}
                </th>
              ))}
            </tr>
            <tr>
              {columns.flatMap((name) =>
                ['借方', '貸方'].map((side) => (
                  <th key={`${name}${side}`} scope="col" className="px-2 py-1 text-right">
                    {side}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <AccountRow key={row.account.id} row={row} fundCode={fund.code} view={view} />
            ))}
          </tbody>
          <tfoot className="border-t-2 border-line-strong font-bold">
            <tr>
              <th scope="row" className="px-2 py-2 text-left">
                合計
              </th>
              {figuresOf(totals).map(({ key, yen }) => (
                <td key={key} className={cell}>
                  {formatYenNumber(yen)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

type AccountRowProps = { row: TrialBalanceRow; fundCode: string; view: BooksView };

function AccountRow({ row, fundCode, view }: AccountRowProps) {
  const { code, name } = row.account;
  const href = view.addressWith({ book: 'account', account: code, fund: fundCode });
  return (
    <tr className="border-b border-line">
      <th scope="row" className="px-2 py-2 text-left font-normal">
        <TextLink href={href}>{name}</TextLink>
        <span className="ml-2 text-muted tabular-nums">{code}</span>
      </th>
      {figuresOf(row).map(({ key, yen }) => (
        <td key={key} className={cell}>
          {yen !== 0 && (
            <Anchor
              href={href}
              aria-label={`${name}の元帳：${formatYen(yen)}`}
              className="decoration-1 underline-offset-4 hover:underline"
            >
              {formatYenNumber(yen)}
            </Anchor>
          )}
        </td>
      ))}
    </tr>
  );
}

type Figures = Pick<TrialBalanceRow, 'opening' | 'movement' | 'closing'>;

function figuresOf({ opening, movement, closing }: Figures) {
  return Object.entries({ opening, movement, closing }).flatMap(
    ([name, { debitYen, creditYen }]) => [
      { key: `${name} debit`, yen: debitYen },
      { key: `${name} credit`, yen: creditYen },
    ],
  );
}

function evenWords({ totals: { movement } }: FundBalance): string {
  return movement.debitYen === movement.creditYen
    ? `借方と貸方は、どちらも${formatYen(movement.debitYen)}で一致しています。`
    : `借方${formatYen(movement.debitYen)}と貸方${formatYen(movement.creditYen)}が一致していません。`;
}
