import { type FormEvent, useState } from 'react';
import { openVoteBox, rehearseVotes, type VoteMeeting } from '#contract/votes.ts';
import { addDays, formatDate } from '#domain/calendar.ts';
import { type Kind, kindNames } from '#domain/resolutions/kind.ts';
import type { SecretTerms } from '#domain/votes/secret/secret-terms.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { SecretTermsField } from '#web/ui/secret-terms-field.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';

/** The day of dispatch: from here on the roll, the items and the rules of counting stand. */
export function OpeningForm({ meeting }: { meeting: VoteMeeting }) {
  const mayOpen = useMay('meeting.prepare');
  const { heldOn, today, agenda } = meeting;
  if (heldOn < today) {
    return (
      <EmptyState title="この総会の議決権は、ここでは数えていません">
        結果は、「会議・総会」の記録と議事録で見られます。
      </EmptyState>
    );
  }
  if (agenda.length === 0) {
    return (
      <EmptyState title="議案がまだありません">
        決議する議案が決まると、議決権の受付を始められます。
      </EmptyState>
    );
  }
  if (!mayOpen) {
    return (
      <EmptyState title="議決権の受付は、まだ始まっていません">
        招集の通知を送る日に、理事長か副理事長が始めます。
      </EmptyState>
    );
  }
  return (
    <>
      {meeting.mayRehearse && <Rehearsal meetingId={meeting.id} />}
      <Opening meeting={meeting} />
    </>
  );
}

const rehearsals = [
  { part: 'day', name: '総会の当日を試す' },
  { part: 'ballot', name: '投票の期間を試す' },
] as const;

/** デモ: the days of voting or the evening of the meeting, without waiting for them. */
function Rehearsal({ meetingId }: { meetingId: string }) {
  const [isSecret, setSecret] = useState(false);
  const rehearsing = useChange(rehearseVotes);
  return (
    <div className="mb-8 rounded-xl bg-primary-soft p-4 sm:p-5">
      <p className="mb-3 max-w-[44rem]">
        デモでは、待たずに試せます。当日を試すと、この総会の日が今日になります。投票の期間を試すと1週間後になり、立場を組合員に替えて「総会の投票」で答えられます。どちらも、見本の回答が入ります。
      </p>
      <div className="mb-3 max-w-[44rem]">
        <Switch
          label="役員の議案を、無記名投票にする"
          checked={isSecret}
          onCheckedChange={setSecret}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        {rehearsals.map(({ part, name }) => (
          <Button
            key={part}
            variant="secondary"
            disabled={rehearsing.isPending}
            onClick={() => rehearsing.mutate({ meetingId, part, isSecret })}
          >
            {name}
          </Button>
        ))}
      </div>
      {rehearsing.error && <FailureNote>{sentenceOf(rehearsing.error)}</FailureNote>}
    </div>
  );
}

type Kinds = Readonly<Record<string, Kind>>;
type Voters = Readonly<Record<string, string>>;
type Secrets = Readonly<Record<string, SecretTerms | null>>;

function Opening({ meeting }: { meeting: VoteMeeting }) {
  const { id: meetingId, heldOn, today, agenda, shared } = meeting;
  const [id] = useState(() => crypto.randomUUID());
  const [deadlineOn, setDeadline] = useState<string>(addDays(heldOn, -1));
  const [kinds, setKinds] = useState<Kinds>({});
  const [voters, setVoters] = useState<Voters>({});
  const [secrets, setSecrets] = useState<Secrets>({});
  const opening = useChange(openVoteBox);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const items = agenda.map(({ id: itemId, kind }) => {
      const terms = secrets[itemId] ?? null;
      const secret = terms ? { secret: { ...terms, candidates: [...terms.candidates] } } : {};
      return { id: itemId, kind: kinds[itemId] ?? usual[kind], ...secret };
    });
    const voterIds = Object.values(voters).filter((it) => it !== '');
    opening.mutate(
      { meetingId, id, deadlineOn, items, voterIds },
      { onSuccess: () => toast({ title: '議決権の受付を始めました', tone: 'good' }) },
    );
  }

  return (
    <form noValidate aria-label="議決権の受付を始める" onSubmit={submit}>
      <p className="mb-8 max-w-[44rem]">
        招集の通知を送る日に始めます。始めると、今日の名簿、議案、規約の定めが、この総会の間は変わりません。
      </p>
      <Section heading="用紙の締切">
        <div className="max-w-sm">
          <Field label="締切の日" hint="この日の17時までに届いたものを数えます。">
            {(control) => (
              <TextInput
                {...control}
                type="date"
                min={today}
                max={addDays(heldOn, -1)}
                value={deadlineOn}
                onChange={({ target }) => setDeadline(target.value)}
              />
            )}
          </Field>
        </div>
        <p className="mt-2 text-muted">総会は{formatDate(heldOn)}です。</p>
      </Section>
      <Section
        heading="議案と決議の種類"
        description="種類によって、要る賛成の数がちがいます。規約に定めがあるときは、自動で読み取ります。"
      >
        <ol className="grid max-w-3xl gap-4">
          {agenda.map((item) => (
            <li key={item.id} className="grid gap-4 rounded-xl border border-line p-4">
              <SelectField
                label={`${item.label}　${item.title}`}
                options={kindOptions}
                value={kinds[item.id] ?? usual[item.kind]}
                onChange={(value) => setKinds({ ...kinds, [item.id]: value as Kind })}
              />
              <SecretTermsField
                value={secrets[item.id] ?? null}
                onChange={(terms) => setSecrets({ ...secrets, [item.id]: terms })}
              />
            </li>
          ))}
        </ol>
      </Section>
      {shared.length > 0 && <SharedVoters {...{ shared, voters }} onChange={setVoters} />}
      {opening.error && <FailureNote>{sentenceOf(opening.error)}</FailureNote>}
      <Button type="submit" size="large" disabled={opening.isPending} className="mt-4">
        {opening.isPending ? '始めています' : '名簿と議案を確定して、受付を始める'}
      </Button>
    </form>
  );
}

/** 特別決議 on an agenda is a change of the bylaws, unless the chair says what else it is. */
const usual = { ordinary: 'ordinary', special: 'bylaw' } as const satisfies Record<string, Kind>;

const kindOptions = Object.entries(kindNames).map(([value, label]) => ({ value, label }));

type SharedProps = Pick<VoteMeeting, 'shared'> & {
  voters: Voters;
  onChange: (voters: Voters) => void;
};

function SharedVoters({ shared, voters, onChange }: SharedProps) {
  return (
    <Section
      heading="共有の住戸で議決権を使う人"
      description="共有者が届け出た人を選びます。届出がない住戸は、このままにしてください。"
    >
      <ul className="grid max-w-3xl gap-4 sm:grid-cols-2">
        {shared.map(({ dwellings, owners }) => (
          <li key={dwellings}>
            <SelectField
              label={`${dwellings}号室`}
              placeholder="届出がありません"
              options={owners.map(({ id, name }) => ({ value: id, label: name }))}
              value={voters[dwellings] ?? ''}
              onChange={(value) => onChange({ ...voters, [dwellings]: value })}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
