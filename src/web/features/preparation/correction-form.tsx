import { type FormEvent, useState } from 'react';
import { askCorrection, type WrittenCorrection } from '#contract/corrections.ts';
import { type CorrectionKind, correctionKinds } from '#domain/meetings/convocation/correction.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

type Written = {
  readonly kind: CorrectionKind;
  readonly heldOn: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly place: string;
  readonly label: string;
  readonly wrong: string;
  readonly right: string;
};

const empty: Written = {
  kind: 'place',
  heldOn: '',
  startsAt: '',
  endsAt: '',
  place: '',
  label: '',
  wrong: '',
  right: '',
};

/** Nothing until it is whole. */
function draftOf(written: Written): WrittenCorrection | null {
  const { kind, heldOn, startsAt, endsAt, place, label, wrong, right } = written;
  if (kind === 'day') {
    return [heldOn, startsAt, endsAt].includes('') ? null : { kind, heldOn, startsAt, endsAt };
  }
  if (kind === 'place') return place.trim() === '' ? null : { kind, place };
  if (wrong.trim() === '' || right.trim() === '') return null;
  if (kind === 'words') return { kind, wrong, right };
  return label === '' ? null : { kind, label, wrong, right };
}

type AskProps = {
  meetingId: string;
  sentAs: { readonly day: string; readonly place: string };
  enclosures: readonly { readonly label: string; readonly title: string }[];
};

/** What was wrong and what is right; the wrong day and place are those that were sent. */
export function CorrectionForm({ meetingId, sentAs, enclosures }: AskProps) {
  const asking = useChange(askCorrection);
  const [id] = useState(() => crypto.randomUUID());
  const [written, setWritten] = useState(empty);
  const change = (part: Partial<Written>) => setWritten({ ...written, ...part });
  const draft = draftOf(written);
  const kinds = (Object.keys(correctionKinds) as CorrectionKind[]).filter(
    (kind) => kind !== 'enclosure' || enclosures.length > 0,
  );
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!draft) return;
    asking.mutate(
      { meetingId, id, draft },
      { onSuccess: () => toast({ title: '訂正の承認を頼みました', tone: 'good' }) },
    );
  }
  return (
    <form noValidate className="grid max-w-2xl gap-4 py-2" onSubmit={submit}>
      <SelectField
        label="訂正するところ"
        options={kinds.map((value) => ({ value, label: correctionKinds[value] }))}
        value={written.kind}
        onChange={(value) => change({ kind: kinds.find((kind) => kind === value) ?? 'place' })}
      />
      <KindFields {...{ written, sentAs, enclosures }} onChange={change} />
      <div>
        <Button type="submit" disabled={asking.isPending || !draft}>
          {asking.isPending ? '頼んでいます' : '訂正の承認を頼む'}
        </Button>
      </div>
      {asking.error && <FailureNote>{sentenceOf(asking.error)}</FailureNote>}
    </form>
  );
}

type KindProps = Pick<AskProps, 'sentAs' | 'enclosures'> & {
  written: Written;
  onChange: (part: Partial<Written>) => void;
};

function KindFields(props: KindProps) {
  const { written, sentAs, onChange } = props;
  const { kind, heldOn, startsAt, endsAt, place } = written;
  if (kind === 'place') {
    return (
      <TextField
        label="正しい場所"
        hint={`招集通知では「${sentAs.place}」です。`}
        required
        maxLength={80}
        value={place}
        onChange={(to) => onChange({ place: to })}
      />
    );
  }
  if (kind === 'words' || kind === 'enclosure') {
    return <WordFields {...props} />;
  }
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-[2fr_1fr_1fr]">
      <p className="col-span-2 text-muted sm:col-span-3">招集通知では「{sentAs.day}」です。</p>
      <div className="col-span-2 sm:col-span-1">
        <TextField
          label="正しい日"
          type="date"
          required
          value={heldOn}
          onChange={(to) => onChange({ heldOn: to })}
        />
      </div>
      <TextField
        label="始まり"
        type="time"
        required
        value={startsAt}
        onChange={(to) => onChange({ startsAt: to })}
      />
      <TextField
        label="終わり"
        type="time"
        required
        value={endsAt}
        onChange={(to) => onChange({ endsAt: to })}
      />
    </div>
  );
}

function WordFields({ written, enclosures, onChange }: KindProps) {
  const { kind, label, wrong, right } = written;
  return (
    <>
      {kind === 'enclosure' && (
        <SelectField
          label="どの資料"
          placeholder="選んでください"
          required
          options={enclosures.map((it) => ({ value: it.label, label: `${it.label}　${it.title}` }))}
          value={label}
          onChange={(to) => onChange({ label: to })}
        />
      )}
      <Field
        label="誤り"
        required
        hint={
          kind === 'words'
            ? '招集通知か議案書にあるとおりに書いてください。'
            : '何ページのどこかも書いてください。'
        }
      >
        {(control) => (
          <TextArea
            {...control}
            value={wrong}
            maxLength={1_000}
            onChange={({ target }) => onChange({ wrong: target.value })}
          />
        )}
      </Field>
      <Field label="正しい文" required>
        {(control) => (
          <TextArea
            {...control}
            value={right}
            maxLength={1_000}
            onChange={({ target }) => onChange({ right: target.value })}
          />
        )}
      </Field>
    </>
  );
}
