import { type FormEvent, useState } from 'react';
import { askForDunning, type Debtor } from '#contract/arrears.ts';
import { type DunningKind, dunningNames } from '#domain/billing/dunning/dunning.ts';
import { addDays } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

const kinds = Object.keys(dunningNames) as DunningKind[];
const usualDays = 14;
const mostInstalments = 60;

type DunningFormProps = {
  debtor: Debtor;
  dwellingId: string;
  today: string;
  onDone: () => void;
};

/** A letter to be approved by another: its step, until when, and for a 誓約書 in how many parts. */
export function DunningForm({ debtor, dwellingId, today, onDone }: DunningFormProps) {
  const asking = useBooksAction(askForDunning);
  const [kind, setKind] = useState<DunningKind>(debtor.nextStep ?? 'reminder-1');
  const [deadline, setDeadline] = useState(addDays(today, usualDays));
  const [address, setAddress] = useState(debtor.address);
  const [count, setCount] = useState('6');
  const [firstOn, setFirstOn] = useState(addDays(today, usualDays));
  const [isTried, setTried] = useState(false);
  const times = Number(count.normalize('NFKC'));
  const isPledge = kind === 'pledge';
  const fault = faultOf({ deadline, isPledge, times, firstOn });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (fault !== null) return;
    await asking.mutateAsync({
      id: crypto.randomUUID(),
      dwellingId,
      kind,
      deadline,
      address,
      instalments: isPledge ? { count: times, firstOn } : null,
    });
    toast({
      title: `${dunningNames[kind]}を用意しました`,
      description: '別の役員の承認を待ちます。',
      tone: 'good',
    });
    onDone();
  }

  return (
    <form
      noValidate
      aria-label={`${debtor.number}号室への文書`}
      className="mt-4 grid max-w-xl gap-5 rounded-xl border border-line bg-surface p-4 sm:p-5 print:hidden"
      onSubmit={(event) => void submit(event).catch(() => undefined)}
    >
      <SelectField
        label="文書"
        options={kinds.map((it) => ({ value: it, label: dunningNames[it] }))}
        value={kind}
        onChange={(next) => setKind(kinds.find((it) => it === next) ?? kind)}
      />
      <Deadline {...{ kind, today, deadline }} onChange={setDeadline} />
      <TextField
        label="あて先の住所"
        hint="建物の外にお住まいのときは、その住所に直してください。"
        required={kind === 'certified'}
        maxLength={120}
        value={address}
        onChange={setAddress}
      />
      {isPledge && (
        <Instalments {...{ today, count, firstOn }} onCount={setCount} onFirst={setFirstOn} />
      )}
      {isTried && fault && <FailureNote>{fault}</FailureNote>}
      {asking.error && <FailureNote>{sentenceOf(asking.error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={asking.isPending}>
          {asking.isPending ? '用意しています' : '承認を頼む'}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          やめる
        </Button>
      </div>
    </form>
  );
}

type DeadlineProps = {
  kind: DunningKind;
  today: string;
  deadline: string;
  onChange: (day: string) => void;
};

function Deadline({ kind, today, deadline, onChange }: DeadlineProps) {
  if (kind === 'acknowledgement') {
    return <p>どの月分の未納を認めるかが書かれます。支払いの約束はふくみません。</p>;
  }
  return (
    <TextField
      label="支払いの期限"
      required
      type="date"
      min={addDays(today, 1)}
      value={deadline}
      onChange={onChange}
    />
  );
}

type InstalmentsProps = {
  today: string;
  count: string;
  firstOn: string;
  onCount: (count: string) => void;
  onFirst: (day: string) => void;
};

function Instalments({ today, count, firstOn, onCount, onFirst }: InstalmentsProps) {
  return (
    <>
      <TextField
        label="何回に分けるか"
        hint={`2回から${mostInstalments}回までです。`}
        required
        inputMode="numeric"
        className="text-right tabular-nums"
        value={count}
        onChange={onCount}
      />
      <TextField
        label="最初のお支払いの日"
        required
        type="date"
        min={today}
        value={firstOn}
        onChange={onFirst}
      />
    </>
  );
}

type Draft = { deadline: string; isPledge: boolean; times: number; firstOn: string };

function faultOf({ deadline, isPledge, times, firstOn }: Draft): string | null {
  if (deadline === '') return '支払いの期限を入れてください。';
  if (!isPledge) return null;
  if (!Number.isInteger(times) || times < 2 || times > mostInstalments) {
    return `何回に分けるかを、2から${mostInstalments}までの数字で入れてください。`;
  }
  return firstOn === '' ? '最初のお支払いの日を入れてください。' : null;
}
