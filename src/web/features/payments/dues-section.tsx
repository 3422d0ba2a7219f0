import { CircleCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { askForPayments, type PaymentsAnswer } from '#contract/payments.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { askedYen, DueRow } from './due-row.tsx';

type Due = PaymentsAnswer['dues'][number];
type DuesSectionProps = { view: PaymentsAnswer; mayAsk: boolean };

/** What is owed and was not asked for, by fund: a payment goes out from an account of its own fund. */
export function DuesSection({ view, mayAsk }: DuesSectionProps) {
  const funds = [...new Map(view.dues.map(({ fundId, fund }) => [fundId, fund]))];
  return (
    <Section
      id="dues"
      heading="払うことが決まっているもの"
      description="帳簿の未払金です。請求書を「入力」で記帳すると、ここに並びます。"
    >
      {funds.length === 0 && (
        <EmptyState icon={CircleCheck} title="これから頼む支払いはありません">
          請求書が届いたら、「入力」の「払うことが決まった」で記帳してください。
        </EmptyState>
      )}
      {funds.map(([fundId, fund]) => (
        <FundDues
          key={fundId}
          name={fund}
          dues={view.dues.filter((due) => due.fundId === fundId)}
          view={view}
          mayAsk={mayAsk}
        />
      ))}
    </Section>
  );
}

type FundDuesProps = DuesSectionProps & { name: string; dues: readonly Due[] };

function FundDues({ name, dues, view, mayAsk }: FundDuesProps) {
  const { left, parts, toggle, setPart, leaveRest } = useChoice();
  const payable = dues.filter(({ hindrance }) => hindrance === null);
  const debited = dues.filter(({ isDebited }) => isDebited);
  const others = dues.filter((due) => !payable.includes(due) && !debited.includes(due));
  const chosen = payable.filter((due) => !left.has(keyOf(due)));
  const partOf = (due: Due) => parts.get(keyOf(due)) ?? null;
  return (
    <div className="mb-6">
      <h3 className="mb-1 text-lg font-bold">{name}</h3>
      {payable.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {payable.map((due) => (
            <DueRow
              key={keyOf(due)}
              due={due}
              today={view.today}
              isChosen={chosen.includes(due)}
              part={partOf(due)}
              {...(mayAsk && {
                onToggle: () => toggle(due),
                onPart: (typed: string | null) => setPart(due, typed),
              })}
            />
          ))}
        </ul>
      )}
      {mayAsk && chosen.length > 0 && (
        <AskForm
          wanted={chosen.map((due) => ({ due, part: partOf(due) }))}
          view={view}
          onAsked={leaveRest}
        />
      )}
      <Unasked heading="口座振替で引き落とされるもの" dues={debited} today={view.today} />
      <Unasked heading="まだ頼めないもの" dues={others} today={view.today} />
    </div>
  );
}

type UnaskedProps = { heading: string; dues: readonly Due[]; today: IsoDate };

/** What is not asked for here, with why. */
function Unasked({ heading, dues, today }: UnaskedProps) {
  if (dues.length === 0) return null;
  return (
    <>
      <h4 className="mt-5 mb-1 font-bold">
        {heading}（{dues.length}件）
      </h4>
      <ul className="divide-y divide-line border-y border-line">
        {dues.map((due) => (
          <DueRow key={keyOf(due)} due={due} today={today} isChosen={false} part={null} />
        ))}
      </ul>
    </>
  );
}

/** Everything is chosen until it is left out; a part is what was typed. */
function useChoice() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [parts, setParts] = useState<ReadonlyMap<string, string>>(new Map());
  return {
    left,
    parts,
    toggle: (due: Due) =>
      setLeft((before) => {
        const after = new Set(before);
        if (!after.delete(keyOf(due))) after.add(keyOf(due));
        return after;
      }),
    setPart: (due: Due, typed: string | null) =>
      setParts((before) => {
        const after = new Map(before);
        if (typed === null) after.delete(keyOf(due));
        else after.set(keyOf(due), typed);
        return after;
      }),
    /** What remains of a part that was asked for waits until somebody ticks it. */
    leaveRest: () => {
      setLeft((before) => new Set([...before, ...parts.keys()]));
      setParts(new Map());
    },
  };
}

function keyOf({ entryId, counterpartyId }: Due): string {
  return `${entryId} ${counterpartyId}`;
}

type Wanted = { readonly due: Due; readonly part: string | null };

type AskFormProps = { wanted: readonly Wanted[]; view: PaymentsAnswer; onAsked: () => void };

function AskForm({ wanted, view, onAsked }: AskFormProps) {
  const asking = useBooksAction(askForPayments);
  const accounts = view.accounts.filter(({ fundId }) => fundId === wanted[0]?.due.fundId);
  const usual = accounts.find(({ isReady }) => isReady) ?? accounts[0];
  const [bankAccountId, setBankAccountId] = useState(usual?.bankAccountId ?? '');
  const [payOn, setPayOn] = useState(view.nextDay);
  const sums = wanted.map(({ due, part }) => askedYen(due, part));
  const isReadable = sums.every((yen) => yen !== null);
  const totalYen = sumYen(sums.map((yen) => yen ?? 0));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isReadable) return;
    const payments = wanted.map(({ due: { entryId, fundId, counterpartyId } }, at) => ({
      id: crypto.randomUUID(),
      entryId,
      fundId,
      counterpartyId,
      yen: sums[at] ?? 0,
    }));
    await asking.mutateAsync({ bankAccountId, payOn, payments });
    onAsked();
    toast({
      title: `${wanted.length}件の支払いの承認を頼みました`,
      description: '別の役員が、下の一覧で承認します。',
      tone: 'good',
    });
  }

  if (accounts.length === 0) {
    return (
      <p className="mt-4">
        この会計には、振り込める口座（普通預金など）がありません。定期預金からは振り込めません。
      </p>
    );
  }
  return (
    <form
      noValidate
      aria-label="支払いの承認を頼む"
      className="mt-4 grid gap-4 rounded-xl border border-line bg-surface p-4 sm:grid-cols-2 sm:p-5 print:hidden"
      onSubmit={(event) => void submit(event).catch(() => undefined)}
    >
      <SelectField
        label="どの口座から"
        options={accounts.map(({ bankAccountId: value, name }) => ({ value, label: name }))}
        value={bankAccountId}
        onChange={setBankAccountId}
      />
      <TextField
        label="振り込む日"
        type="date"
        min={view.today}
        value={payOn}
        onChange={setPayOn}
      />
      {asking.error && (
        <div className="sm:col-span-2">
          <FailureNote>{sentenceOf(asking.error)}</FailureNote>
        </div>
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2">
        <Button type="submit" disabled={asking.isPending || payOn === '' || !isReadable}>
          {asking.isPending ? '頼んでいます' : `${wanted.length}件の承認を頼む`}
        </Button>
        <span>
          合計 <strong className="tabular-nums">{formatYen(totalYen)}</strong>
        </span>
      </p>
    </form>
  );
}
