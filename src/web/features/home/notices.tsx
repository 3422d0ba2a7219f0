import type { Home } from '#contract/home.ts';
import { formatMonthDay } from '#domain/calendar.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export type Notice = Home['notices'][number];

export function Notices({ notices }: { notices: readonly Notice[] }) {
  return (
    <Card heading="新しいお知らせ" className="print:break-inside-auto">
      {notices.length === 0 && <p className="text-muted">お知らせはありません。</p>}
      <NoticeList notices={notices} />
      <p className="mt-3 border-t border-line pt-2 print:hidden">
        <TextLink href="/demo/documents?category=notice" className="inline-block py-2">
          お知らせをすべて見る
        </TextLink>
      </p>
    </Card>
  );
}

/** 断水や停電など: what will stop, above everything that is only to be known. */
export function Outages({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <Card heading="断水・停止のお知らせ">
      <NoticeList notices={notices} isBrief />
    </Card>
  );
}

type NoticeListProps = { notices: readonly Notice[]; isBrief?: boolean };

function NoticeList({ notices, isBrief = false }: NoticeListProps) {
  return (
    <ul className="divide-y divide-line">
      {notices.map(({ id, title, summary, issuedOn }) => (
        <li key={id} className="break-inside-avoid py-3 first:pt-0 last:pb-0">
          <p className="-mb-1 text-muted">{formatMonthDay(issuedOn)}</p>
          <TextLink href={`/document/${id}`} target="_blank" className="inline-block py-2">
            {title}
          </TextLink>
          {!isBrief && <p className="-mt-1">{summary}</p>}
        </li>
      ))}
    </ul>
  );
}
