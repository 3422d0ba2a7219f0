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

const page = '/demo/meetings';

/** 会議・総会: what is planned and what was decided; for whoever prepares a general meeting, the preparation. */
export function MeetingsScreen() {
  const [params] = useSearchParams();
  const mayPrepare = useMay('preparation.read');
  const isPreparing = params.get('view') === 'prepare';
  // What would be refused is not asked for.
  if (useIsSessionAwaited() && isPreparing) return <PageLoading />;
  const tabs = mayPrepare ? <MeetingTabs isPreparing={isPreparing} /> : null;
  if (!isPreparing || !mayPrepare) return <MeetingsPage tabs={tabs} />;
  return (
    <Suspense fallback={<PageLoading />}>
      <PreparationPart tabs={tabs} />
    </Suspense>
  );
}

function MeetingTabs({ isPreparing }: { isPreparing: boolean }): ReactNode {
  return (
    <PageTabs
      label="会議・総会の内容"
      tabs={[
        { href: page, label: '予定と記録', isCurrent: !isPreparing },
        { href: `${page}?view=prepare`, label: '総会の準備', isCurrent: isPreparing },
      ]}
    />
  );
}
