import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { MeetingsPage } from '#web/features/meetings/page.tsx';
import { useIsSessionAwaited, useMay } from '#web/lib/use-session.ts';
import { PageTabs } from '#web/ui/page-tabs.tsx';
import { PageLoading } from './page-loading.tsx';

const PreparationPart = lazy(() =>
  import('#web/features/preparation/preparation-part.tsx').then((m) => ({
    default: m.PreparationPart,
  })),
);

const BoardPart = lazy(() =>
  import('#web/features/board-meetings/board-part.tsx').then((m) => ({ default: m.BoardPart })),
);

const page = '/demo/meetings';
const views = ['prepare', 'board'] as const;
type View = (typeof views)[number] | undefined;

/** 会議・総会: what is planned and what was decided; for whoever prepares meetings, the preparation. */
export function MeetingsScreen() {
  const [params] = useSearchParams();
  const mayPrepare = useMay('preparation.read');
  const view = views.find((it) => it === params.get('view'));
  // What would be refused is not asked for.
  if (useIsSessionAwaited() && view) return <PageLoading />;
  const tabs = mayPrepare ? <MeetingTabs view={view} /> : null;
  if (!view || !mayPrepare) return <MeetingsPage tabs={tabs} />;
  return (
    <Suspense fallback={<PageLoading />}>
      {view === 'board' ? <BoardPart tabs={tabs} /> : <PreparationPart tabs={tabs} />}
    </Suspense>
  );
}

function MeetingTabs({ view }: { view: View }): ReactNode {
  return (
    <PageTabs
      label="会議・総会の内容"
      tabs={[
        { href: page, label: '予定と記録', isCurrent: !view },
        { href: `${page}?view=prepare`, label: '総会の準備', isCurrent: view === 'prepare' },
        { href: `${page}?view=board`, label: '理事会', isCurrent: view === 'board' },
      ]}
    />
  );
}
