import { useState } from 'react';
import { beginCirculation, type Circulations } from '#contract/circulation.ts';
import {
  type CirculationKind,
  circulationKindNames,
} from '#domain/board-meetings/circulation-kinds.ts';
import { addDays } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

type Kind = CirculationKind | 'other';
const usualDays = 7;

/** What may not be approved so is refused here, with the reason. */
export function CirculationForm({ list, onDone }: { list: Circulations; onDone: () => void }) {
  const [id] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useState<Kind>(list.allowed[0] ?? 'other');
  const [title, setTitle] = useState('');
  const [body, setBody] = useState('');
  const [dueOn, setDueOn] = useState<string>(addDays(list.today, usualDays));
  const { mutate, isPending, error } = useChange(beginCirculation);
  const kinds: readonly { value: Kind; label: string }[] = [
    ...list.allowed.map((value) => ({ value, label: circulationKindNames[value] })),
    { value: 'other', label: 'ほかのこと' },
  ];
  const isReady = kind !== 'other' && title.trim() !== '' && body.trim() !== '' && dueOn !== '';
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate(
          { id, kind, title, body, dueOn },
          {
            onSuccess: () => {
              toast({ title: '理事に承認を頼みました', tone: 'good' });
              onDone();
            },
          },
        );
      }}
    >
      <PillChoice
        label="何の承認ですか"
        name="circulation-kind"
        options={kinds}
        value={kind}
        onChange={setKind}
      />
      {kind === 'other' ? (
        <p role="status" className="font-bold text-warn">
          {list.refusal}
        </p>
      ) : (
        <>
          <TextField
            label="件名"
            hint="例：受付番号2026-14 床の張り替え"
            value={title}
            maxLength={120}
            required
            onChange={setTitle}
          />
          <Field label="内容と条件" required>
            {(control) => (
              <TextArea
                {...control}
                rows={4}
                maxLength={4_000}
                value={body}
                onChange={({ target }) => setBody(target.value)}
              />
            )}
          </Field>
          <TextField label="答えの期限" type="date" required value={dueOn} onChange={setDueOn} />
        </>
      )}
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onDone}>
          キャンセル
        </Button>
        <Button type="submit" disabled={isPending || !isReady}>
          {isPending ? '頼んでいます' : '理事に頼む'}
        </Button>
      </div>
    </form>
  );
}
