import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { getVoucher, type Voucher } from '#contract/voucher.ts';
import { sentenceOf } from '#web/lib/api.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { changesOf, payeeOf } from '#web/lib/vouchers/start-address.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { VoucherCorrection } from './voucher-correction.tsx';
import { VoucherFacts } from './voucher-facts.tsx';
import { VoucherPreview } from './voucher-preview.tsx';

type VoucherBesideProps = { voucherId: string; books: Books; children: ReactNode };

/** A form with the paper it is about: beside it on a wide screen, above it on a phone. */
export function VoucherBeside({ voucherId, books, children }: VoucherBesideProps) {
  const { data, error } = useAnswer(getVoucher, { voucherId }, { isWanted: voucherId !== '' });
  if (voucherId === '') return children;
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <aside
        aria-label="この入力の証憑"
        className="min-w-0 rounded-xl border border-line p-4 xl:order-2 xl:sticky xl:top-4 xl:self-start"
      >
        {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
        {data?.voucher && <Paper voucher={data.voucher} books={books} />}
        {!data && !error && <output>証憑を読み込んでいます</output>}
      </aside>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

function Paper({ voucher, books }: { voucher: Voucher; books: Books }) {
  const { payee, entries } = voucher;
  const isNew = payee !== '' && !payeeOf(voucher, books);
  const [entry] = entries;
  const takeOver = useTakeOver();
  return (
    <>
      <h3 className="mb-2 text-lg font-bold break-words">{voucher.file.name}</h3>
      {entry && (
        <p role="status" className="mb-2 font-bold text-good">
          No.{entry.number} の仕訳に付いています。
        </p>
      )}
      <VoucherFacts voucher={voucher} />
      <VoucherCorrection
        voucher={voucher}
        onCorrected={(corrected) => takeOver(changesOf(voucher, corrected, books))}
      />
      {isNew && (
        <p className="mb-3">
          「{payee}」は、まだ取引先にありません。「支払先」に名前を打つと、加えられます。
        </p>
      )}
      <VoucherPreview voucher={voucher} />
    </>
  );
}

/** What was corrected goes into the form, and what was not stays as it was typed. */
function useTakeOver() {
  const [, setParams] = useSearchParams();
  return (changes: Readonly<Record<string, string>>) =>
    setParams((current) => new URLSearchParams({ ...Object.fromEntries(current), ...changes }), {
      replace: true,
    });
}
