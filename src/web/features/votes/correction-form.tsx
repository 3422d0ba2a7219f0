import { useState } from 'react';
import { askRollCorrection } from '#contract/roll-corrections.ts';
import type { VoteBox, VoteMeeting } from '#contract/votes.ts';
import type { RollCorrection } from '#domain/votes/correct-roll.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceBox } from '#web/ui/choice-box.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type What = RollCorrection['what'];
type CorrectionFormProps = { meeting: VoteMeeting; box: VoteBox };

/** Of one owner: who votes, whether they may, and why it changes. */
export function CorrectionForm({ meeting, box }: CorrectionFormProps) {
  const [headId, setHeadId] = useState('');
  const asking = useChange(askRollCorrection);
  const options = optionsOf(box, headId);
  const people = box.owners.find((it) => it.headId === headId)?.people ?? [];
  return (
    <div className="grid max-w-2xl gap-4 print:hidden">
      <Field label="訂正する人" hint="部屋番号か氏名で探せます。">
        {(control) => (
          <ChoiceBox {...control} options={headsIn(box)} value={headId} onChange={setHeadId} />
        )}
      </Field>
      {options.length > 0 && (
        <Correcting
          key={headId}
          {...{ options, people }}
          isBusy={asking.isPending}
          onAsk={(asked) =>
            asking.mutate({ ...asked, meetingId: meeting.id, id: crypto.randomUUID(), headId })
          }
        />
      )}
      {asking.error && <FailureNote>{sentenceOf(asking.error)}</FailureNote>}
    </div>
  );
}

type Option = { readonly value: What; readonly label: string };
type Asked = { what: What; voterId: string | null; reason: string };
type CorrectingProps = {
  options: readonly Option[];
  people: VoteBox['owners'][number]['people'];
  isBusy: boolean;
  onAsk: (asked: Asked) => void;
};

function Correcting({ options, people, isBusy, onAsk }: CorrectingProps) {
  const [chosen, setWhat] = useState<What>();
  const [voterId, setVoterId] = useState('');
  const [reason, setReason] = useState('');
  const what = options.find(({ value }) => value === chosen)?.value ?? options[0]?.value ?? 'voter';
  const isVoter = what === 'voter';
  const isReady = reason.trim() !== '' && (!isVoter || voterId !== '');
  return (
    <>
      <PillChoice
        label="訂正すること"
        name="what"
        options={options}
        value={what}
        onChange={setWhat}
      />
      {isVoter && (
        <SelectField
          label="議決権を使う人"
          hint="名簿に今のっている区分所有者から選びます。届いた回答は、そのまま数えます。"
          required
          placeholder="選んでください"
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          value={voterId}
          onChange={setVoterId}
        />
      )}
      <Field label="理由" hint="届出や裁判所の決定の日付も書きます。" required>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button
          disabled={!isReady || isBusy}
          onClick={() => onAsk({ what, reason, voterId: isVoter ? voterId : null })}
        >
          名簿の訂正を頼む
        </Button>
      </div>
    </>
  );
}

function headsIn({ heads, excluded }: VoteBox) {
  return [...heads, ...excluded].map(({ id, dwellings, names }) => ({
    id,
    label: `${dwellings}　${names}`,
  }));
}

/** Another voter can be named only where the register knows one. */
function optionsOf({ heads, excluded, owners }: VoteBox, headId: string): readonly Option[] {
  if (excluded.some(({ id }) => id === headId)) {
    return [{ value: 'restored', label: '議決権を使える人に戻す' }];
  }
  if (heads.every(({ id }) => id !== headId)) return [];
  const mayName = owners.some((it) => it.headId === headId);
  return [
    ...(mayName ? [{ value: 'voter' as const, label: '議決権を使う人を変える' }] : []),
    { value: 'excluded', label: '議決権を使えない人にする' },
  ];
}
