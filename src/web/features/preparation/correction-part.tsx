import { useState } from 'react';
import {
  type Correction,
  cancelCorrection,
  getCorrectionLetters,
  listCorrections,
  noteCorrectionHanded,
  sendCorrection,
} from '#contract/corrections.ts';
import { dayInJapan, formatMonthDay } from '#domain/calendar.ts';
import { correctionLimits } from '#domain/meetings/convocation/correction.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PdfButton } from '#web/ui/pdf-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast.tsx';
import { CorrectionForm } from './correction-form.tsx';

type PartProps = { meetingId: string };

/** 訂正通知: what was wrong, what is right, and whom it has reached. */
export function CorrectionPart({ meetingId }: PartProps) {
  const { isOpen, sentAs, enclosures, corrections } = useEndpoint(listCorrections, { meetingId });
  const mayDraft = useMay('meeting.draft');
  const waits = corrections.some(({ sentAt }) => sentAt === null);
  if (!isOpen && corrections.length === 0) return null;
  return (
    <Section
      heading="招集通知の訂正"
      description="発送した招集通知に誤りがあったときは、二人で決めて、同じ方全員に、同じ届け方で訂正を送ります。"
    >
      {corrections.length > 0 && (
        <ul className="mb-4 grid gap-4">
          {corrections.map((correction) => (
            <li key={correction.id}>
              <Standing meetingId={meetingId} correction={correction} />
            </li>
          ))}
        </ul>
      )}
      {isOpen && mayDraft && !waits && (
        <details className="print:hidden">
          <summary className="min-h-11 cursor-pointer content-center font-bold text-primary">
            誤りを見つけたとき
          </summary>
          <ul className="my-3 max-w-[44rem] list-disc pl-6 marker:text-primary">
            {correctionLimits.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <CorrectionForm key={corrections.length} {...{ meetingId, sentAs, enclosures }} />
        </details>
      )}
    </Section>
  );
}

type StandingProps = PartProps & { correction: Correction };

function Standing({ meetingId, correction }: StandingProps) {
  const { about, wrong, right, askedAt, askedName, sentAt, sentName } = correction;
  return (
    <article
      aria-label={`${about}の訂正`}
      className="break-inside-avoid rounded-xl border border-line p-4 sm:p-5"
    >
      <h3 className="text-lg font-bold">{about}</h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="font-bold">誤</dt>
        <dd className="min-w-0 whitespace-pre-line">{wrong}</dd>
        <dt className="font-bold">正</dt>
        <dd className="min-w-0 font-bold whitespace-pre-line">{right}</dd>
      </dl>
      <p className="mt-2">
        {askedName}が{formatMonthDay(dayInJapan(askedAt))}に承認を頼みました。
        {sentAt !== null &&
          `${sentName}が${formatMonthDay(dayInJapan(sentAt))}に承認して送りました。`}
      </p>
      {sentAt === null ? (
        <Deciding meetingId={meetingId} correction={correction} />
      ) : (
        <Reached meetingId={meetingId} correction={correction} />
      )}
    </article>
  );
}

function Deciding({ meetingId, correction: { id: correctionId, isMine } }: StandingProps) {
  const sending = useChange(sendCorrection);
  const cancelling = useChange(cancelCorrection);
  const [isOpen, setOpen] = useState(false);
  const maySend = useMay('meeting.prepare');
  const mayDraft = useMay('meeting.draft');
  const error = sending.error ?? cancelling.error;
  return (
    <>
      {isMine || !maySend ? (
        <p className="mt-2">頼んだ方とは別の、理事長か副理事長の承認を待っています。</p>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-3 print:hidden">
        {maySend && !isMine && (
          <Button disabled={sending.isPending} onClick={() => setOpen(true)}>
            {sending.isPending ? '送っています' : '承認して、全員に送る'}
          </Button>
        )}
        {mayDraft && (
          <Button
            variant="secondary"
            disabled={cancelling.isPending}
            onClick={() => cancelling.mutate({ meetingId, correctionId })}
          >
            訂正をやめる
          </Button>
        )}
      </div>
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      <ConfirmDialog
        title="訂正を全員に送りますか"
        confirmLabel="承認して送る"
        open={isOpen}
        onOpenChange={setOpen}
        onConfirm={() =>
          sending.mutate(
            { meetingId, correctionId },
            { onSuccess: () => toast({ title: '訂正を送りました', tone: 'good' }) },
          )
        }
      >
        招集通知を届けた方全員に送ります。送ったあとは、取り消せません。
      </ConfirmDialog>
    </>
  );
}

function Reached({ meetingId, correction: { id: correctionId, copies } }: StandingProps) {
  const handing = useChange(noteCorrectionHanded);
  const [isOpen, setOpen] = useState(false);
  const mayDraft = useMay('meeting.draft');
  const rest = copies.filter(({ state }) => state === 'unreached');
  const waiting = copies.filter(({ state }) => state === 'waiting').length;
  return (
    <>
      <p className="mt-2">
        {rest.length > 0
          ? `${copies.length}人のうち、紙で届ける方が${rest.length}人残っています。`
          : `${copies.length}人の全員に送りました。`}
        {waiting > 0 && `${waiting}通のメールは、送信を待っています。`}
      </p>
      {rest.length > 0 && mayDraft && (
        <div className="mt-3 flex flex-wrap gap-3 print:hidden">
          <PdfButton
            endpoint={getCorrectionLetters}
            input={{ meetingId, correctionId }}
            label={`訂正を${rest.length}人分印刷`}
          />
          <Button variant="secondary" disabled={handing.isPending} onClick={() => setOpen(true)}>
            訂正を{rest.length}人に届けた
          </Button>
        </div>
      )}
      {handing.error && <FailureNote>{sentenceOf(handing.error)}</FailureNote>}
      <ConfirmDialog
        title={`${rest.length}人に、訂正を紙で届けましたか`}
        confirmLabel="届けたと記録する"
        open={isOpen}
        onOpenChange={setOpen}
        onConfirm={() =>
          handing.mutate({ meetingId, correctionId, copyIds: rest.map(({ id }) => id) })
        }
      >
        全員分を投函してから記録してください。あとから取り消せません。
      </ConfirmDialog>
    </>
  );
}
