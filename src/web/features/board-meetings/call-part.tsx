import { useState } from 'react';
import {
  type BoardMeetingView,
  callBoardMeeting,
  getBoardCallPaper,
} from '#contract/board-meetings.ts';
import { postNames } from '#domain/board-meetings/board-record.ts';
import { formatDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PdfButton } from '#web/ui/pdf-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';

type ViewProps = { view: BoardMeetingView };

/** 招集: to directors and auditors, once, with the whole agenda. */
export function CallPart({ view }: ViewProps) {
  const { sent, items, meeting, verdict, announcedBy } = view;
  return (
    <Section
      heading={sent ? '招集通知を出しました' : '招集通知'}
      description={sent ? sentWords(view) : verdict.words}
      action={
        items.length > 0 && (
          <PdfButton
            endpoint={getBoardCallPaper}
            input={{ meetingId: meeting.id }}
            label={sent ? '招集通知のPDF' : '案のPDF'}
          />
        )
      }
    >
      {announcedBy && !sent && (
        <p className="mb-4 text-muted">
          掲示用のお知らせ「
          <TextLink href={`/document/${announcedBy.id}`}>{announcedBy.title}</TextLink>
          」があります。議題を変えて招集したら、このお知らせも直してください。
        </p>
      )}
      <Recipients view={view} />
      {!sent && !view.isFixed && <Send view={view} />}
    </Section>
  );
}

function sentWords({ sent, verdict }: BoardMeetingView): string {
  if (!sent) return '';
  const consent = sent.hasConsent ? '理事と監事の全員の同意で、短い期間で招集しました。' : '';
  return `${formatDate(sent.on)}に出しました（期限は${formatDate(verdict.latestOn)}）。${consent}議題は、「予定と記録」でも読めます。`;
}

function Recipients({ view: { recipients, sent } }: ViewProps) {
  const paper = recipients.filter(({ way }) => way === 'paper').length;
  if (recipients.length === 0) {
    return (
      <p className="mb-4 font-bold text-warn">
        役員が名簿にいません。
        <TextLink href="/demo/management">管理設定</TextLink>で登録してください。
      </p>
    );
  }
  return (
    <>
      <ul aria-label="届ける役員" className="mb-4 divide-y divide-line border-y border-line">
        {recipients.map(({ personId, name, post, way }) => (
          <li key={personId} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>
              {postNames[post]}　{name}
            </span>
            <span>{way === 'mail' ? 'メール' : '紙で渡す'}</span>
          </li>
        ))}
      </ul>
      {paper > 0 && (
        <p className="mb-4">
          {sent
            ? `紙で渡す${paper}名には、PDFを印刷して渡してください。`
            : `メールの届け先がない${paper}名には、PDFを印刷して渡します。`}
        </p>
      )}
    </>
  );
}

function Send({ view: { meeting, verdict, items, recipients } }: ViewProps) {
  const mayCall = useMay('meeting.prepare');
  const [hasConsent, setConsent] = useState(false);
  const { mutate, isPending, error } = useChange(callBoardMeeting);
  if (!mayCall) return <p>招集するのは、理事長か副理事長です。</p>;
  const isLate = verdict.state === 'late';
  const isReady = items.length > 0 && recipients.length > 0 && (!isLate || hasConsent);
  return (
    <div className="grid gap-4">
      {items.length === 0 && <p>先に「議題」を入れてください。</p>}
      {isLate && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-6 shrink-0 accent-primary"
            checked={hasConsent}
            onChange={({ target }) => setConsent(target.checked)}
          />
          理事と監事の全員が、短い期間で開くことに同意しました
        </label>
      )}
      <div>
        <Button
          size="large"
          disabled={isPending || !isReady}
          onClick={() =>
            mutate(
              { meetingId: meeting.id, hasConsent },
              { onSuccess: () => toast({ title: '招集通知を出しました', tone: 'good' }) },
            )
          }
        >
          {isPending ? '出しています' : '招集通知を出す'}
        </Button>
      </div>
      <p className="text-muted">出すと、日時と場所は変えられません。議題は組合員にも見えます。</p>
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
    </div>
  );
}
