import { Info } from 'lucide-react';
import type { Voucher } from '#contract/voucher.ts';
import { fieldNames, fieldOrder, fieldValue } from './voucher-words.ts';

/** What was read, each with the words of the paper it was read from. */
export function VoucherFacts({ voucher }: { voucher: Voucher }) {
  const { places, readingNote, isConfirmed } = voucher;
  const read = fieldOrder.filter((field) => fieldValue(voucher, field) !== '');
  const quoteOf = (field: string) => places.find((place) => place.field === field);
  if (places.length === 0 && !isConfirmed) {
    return (
      <p className="mb-3 flex items-start gap-2">
        <Info aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />
        {readingNote || 'このファイルからは、金額などを読み取れません。見ながら入れてください。'}
      </p>
    );
  }
  return (
    <div className="mb-3">
      {!isConfirmed && (
        <p className="mb-2 font-bold">
          読み取った内容です。紙とくらべて、違うところは直してください。
        </p>
      )}
      <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1">
        {read.map((field) => {
          const place = isConfirmed ? undefined : quoteOf(field);
          return (
            <div key={field} className="contents">
              <dt className="text-muted">{fieldNames[field]}</dt>
              <dd className="min-w-0">
                <span className="font-bold">{fieldValue(voucher, field)}</span>
                {place && (
                  <span className="block text-muted">
                    {place.page}ページの「{place.quote}」から
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {!isConfirmed && <Missing voucher={voucher} />}
    </div>
  );
}

function Missing({ voucher }: { voucher: Voucher }) {
  const names = (['amountYen', 'payee', 'issuedOn'] as const)
    .filter((field) => fieldValue(voucher, field) === '')
    .map((field) => fieldNames[field]);
  if (names.length === 0) return null;
  return (
    <p className="mt-2 text-muted">
      {names.join('と')}は、はっきり読み取れませんでした。紙を見て入れてください。
    </p>
  );
}
