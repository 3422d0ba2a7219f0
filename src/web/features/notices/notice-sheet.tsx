import { ArrowLeft, BookOpen, Check, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { getNotice, getPosterPdf, type Notice, readNotice } from '#contract/notices.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { isDemonstration } from '#web/lib/place.ts';
import { printPage } from '#web/lib/print-page.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PdfButton } from '#web/ui/pdf-button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { DraftPart } from './draft-part.tsx';
import { NoticeBody } from './notice-words.tsx';
import { ReachPart } from './reach-part.tsx';
import { noticeAddress, noticesAddress } from './use-notices-view.ts';
import { WaitingPart } from './waiting-part.tsx';

/** One notice as everybody reads it, and for those who write what comes next. */
export function NoticeSheet({ noticeId }: { noticeId: string }) {
  const notice = useEndpoint(getNotice, { noticeId });
  const { title, body, easy, urgency, stage, on, by } = notice;
  const writes = notice.reach !== null;
  return (
    <>
      <p className="mb-2 print:hidden">
        <TextLink href={noticesAddress} className="inline-flex min-h-11 items-center gap-2">
          <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
          お知らせの一覧
        </TextLink>
      </p>
      <PageHeader
        title={title}
        lead={`${formatPlainDate(on)}　${by}`}
        actions={
          <>
            {writes && stage !== 'held' && (
              <PdfButton endpoint={getPosterPdf} input={{ noticeId }} label="掲示用のPDF" />
            )}
            <Button variant="secondary" onClick={printPage}>
              <Printer aria-hidden="true" className="size-5" />
              印刷
            </Button>
          </>
        }
      />
      <Marks notice={notice} />
      <section
        aria-label="本文"
        className={`mb-8 rounded-xl border-2 bg-page px-5 pt-1 pb-5 sm:px-6 print:border-0 print:p-0 ${urgency === 'emergency' ? 'border-danger' : 'border-line'}`}
      >
        <ChosenBody body={body} easy={easy} />
      </section>
      {stage === 'out' && <Reading notice={notice} />}
      {stage === 'draft' && <DraftPart notice={notice} />}
      {stage === 'waiting' && <WaitingPart notice={notice} />}
      {stage === 'out' && writes && <ReachPart notice={notice} />}
    </>
  );
}

/** やさしい日本語 on request; on paper both stand. */
function ChosenBody({ body, easy }: { body: string; easy: string }) {
  const [isEasy, setEasy] = useState(false);
  if (easy === '') return <NoticeBody body={body} />;
  return (
    <>
      <Button
        variant="secondary"
        className="mt-4 print:hidden"
        aria-pressed={isEasy}
        onClick={() => setEasy(!isEasy)}
      >
        <BookOpen aria-hidden="true" className="size-5" />
        {isEasy ? 'もとの文を読む' : 'やさしい日本語で読む'}
      </Button>
      <div className={isEasy ? 'hidden print:block' : ''}>
        <NoticeBody body={body} />
      </div>
      <div
        className={isEasy ? '' : 'hidden print:mt-6 print:block print:border-t print:border-line'}
      >
        <NoticeBody body={easy} />
      </div>
    </>
  );
}

function Marks({ notice: { urgency, stage, corrects, correctedBy } }: { notice: Notice }) {
  return (
    <>
      <p className="mb-4 flex flex-wrap gap-3 empty:hidden">
        {urgency === 'emergency' && <Badge tone="danger">緊急</Badge>}
        {stage === 'draft' && <Badge tone="warn">書きかけ（まだ送っていません）</Badge>}
        {stage === 'waiting' && <Badge tone="warn">送信待ち</Badge>}
        {stage === 'held' && <Badge>送る前に止めました</Badge>}
      </p>
      {correctedBy && (
        <p className="mb-4 rounded-lg bg-warn-soft px-4 py-2 font-bold text-warn">
          このお知らせには訂正があります：
          <Named notice={correctedBy} />
        </p>
      )}
      {corrects && (
        <p className="mb-4">
          「<Named notice={corrects} />
          」の訂正です。
        </p>
      )}
    </>
  );
}

function Named({ notice: { id, title } }: { notice: { id: string; title: string } }) {
  return (
    <TextLink href={noticeAddress(id)} className="inline-block py-2">
      {title}
    </TextLink>
  );
}

/**
 * A member's own page says that it was read by being open. A visitor of the demonstration presses a button: what one
 * only looks at there changes nothing.
 */
function Reading({ notice: { id, isMine, isRead } }: { notice: Notice }) {
  const { mutate, isPending } = useBooksAction(readNotice);
  const isTold = isMine && !isRead && !isDemonstration();
  useEffect(() => {
    if (isTold) mutate({ noticeId: id });
  }, [isTold, id, mutate]);
  if (!isMine || !isDemonstration()) return null;
  return (
    <div role="status" className="mb-8 print:hidden">
      {isRead ? (
        <p className="flex items-center gap-2 font-bold text-good">
          <Check aria-hidden="true" className="size-6" />
          読んだことが、管理組合に伝わっています。
        </p>
      ) : (
        <Button disabled={isPending} onClick={() => mutate({ noticeId: id })}>
          読みました
        </Button>
      )}
    </div>
  );
}
