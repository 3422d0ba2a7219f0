import { ChevronDown } from 'lucide-react';
import type { AgendaItem, Meeting } from '#contract/meetings.ts';
import { formatDate } from '#domain/calendar.ts';
import { createAnchors } from '#domain/documents/anchor.ts';
import { groupByFiscalYear } from '#domain/meetings/meeting-days.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { Agenda, outcomeWords } from './agenda.tsx';

type PastMeetingsProps = { meetings: readonly Meeting[]; words: readonly string[] };

const unfoldedCount = 3;

/** By fiscal year, the latest first. The results of the last meetings lie open, older ones unfold. */
export function PastMeetings({ meetings, words }: PastMeetingsProps) {
  const recent = meetings.filter(({ agenda }) => agenda.length > 0).slice(0, unfoldedCount);
  return groupByFiscalYear(meetings).map(({ fiscalYear, meetings: ofYear }) => (
    <section key={fiscalYear} aria-labelledby={`year-${fiscalYear}`} className="mb-8">
      <h3 id={`year-${fiscalYear}`} className="mb-2 text-xl font-bold">
        {fiscalYear}年度
        <span className="ml-3 text-base font-normal text-muted">
          {fiscalYear}年4月〜{fiscalYear + 1}年3月・{ofYear.length}回
        </span>
      </h3>
      <ul className="border-t border-line">
        {ofYear.map((meeting) => (
          <li key={meeting.id} className="border-b border-line">
            <PastMeeting
              key={words.join(' ')}
              meeting={meeting}
              words={words}
              isUnfolded={words.length > 0 || recent.includes(meeting)}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}

type PastMeetingProps = { meeting: Meeting; words: readonly string[]; isUnfolded: boolean };

function PastMeeting({ meeting, words, isUnfolded }: PastMeetingProps) {
  const { heldOn, agenda, documentId } = meeting;
  const name = `${formatDate(heldOn)}の${meeting.title}`;
  if (agenda.length === 0 && !documentId) {
    return (
      <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-3 py-3">
        <Title meeting={meeting} />
        <span className="text-muted">議事録は準備中です</span>
      </div>
    );
  }
  return (
    <details data-printed className="group" open={isUnfolded}>
      <summary className="flex min-h-14 items-center gap-3 px-3 py-3 hover:bg-surface">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
          <Title meeting={meeting} />
          <span className="text-muted">{outcomeWords(agenda)}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-6 shrink-0 text-primary transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      <div className="px-3 pb-5 sm:pl-8">
        <Agenda agenda={agenda} words={words} />
        {documentId && (
          <TextLink
            href={`/document/${documentId}${words.length > 0 ? anchorOf(agenda[0]) : ''}`}
            target="_blank"
            className="inline-flex min-h-11 items-center"
          >
            議事録を読む
            <VisuallyHidden>（{name}）</VisuallyHidden>
          </TextLink>
        )}
      </div>
    </details>
  );
}

/** Where the minutes tell of an item. */
function anchorOf(item: AgendaItem | undefined): string {
  return item ? `#${createAnchors()(`${item.label}　${item.title}`)}` : '';
}

function Title({ meeting: { kind, title, heldOn } }: { meeting: Meeting }) {
  return (
    <>
      <span className="font-bold tabular-nums sm:w-48 sm:shrink-0">{formatDate(heldOn)}</span>
      {kind === 'general' ? <Badge tone="primary">{title}</Badge> : <span>{title}</span>}
    </>
  );
}
