import { Bell, PenLine } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { getNotices, type NoticeLine } from '#contract/notices.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { PostedDocuments } from './posted-documents.tsx';
import { isPressing } from './pressing.ts';
import { noticeAddress, writingAddress } from './use-notices-view.ts';

const DisplaysPart = lazy(() =>
  import('./displays-part.tsx').then((m) => ({ default: m.DisplaysPart })),
);
const PushPart = lazy(() => import('./push-part.tsx').then((m) => ({ default: m.PushPart })));
const LinePart = lazy(() => import('./line-part.tsx').then((m) => ({ default: m.LinePart })));

/** Newest first; above them what is urgent and was not read, and for the board what has not gone out yet. */
export function NoticeList() {
  const { notices, mayWrite } = useEndpoint(getNotices, {});
  const maySend = useMay('notice.send');
  const pressing = notices.filter(isPressing);
  const unsent = notices.filter(({ stage }) => stage === 'draft' || stage === 'waiting');
  const others = notices.filter((it) => it.stage === 'out' && !pressing.includes(it));
  return (
    <>
      <PageHeader
        title="お知らせ"
        lead="管理組合から届いたお知らせです。新しいものから並んでいます。"
        actions={mayWrite && <WriteLink />}
      />
      {pressing.length > 0 && (
        <Section heading="いますぐ読んでください">
          <Lines notices={pressing} />
        </Section>
      )}
      {unsent.length > 0 && (
        <Section
          heading="まだ送っていないもの"
          description="ここにあるものは、書く方だけに見えます。"
          isOnPaper={false}
        >
          <Lines notices={unsent} />
        </Section>
      )}
      <Section heading={mayWrite ? '送ったお知らせ' : '届いたお知らせ'}>
        {others.length > 0 ? <Lines notices={others} /> : <Nothing mayWrite={mayWrite} />}
      </Section>
      <PostedDocuments />
      <Suspense>
        <LinePart />
        <PushPart />
      </Suspense>
      {maySend && (
        <Suspense>
          <DisplaysPart />
        </Suspense>
      )}
    </>
  );
}

function WriteLink() {
  return (
    <ButtonLink href={writingAddress('new')}>
      <PenLine aria-hidden="true" className="size-5" />
      お知らせを書く
    </ButtonLink>
  );
}

function Nothing({ mayWrite }: { mayWrite: boolean }) {
  return (
    <EmptyState icon={Bell} title="お知らせはまだありません">
      {mayWrite
        ? '「お知らせを書く」から、ひな形を選んで書けます。'
        : '届くと、ここに新しいものから並びます。'}
    </EmptyState>
  );
}

function Lines({ notices }: { notices: readonly NoticeLine[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {notices.map((notice) => (
        <Line key={notice.id} notice={notice} />
      ))}
    </ul>
  );
}

function Line({ notice }: { notice: NoticeLine }) {
  const { id, title, on, isMine, isRead, stage } = notice;
  const isNew = stage === 'out' && isMine && !isRead;
  return (
    <li className="break-inside-avoid py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-muted tabular-nums">{formatPlainDate(on)}</span>
        <Marks notice={notice} isNew={isNew} />
      </p>
      <TextLink
        href={noticeAddress(id)}
        className={`inline-block py-2 text-lg ${isNew ? '' : 'font-normal'}`}
      >
        {title}
      </TextLink>
    </li>
  );
}

function Marks({ notice, isNew }: { notice: NoticeLine; isNew: boolean }) {
  const { urgency, stage, isCorrection, isCorrected, isMine } = notice;
  const writes = useMay('notice.write');
  return (
    <>
      {urgency === 'emergency' && <Badge tone="danger">緊急</Badge>}
      {stage === 'draft' && <Badge tone="warn">書きかけ</Badge>}
      {stage === 'waiting' && <Badge tone="warn">送信待ち</Badge>}
      {isNew && <Badge tone="primary">まだ読んでいません</Badge>}
      {isCorrection && <Badge>訂正</Badge>}
      {isCorrected && <Badge tone="warn">訂正があります</Badge>}
      {stage === 'out' && !isMine && writes && <span className="text-muted">ほかの方あて</span>}
    </>
  );
}
