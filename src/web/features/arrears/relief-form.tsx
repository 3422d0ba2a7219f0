import { type FormEvent, useState } from 'react';
import type { Debtor } from '#contract/arrears.ts';
import { askForRelief } from '#contract/relief.ts';
import { type ReliefKind, reliefKinds, reliefNames } from '#domain/billing/relief.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { emptyDraft, judgeRelief, type ReliefDraft } from './relief-draft.ts';
import { ReliefItems } from './relief-items.tsx';

const explained: Readonly<Record<ReliefKind, string>> = {
  correction: '請求した額がまちがっていたとき。その分の収入を取り消します。',
  waiver: '納めなくてよいと総会で決めたとき。その分の収入を取り消します。',
  'write-off': '納めてもらえる見込みがなく、総会で決めたとき。貸倒損失として支出にします。',
};

type ReliefFormProps = {
  debtor: Debtor;
  dwellingId: string;
  today: string;
  onDone: () => void;
};

/** What will not be asked for any more: which months, why, and where it was decided. Another person approves. */
export function ReliefForm({ debtor, dwellingId, today, onDone }: ReliefFormProps) {
  const asking = useBooksAction(askForRelief);
  const [draft, setDraft] = useState<ReliefDraft>(emptyDraft);
  const [isTried, setTried] = useState(false);
  const change = (facts: Partial<ReliefDraft>) => setDraft((before) => ({ ...before, ...facts }));
  const open = debtor.items.filter(({ isBilled }) => isBilled);
  const { relief, fault } = judgeRelief(draft, open, today);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (fault !== null) return;
    await asking.mutateAsync({ id: crypto.randomUUID(), dwellingId, ...relief });
    toast({
      title: `${reliefNames[relief.kind]}の承認を頼みました`,
      description: '別の役員が承認したあとで、帳簿に付けます。',
      tone: 'good',
    });
    onDone();
  }

  return (
    <form
      noValidate
      aria-label={`${debtor.number}号室の減額`}
      className="mt-4 grid max-w-xl gap-5 rounded-xl border border-line bg-surface p-4 sm:p-5 print:hidden"
      onSubmit={(event) => void submit(event).catch(() => undefined)}
    >
      <SelectField
        label="減額の種類"
        hint={explained[draft.kind]}
        options={reliefKinds.map((it) => ({ value: it, label: reliefNames[it] }))}
        value={draft.kind}
        onChange={(next) => change({ kind: reliefKinds.find((it) => it === next) ?? draft.kind })}
      />
      <ReliefItems open={open} taken={draft.taken} onChange={(taken) => change({ taken })} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-line-strong pt-3">
        <span className="font-bold">減らす額の合計</span>
        <strong className="text-xl tabular-nums">
          {formatYen(sumYen(relief.lines.map(({ yen }) => yen)))}
        </strong>
      </p>
      <TextField
        label="理由"
        required
        maxLength={120}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
      />
      {draft.kind !== 'correction' && <Meeting draft={draft} today={today} onChange={change} />}
      {isTried && fault && <FailureNote>{fault}</FailureNote>}
      {asking.error && <FailureNote>{sentenceOf(asking.error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={asking.isPending}>
          {asking.isPending ? '送っています' : '承認を頼む'}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          やめる
        </Button>
      </div>
    </form>
  );
}

type MeetingProps = {
  draft: ReliefDraft;
  today: string;
  onChange: (facts: Partial<ReliefDraft>) => void;
};

/** What only a general meeting may give away. */
function Meeting({ draft, today, onChange }: MeetingProps) {
  return (
    <>
      <TextField
        label="決めた総会"
        hint="たとえば「第17期 通常総会」。"
        required
        maxLength={60}
        value={draft.resolution}
        onChange={(resolution) => onChange({ resolution })}
      />
      <TextField
        label="総会の日"
        required
        type="date"
        max={today}
        value={draft.resolvedOn}
        onChange={(resolvedOn) => onChange({ resolvedOn })}
      />
    </>
  );
}
