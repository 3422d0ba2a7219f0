import type { z } from 'zod/mini';
import type { getManagement } from '#contract/management.ts';
import { daysBetween, formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { daysUntilWords } from '#domain/meetings/meeting-days.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type Contract = NonNullable<z.output<typeof getManagement.output>['contracts']>[number];

const warningDays = 90;

type ContractsProps = { today: IsoDate; contracts: readonly Contract[] };

export function Contracts({ today, contracts }: ContractsProps) {
  return (
    <DataTable
      caption="契約と申出の期限"
      columns={columnsOn(today)}
      rows={contracts}
      rowKey={({ id }) => id}
      initialSorting={{ columnId: 'notice', direction: 'ascending' }}
    />
  );
}

function columnsOn(today: IsoDate): readonly Column<Contract>[] {
  return [
    { id: 'name', header: '契約', cell: (it) => <ContractName contract={it} />, isRowHeader: true },
    {
      id: 'notice',
      header: '申出の期限',
      cell: ({ noticeBy }) => <NoticeDay today={today} noticeBy={noticeBy} />,
      sortBy: ({ noticeBy }) => noticeBy,
    },
    {
      id: 'period',
      header: '契約の期間',
      cell: ({ startsOn, endsOn }) => (
        <>
          <span className="inline-block">{formatPlainDate(startsOn)}から</span>
          <span className="inline-block">{formatPlainDate(endsOn)}まで</span>
        </>
      ),
      sortBy: ({ endsOn }) => endsOn,
    },
    {
      id: 'yearly',
      header: '年額',
      cell: ({ yearlyYen }) => <span className="whitespace-nowrap">{formatYen(yearlyYen)}</span>,
      sortBy: ({ yearlyYen }) => yearlyYen,
      align: 'end',
    },
  ];
}

function ContractName({ contract: { name, counterparty, documentId } }: { contract: Contract }) {
  return (
    <>
      {name}
      <span className="block text-base font-normal text-muted">{counterparty}</span>
      {documentId && (
        <TextLink
          href={`/document/${documentId}`}
          target="_blank"
          aria-label={`${name}の文書を読む（新しいタブで開きます）`}
          className="inline-flex min-h-11 items-center text-base"
        >
          文書を読む
        </TextLink>
      )}
    </>
  );
}

function NoticeDay({ today, noticeBy }: { today: IsoDate; noticeBy: IsoDate }) {
  const days = daysBetween(today, noticeBy);
  const words = days < 0 ? '期限を過ぎています' : daysUntilWords(today, noticeBy);
  const isNear = days <= warningDays;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{formatPlainDate(noticeBy)}</span>
      <Badge tone={isNear ? 'warn' : 'neutral'}>
        {isNear && days >= 0 && '期限が近い '}
        {words}
      </Badge>
    </span>
  );
}
