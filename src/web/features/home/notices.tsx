import type { Home } from '#contract/home.ts';
import { formatNearDay, type IsoDate } from '#domain/calendar.ts';
import { eventWords } from '#domain/documents/notice-event.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type Notice = Home['notices'][number];

type NoticesProps = { today: IsoDate; notices: readonly Notice[] };

export function Notices({ today, notices }: NoticesProps) {
  return (
    <Card heading="新しいお知らせ" className="print:break-inside-auto">
      {notices.length === 0 && <p className="text-muted">お知らせはありません。</p>}
      <NoticeList today={today} notices={notices} />
      <p className="mt-3 border-t border-line pt-2 print:hidden">
        <TextLink href="/demo/documents?category=notice" className="inline-block py-2">
          お知らせをすべて見る
        </TextLink>
      </p>
    </Card>
  );
}

/** 断水や停電など: what will stop, above everything that is only to be known. */
export function Outages({ today, notices }: NoticesProps) {
  if (notices.length === 0) return null;
  return (
    <Card heading="断水・停止のお知らせ">
      <NoticeList today={today} notices={notices} isBrief />
    </Card>
  );
}

type NoticeListProps = NoticesProps & { isBrief?: boolean };

function NoticeList({ today, notices, isBrief = false }: NoticeListProps) {
  return (
    <ul className="divide-y divide-line">
      {notices.map(({ id, title, summary, issuedOn, event }) => (
        <li key={id} className="break-inside-avoid py-3 first:pt-0 last:pb-0">
          <p className="-mb-1 flex flex-wrap items-baseline gap-x-3">
            {event && <b className="tabular-nums">{eventWords(event, today)}</b>}
            <span className="text-muted">{formatNearDay(issuedOn, today)}のお知らせ</span>
          </p>
          <TextLink href={`/document/${id}`} target="_blank" className="inline-block py-2">
            {title}
          </TextLink>
          {!isBrief && <p className="-mt-1">{summary}</p>}
        </li>
      ))}
    </ul>
  );
}
