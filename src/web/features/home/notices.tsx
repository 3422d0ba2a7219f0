import type { Home } from '#contract/home.ts';
import { formatNearDay, type IsoDate } from '#domain/calendar.ts';
import { eventWords } from '#domain/documents/notice-event.ts';
import { isStop, stoppageAddress, timeAtHome } from '#domain/notices/stoppage-line.ts';
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
export function Stoppages({ today, stoppages }: StoppagesProps) {
  const stopping = stoppages.filter(isStop);
  if (stopping.length === 0) return null;
  return (
    <Card heading="断水・停止のお知らせ">
      <ul className="divide-y divide-line">
        {stopping.map((it) => (
          <NoticeItem
            key={it.id}
            when={it.time && timeAtHome(it.time, today)}
            issued={formatNearDay(it.issuedOn, today)}
            title={it.title}
            href={stoppageAddress(it)}
          />
        ))}
      </ul>
    </Card>
  );
}

type StoppagesProps = { today: IsoDate; stoppages: Home['stoppages'] };

function NoticeList({ today, notices }: NoticesProps) {
  return (
    <ul className="divide-y divide-line">
      {notices.map(({ id, title, summary, issuedOn, event }) => (
        <NoticeItem
          key={id}
          when={event && eventWords(event, today)}
          issued={formatNearDay(issuedOn, today)}
          title={title}
          href={`/document/${id}`}
          summary={summary}
        />
      ))}
    </ul>
  );
}

type NoticeItemProps = {
  when: string | null;
  issued: string;
  title: string;
  href: string;
  summary?: string;
};

function NoticeItem({ when, issued, title, href, summary = '' }: NoticeItemProps) {
  return (
    <li className="break-inside-avoid py-3 first:pt-0 last:pb-0 print:py-1.5">
      <p className="-mb-1 flex flex-wrap items-baseline gap-x-3 print:mb-0">
        {when !== null && <b className="tabular-nums">{when}</b>}
        <span className="text-muted">{issued}のお知らせ</span>
      </p>
      <TextLink href={href} target="_blank" className="inline-block py-2 print:py-0">
        {title}
      </TextLink>
      {summary !== '' && <p className="-mt-1 print:mt-0">{summary}</p>}
    </li>
  );
}
