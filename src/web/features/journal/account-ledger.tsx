import { BookOpen } from 'lucide-react';
import type { z } from 'zod/mini';
import { getLedgerPage } from '#contract/ledger.ts';
import { formatMonthDay } from '#domain/calendar.ts';
import { formatYen, formatYenNumber } from '#domain/format-yen.ts';
import { type Account, shownYen } from '#domain/ledger/account.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { monthWords, type Period } from '#web/lib/books/period.ts';
import { type Books, nameOf } from '#web/lib/books/use-books.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { FilterProps } from './books-filters.tsx';
import { type CarryLine, LedgerPages } from './ledger-pages.tsx';
import { TableActions } from './table-actions.tsx';
import type { BooksView } from './use-books-view.ts';

type Page = z.output<typeof getLedgerPage.output>;
type Row = Page['rows'][number];

/** 総勘定元帳: every movement of one account with the balance after it. */
export function AccountLedger({ view, books }: FilterProps) {
  const { account, period } = view;
  if (!account || !period) {
    return (
      <EmptyState icon={BookOpen} title="科目を選んでください">
        預金、未払金、電気料など、科目を1つ選ぶと、出入りと残高の動きを順に見られます。
      </EmptyState>
    );
  }
  return <Movements account={account} period={period} view={view} books={books} />;
}

type MovementsProps = FilterProps & { account: Account; period: Period };

function Movements({ account, period, view, books }: MovementsProps) {
  const { from, until } = period;
  const { data, error, isPlaceholderData } = useAnswer(getLedgerPage, {
    accountId: account.id,
    fundId: view.fund?.id,
    from,
    until,
  });
  if (error) return <FailureNote>{sentenceOf(error)}</FailureNote>;
  if (!data || isPlaceholderData) return <output>元帳を読み込んでいます</output>;
  const shown = (yen: number) => shownYen(account.kind, yen);
  return (
    <section aria-label={`${account.name}の元帳`}>
      <Title account={account} period={period} view={view} books={books} />
      {data.rows.length > 0 && (
        <TableActions
          fileName={`総勘定元帳_${account.name}_${period.words}`}
          makeSheets={() => sheetsOf(data, { account, period, view, books })}
        />
      )}
      <Ends name="はじめの残高" yen={shown(data.openingYen)} />
      {data.rows.length === 0 ? (
        <p className="border-b border-line py-4 text-muted">この期間の動きはありません。</p>
      ) : (
        <LedgerPages
          name={account.name}
          openingYen={data.openingYen}
          rows={data.rows}
          columns={columnsOf(account, view, books)}
          view={view}
        />
      )}
      <Ends name={data.isCut ? 'ここまでの残高' : 'おわりの残高'} yen={shown(data.closingYen)} />
      {data.isCut && (
        <p className="mt-3 font-bold">
          動きが多いため、途中までを表示しています。年度や月を選ぶと、続きを見られます。
        </p>
      )}
    </section>
  );
}

async function sheetsOf(data: Page, { account, period, view, books }: MovementsProps) {
  const { ledgerSheet } = await import('#domain/ledger/book-sheets.ts');
  const shown = (yen: number) => shownYen(account.kind, yen);
  const sheet = ledgerSheet({
    title: `総勘定元帳　${account.name}`,
    remark: `${period.words}・${view.fund?.name ?? 'すべての会計'}${data.isCut ? '・動きが多いため途中まで' : ''}`,
    openingYen: shown(data.openingYen),
    closingYen: shown(data.closingYen),
    isCut: data.isCut,
    lines: data.rows.map((row) => ({
      ...row,
      fund: nameOf(books.fund(row.fundId)),
      counter: counterWords(row, books),
      payee: nameOf(books.counterparty(row.counterpartyId)),
      balanceYen: shown(row.balanceYen),
    })),
  });
  return [sheet];
}

function Title({ account, period, view, books }: MovementsProps) {
  const parts = [period.words, view.fund?.name ?? 'すべての会計', bankWords(books, account.id)];
  return (
    <>
      <h2 className="mb-1 text-xl font-bold">{account.name}</h2>
      <p className="mb-4 text-muted">{parts.filter((part) => part !== '').join('・')}</p>
    </>
  );
}

function bankWords(books: Books, accountId: string): string {
  const bank = books.bankAccount(accountId);
  return bank ? `${bank.bank} ${bank.branch}` : '';
}

function Ends({ name, yen }: { name: string; yen: number }) {
  return (
    <p className="flex justify-between gap-4 border-y border-line bg-surface px-3 py-2 font-bold">
      {name}
      <span className="tabular-nums">{formatYen(yen)}</span>
    </p>
  );
}

function columnsOf(
  account: Account,
  view: BooksView,
  books: Books,
): readonly Column<Row | CarryLine>[] {
  const isLong = view.period?.key.includes('-') === false;
  return [
    {
      id: 'day',
      header: '日付',
      cell: (row) =>
        isCarry(row) ? null : (
          <span className="whitespace-nowrap tabular-nums">
            {isLong && view.period?.key === 'all' && `${monthWords(row.postedOn).split('年')[0]}年`}
            {formatMonthDay(row.postedOn)}
          </span>
        ),
    },
    {
      id: 'summary',
      header: '摘要',
      isRowHeader: true,
      cell: (row) =>
        isCarry(row) ? (
          row.carryName
        ) : (
          <>
            <TextLink href={view.addressWith({ entry: row.entryId })}>{row.summary}</TextLink>
            <span className="block font-normal text-muted print:ml-2 print:inline">
              {remarkOf(row, view, books)}
            </span>
          </>
        ),
    },
    {
      id: 'counter',
      header: '相手科目',
      cell: (row) => (isCarry(row) ? null : counterWords(row, books)),
    },
    {
      id: 'debit',
      header: '借方',
      align: 'end',
      cell: (row) => <Amount yen={isCarry(row) ? row.debitYen : row.amountYen} />,
    },
    {
      id: 'credit',
      header: '貸方',
      align: 'end',
      cell: (row) => <Amount yen={isCarry(row) ? row.creditYen : -row.amountYen} />,
    },
    {
      id: 'balance',
      header: '残高',
      align: 'end',
      cell: (row) => <Amount yen={shownYen(account.kind, row.balanceYen)} isShown />,
    },
  ];
}

function isCarry(row: Row | CarryLine): row is CarryLine {
  return 'carryName' in row;
}

type AmountProps = { yen: number; isShown?: boolean };

/** The other side of a movement stays empty. */
function Amount({ yen, isShown = false }: AmountProps) {
  if (!isShown && yen <= 0) return null;
  return <span className="whitespace-nowrap">{formatYenNumber(yen)}</span>;
}

function remarkOf({ number, fundId, counterpartyId }: Row, view: BooksView, books: Books): string {
  const parts = [
    `No.${number}`,
    view.fund ? '' : nameOf(books.fund(fundId)),
    nameOf(books.counterparty(counterpartyId)),
  ];
  return parts.filter((part) => part !== '').join('・');
}

/** 相手科目: by name up to two, then 諸口. */
function counterWords({ counterAccountIds }: Row, books: Books): string {
  const names = counterAccountIds.map((id) => nameOf(books.account(id)));
  return names.length > 2 ? '諸口' : names.join('、');
}
