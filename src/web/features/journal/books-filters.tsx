import type { Account } from '#domain/ledger/account.ts';
import { accountGroups } from '#web/lib/books/account-groups.ts';
import { monthsOf, yearKey, yearName } from '#web/lib/books/period.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { useIsNarrow } from '#web/lib/use-is-narrow.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { AmountFilter } from './amount-filter.tsx';
import { EnteredFilter } from './entered-filter.tsx';
import type { BooksView } from './use-books-view.ts';

export type FilterProps = { view: BooksView; books: Books };

export const frame =
  'mb-6 grid grid-cols-2 gap-x-4 gap-y-3 rounded-xl border border-line bg-surface p-4 lg:grid-cols-4';

/** Everything the journal can be narrowed to. On a phone only the time stands open. */
export function JournalFilters(props: FilterProps) {
  const { view } = props;
  const isNarrow = useIsNarrow();
  const rest = (
    <>
      <TextFilter {...props} />
      <CounterpartyFilter {...props} />
      <AmountFilter
        name="金額（円）"
        example="例：132,000"
        value={view.yen}
        onChange={(yen) => view.change({ yen })}
      />
      <AmountFilter
        name="金額の上限（円）"
        example="範囲でさがすとき"
        value={view.mostYen}
        least={view.yen}
        onChange={(most) => view.change({ most })}
      />
      <FundFilter {...props} />
      <AccountFilter {...props} none="すべての科目" />
      <VoucherFilter {...props} />
      <EnteredFilter {...props} />
      {isFiltered(view) && (
        <Button variant="quiet" className="self-end" onClick={() => view.change(noFilter)}>
          しぼりこみを消す
        </Button>
      )}
    </>
  );
  return (
    <search aria-label="仕訳のしぼりこみ" className={frame}>
      <PeriodFilter {...props} withAll />
      {isNarrow ? (
        <details className="col-span-2" open={isFiltered(view) || undefined}>
          <summary className="flex min-h-11 items-center font-bold text-primary">
            語句や科目でしぼりこむ
          </summary>
          <div className="grid gap-3 pt-2">{rest}</div>
        </details>
      ) : (
        rest
      )}
    </search>
  );
}

const noFilter = {
  q: '',
  yen: '',
  most: '',
  by: '',
  fund: '',
  account: '',
  party: '',
  voucher: '',
};

export function isFiltered(view: BooksView): boolean {
  const { query, yen, mostYen, fund, account, counterparty, enteredAs, enteredBy, voucher } = view;
  const given = [query, yen, mostYen, fund, account, counterparty, enteredAs, enteredBy, voucher];
  return given.some(Boolean);
}

export function LedgerFilters(props: FilterProps) {
  return (
    <search aria-label="元帳の選択" className={frame}>
      <div className="max-lg:col-span-2">
        <AccountFilter {...props} none="科目を選んでください" />
      </div>
      <div className="max-lg:col-span-2">
        <FundFilter {...props} />
      </div>
      <PeriodFilter {...props} withAll />
    </search>
  );
}

export function TrialFilters(props: FilterProps) {
  return (
    <search aria-label="試算表の期間" className={frame}>
      <PeriodFilter {...props} />
    </search>
  );
}

/** 年度 and, within it, one month. */
export function PeriodFilter({
  view,
  books,
  withAll = false,
}: FilterProps & { withAll?: boolean }) {
  const { period } = view;
  if (!period) return null;
  const isAll = period.key === 'all';
  return (
    <>
      <Field label="年度">
        {(control) => (
          <SelectInput
            {...control}
            value={isAll ? 'all' : yearKey(period.year)}
            onChange={({ target }) => view.change({ period: target.value })}
          >
            {books.years.toReversed().map((year) => (
              <option key={year.id} value={yearKey(year)}>
                {yearName(year)}
              </option>
            ))}
            {withAll && <option value="all">すべて</option>}
          </SelectInput>
        )}
      </Field>
      <Field label="月">
        {(control) => (
          <SelectInput
            {...control}
            disabled={isAll}
            value={period.key.includes('-') ? period.key : ''}
            onChange={({ target }) => view.change({ period: target.value || yearKey(period.year) })}
          >
            <option value="">1年分</option>
            {monthsOf(period.year).map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
    </>
  );
}

function FundFilter({ view, books }: FilterProps) {
  return (
    <Field label="会計">
      {(control) => (
        <SelectInput
          {...control}
          value={view.fund?.code ?? ''}
          onChange={({ target }) => view.change({ fund: target.value })}
        >
          <option value="">すべての会計</option>
          {books.funds.map(({ id, code, name }) => (
            <option key={id} value={code}>
              {name}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}

type AccountFilterProps = FilterProps & { none: string };

function AccountFilter({ view, books, none }: AccountFilterProps) {
  return (
    <Field label="科目">
      {(control) => (
        <SelectInput
          {...control}
          value={view.account?.code ?? ''}
          onChange={({ target }) => view.change({ account: target.value })}
        >
          <option value="">{none}</option>
          {accountGroups(books.accounts).map(({ name, accounts }) => (
            <optgroup key={name} label={name}>
              {accounts.map((account) => (
                <option key={account.id} value={account.code}>
                  {accountLabel(account)}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}

function accountLabel({ code, name, isRetired }: Account): string {
  return `${name}（${code}）${isRetired ? '・廃止' : ''}`;
}

function CounterpartyFilter({ view, books }: FilterProps) {
  return (
    <Field label="取引先">
      {(control) => (
        <SelectInput
          {...control}
          value={view.counterparty?.id ?? ''}
          onChange={({ target }) => view.change({ party: target.value })}
        >
          <option value="">すべての取引先</option>
          {books.counterparties.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}

function VoucherFilter({ view }: FilterProps) {
  return (
    <Field label="証憑">
      {(control) => (
        <SelectInput
          {...control}
          value={view.voucher ?? ''}
          onChange={({ target }) => view.change({ voucher: target.value })}
        >
          <option value="">あってもなくても</option>
          <option value="with">証憑のあるもの</option>
          <option value="without">証憑のないもの</option>
        </SelectInput>
      )}
    </Field>
  );
}

function TextFilter({ view }: FilterProps) {
  return (
    <Field label="摘要の語句">
      {(control) => (
        <TextInput
          {...control}
          type="search"
          maxLength={60}
          placeholder="例：電気"
          value={view.query}
          onChange={({ target }) => view.change({ q: target.value })}
        />
      )}
    </Field>
  );
}
