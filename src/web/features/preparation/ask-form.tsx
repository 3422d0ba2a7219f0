import { type FormEvent, useState } from 'react';
import { askConvocation, type Convocation } from '#contract/convocation.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';

type AskFormProps = { meetingId: string; convocation: Convocation };

/** What the paper says besides the items, and the request for approval. */
export function AskForm({ meetingId, convocation }: AskFormProps) {
  const { blocks, shared } = convocation;
  const [terms, setTerms] = useState(convocation.terms);
  const asking = useChange(askConvocation);
  const [id] = useState(() => crypto.randomUUID());
  const isContactMissing = terms.contact.trim() === '';
  if (!useMay('meeting.draft')) return <p>承認は、理事か管理会社の担当者が頼めます。</p>;
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isContactMissing) return;
    asking.mutate(
      { meetingId, id, ...terms },
      { onSuccess: () => toast({ title: '承認を頼みました', tone: 'good' }) },
    );
  }
  return (
    <form
      noValidate
      aria-label="招集の承認を頼む"
      onSubmit={submit}
      className="grid max-w-2xl gap-4"
    >
      <Field label="用紙の締切" hint="この日の17時までに届いたものを数えます。">
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={terms.deadlineOn}
            onChange={({ target }) => setTerms({ ...terms, deadlineOn: target.value })}
          />
        )}
      </Field>
      <Field
        label="用紙の提出先・問い合わせ先"
        hint="例：管理員室（電話番号）"
        error={isContactMissing ? '提出先を入れてください。' : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={120}
            value={terms.contact}
            onChange={({ target }) => setTerms({ ...terms, contact: target.value })}
          />
        )}
      </Field>
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          type="checkbox"
          checked={terms.byMail}
          onChange={({ target }) => setTerms({ ...terms, byMail: target.checked })}
          className="mt-1 size-6 shrink-0 accent-primary"
        />
        <span>
          メールの届出がある方には、メールで送る
          <span className="block text-muted">
            メールでの招集通知を規約が認めているかを、確かめてから選んでください。選ばなければ、全員に紙で届けます。
          </span>
        </span>
      </label>
      <SharedVoters
        shared={shared}
        voterIds={terms.voterIds}
        onChange={(voterIds) => setTerms({ ...terms, voterIds })}
      />
      {asking.error && <FailureNote>{sentenceOf(asking.error)}</FailureNote>}
      <div>
        <Button type="submit" disabled={asking.isPending || blocks.length > 0}>
          {asking.isPending ? '頼んでいます' : '承認を頼む'}
        </Button>
        {blocks.length > 0 && <p className="mt-2 text-muted">議案がそろうと、頼めます。</p>}
      </div>
    </form>
  );
}

type SharedProps = Pick<Convocation, 'shared'> & {
  voterIds: readonly string[];
  onChange: (voterIds: string[]) => void;
};

/** 議決権行使者 whom co-owners have named; a dwelling without one is left as it is. */
function SharedVoters({ shared, voterIds, onChange }: SharedProps) {
  if (shared.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 font-bold">共有の住戸で議決権を使う方</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {shared.map(({ dwellings, owners }) => {
          const ids = owners.map(({ id }) => id);
          return (
            <SelectField
              key={dwellings}
              label={`${dwellings}号室`}
              placeholder="届出がありません"
              options={owners.map(({ id, name }) => ({ value: id, label: name }))}
              value={voterIds.find((id) => ids.includes(id)) ?? ''}
              onChange={(value) =>
                onChange([...voterIds.filter((id) => !ids.includes(id)), value].filter(Boolean))
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}
