import type { z } from 'zod/mini';
import type { getHome } from '#contract/home.ts';
import { formatMonthDay } from '#domain/calendar.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type Notice = z.output<typeof getHome.output>['notices'][number];

export function Notices({ notices }: { notices: readonly Notice[] }) {
  return (
    <Card heading="新しいお知らせ">
      {notices.length === 0 && <p className="text-muted">お知らせはありません。</p>}
      <ul className="divide-y divide-line">
        {notices.map(({ id, title, summary, issuedOn }) => (
          <li key={id} className="py-3 first:pt-0">
            <p className="-mb-1 text-muted">{formatMonthDay(issuedOn)}</p>
            <TextLink href={`/document/${id}`} target="_blank" className="inline-block py-2">
              {title}
            </TextLink>
            <p className="-mt-1">{summary}</p>
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-2">
        <TextLink href="/demo/documents?category=notice" className="inline-block py-2">
          お知らせをすべて見る
        </TextLink>
      </p>
    </Card>
  );
}
