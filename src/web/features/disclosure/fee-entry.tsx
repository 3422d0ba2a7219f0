import { type FormEvent, useState } from 'react';
import { bookDisclosureFee, type IssuedDisclosure } from '#contract/disclosure.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { entryAddress } from '#web/lib/books/accounting-address.ts';
import { useBooks } from '#web/lib/books/use-books.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';

/** The fee of a paper: in the books, or booked with its day and account once it came in. */
export function FeeEntry({ issued }: { issued: IssuedDisclosure }) {
  const [isOpen, setOpen] = useState(false);
  const mayBook = useMay('ledger.book');
  if (issued.feeYen === 0) return null;
  if (issued.feeEntryId !== null) {
    return (
      <p>
        手数料は記帳ずみです。
        <TextLink href={entryAddress(issued.feeEntryId)}>仕訳を見る</TextLink>
      </p>
    );
  }
  if (!mayBook) return <p className="text-muted">手数料は、まだ記帳されていません。</p>;
  return isOpen ? (
    <FeeForm issued={issued} onDone={() => setOpen(false)} />
  ) : (
    <Button variant="quiet" className="-ml-4" onClick={() => setOpen(true)}>
      手数料{formatYen(issued.feeYen)}の入金を記帳する
    </Button>
  );
}

function FeeForm({ issued, onDone }: { issued: IssuedDisclosure; onDone: () => void }) {
  const { accounts, today } = useBooks();
  const places = accounts.filter(
    ({ role, isRetired }) => !isRetired && (role === 'bank' || role === 'cash'),
  );
  const booking = useBooksAction(bookDisclosureFee);
  const [receivedOn, setReceivedOn] = useState(today);
  const [accountId, setAccountId] = useState(places[0]?.id ?? '');
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    await booking.mutateAsync({ disclosureId: issued.id, receivedOn, accountId });
    toast({ title: `第${issued.number}号の手数料を記帳しました`, tone: 'good' });
    onDone();
  }
  return (
    <form
      noValidate
      aria-label={`第${issued.number}号の手数料`}
      className="mt-2 grid max-w-xl gap-4"
      onSubmit={(event) => void submit(event).catch(() => undefined)}
    >
      <p>
        管理費会計の雑収入に、{formatYen(issued.feeYen)}
        を記帳します。管理会社が受け取る手数料は、記帳しません。
      </p>
      <TextField
        label="入金の日"
        type="date"
        max={today}
        className="max-w-48"
        value={receivedOn}
        onChange={setReceivedOn}
      />
      <SelectField
        label="入金した口座"
        options={places.map(({ id, name }) => ({ value: id, label: name }))}
        value={accountId}
        onChange={setAccountId}
      />
      {booking.error && <FailureNote>{sentenceOf(booking.error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={booking.isPending || receivedOn === ''}>
          {booking.isPending ? '記帳しています' : '記帳する'}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          やめる
        </Button>
      </div>
    </form>
  );
}
