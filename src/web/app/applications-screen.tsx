import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import type { Permission } from '#domain/access/permission.ts';
import { useSession } from '#web/lib/use-session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageTabs } from '#web/ui/page-tabs.tsx';
import { PageLoading } from './page-loading.tsx';

type View = { name: string; label: string; needs: Permission; part: ComponentType };

const views: readonly View[] = [
  {
    name: 'own',
    label: '届け出・申し込み',
    needs: 'application.file',
    part: lazy(() =>
      import('#web/features/applications/own-part.tsx').then((m) => ({
        default: m.OwnApplicationsPart,
      })),
    ),
  },
  {
    name: 'inbox',
    label: '届いたもの',
    needs: 'application.read',
    part: lazy(() =>
      import('#web/features/applications/inbox-part.tsx').then((m) => ({
        default: m.ApplicationInboxPart,
      })),
    ),
  },
  {
    name: 'desk',
    label: '紙の届け出を入力',
    needs: 'application.receive',
    part: lazy(() =>
      import('#web/features/applications/desk-part.tsx').then((m) => ({
        default: m.ApplicationDeskPart,
      })),
    ),
  },
  {
    name: 'bookings',
    label: '集会室などの予約',
    needs: 'booking.make',
    part: lazy(() =>
      import('#web/features/bookings/bookings-part.tsx').then((m) => ({
        default: m.BookingsPart,
      })),
    ),
  },
  {
    name: 'use',
    label: '予約の一覧',
    needs: 'booking.manage',
    part: lazy(() =>
      import('#web/features/bookings/use-part.tsx').then((m) => ({ default: m.RoomUsePart })),
    ),
  },
  {
    name: 'rules',
    label: '決まりと部屋',
    needs: 'house.rules',
    part: lazy(() =>
      import('#web/features/house-rules/house-rules-part.tsx').then((m) => ({
        default: m.HouseRulesPart,
      })),
    ),
  },
];

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
  const offered = views.filter(({ needs }) => session.may.includes(needs));
  const current = offered.find(({ name }) => name === params.get('view')) ?? offered[0];
  if (!current) {
    return (
      <EmptyState title="この画面で使えるものがありません">ホームに戻ってください。</EmptyState>
    );
  }
  const { part: Part, name, label } = current;
  return (
    <>
      <PageHeader
        title="届け出・予約"
        part={name === offered[0]?.name ? undefined : label}
        lead={`${filedBy[session.user.position === 'tenant' ? 'tenant' : 'others']}、駐車場の申し込み、集会室の予約ができます。どこまで進んだかも、ここで分かります。`}
      />
      <PageTabs
        label="届け出・予約の内容"
        tabs={offered.map((it) => ({
          href: `/demo/applications${it.name === offered[0]?.name ? '' : `?view=${it.name}`}`,
          label: it.label,
          isCurrent: it === current,
        }))}
      />
      <Suspense fallback={<PageLoading />}>
        <Part />
      </Suspense>
    </>
  );
}
