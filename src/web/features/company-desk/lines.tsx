import type { Company } from '#contract/company.ts';
import { memberPath } from '#contract/pages.ts';
import { formatPlainDate, type IsoDate, partsOf } from '#domain/calendar.ts';
import { isLate, type Overview } from '#domain/company/overview.ts';
import { formatYen } from '#domain/format-yen.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { type Line, useLines } from './use-lines.ts';

type LinesProps = { company: Company; today: IsoDate };

/** One line for each association, what is late first. */
export function Lines({ company, today }: LinesProps) {
  const lines = useLines(company.clients);
  if (lines.length === 0) {
    return (
      <EmptyState title="担当している管理組合は、まだありません">
        {company.isAdmin
          ? 'ご自分を担当にするときは、下の「担当の割り当て」で印を付けてください。'
          : '会社の管理者が割り当てると、ここに出ます。'}
      </EmptyState>
    );
  }
  const late = lines.filter(({ overview }) => overview !== null && isLate(overview));
  return (
    <>
      <p className="mb-4" role="status">
        {lines.length}の管理組合のうち、
        {late.length === 0
          ? '待たせているものはありません。'
          : `${late.length}に待っているものがあります。`}
        （{formatPlainDate(today)}）
      </p>
      <DataTable
        caption="担当している管理組合と、待っているもの"
        columns={columns}
        rows={lines}
        rowKey={({ associationId }) => associationId}
      />
    </>
  );
}

type Counted = {
  readonly id: string;
  readonly header: string;
  readonly page: string;
  readonly unit: string;
  readonly count: (overview: Overview) => number | null;
  /** Beside the count, where there is one. */
  readonly note?: (overview: Overview) => string;
};

const counted: readonly Counted[] = [
  {
    id: 'urgent',
    header: '至急の点検',
    page: '/demo/accounting?view=checks',
    unit: '件',
    count: ({ urgentCount }) => urgentCount,
  },
  {
    id: 'months',
    header: '締めていない月',
    page: '/demo/accounting',
    unit: 'か月',
    count: ({ openMonths }) => openMonths,
    note: ({ openSince }) => (openSince ? `${monthWords(openSince)}から` : ''),
  },
  {
    id: 'payments',
    header: '承認待ちの支払い',
    page: '/demo/accounting?view=payments',
    unit: '件',
    count: ({ paymentCount }) => paymentCount,
    note: ({ paymentSince }) => (paymentSince ? `${dayWords(paymentSince)}から` : ''),
  },
  {
    id: 'questions',
    header: '答えていない質問',
    page: '/demo',
    unit: '件',
    count: ({ questionCount }) => questionCount,
  },
  {
    id: 'applications',
    header: '返事を待つ届け出',
    page: '/demo/applications',
    unit: '件',
    count: ({ applicationCount }) => applicationCount,
  },
  {
    id: 'unreached',
    header: '届いていないお知らせ',
    page: '/demo/notices',
    unit: '件',
    count: ({ unreachedCount }) => unreachedCount,
  },
];

const columns: readonly Column<Line>[] = [
  {
    id: 'name',
    header: '管理組合',
    isRowHeader: true,
    cell: ({ associationId, name, overview }) => (
      <>
        <TextLink href={memberPath(associationId, '/demo')} className="inline-block py-1">
          {name}
        </TextLink>
        {overview === null && <Badge tone="warn">読み込めませんでした</Badge>}
      </>
    ),
  },
  ...counted.map((it) => columnOf(it)),
  {
    id: 'arrears',
    header: '滞納',
    align: 'end',
    sortBy: ({ overview }) => overview?.arrears?.yen ?? -1,
    cell: ({ overview }) => <Arrears overview={overview} />,
  },
  {
    id: 'meeting',
    header: '次の会議',
    sortBy: ({ overview }) => overview?.nextMeeting?.heldOn ?? '9999',
    cell: ({ overview }) =>
      overview?.nextMeeting
        ? `${dayWords(overview.nextMeeting.heldOn)}　${overview.nextMeeting.title}`
        : 'なし',
  },
];

function columnOf({ id, header, page, unit, count, note }: Counted): Column<Line> {
  return {
    id,
    header,
    align: 'end',
    sortBy: ({ overview }) => (overview && count(overview)) ?? -1,
    cell: ({ associationId, name, overview }) => {
      const found = overview && count(overview);
      if (!overview || found === null) return <Unseen />;
      if (found === 0) return <span className="text-muted">0</span>;
      const words = note?.(overview) ?? '';
      return (
        <>
          <TextLink href={memberPath(associationId, page)} className="inline-block py-1 font-bold">
            {found}
            {unit}
            <VisuallyHidden>
              （{name}の{header}）
            </VisuallyHidden>
          </TextLink>
          {words && <span className="block whitespace-nowrap text-muted">{words}</span>}
        </>
      );
    },
  };
}

function Arrears({ overview }: { overview: Overview | null }) {
  const arrears = overview?.arrears;
  if (!arrears) return <Unseen />;
  return arrears.dwellings === 0 ? (
    <span className="text-muted">0</span>
  ) : (
    <>
      {arrears.dwellings}戸<span className="block">{formatYen(arrears.yen)}</span>
    </>
  );
}

/** Not this company's work there, or nothing to count yet. */
function Unseen() {
  return (
    <span className="text-muted">
      <span aria-hidden="true">―</span>
      <VisuallyHidden>表示しません</VisuallyHidden>
    </span>
  );
}

function monthWords(month: string): string {
  return `${partsOf(`${month}-01`).year}年${partsOf(`${month}-01`).month}月`;
}

function dayWords(day: IsoDate): string {
  return `${partsOf(day).month}月${partsOf(day).day}日`;
}
