import { type FormEvent, useState } from 'react';
import { addReceipt, type DwellingBill, getDwellingBill, undoReceipt } from '#contract/billing.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { bookableAccounts } from '#web/lib/books/choices.ts';
import { shownAmount } from '#web/lib/books/read-yen.ts';
import { type Books, useBooks } from '#web/lib/books/use-books.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { judgeReceipt, type ReceiptDraft } from './receipt-draft.ts';
import { ReceiptParts } from './receipt-parts.tsx';

type FormProps = { dwellingId: string; onDone: () => void };

/** The sum, the day, where the money lies; what it is used for stands below at once. */
export function ReceiptForm({ dwellingId, onDone }: FormProps) {
  const books = useBooks();
  const bill = useEndpoint(getDwellingBill, { dwellingId });
  const [draft, setDraft] = useState(() => firstDraft(books));
  const [isTried, setTried] = useState(false);
  const saving = useSaving();
  const judged = judgeReceipt(draft, { open: bill.open, today: books.today });
  const change = (facts: Partial<ReceiptDraft>) => setDraft((before) => ({ ...before, ...facts }));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (judged.dayFault !== null || judged.fault !== null || judged.yen === null) return;
    const allocations = judged.parts.map(({ open, yen }) => ({
      itemId: open.itemId,
      month: open.month,
      yen,
    }));
    const { sum: _sum, typed, ...facts } = draft;
    await saving.save(`${bill.number}号室`, {
      ...facts,
      id: crypto.randomUUID(),
      dwellingId,
      yen: judged.yen,
      allocations: typed ? allocations : null,
    });
    onDone();
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void submit(event).catch(() => undefined)}
    >
      <BillNote bill={bill} />
      <TextField
        label="入金の額"
        required
        inputMode="numeric"
        className="text-right tabular-nums"
        value={draft.sum}
        onChange={(sum) => change({ sum })}
        onBlur={() => change({ sum: shownAmount(draft.sum) })}
      />
      <ReceiptFacts draft={draft} dayFault={judged.dayFault} books={books} onChange={change} />
      <ReceiptParts draft={draft} judged={judged} bill={bill} onChange={change} />
      {isTried && judged.fault && <FailureNote>{judged.fault}</FailureNote>}
      {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" disabled={saving.isBusy}>
          {saving.isBusy ? '記帳しています' : '入金を記帳する'}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          やめる
        </Button>
      </div>
    </form>
  );
}

function useSaving() {
  const adding = useBooksAction(addReceipt);
  const undoing = useBooksAction(undoReceipt);
  async function takeBack(receiptId: string): Promise<void> {
    try {
      await undoing.mutateAsync({ receiptId });
      toast({ title: '入金を取り消しました', tone: 'good' });
    } catch (failure) {
      toast({ title: sentenceOf(failure), tone: 'danger' });
    }
  }
  return {
    isBusy: adding.isPending,
    error: adding.error,
    async save(who: string, receipt: Parameters<typeof adding.mutateAsync>[0]): Promise<void> {
      await adding.mutateAsync(receipt);
      toast({
        title: `${who}の入金 ${formatYen(receipt.yen)}を記帳しました`,
        tone: 'good',
        undo: () => void takeBack(receipt.id),
      });
    },
  };
}

function firstDraft(books: Books): ReceiptDraft {
  return {
    sum: '',
    receivedOn: books.today,
    way: 'transfer',
    accountId: moneyOf(books)[0]?.id ?? '',
    payer: '',
    typed: null,
  };
}

/** Accounts on which money comes in day by day. */
function moneyOf(books: Books) {
  return bookableAccounts(books, ['asset'])
    .filter(({ role }) => role === 'bank' || role === 'cash')
    .toSorted((one, other) => Number(isDeposit(one)) - Number(isDeposit(other)));
}

function isDeposit({ code }: { code: string }): boolean {
  return !code.startsWith('1120');
}

function BillNote({ bill }: { bill: DwellingBill }) {
  const { number, owner, open, freeYen, freeFund, monthlyYen } = bill;
  const openYen = sumYen(open.map(({ yen }) => yen));
  return (
    <p className="rounded-xl border border-line bg-surface p-4">
      <strong>
        {number}号室　{owner}
      </strong>
      <span className="block">
        {openYen === 0
          ? '納められていない額はありません。'
          : `納められていない額は、合わせて${formatYen(openYen)}です。`}
        毎月の額は{formatYen(monthlyYen)}です。
        {freeYen > 0 && `前受金が${formatYen(freeYen)}あります（${freeFund}に置いています）。`}
      </span>
    </p>
  );
}

type FactsProps = {
  draft: ReceiptDraft;
  dayFault: string | null;
  books: Books;
  onChange: (facts: Partial<ReceiptDraft>) => void;
};

function ReceiptFacts({ draft, dayFault, books, onChange }: FactsProps) {
  return (
    <>
      <TextField
        label="入金の日"
        required
        type="date"
        max={books.today}
        error={dayFault ?? undefined}
        value={draft.receivedOn}
        onChange={(receivedOn) => onChange({ receivedOn })}
      />
      <PillChoice
        label="受け取り方"
        name="way"
        options={[
          { value: 'transfer', label: '振込' },
          { value: 'cash', label: '現金' },
        ]}
        value={draft.way}
        onChange={(way) => onChange({ way })}
      />
      <SelectField
        label="入った口座"
        required
        options={moneyOf(books).map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.accountId}
        onChange={(accountId) => onChange({ accountId })}
      />
      <TextField
        label="振込の名義"
        hint="所有者とちがうときだけ入れてください。"
        maxLength={60}
        value={draft.payer}
        onChange={(payer) => onChange({ payer })}
      />
    </>
  );
}
