import { type FormEvent, useState } from 'react';
import { decideApplication } from '#contract/applications.ts';
import type { FormInForce } from '#domain/applications/all-forms.ts';
import { formatDate, type IsoDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';

type Kind = 'approved' | 'conditional' | 'refused';
const kinds = [
  { value: 'approved', label: '承認する' },
  { value: 'conditional', label: '条件を付けて承認する' },
  { value: 'refused', label: '承認しない' },
] as const;

type DecisionFormProps = {
  applicationId: string;
  form: FormInForce;
  boardDays: readonly IsoDate[];
  today: IsoDate;
  label: string;
  onDone: () => void;
};

/** 承認、条件付き、不承認: with what the board decided and when. */
export function DecisionForm({
  applicationId,
  form,
  boardDays,
  today,
  label,
  onDone,
}: DecisionFormProps) {
  const deciding = useChange(decideApplication);
  const [kind, setKind] = useState<Kind>('approved');
  const [conditions, setConditions] = useState(form.usualConditions.join('\n'));
  const [words, setWords] = useState('');
  const [meeting, setMeeting] = useState(boardDays[0] ?? '');
  const [agreedOn, setAgreedOn] = useState<string>(today);
  const isBoards = form.decider === 'board';

  function submit(event: FormEvent): void {
    event.preventDefault();
    const lines = kind === 'conditional' ? linesOf(conditions) : [];
    const resolution = isBoards ? resolutionOf(meeting, agreedOn) : null;
    deciding.mutate(
      { applicationId, kind, words, conditions: lines, resolution },
      {
        onSuccess: () => {
          toast({ title: '決定を記録し、申し込んだ方に知らせました', tone: 'good' });
          onDone();
        },
      },
    );
  }

  return (
    <form
      noValidate
      aria-label={`${label}を決める`}
      className="grid w-full max-w-2xl gap-4 rounded-xl border border-line bg-surface p-4"
      onSubmit={submit}
    >
      <PillChoice label="決定" name="kind" options={kinds} value={kind} onChange={setKind} />
      {isBoards && (
        <BoardDay
          {...{ boardDays, today, meeting, agreedOn }}
          onMeeting={setMeeting}
          onAgreed={setAgreedOn}
        />
      )}
      {kind === 'conditional' && (
        <Lines
          label="条件"
          hint="1行に1つずつ。要らない行は消してください。"
          rows={4}
          value={conditions}
          onChange={setConditions}
        />
      )}
      <Lines
        label={kind === 'refused' ? '承認しない理由' : 'ひとこと（なくてもかまいません）'}
        rows={2}
        value={words}
        onChange={setWords}
      />
      {deciding.error && <FailureNote>{sentenceOf(deciding.error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={deciding.isPending}>
          {deciding.isPending ? '記録しています' : 'この内容で決める'}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          やめる
        </Button>
      </div>
    </form>
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((it) => it.trim())
    .filter((it) => it !== '');
}

function resolutionOf(meeting: string, agreedOn: string) {
  return meeting === ''
    ? { on: agreedOn, by: 'circulation' as const }
    : { on: meeting, by: 'meeting' as const };
}

type BoardDayProps = Pick<DecisionFormProps, 'boardDays' | 'today'> & {
  meeting: string;
  agreedOn: string;
  onMeeting: (day: string) => void;
  onAgreed: (day: string) => void;
};

/** At which meeting the board decided, or when enough had agreed without one. */
function BoardDay({ boardDays, today, meeting, agreedOn, onMeeting, onAgreed }: BoardDayProps) {
  return (
    <>
      <SelectField
        label="理事会の決定"
        hint="理事会で決めた日を選びます。集まらずに決めたときは、一番下を選びます。"
        options={[
          ...boardDays.map((day) => ({ value: day, label: `${formatDate(day)}の理事会` })),
          { value: '', label: '理事の過半数が、書面やメールで承諾した' },
        ]}
        value={meeting}
        onChange={onMeeting}
      />
      {meeting === '' && (
        <Field label="過半数がそろった日">
          {(control) => (
            <TextInput
              {...control}
              type="date"
              max={today}
              value={agreedOn}
              onChange={({ target }) => onAgreed(target.value)}
            />
          )}
        </Field>
      )}
    </>
  );
}

type LinesProps = {
  label: string;
  hint?: string;
  rows: number;
  value: string;
  onChange: (text: string) => void;
};

function Lines({ label, hint, rows, value, onChange }: LinesProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <TextArea
          {...control}
          rows={rows}
          maxLength={2000}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
