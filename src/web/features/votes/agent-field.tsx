import { useState } from 'react';
import { addVoteAgent, type VoteBox, type VoteHead, type VoteMeeting } from '#contract/votes.ts';
import { agentRelations } from '#domain/votes/agent.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceBox } from '#web/ui/choice-box.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { familyRelations } from './words.ts';

type AgentFieldProps = {
  meeting: VoteMeeting;
  box: VoteBox;
  head: VoteHead;
  value: string;
  onChange: (agentId: string) => void;
};

/** 代理人: the chair, another owner, or somebody of the family who is written down here. */
export function AgentField({ meeting, box, head, value, onChange }: AgentFieldProps) {
  const [newName, setNewName] = useState('');
  const options = [
    ...box.agents.map(({ id, name, relation }) => ({
      id,
      label: relation === 'chair' ? '議長に一任' : `${name}（${agentRelations[relation]}）`,
    })),
    ...box.heads
      .filter(({ id }) => id !== head.id)
      .flatMap(({ dwellings, voters }) =>
        voters.map(({ id, name }) => ({ id, label: `${name}（${dwellings}）` })),
      ),
  ];
  return (
    <div className="grid gap-3">
      <div className="max-w-md">
        <Field
          label="代理人"
          hint="議長への一任も、ここで選びます。名前のない委任状は、空欄のままにしてください。"
        >
          {(control) => (
            <ChoiceBox
              {...control}
              options={options}
              value={value}
              onChange={onChange}
              onCreate={setNewName}
              createLabel={(text) => `「${text}」を代理人として登録する`}
            />
          )}
        </Field>
      </div>
      {newName !== '' && (
        <NewAgent
          key={newName}
          meetingId={meeting.id}
          name={newName}
          onCancel={() => setNewName('')}
          onAdded={(id) => {
            setNewName('');
            onChange(id);
          }}
        />
      )}
    </div>
  );
}

type NewAgentProps = {
  meetingId: string;
  name: string;
  onCancel: () => void;
  onAdded: (id: string) => void;
};

function NewAgent({ meetingId, name, onCancel, onAdded }: NewAgentProps) {
  const [id] = useState(() => crypto.randomUUID());
  const [relation, setRelation] = useState<(typeof familyRelations)[number]>('spouse');
  const adding = useChange(addVoteAgent);
  return (
    <div className="grid max-w-md gap-3 rounded-lg border border-line bg-page p-3">
      <SelectField
        label={`${name}さんと組合員の関係`}
        options={familyRelations.map((it) => ({ value: it, label: agentRelations[it] }))}
        value={relation}
        onChange={(value) => setRelation(familyRelations.find((it) => it === value) ?? 'spouse')}
      />
      {adding.error && <FailureNote>{sentenceOf(adding.error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          disabled={adding.isPending}
          onClick={() =>
            adding.mutate({ meetingId, id, name, relation }, { onSuccess: () => onAdded(id) })
          }
        >
          代理人として登録する
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          やめる
        </Button>
      </div>
    </div>
  );
}
