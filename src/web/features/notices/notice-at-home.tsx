import { Bell } from 'lucide-react';
import { getNotices } from '#contract/notices.ts';
import { formatMonthDay } from '#domain/calendar.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { isPressing, noticeForHome } from './pressing.ts';
import { noticeAddress } from './use-notices-view.ts';

/**
 * The newest notice that concerns the one who looks, in one line; at the top only what is urgent and was not read.
 * Nothing waits for it.
 */
export function NoticeAtHome({ place }: { place: 'top' | 'below' }) {
  const { data } = useAnswer(getNotices, {});
  const notice = noticeForHome(data?.notices ?? []);
  if (!notice) return null;
  const presses = isPressing(notice);
  if ((place === 'top') !== presses) return null;
  return (
    <section
      aria-label="あなたへのお知らせ"
      className={classNames(
        'print:hidden my-5 flex max-w-[60rem] items-start gap-3 rounded-lg px-4 py-2',
        presses ? 'border-2 border-danger bg-page' : 'bg-surface',
      )}
    >
      <Bell aria-hidden="true" className="mt-3 size-6 shrink-0 text-primary" />
      <p className="flex min-w-0 flex-wrap items-center gap-x-3">
        {presses && <Badge tone="danger">緊急</Badge>}
        <span className="text-muted">{formatMonthDay(notice.on)}</span>
        <TextLink href={noticeAddress(notice.id)} className="py-2">
          {notice.title}
        </TextLink>
        {!notice.isRead && <Badge tone="primary">まだ読んでいません</Badge>}
      </p>
    </section>
  );
}
