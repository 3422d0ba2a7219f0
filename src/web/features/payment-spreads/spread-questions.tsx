import {
  accountOptions,
  bookableAccounts,
  everydayMoney,
  moneyAccounts,
  moneyLabel,
} from '#web/lib/books/choices.ts';
import { shownAmount } from '#web/lib/books/read-yen.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { ChoiceBox } from '#web/ui/choice-box.tsx';
import { Field } from '#web/ui/field.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import {
  alreadyExpense,
  alreadyPrepaid,
  type SpreadForming,
  usualName,
} from './use-spread-draft.ts';

type AskedProps = { forming: SpreadForming; books: Books };

const usualMonths = [
  { value: '12', label: '1年分' },
  { value: '24', label: '2年分' },
  { value: '36', label: '3年分' },
  { value: '60', label: '5年分' },
] as const;

export function SpreadQuestions(asked: AskedProps) {
  const { forming, books } = asked;
  const { draft, faults, change } = forming;
  return (
    <>
      <Field label="何に払いましたか" required error={faults.expenseId}>
        {(control) => (
          <ChoiceBox
            {...control}
            options={accountOptions(
              bookableAccounts(books, ['expense']).filter(({ role }) => role !== 'transfer'),
            )}
            value={draft.expenseId}
            onChange={(expenseId) => change({ expenseId })}
          />
        )}
      </Field>
      <Field label="いくら払いましたか（円）" required error={faults.amount}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            className="text-right text-lg tabular-nums sm:w-60"
            value={draft.amount}
            onChange={({ target }) => change({ amount: target.value })}
            onBlur={() => change({ amount: shownAmount(draft.amount) })}
          />
        )}
      </Field>
      <Period {...asked} />
      <Source {...asked} />
      <Field label="支払先（任意）">
        {(control) => (
          <ChoiceBox
            {...control}
            options={books.counterparties
              .filter(({ isRetired }) => !isRetired)
              .map(({ id, name }) => ({ id, label: name }))}
            value={draft.counterpartyId}
            onChange={(counterpartyId) => change({ counterpartyId })}
          />
        )}
      </Field>
      <Field label="名前（任意）" hint="証券番号などを書いておくと、あとで見つけやすくなります。">
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={80}
            placeholder={usualName(draft, books)}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
    </>
  );
}

function Period({ forming: { draft, faults, change } }: AskedProps) {
  return (
    <>
      <PillChoice
        label="何年分を払いましたか"
        name="years"
        options={usualMonths}
        value={usualMonths.find(({ value }) => value === draft.months)?.value ?? '12'}
        onChange={(months) => change({ months })}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <Field label="月数" hint="半端なときに直します。" error={faults.months}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              className="text-right tabular-nums"
              value={draft.months}
              onChange={({ target }) => change({ months: target.value.normalize('NFKC') })}
            />
          )}
        </Field>
        <Field label="いつの分から" hint="保険なら、始まる月です。" error={faults.firstMonth}>
          {(control) => (
            <TextInput
              {...control}
              type="month"
              value={draft.firstMonth}
              onChange={({ target }) => change({ firstMonth: target.value })}
            />
          )}
        </Field>
        <Field label="いつ払いましたか" hint="通帳の日付です。" error={faults.paidOn}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={draft.paidOn}
              onChange={({ target }) => change({ paidOn: target.value })}
            />
          )}
        </Field>
      </div>
    </>
  );
}

function Source({ forming: { draft, faults, change }, books }: AskedProps) {
  return (
    <>
      <PillChoice
        label="どの会計ですか"
        name="fundId"
        options={books.funds.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.fundId}
        onChange={(fundId) => change({ fundId, source: everydayMoney(books, fundId) })}
      />
      <Field label="どこから払いましたか" required error={faults.source}>
        {(control) => (
          <SelectInput
            {...control}
            value={draft.source}
            onChange={({ target }) => change({ source: target.value })}
          >
            <option value="">選んでください</option>
            {moneyAccounts(books, draft.fundId).map((account) => (
              <option key={account.id} value={account.id}>
                {moneyLabel(books, account)}
              </option>
            ))}
            <option value={alreadyExpense}>もう全額を支出に記帳した（前払いに直す）</option>
            <option value={alreadyPrepaid}>もう前払いに記帳してある（分けるだけ）</option>
          </SelectInput>
        )}
      </Field>
    </>
  );
}
