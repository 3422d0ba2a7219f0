import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import {
  type ApplicationView,
  applicationAddress,
  applicationPage,
  applicationViewNames,
  applicationViews,
} from '#domain/screens/application-views.ts';
import { useSession } from '#web/lib/use-session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageTabs } from '#web/ui/page-tabs.tsx';
import { PageLoading } from './page-loading.tsx';

const parts = {
  own: lazy(() =>
    import('#web/features/applications/own-part.tsx').then((m) => ({
      default: m.OwnApplicationsPart,
    })),
  ),
  inbox: lazy(() =>
    import('#web/features/applications/inbox-part.tsx').then((m) => ({
      default: m.ApplicationInboxPart,
    })),
  ),
  desk: lazy(() =>
    import('#web/features/applications/desk-part.tsx').then((m) => ({
      default: m.ApplicationDeskPart,
    })),
  ),
  bookings: lazy(() =>
    import('#web/features/bookings/bookings-part.tsx').then((m) => ({ default: m.BookingsPart })),
  ),
  use: lazy(() =>
    import('#web/features/bookings/use-part.tsx').then((m) => ({ default: m.RoomUsePart })),
  ),
  rules: lazy(() =>
    import('#web/features/house-rules/house-rules-part.tsx').then((m) => ({
      default: m.HouseRulesPart,
    })),
  ),
} as const satisfies Record<ApplicationView, ComponentType>;

/** Works are the owner's to apply for: whoever rents is not promised them. */
const filedBy = {
  tenant: 'ペットや引っ越し、長い留守の届け出',
  others: '工事やペット、引っ越しの届け出',
} as const;

/** 届け出・予約: papers that used to lie at the caretaker's office, and the rooms. */
export function ApplicationsScreen() {
  const [params] = useSearchParams();
  const session = useSession();
  if (session === null) return <PageLoading />;
  const offered = applicationViewNames.filter((view) =>
    session.may.includes(applicationViews[view].needs),
  );
  const current = offered.find((view) => view === params.get('view')) ?? offered[0];
  if (!current) {
    return (
      <EmptyState title="この画面で使えるものがありません">ホームに戻ってください。</EmptyState>
    );
  }
  const Part = parts[current];
  return (
    <>
      <PageHeader
        title="届け出・予約"
        part={current === offered[0] ? undefined : applicationViews[current].label}
        lead={`${filedBy[session.user.position === 'tenant' ? 'tenant' : 'others']}、駐車場の申し込み、集会室の予約ができます。どこまで進んだかも、ここで分かります。`}
      />
      <PageTabs
        label="届け出・予約の内容"
        tabs={offered.map((view) => ({
          href: view === offered[0] ? applicationPage : applicationAddress(view),
          label: applicationViews[view].label,
          isCurrent: view === current,
        }))}
      />
      <Suspense fallback={<PageLoading />}>
        <Part />
      </Suspense>
    </>
  );
}
