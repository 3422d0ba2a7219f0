import type { z } from 'zod/mini';
import type { getManagement } from '#contract/management.ts';
import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { daysUntilWords } from '#domain/meetings/meeting-days.ts';
import { endsSoon } from '#domain/people/term.ts';
import { isDemonstration } from '#web/lib/place.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';

type Officer = z.output<typeof getManagement.output>['officers'][number];

const postNames = {
  chair: '理事長',
  vice_chair: '副理事長',
  treasurer: '会計担当理事',
  director: '理事',
  auditor: '監事',
} as const satisfies Record<Officer['post'], string>;

type OfficersProps = { today: IsoDate; officers: readonly Officer[] };

export function Officers({ today, officers }: OfficersProps) {
  return (
    <>
      <DataTable
        caption="役員と任期"
        columns={columnsOn(today)}
        rows={officers}
        rowKey={({ post, name }) => `${post} ${name}`}
      />
      <ActsForTheBoard officers={officers} />
    </>
  );
}

/** Whoever tries the board's part signs what is saved, without being elected. */
function ActsForTheBoard({ officers }: { officers: readonly Officer[] }) {
  const user = useSession()?.user;
  if (!isDemonstration() || !user || user.role === 'resident') return null;
  if (officers.some(({ name }) => name === user.name)) return null;
  return (
    <p className="mt-4 rounded-lg bg-surface px-3 py-2 print:hidden">
      デモでは、役員ではない{user.name}
      さん（あなた）が、理事会の立場で操作しています。長期修繕計画などの保存した人には、この名前が残ります。
    </p>
  );
}

function columnsOn(today: IsoDate): readonly Column<Officer>[] {
  return [
    { id: 'post', header: '役職', cell: ({ post }) => postNames[post], isRowHeader: true },
    { id: 'name', header: '氏名', cell: ({ name }) => name },
    { id: 'dwelling', header: '住戸', cell: ({ dwelling }) => `${dwelling}号室` },
    {
      id: 'term',
      header: '任期',
      cell: (officer) => <TermWords today={today} officer={officer} />,
    },
  ];
}

function TermWords({ today, officer }: { today: IsoDate; officer: Officer }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>
        <span className="inline-block">{formatPlainDate(officer.termFrom)}から</span>
        <span className="inline-block">{formatPlainDate(officer.termUntil)}まで</span>
      </span>
      {endsSoon(officer, today) && (
        <Badge tone="warn">まもなく満了 {daysUntilWords(today, officer.termUntil)}</Badge>
      )}
    </span>
  );
}
