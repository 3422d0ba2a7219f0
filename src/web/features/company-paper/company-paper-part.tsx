import { Inbox } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { type CompanyPapers, listCompanyPapers } from '#contract/company-paper.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { MonthPaper } from './month-paper.tsx';

/** 管理会社の月報: which came, which did not, and what each says beside the own books. */
export function CompanyPaperPart() {
  const [params] = useSearchParams();
  const month = params.get('month') ?? '';
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? (
    <MonthPaper key={month} month={month} />
  ) : (
    <PaperList />
  );
}

type Month = CompanyPapers['months'][number];

const columns: readonly Column<Month>[] = [
  {
    id: 'month',
    header: '月分',
    isRowHeader: true,
    cell: ({ month, name }) => <TextLink href={paperAddress(month)}>{name}</TextLink>,
  },
  { id: 'due', header: '期限', cell: ({ dueOn }) => formatPlainDate(dueOn) },
  { id: 'received', header: '届いた日', cell: Received },
  { id: 'state', header: '帳簿との照合', cell: State },
];

function PaperList() {
  const { months } = useEndpoint(listCompanyPapers, {});
  if (months.length === 0) {
    return (
      <EmptyState icon={Inbox} title="照合する月が、まだありません">
        帳簿の最初の月が終わると、その月の月報を照合できます。
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-4 max-w-[44rem]">
        管理会社は、毎月の収支の報告を、次の月の終わりまでに管理組合へ渡します。届いたものをここで帳簿とくらべます。
      </p>
      <DataTable
        caption="管理会社の月報"
        columns={columns}
        rows={months}
        rowKey={({ month }) => month}
      />
    </>
  );
}

function paperAddress(month: string): string {
  return accountingAddress('report', { paper: 'company', month });
}

function Received({ receivedOn, daysLate }: Month) {
  if (receivedOn === null) return daysLate > 0 ? 'まだ届いていません' : '－';
  return (
    <>
      {formatPlainDate(receivedOn)}
      {daysLate > 0 && <span className="block text-muted">{daysLate}日遅れ</span>}
    </>
  );
}

function State({ receivedOn, daysLate, differentCount, unknownCount }: Month) {
  if (receivedOn === null) {
    return daysLate > 0 ? (
      <Badge tone="warn">期限を{daysLate}日過ぎています</Badge>
    ) : (
      <span className="text-muted">まだくらべていません</span>
    );
  }
  if (differentCount + unknownCount === 0) return <Badge tone="good">合っています</Badge>;
  return (
    <Badge tone="warn">
      {[
        differentCount > 0 && `ちがい${differentCount}件`,
        unknownCount > 0 && `未照合${unknownCount}件`,
      ]
        .filter(Boolean)
        .join('・')}
    </Badge>
  );
}
