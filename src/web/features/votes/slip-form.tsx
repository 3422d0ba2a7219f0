import { type FormEvent, useState } from 'react';
import { readSlip, type VoteBox, type VoteHead, type VoteMeeting } from '#contract/votes.ts';
import type { Choice } from '#domain/votes/record.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';
import { AgentField } from './agent-field.tsx';
import { MarkRows } from './mark-rows.tsx';
import { openItemsIn } from './secret-items.ts';

type Kind = 'paper' | 'proxy' | 'withdrawal';
const kinds = [
  { value: 'paper', label: '議決権行使書' },
  { value: 'proxy', label: '委任状' },
  { value: 'withdrawal', label: '取り下げの届け' },
] as const;

const outcomes = {
  counted: { title: '2人の入力が同じでした。回答として数えます', tone: 'good' },
  'read-once': { title: '入れました。もう1人の入力を待っています', tone: 'good' },
  differs: { title: '2人の入力がちがいます。用紙を見直してください', tone: 'danger' },
} as const;

/** Once the meeting has begun, only what was handed over at the door. */
function kindsFor(isAtDoor: boolean) {
  return isAtDoor ? kinds.filter(({ value }) => value === 'proxy') : kinds;
}

type SlipFormProps = {
  meeting: VoteMeeting;
  box: VoteBox;
  head: VoteHead;
  /** The scan that is looked at; empty where the paper itself is. */
  scanId: string;
  onDone: () => void;
};

/** What is read off a slip, until it is put into the box. */
function useSlip({ meeting, box, head, scanId, onDone }: SlipFormProps) {
  const [id] = useState(() => crypto.randomUUID());
  const isAtDoor = box.beganAt !== null;
  const [kind, setKind] = useState<Kind>(isAtDoor ? 'proxy' : 'paper');
  const [stampedOn, setStamped] = useState<string>(meeting.today);
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const [agentId, setAgent] = useState('');
  const reading = useChange(readSlip);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const said = kind === 'withdrawal' ? {} : choices;
    const agent = kind === 'proxy' && agentId !== '' ? { agentId } : {};
    const slip = { meetingId: meeting.id, id, headId: head.id, kind, stampedOn, isAtDoor };
    reading.mutate(
      { ...slip, choices: said, ...agent, scanId: scanId === '' ? null : scanId },
      {
        onSuccess: ({ outcome }) => {
          toast(outcomes[outcome]);
          onDone();
        },
      },
    );
  }

  const set = { setKind, setStamped, setChoices, setAgent };
  return { isAtDoor, kind, stampedOn, choices, agentId, reading, submit, set };
}

export function SlipForm(props: SlipFormProps) {
  const { meeting, box, head, onDone } = props;
  const { isAtDoor, kind, stampedOn, choices, agentId, reading, submit, set } = useSlip(props);
  return (
    <form
      noValidate
      aria-label={`${head.dwellings}の用紙`}
      className="grid max-w-3xl gap-5 rounded-xl border border-line bg-surface p-4 sm:p-5"
      onSubmit={submit}
    >
      <p className="text-lg">
        <strong>{head.dwellings}</strong>　{head.names}（議決権 {head.votes}個）
      </p>
      <PillChoice
        label="用紙の種類"
        name="kind"
        options={kindsFor(isAtDoor)}
        value={kind}
        onChange={set.setKind}
      />
      <div className="max-w-xs">
        <Field label="受け付けた日" hint="用紙に押した受付の日付です。">
          {(control) => (
            <TextInput
              {...control}
              type="date"
              min={box.recordOn}
              max={meeting.today}
              value={stampedOn}
              onChange={({ target }) => set.setStamped(target.value)}
            />
          )}
        </Field>
      </div>
      {kind === 'proxy' && (
        <AgentField {...{ meeting, box, head }} value={agentId} onChange={set.setAgent} />
      )}
      {kind !== 'withdrawal' && (
        <MarkRows
          label={kind === 'proxy' ? '委任状に書かれた賛否（なければ空欄のまま）' : '議案ごとの印'}
          items={openItemsIn(box)}
          choices={choices}
          onChange={set.setChoices}
        />
      )}
      {reading.error && <FailureNote>{sentenceOf(reading.error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={reading.isPending} data-slip-submit="">
          {reading.isPending ? '記録しています' : 'この内容で入れる'}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          やめる
        </Button>
      </div>
    </form>
  );
}
