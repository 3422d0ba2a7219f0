import { BellOff } from 'lucide-react';
import { lazy } from 'react';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MissingBoundary } from '#web/ui/missing-boundary.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { NoticeList } from './notice-list.tsx';
import { NoticeSheet } from './notice-sheet.tsx';
import { noticesAddress, useNoticesView } from './use-notices-view.ts';

// Most who come here read: the templates are fetched by who writes.
const WritePart = lazy(() => import('./write-part.tsx').then((m) => ({ default: m.WritePart })));

/** お知らせ: what was sent to whom, read by everybody; and for the board the writing of it. */
export function NoticesPage() {
  const view = useNoticesView();
  if (view.isWriting) {
    const key = view.draftId ?? view.correctsId ?? 'new';
    return (
      <MissingBoundary key={key} instead={<NoSuchNotice />}>
        <WritePart draftId={view.draftId} correctsId={view.correctsId} />
      </MissingBoundary>
    );
  }
  if (view.noticeId !== null) {
    return (
      <MissingBoundary key={view.noticeId} instead={<NoSuchNotice />}>
        <NoticeSheet noticeId={view.noticeId} />
      </MissingBoundary>
    );
  }
  return <NoticeList />;
}

function NoSuchNotice() {
  return (
    <>
      <PageHeader title="お知らせ" />
      <EmptyState
        icon={BellOff}
        title="このお知らせは見つかりません"
        action={
          <ButtonLink variant="secondary" href={noticesAddress}>
            お知らせの一覧を見る
          </ButtonLink>
        }
      >
        消されたか、あなたには届いていないお知らせです。
      </EmptyState>
    </>
  );
}
