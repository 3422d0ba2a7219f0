import { useState } from 'react';
import { approveDunning, type Dunning, getDunningPdf, withdrawDunning } from '#contract/arrears.ts';
import { dunningNames, isSigned } from '#domain/billing/dunning/dunning.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PdfButton } from '#web/ui/pdf-button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { DunningDays } from './dunning-days.tsx';

type DunningRowProps = { dunning: Dunning; today: string };

/** A letter: asked for by one, approved by another, then sent. */
export function DunningRow({ dunning, today }: DunningRowProps) {
  const { id: dunningId, kind, asOf, deadline, yen } = dunning;
  const state = stateOf(dunning);
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{dunningNames[kind]}</strong>
        <Badge tone={state.tone}>{state.words}</Badge>
      </p>
      <p className="text-muted">
        {formatPlainDate(asOf)}付、{formatYen(yen)}、期限は{formatPlainDate(deadline)}。
        {whoWords(dunning)}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-3 print:hidden">
        <PdfButton
          endpoint={getDunningPdf}
          input={{ dunningId }}
          label={dunning.approvedOn === null ? '案のPDF' : 'PDF'}
        />
        <Decisions dunning={dunning} />
      </div>
      <DunningDays dunning={dunning} today={today} />
    </li>
  );
}

function stateOf({ kind, approvedOn, sentOn, doneOn }: Dunning) {
  if (approvedOn === null) return { words: '承認待ち', tone: 'warn' } as const;
  if (doneOn !== null) {
    const words = isSigned(kind) ? '署名あり' : '到達';
    return { words: `${words}（${formatPlainDate(doneOn)}）`, tone: 'good' } as const;
  }
  return sentOn === null
    ? ({ words: '承認ずみ・まだ送っていません', tone: 'primary' } as const)
    : ({ words: `送付（${formatPlainDate(sentOn)}）`, tone: 'good' } as const);
}

function whoWords({ askedAs, askedOn, approvedAs, approvedOn }: Dunning): string {
  const asked = `${formatPlainDate(askedOn)}に${askedAs}が用意`;
  return approvedAs === null || approvedOn === null
    ? `${asked}しました。`
    : `${asked}、${formatPlainDate(approvedOn)}に${approvedAs}が承認しました。`;
}

/** Approval by another position; taking back while it was not sent. */
function Decisions({ dunning }: { dunning: Dunning }) {
  const { id: dunningId, kind, mayApprove, approvedOn, sentOn } = dunning;
  const approving = useBooksAction(approveDunning);
  const withdrawing = useBooksAction(withdrawDunning);
  const mayAct = useMay('arrears.act');
  const [isAsking, setAsking] = useState(false);
  const error = approving.error ?? withdrawing.error;
  const isBusy = approving.isPending || withdrawing.isPending;
  const name = dunningNames[kind];
  return (
    <>
      {mayApprove && (
        <Button disabled={isBusy} onClick={() => setAsking(true)}>
          承認する
        </Button>
      )}
      {approvedOn === null && !mayApprove && (
        <span className="text-muted">用意した方とは別の、理事長か副理事長が承認します。</span>
      )}
      {mayAct && sentOn === null && (
        <Button
          variant="quiet"
          disabled={isBusy}
          onClick={() =>
            withdrawing.mutate(
              { dunningId },
              { onSuccess: () => toast({ title: '取り下げました', tone: 'good' }) },
            )
          }
        >
          取り下げる
        </Button>
      )}
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      <ConfirmDialog
        title={`${name}を出すことを承認しますか`}
        confirmLabel="承認する"
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() =>
          approving.mutate(
            { dunningId },
            { onSuccess: () => toast({ title: `${name}を承認しました`, tone: 'good' }) },
          )
        }
      >
        あて先、金額、期限をPDFで確かめてから承認してください。承認すると、案の文字が消えた文書になります。
      </ConfirmDialog>
    </>
  );
}
