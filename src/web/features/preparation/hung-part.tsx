import { type FormEvent, useState } from 'react';
import { type Convocation, noteConvocationHung } from '#contract/convocation.ts';
import { formatDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

type HungProps = { meetingId: string; convocation: Convocation };

/** 掲示: that the convocation hangs in the house, since when and where. */
export function HungPart({ meetingId, convocation: { hung, today } }: HungProps) {
  const mayNote = useMay('meeting.draft');
  return (
    <Section
      heading="掲示"
      description="招集通知を館内に掲示した日を記録します。議事録を作るときに、発送の日とくらべます。"
    >
      <p className="font-bold">
        {hung
          ? `${formatDate(hung.hungOn)}から、${hung.place}に掲示しています。`
          : '掲示は、まだ記録されていません。'}
      </p>
      {mayNote && (
        <HungForm
          key={hung?.hungOn}
          meetingId={meetingId}
          today={today}
          place={hung?.place ?? ''}
          isAgain={hung !== null}
        />
      )}
    </Section>
  );
}

type FormProps = { meetingId: string; today: string; place: string; isAgain: boolean };

function HungForm({ meetingId, today, place: known, isAgain }: FormProps) {
  const [hungOn, setHungOn] = useState(today);
  const [place, setPlace] = useState(known);
  const { mutate, isPending, error } = useChange(noteConvocationHung);
  const note = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { meetingId, id: crypto.randomUUID(), hungOn, place },
      { onSuccess: () => toast({ title: '掲示を記録しました', tone: 'good' }) },
    );
  };
  return (
    <form onSubmit={note} className="mt-3 flex max-w-2xl flex-wrap items-end gap-3 print:hidden">
      <TextField label="掲示した日" type="date" max={today} value={hungOn} onChange={setHungOn} />
      <div className="min-w-0 flex-[1_1_14rem]">
        <TextField
          label="場所"
          placeholder="1階の掲示板"
          maxLength={60}
          value={place}
          onChange={setPlace}
        />
      </div>
      <Button
        type="submit"
        variant="secondary"
        disabled={isPending || place.trim() === '' || hungOn === ''}
      >
        {isAgain ? '記録を直す' : '掲示したと記録する'}
      </Button>
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
    </form>
  );
}
