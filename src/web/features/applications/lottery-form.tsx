import { useState } from 'react';
import type { InboxApplication } from '#contract/applications.ts';
import { drawLottery } from '#contract/lotteries.ts';
import { type FormKey, formInForce } from '#domain/applications/all-forms.ts';
import { whyNotDraw } from '#domain/applications/lottery.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Part = 'draw' | 'first' | 'not';
type LotteryFormProps = { form: FormKey; applications: readonly InboxApplication[] };

const parts = [
  { value: 'draw', label: '抽選に入れる' },
  { value: 'first', label: '規則により優先する' },
  { value: 'not', label: '今回は入れない' },
] as const;

/** Who takes part and how many places there are, before anything is drawn. */
export function LotteryForm({ form, applications }: LotteryFormProps) {
  const [id] = useState(() => crypto.randomUUID());
  const [subject, setSubject] = useState('');
  const [places, setPlaces] = useState('1');
  const [chosen, setChosen] = useState<Readonly<Record<string, Part>>>({});
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const drawing = useChange(drawLottery);
  const partOf = (applicationId: string): Part => chosen[applicationId] ?? 'draw';
  const tickets = applications.flatMap((it) =>
    partOf(it.id) === 'not' ? [] : [{ applicationId: it.id, isFirst: partOf(it.id) === 'first' }],
  );
  const ask = () => {
    const found =
      subject.trim() === ''
        ? '何の抽選かを書いてください。'
        : whyNotDraw(tickets.length, Number(places));
    setFault(found);
    setAsking(found === null);
  };
  return (
    <form
      noValidate
      aria-label={`${formInForce(form).title}の抽選`}
      className="grid max-w-3xl gap-4 rounded-xl border border-line bg-surface p-4 print:hidden sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <h3 className="text-lg font-bold">
        {formInForce(form).title}（{applications.length}件）
      </h3>
      <TextField
        label="何の抽選ですか"
        hint="例：平面駐車場の空き2区画"
        required
        maxLength={80}
        value={subject}
        onChange={setSubject}
      />
      <SelectField
        label="空いている数"
        options={applications.map((_, place) => ({
          value: String(place + 1),
          label: String(place + 1),
        }))}
        value={places}
        onChange={setPlaces}
      />
      <TakingPart
        applications={applications}
        partOf={partOf}
        onChange={(applicationId, part) => setChosen({ ...chosen, [applicationId]: part })}
      />
      {fault !== null && <FailureNote>{fault}</FailureNote>}
      {drawing.error && <FailureNote>{sentenceOf(drawing.error)}</FailureNote>}
      <div>
        <Button type="submit" disabled={drawing.isPending}>
          抽選する
        </Button>
      </div>
      <ConfirmDialog
        title="抽選しますか"
        confirmLabel="抽選する"
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => drawing.mutate({ id, form, subject, places: Number(places), tickets })}
      >
        {tickets.length}件から{places}件を選び、残りの順番も決めます。やり直しはできません。
      </ConfirmDialog>
    </form>
  );
}

type TakingPartProps = {
  applications: readonly InboxApplication[];
  partOf: (applicationId: string) => Part;
  onChange: (applicationId: string, part: Part) => void;
};

function TakingPart({ applications, partOf, onChange }: TakingPartProps) {
  return (
    <ul className="grid gap-3">
      {applications.map(({ id, number, dwelling }) => (
        <li key={id}>
          <SelectField
            label={`受付番号 ${number ?? ''}　${dwelling.number}号室`}
            options={parts}
            value={partOf(id)}
            onChange={(value) =>
              onChange(id, parts.find((part) => part.value === value)?.value ?? 'draw')
            }
          />
        </li>
      ))}
    </ul>
  );
}
