import { FileSearch, FolderCheck } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { listVouchers, type Voucher } from '#contract/voucher.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { readYen } from '#web/lib/books/read-yen.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { useMay } from '#web/lib/use-session.ts';
import { startAddress } from '#web/lib/vouchers/start-address.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { VoucherCorrection } from '#web/ui/vouchers/voucher-correction.tsx';
import { VoucherPreview } from '#web/ui/vouchers/voucher-preview.tsx';
import { voucherTitle } from '#web/ui/vouchers/voucher-words.ts';
import { AmountFilter } from './amount-filter.tsx';
import { type FilterProps, frame, PeriodFilter } from './books-filters.tsx';
import type { BooksView } from './use-books-view.ts';

const waitMs = 300;
const longestText = 60;

/** 証憑 as a book: first those that stand beside no entry, and by search every one. */
export function VoucherBook({ view, books }: FilterProps) {
  const { data, error } = useVouchers(view);
  return (
    <>
      <VoucherFilters view={view} books={books} />
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      {!data && !error && <output>証憑を読み込んでいます</output>}
      {data && (
        <>
          <p role="status" className="mb-3">
            {headOf(view)} <strong>{data.count.toLocaleString('ja-JP')}件</strong>
            {data.count > data.vouchers.length &&
              `（新しい${data.vouchers.length}件を出しています。語句や金額でしぼりこめます）`}
          </p>
          {data.count === 0 ? (
            <NoVouchers view={view} />
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {data.vouchers.map((voucher) => (
                <VoucherRow key={voucher.id} voucher={voucher} view={view} books={books} />
              ))}
            </ul>
          )}
        </>
      )}
    </>
  );
}

/** What waits is asked for whatever its day, so that none of last year is forgotten. */
function useVouchers({ period, query, yen, isEveryVoucher }: BooksView) {
  const text = useDebounced(query.trim().slice(0, longestText), waitMs);
  const amount = readYen(useDebounced(yen, waitMs)) ?? 0;
  return useAnswer(listVouchers, {
    text: text || undefined,
    yen: amount > 0 ? String(amount) : undefined,
    ...(isEveryVoucher ? { from: period?.from, until: period?.until } : { box: 'yes' as const }),
  });
}

function headOf({ isEveryVoucher, period }: BooksView): string {
  return isEveryVoucher ? `${period?.words}の証憑` : 'まだ帳簿に付いていない証憑';
}

function VoucherFilters({ view, books }: FilterProps) {
  return (
    <search aria-label="証憑のしぼりこみ" className={frame}>
      <div className="col-span-2">
        <Field label="見るもの">
          {(control) => (
            <SelectInput
              {...control}
              value={view.isEveryVoucher ? 'all' : ''}
              onChange={({ target }) => view.change({ box: target.value })}
            >
              <option value="">まだ帳簿に付いていないもの</option>
              <option value="all">すべての証憑</option>
            </SelectInput>
          )}
        </Field>
      </div>
      {view.isEveryVoucher && <PeriodFilter view={view} books={books} withAll />}
      <Field label="支払先・メモ">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            maxLength={longestText}
            placeholder="例：電力"
            value={view.query}
            onChange={({ target }) => view.change({ q: target.value })}
          />
        )}
      </Field>
      <AmountFilter
        name="金額（円）"
        example="例：132,000"
        value={view.yen}
        onChange={(yen) => view.change({ yen })}
      />
    </search>
  );
}

function NoVouchers({ view }: { view: BooksView }) {
  const isNarrowed = view.query !== '' || view.yen !== '';
  if (isNarrowed) {
    return (
      <EmptyState icon={FileSearch} title="あてはまる証憑がありません">
        語句を短くするか、金額を消してみてください。
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={FolderCheck}
      title={view.isEveryVoucher ? 'この期間の証憑はありません' : 'どの証憑も、帳簿に付いています'}
    >
      請求書や領収書は、「入力」から追加できます。
    </EmptyState>
  );
}

type RowProps = { voucher: Voucher; view: BooksView; books: Books };

function VoucherRow({ voucher, view, books }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const { file, entries, issuedOn, dueOn, note } = voucher;
  const facts = [
    issuedOn && `発行日 ${formatPlainDate(issuedOn)}`,
    dueOn && `支払期限 ${formatPlainDate(dueOn)}`,
    note,
  ].filter(Boolean);
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="font-bold">{voucherTitle(voucher)}</p>
          {facts.length > 0 && <p>{facts.join('　')}</p>}
          <p className="break-words text-muted">
            {file.name}（{formatPlainDate(voucher.addedOn)}に{voucher.addedAs}が追加）
          </p>
          {entries.map(({ id, number, postedOn, summary, isReversed }) => (
            <p key={id}>
              <TextLink href={view.addressWith({ entry: id })}>
                No.{number}　{summary}
              </TextLink>
              <span className="text-muted">
                （{formatPlainDate(postedOn)}
                {isReversed && '・取り消しずみ'}）
              </span>
            </p>
          ))}
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <BookButton voucher={voucher} books={books} />
          <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? '閉じる' : '見る'}
          </Button>
          <VoucherCorrection voucher={voucher} />
        </div>
      </div>
      {isOpen && (
        <div className="mt-3 max-w-[52rem]">
          <VoucherPreview voucher={voucher} />
        </div>
      )}
    </li>
  );
}

function BookButton({ voucher, books }: { voucher: Voucher; books: Books }) {
  const [, navigate] = useLocation();
  const mayBook = useMay('ledger.book');
  if (!mayBook || voucher.entries.some(({ isReversed }) => !isReversed)) return null;
  return (
    <Button
      aria-label={`${voucherTitle(voucher)}を記帳する`}
      onClick={() => void startAddress(voucher, books).then((to) => navigate(to))}
    >
      記帳する
    </Button>
  );
}
