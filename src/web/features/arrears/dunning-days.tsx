import { type Dunning, saveDunningDays } from '#contract/arrears.ts';
import { isSigned } from '#domain/billing/dunning/dunning.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';
import { DayForm } from './day-form.tsx';

/** What proves something beyond having been sent. */
const proofs = {
  pledge: {
    label: '署名された日',
    hint: '署名のある誓約書は、債務の承認になります。その日から時効が新しく始まります。',
  },
  acknowledgement: {
    label: '署名された日',
    hint: '署名のある承認書に書かれた月分は、その日から時効が新しく始まります。',
  },
  certified: {
    label: '配達された日',
    hint: '配達証明の日です。その日から6か月は、時効が完成しません。',
  },
} as const;

type DunningDaysProps = { dunning: Dunning; today: string };

/** When it was sent, and when it arrived or was signed: 時効 is counted from that. */
export function DunningDays({ dunning, today }: DunningDaysProps) {
  const { id: dunningId, approvedOn, sentOn, doneOn } = dunning;
  const mayAct = useMay('arrears.act');
  const saving = useBooksAction(saveDunningDays);
  if (!mayAct || approvedOn === null) return null;
  const save = (days: { sentOn: string | null; doneOn: string | null }) =>
    saving.mutate(
      { dunningId, ...days },
      { onSuccess: () => toast({ title: '日付を記録しました', tone: 'good' }) },
    );
  return (
    <div className="mt-2 print:hidden">
      {doneOn === null && (
        <NextDay
          dunning={dunning}
          today={today}
          isBusy={saving.isPending}
          onSave={(day) =>
            save(sentOn === null ? { sentOn: day, doneOn } : { sentOn, doneOn: day })
          }
        />
      )}
      {sentOn !== null && (
        <Button
          variant="quiet"
          disabled={saving.isPending}
          onClick={() => save({ sentOn: doneOn === null ? null : sentOn, doneOn: null })}
        >
          {doneOn === null ? '送った記録を消す' : 'この日の記録を消す'}
        </Button>
      )}
      {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
    </div>
  );
}

type NextDayProps = DunningDaysProps & { isBusy: boolean; onSave: (day: string) => void };

/** The day that is still missing; a plain letter has none after it was sent. */
function NextDay({ dunning: { kind, asOf, sentOn }, today, ...rest }: NextDayProps) {
  if (sentOn === null) {
    const label = isSigned(kind) ? '渡した日' : '送った日';
    return <DayForm label={label} min={asOf} max={today} {...rest} />;
  }
  if (!(kind in proofs)) return null;
  return (
    <DayForm
      key={kind}
      {...proofs[kind as keyof typeof proofs]}
      min={sentOn}
      max={today}
      {...rest}
    />
  );
}
