import { useState } from 'react';
import type { DebitsAnswer } from '#contract/debits.ts';
import { placeWords } from '#domain/payments/payment.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { DebitAccountDialog } from './debit-account-dialog.tsx';

type Account = DebitsAnswer['accounts'][number];

/** 引落口座 of every dwelling; those that have none stand first. */
export function DebitAccounts({ accounts }: { accounts: readonly Account[] }) {
  const [changing, setChanging] = useState<Account | null>(null);
  const count = accounts.filter(({ place }) => place !== null).length;
  const columns: readonly Column<Account>[] = [
    {
      id: 'number',
      header: '住戸',
      cell: ({ number }) => `${number}号室`,
      isRowHeader: true,
      sortBy: ({ number }) => Number(number) || number,
    },
    { id: 'owner', header: '区分所有者', cell: ({ owner }) => owner },
    {
      id: 'place',
      header: '引落口座',
      cell: ({ place }) => (place ? placeWords(place) : 'まだありません'),
      sortBy: ({ place }) => (place ? placeWords(place) : ''),
    },
    {
      id: 'change',
      header: '変更',
      cell: (account) => changeButton(account, () => setChanging(account)),
    },
  ];
  return (
    <details className="mt-5">
      <summary className="inline-flex min-h-11 items-center rounded-lg font-bold text-primary underline">
        住戸の引落口座を見る（{accounts.length}戸のうち{count}戸が登録ずみ）
      </summary>
      <DataTable
        caption="住戸の引落口座"
        columns={columns}
        rows={accounts.toSorted((one, other) => rank(one) - rank(other))}
        rowKey={({ dwellingId }) => dwellingId}
      />
      {changing && (
        <DebitAccountDialog
          key={changing.dwellingId}
          account={changing}
          onClose={() => setChanging(null)}
        />
      )}
    </details>
  );
}

const changeButton = ({ number, place }: Account, onPress: () => void) => (
  <Button variant="quiet" onClick={onPress}>
    {place ? '直す' : '入れる'}
    <span className="sr-only">（{number}号室の引落口座）</span>
  </Button>
);

function rank({ place }: Account): number {
  return place === null ? 0 : 1;
}
