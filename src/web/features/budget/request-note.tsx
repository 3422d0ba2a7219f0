import { useState } from 'react';
import { type BudgetVersion, decideBudget, withdrawBudgetRequest } from '#contract/budget.ts';
import { budgetKindNames, decidingMeetings } from '#domain/budget/budget-version.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';

type RequestNoteProps = { readonly fiscalYear: number; readonly version: BudgetVersion };

/** A draft that waits for the second position. */
export function RequestNote({ fiscalYear, version }: RequestNoteProps) {
  const deciding = useBooksAction(decideBudget);
  const withdrawing = useBooksAction(withdrawBudgetRequest);
  const [isAsking, setAsking] = useState(false);
  const { request, kind } = version;
  if (!request) return null;
  const year = String(fiscalYear);
  const name = `${fiscalYear}年度の${budgetKindNames[kind]}`;
  const error = deciding.error ?? withdrawing.error;
  const done = (title: string) => ({ onSuccess: () => toast({ title, tone: 'good' as const }) });
  return (
    <div className="mb-6 rounded-xl border-2 border-primary p-4 sm:p-5 print:hidden">
      <h3 className="text-lg font-bold">確認を待っています：{name}</h3>
      <p className="mt-1">
        {request.askedAs}から、{formatPlainDate(request.day)}の{decidingMeetings[kind]}
        で決まったと届いています。
      </p>
      <p className="mt-1">
        {request.mayDecide
          ? '議事録と同じ額か、確かめてください。'
          : '頼んだ方とは別の、理事長か副理事長が確かめます。'}
      </p>
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      <div className="mt-4 flex flex-wrap gap-3">
        {request.mayDecide && (
          <Button onClick={() => setAsking(true)}>確かめて、予算を決める</Button>
        )}
        {(request.mayDecide || request.isMine) && (
          <Button
            variant="secondary"
            onClick={() =>
              withdrawing.mutate(
                { year },
                done(request.isMine ? '依頼を取り下げました' : '依頼を差し戻しました'),
              )
            }
          >
            {request.isMine ? '依頼を取り下げる' : '差し戻す'}
          </Button>
        )}
      </div>
      <ConfirmDialog
        title={`${name}を決めますか`}
        confirmLabel="決める"
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() =>
          deciding.mutate({ year, revision: version.revision }, done(`${name}が決まりました`))
        }
      >
        決まった予算は、書き換えられません。変えるときは、補正予算か流用の案を作ります。
      </ConfirmDialog>
    </div>
  );
}
