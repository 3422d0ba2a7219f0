import { History } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { type Activity, getActivityCsv, listActivity } from '#contract/activity.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityTable } from './activity-table.tsx';
import { ActivityTools } from './activity-tools.tsx';
import { KeptCode } from './kept-code.tsx';
import { PageLinks } from './page-links.tsx';
import { type Wanted, wantedIn } from './wanted.ts';

/** 操作の記録: who did what when, with what is needed to know that nothing was changed afterwards. */
export function ActivityPage() {
  const [params] = useSearchParams();
  const wanted = wantedIn(params);
  const { data, error, refetch } = useAnswer(listActivity, wanted, { isAlwaysNew: true });
  const { page: _, ...filter } = wanted;
  return (
    <>
      <PageHeader
        title="操作の記録"
        lead="だれが、いつ、何をしたかの記録です。あとから直すことも、消すこともできません。"
        actions={
          data && data.total > 0 && <ActivityTools endpoint={getActivityCsv} input={filter} />
        }
      />
      {error && (
        <>
          <FailureNote>{sentenceOf(error)}</FailureNote>
          <Button className="mt-3" onClick={() => void refetch()}>
            もう一度読み込む
          </Button>
        </>
      )}
      {!data && !error && <p role="status">読み込んでいます。</p>}
      {data && <Log activity={data} wanted={wanted} />}
    </>
  );
}

function Log({ activity, wanted }: { activity: Activity; wanted: Wanted }) {
  const { entries, head, isPart } = activity;
  if (head.number === 0) {
    return (
      <EmptyState icon={History} title="まだ記録はありません">
        これから何かを登録したり承認したりすると、ここに1件ずつ残ります。
      </EmptyState>
    );
  }
  return (
    <>
      {isPart && (
        <p className="mb-4 text-muted">管理会社の方には、管理会社の操作だけをお見せしています。</p>
      )}
      <ActivityFilters activity={activity} wanted={wanted} />
      <Count activity={activity} wanted={wanted} />
      {entries.length > 0 && <ActivityTable entries={entries} />}
      <PageLinks activity={activity} wanted={wanted} />
      <KeptCode head={head} />
    </>
  );
}

function Count({ activity, wanted }: { activity: Activity; wanted: Wanted }) {
  const { entries, total, pageSize } = activity;
  const first = (Number(wanted.page ?? '1') - 1) * pageSize + 1;
  const words =
    total === 0
      ? '当てはまる記録はありません。条件を変えてください。'
      : total <= pageSize
        ? `${total}件（新しい順）`
        : `${total}件のうち、${first}〜${first + entries.length - 1}件目（新しい順）`;
  return (
    <p role="status" className="mb-3 text-muted">
      {words}
    </p>
  );
}
