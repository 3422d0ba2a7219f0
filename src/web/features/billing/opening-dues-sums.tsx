import type { OpeningDuesSum } from '#contract/opening-dues.ts';
import { formatYen } from '#domain/format-yen.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';

export const dueKinds = { owed: '未収金', ahead: '前受金' } as const;

export const isEven = (sums: readonly OpeningDuesSum[]): boolean =>
  sums.every(({ enteredYen, booksYen }) => enteredYen === booksYen);

const columns: readonly Column<OpeningDuesSum>[] = [
  {
    id: 'account',
    header: '会計と科目',
    cell: ({ fund, account }) => `${fund}　${account}`,
    isRowHeader: true,
  },
  {
    id: 'entered',
    header: '住戸ごとの合計',
    cell: ({ enteredYen }) => formatYen(enteredYen),
    align: 'end',
  },
  {
    id: 'books',
    header: '帳簿のはじまり',
    cell: ({ booksYen }) => formatYen(booksYen),
    align: 'end',
  },
  { id: 'difference', header: 'ちがい', cell: differenceWords, align: 'end' },
];

function differenceWords({ enteredYen, booksYen }: OpeningDuesSum): string {
  const yen = booksYen - enteredYen;
  if (yen === 0) return 'なし';
  return yen > 0 ? `${formatYen(yen)}足りません` : `${formatYen(-yen)}多いです`;
}

/** The dwellings beside the opening of the books, account by account. */
export function OpeningDuesSums({ sums }: { sums: readonly OpeningDuesSum[] }) {
  return (
    <div className="max-w-3xl">
      <p className="mb-2">
        {isEven(sums) ? (
          <>
            <Badge tone="good">帳簿と一致</Badge>　住戸ごとの合計は、帳簿のはじまりと同じです。
          </>
        ) : (
          <>
            <Badge tone="warn">帳簿とちがいます</Badge>
            　住戸ごとの合計が、帳簿のはじまりとちがいます。
          </>
        )}
      </p>
      <DataTable
        caption="帳簿のはじまりとの比較"
        columns={columns}
        rows={sums}
        rowKey={({ kind, fund, account }) => `${kind} ${fund} ${account}`}
      />
    </div>
  );
}
