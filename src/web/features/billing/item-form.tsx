import { type FormEvent, useState } from 'react';
import { addItem } from '#contract/billing-items.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { type Books, useBooks } from '#web/lib/books/use-books.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { senOf } from './sen-of.ts';

/** 費目を加える: what is charged by a rule of its own, on the account of income that it belongs to. */
export function ItemForm({ openMonth }: { openMonth: string }) {
  const [round, setRound] = useState(0);
  return (
    <details className="print:hidden">
      <summary className="inline-flex min-h-11 items-center rounded-lg font-bold text-primary underline">
        費目を加える
      </summary>
      <Form key={round} openMonth={openMonth} onDone={() => setRound((before) => before + 1)} />
    </details>
  );
}

const ways = {
  contract: '契約ごと（駐車場、駐輪場など）',
  flat: 'どの住戸も同じ額',
  area: '専有面積に比例',
  share: '持分に比例（全体の額を分ける）',
  once: '一時の請求だけに使う',
} as const;
type Way = keyof typeof ways;

const prorations = {
  whole: '1か月分',
  days: '日割り（30日で計算）',
  'from-next': '始まりの月は0円、終わりの月は1か月分',
} as const;
type Proration = keyof typeof prorations;

const unitWords: Readonly<Record<Exclude<Way, 'once'>, string>> = {
  contract: '1契約あたりの月額（円）',
  flat: '1戸あたりの月額（円）',
  area: '1㎡あたりの月額（円）',
  share: '全体の月額（円）',
};

const blank = {
  name: '',
  incomeAccountId: '',
  way: 'contract' as Way,
  kind: '',
  price: '',
  proration: 'whole' as Proration,
};
type Draft = typeof blank & { fundId: string; fromMonth: string };

type FormProps = { openMonth: string; onDone: () => void };

function Form({ openMonth, onDone }: FormProps) {
  const books = useBooks();
  const saving = useBooksAction(addItem);
  const [id] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState<Draft>({
    ...blank,
    fundId: books.funds[0]?.id ?? '',
    fromMonth: openMonth,
  });
  const [isTried, setTried] = useState(false);
  const fault = faultOf(draft);
  const change = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (fault !== null) return;
    await saving.mutateAsync({ id, ...toSend(draft) });
    toast({ title: `${draft.name.trim()}を料金表に加えました`, tone: 'good' });
    onDone();
  }

  return (
    <form
      noValidate
      aria-label="費目を加える"
      className="mt-2 grid max-w-xl gap-5"
      onSubmit={(event) => void submit(event).catch(() => undefined)}
    >
      <PlaceFields draft={draft} books={books} onChange={change} />
      <PriceFields draft={draft} openMonth={openMonth} onChange={change} />
      {isTried && fault && <FailureNote>{fault}</FailureNote>}
      {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
      <div>
        <Button type="submit" disabled={saving.isPending}>
          {saving.isPending ? '加えています' : '料金表に加える'}
        </Button>
      </div>
    </form>
  );
}

type FieldsProps = { draft: Draft; onChange: (changed: Partial<Draft>) => void };

function PlaceFields({ draft, books, onChange }: FieldsProps & { books: Books }) {
  const incomes = books.accounts.filter(
    ({ kind, role, isRetired }) => kind === 'income' && role !== 'transfer' && !isRetired,
  );
  return (
    <>
      <TextField
        label="費目の名前"
        hint="請求や領収書に、この名前で出ます。例：駐車場使用料"
        required
        maxLength={30}
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <SelectField
        label="収入の科目"
        required
        placeholder="選んでください"
        options={incomes.map((it) => ({ value: it.id, label: it.name }))}
        value={draft.incomeAccountId}
        onChange={(incomeAccountId) => onChange({ incomeAccountId })}
      />
      <SelectField
        label="会計区分"
        options={books.funds.map((it) => ({ value: it.id, label: it.name }))}
        value={draft.fundId}
        onChange={(fundId) => onChange({ fundId })}
      />
      <SelectField
        label="額の決め方"
        options={Object.entries(ways).map(([value, label]) => ({ value, label }))}
        value={draft.way}
        onChange={(way) => onChange({ way: way as Way })}
      />
    </>
  );
}

function PriceFields({ draft, openMonth, onChange }: FieldsProps & { openMonth: string }) {
  const { way } = draft;
  if (way === 'once') return null;
  return (
    <>
      {way === 'contract' && (
        <>
          <TextField
            label="種類"
            hint="例：機械式、平置き、自転車（1種類だけなら、費目と同じ名前にします）"
            required
            maxLength={30}
            value={draft.kind}
            onChange={(kind) => onChange({ kind })}
          />
          <SelectField
            label="月の途中で始まるか終わるとき"
            options={Object.entries(prorations).map(([value, label]) => ({ value, label }))}
            value={draft.proration}
            onChange={(proration) => onChange({ proration: proration as Proration })}
          />
        </>
      )}
      <TextField
        label={unitWords[way]}
        required
        inputMode="decimal"
        className="text-right tabular-nums"
        value={draft.price}
        onChange={(price) => onChange({ price })}
      />
      <TextField
        label="いつの月分から"
        type="month"
        min={openMonth}
        value={draft.fromMonth}
        onChange={(fromMonth) => onChange({ fromMonth })}
      />
    </>
  );
}

function faultOf({ name, incomeAccountId, way, kind, price, fromMonth }: Draft): string | null {
  if (name.trim() === '') return '費目の名前を入れてください。';
  if (incomeAccountId === '') return '収入の科目を選んでください。';
  if (way === 'once') return null;
  if (way === 'contract' && kind.trim() === '') return '種類を入れてください。';
  if (senOf(price) === null) return '額を、円で入れてください。例：12000';
  return fromMonth === '' ? 'いつの月分からか、選んでください。' : null;
}

function toSend({ name, incomeAccountId, fundId, way, kind, price, proration, fromMonth }: Draft) {
  const rate = way === 'once' ? null : { kind: kind.trim(), fromMonth, sen: senOf(price) ?? 0 };
  return {
    name: name.trim(),
    fundId,
    incomeAccountId,
    basis: way === 'once' ? ('flat' as const) : way,
    proration: way === 'contract' ? proration : ('whole' as const),
    roundToYen: 1 as const,
    rate,
  };
}
