import type { ReactNode } from 'react';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { comingDayNote } from '#domain/ledger/coming-day.ts';
import {
  accountOptions,
  bookableAccounts,
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
import { CounterpartyQuestion } from './counterparty-question.tsx';
import { type Draft, type DraftField, owedBefore } from './draft.ts';
import { accountHints, summaryHints } from './hints.ts';
import { isOfSameMonth } from './last-time.ts';
import { otherFundNote } from './other-fund-note.ts';
import type { Everyday } from './use-everyday.ts';
import { type Way, ways } from './ways.ts';

export type Question = { readonly field: DraftField; readonly node: ReactNode };

type Asked = { everyday: Everyday; books: Books };

/** What is asked, in the order in which one would tell it. */
export function questionsOf(way: Way, asked: Asked): readonly Question[] {
  const all: Readonly<Partial<Record<DraftField, ReactNode>>> = {
    accountId: <AccountQuestion {...asked} />,
    amount: <AmountQuestion {...asked} />,
    fundId: <FundQuestion {...asked} />,
    moneyId: <MoneyQuestion {...asked} />,
    toMoneyId: <TargetQuestion {...asked} />,
    postedOn: <DayQuestion {...asked} />,
    counterpartyId: <CounterpartyQuestion {...asked} />,
    fee: <FeeQuestion {...asked} />,
    summary: <SummaryQuestion {...asked} />,
  };
  return orders[way].map((field) => ({ field, node: all[field] }));
}

const orders = {
  paid: [
    'accountId',
    'amount',
    'postedOn',
    'counterpartyId',
    'fundId',
    'moneyId',
    'fee',
    'summary',
  ],
  received: ['accountId', 'amount', 'postedOn', 'counterpartyId', 'fundId', 'moneyId', 'summary'],
  moved: ['fundId', 'moneyId', 'toMoneyId', 'amount', 'postedOn', 'summary'],
  owed: ['accountId', 'amount', 'postedOn', 'counterpartyId', 'fundId', 'summary'],
  advanced: ['accountId', 'amount', 'postedOn', 'counterpartyId', 'fundId', 'summary'],
} as const satisfies Record<Way, readonly DraftField[]>;

const kindsFor = {
  paid: ['expense', 'asset', 'liability'],
  received: ['income', 'asset', 'liability'],
  moved: [],
  owed: ['expense', 'asset'],
  advanced: ['expense'],
} as const;

function AccountQuestion({ everyday: { draft, faults, change, isAccountOfLast }, books }: Asked) {
  const accounts = bookableAccounts(books, kindsFor[draft.way]).filter(
    ({ role }) => !['bank', 'cash', 'interfund', 'transfer'].includes(role),
  );
  const before = {
    id: owedBefore,
    label: '前に決まった支払い',
    remark: '未払金として記帳してある請求書や立て替え',
    words: '2110',
  };
  const options = accountOptions(
    draft.way === 'paid' ? accounts.filter(({ role }) => role !== 'payable') : accounts,
  );
  return (
    <Field
      label={ways[draft.way].accountQuestion}
      hint={accountHints[isAccountOfLast ? 'ofLast' : 'usual']}
      required
      error={faults.accountId}
    >
      {(control) => (
        <ChoiceBox
          {...control}
          name="accountId"
          options={draft.way === 'paid' ? [...options, before] : options}
          value={draft.accountId}
          onChange={(accountId) => change({ accountId })}
        />
      )}
    </Field>
  );
}

function AmountQuestion({ everyday: { draft, last, faults, change } }: Asked) {
  const hint =
    last &&
    last.amountYen > 0 &&
    `前回（${formatPlainDate(last.postedOn)}）は${formatYen(last.amountYen)}でした。${isOfSameMonth(last, draft.postedOn) ? '同じ月の2件目です。同じものを二度入れていないか、確かめてください。' : ''}`;
  return (
    <Field
      label={`${ways[draft.way].amountQuestion}（円）`}
      hint={hint}
      required
      error={faults.amount}
    >
      {(control) => (
        <TextInput
          {...control}
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          className="text-right text-lg tabular-nums sm:w-60"
          value={draft.amount}
          onChange={({ target }) => change({ amount: target.value })}
          onBlur={() => change({ amount: shownAmount(draft.amount) })}
        />
      )}
    </Field>
  );
}

function FundQuestion({ everyday: { draft, faults, change }, books }: Asked) {
  return (
    <PillChoice
      label={draft.way === 'moved' ? 'どの会計から移しましたか' : 'どの会計ですか'}
      name="fundId"
      options={books.funds.map(({ id, name }) => ({ value: id, label: name }))}
      value={draft.fundId}
      error={faults.fundId}
      onChange={(fundId) => change({ fundId, moneyId: undefined })}
    />
  );
}

function MoneyQuestion({ everyday: { draft, faults, change }, books }: Asked) {
  return (
    <Field
      label={ways[draft.way].moneyQuestion}
      hint={otherFundNote(books, draft)}
      required
      error={faults.moneyId}
    >
      {(control) => (
        <SelectInput
          {...control}
          name="moneyId"
          value={draft.moneyId}
          onChange={({ target }) => change({ moneyId: target.value })}
        >
          <MoneyOptions books={books} fundId={draft.fundId} />
        </SelectInput>
      )}
    </Field>
  );
}

function MoneyOptions({ books, fundId }: { books: Books; fundId: string }) {
  return (
    <>
      <option value="">選んでください</option>
      {moneyAccounts(books, fundId).map((account) => (
        <option key={account.id} value={account.id}>
          {moneyLabel(books, account)}
        </option>
      ))}
    </>
  );
}

const meanings = [
  { value: 'transfer', label: '繰り入れ（返さない）' },
  { value: 'loan', label: '貸す（あとで返してもらう）' },
  { value: 'repayment', label: '借りていた分を返す' },
] as const satisfies readonly { value: Draft['meaning']; label: string }[];

function TargetQuestion({ everyday: { draft, faults, change }, books }: Asked) {
  return (
    <div className="grid gap-5">
      <PillChoice
        label="どの会計へ移しましたか"
        name="toFundId"
        options={books.funds.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.toFundId}
        onChange={(toFundId) => change({ toFundId, toMoneyId: undefined })}
      />
      {draft.toFundId !== draft.fundId && (
        <PillChoice
          label="どういう移し方ですか"
          hint="積立金をほかの会計へ移すには、総会の決議がいります。"
          name="meaning"
          options={meanings}
          value={draft.meaning}
          onChange={(meaning) => change({ meaning })}
        />
      )}
      <Field
        label="どこへ移しましたか"
        hint={otherFundNote(books, { fundId: draft.toFundId, moneyId: draft.toMoneyId })}
        required
        error={faults.toMoneyId}
      >
        {(control) => (
          <SelectInput
            {...control}
            name="toMoneyId"
            value={draft.toMoneyId}
            onChange={({ target }) => change({ toMoneyId: target.value })}
          >
            <MoneyOptions books={books} fundId={draft.toFundId} />
          </SelectInput>
        )}
      </Field>
    </div>
  );
}

function DayQuestion({ everyday: { draft, faults, change }, books }: Asked) {
  const isOwed = draft.way === 'owed';
  return (
    <Field
      label={ways[draft.way].dayQuestion}
      hint={
        isOwed &&
        (comingDayNote(draft.postedOn, books.today) ??
          '工事や点検が済んだ日か、請求書の日付を入れます。')
      }
      required
      error={faults.postedOn}
    >
      {(control) => (
        <TextInput
          {...control}
          type="date"
          name="postedOn"
          className="sm:w-60"
          value={draft.postedOn}
          onChange={({ target }) => change({ postedOn: target.value })}
        />
      )}
    </Field>
  );
}

function FeeQuestion({ everyday: { draft, faults, change } }: Asked) {
  return (
    <Field
      label="振込手数料（円・かかったとき）"
      hint="上の金額とは別に、口座から引かれた手数料です。"
      error={faults.fee}
    >
      {(control) => (
        <TextInput
          {...control}
          name="fee"
          inputMode="numeric"
          autoComplete="off"
          className="text-right tabular-nums sm:w-60"
          value={draft.fee}
          onChange={({ target }) => change({ fee: target.value })}
          onBlur={() => change({ fee: shownAmount(draft.fee) })}
        />
      )}
    </Field>
  );
}

function SummaryQuestion({ everyday }: Asked) {
  const { draft, faults, change, hasPaper, isSubjectOfPaper } = everyday;
  const ofPaper = isSubjectOfPaper ? summaryHints.ofSubject : summaryHints.ofPaper;
  return (
    <Field
      label="摘要（あとで見て分かる言葉）"
      hint={hasPaper ? ofPaper : summaryHints.usual}
      required
      error={faults.summary}
    >
      {(control) => (
        <TextInput
          {...control}
          name="summary"
          autoComplete="off"
          maxLength={120}
          value={draft.summary}
          onChange={({ target }) => change({ summary: target.value })}
        />
      )}
    </Field>
  );
}
