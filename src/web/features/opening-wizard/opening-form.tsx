import { type ComponentType, type ReactNode, useState } from 'react';
import type { OpeningDraft } from '#contract/opening.ts';
import { addDays, formatPlainDate, isRealDate } from '#domain/calendar.ts';
import type { Account } from '#domain/ledger/account.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { bookableAccounts } from '#web/lib/books/choices.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { SentenceList } from '#web/ui/sentence-list.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { fieldOf, type OpeningForming, useOpeningDraft } from './use-opening-draft.ts';

const steps: readonly { readonly name: string; readonly Step: ComponentType<StepProps> }[] = [
  { name: '日付', Step: Days },
  { name: '残高', Step: Balances },
  { name: '月の合計', Step: Months },
  { name: '銀行の残高', Step: Banks },
  { name: '前の年度', Step: Past },
  { name: '確かめる', Step: Result },
];

type OpeningFormProps = { books: Books; draft: OpeningDraft | null; savedOn: string | null };

/** 途中からの開始, step by step; what is typed is kept and can be gone on with another day. */
export function OpeningForm({ books, draft, savedOn }: OpeningFormProps) {
  const forming = useOpeningDraft(books, draft);
  const [step, setStep] = useState(0);
  const isLast = step === steps.length - 1;
  const { Step, name } = steps[step] ?? { Step: Result, name: '' };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLast) setStep(step + 1);
        else if (forming.problems.length === 0) forming.finish();
      }}
      className="grid max-w-[52rem] gap-6"
    >
      <div>
        <h3 className="text-xl font-bold">
          {name}
          <span className="ml-3 text-base font-normal text-muted">
            {step + 1}／{steps.length}
          </span>
        </h3>
        {savedOn && (
          <p className="text-muted">{formatPlainDate(savedOn)}に、途中まで保存しました。</p>
        )}
      </div>
      <Step forming={forming} books={books} />
      {forming.error && <FailureNote>{sentenceOf(forming.error)}</FailureNote>}
      {forming.isSaved && <output>途中まで保存しました。続きは、別の日にもできます。</output>}
      <div className="flex flex-wrap gap-3">
        {step > 0 && (
          <Button variant="secondary" onClick={() => setStep(step - 1)}>
            戻る
          </Button>
        )}
        <Button type="submit" disabled={forming.isBusy || (isLast && forming.problems.length > 0)}>
          {isLast ? '帳簿を始める' : '次へ'}
        </Button>
        <Button
          variant="secondary"
          disabled={forming.isBusy || !forming.save}
          onClick={forming.save}
        >
          途中まで保存
        </Button>
      </div>
    </form>
  );
}

type StepProps = { forming: OpeningForming; books: Books };

function Days({ forming: { typed, type } }: StepProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="会計年度の始まり" hint="規約で決めた、年度の最初の日です。">
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={typed['yearStartsOn'] ?? ''}
            onChange={({ target }) => type('yearStartsOn', target.value)}
          />
        )}
      </Field>
      <Field label="スミワで記帳を始める日" hint="年度の途中なら、その月の1日です。">
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={typed['beginsOn'] ?? ''}
            onChange={({ target }) => type('beginsOn', target.value)}
          />
        )}
      </Field>
    </div>
  );
}

function Balances({ forming, books }: StepProps) {
  const { plan, months } = forming;
  const accounts = bookableAccounts(books, ['asset', 'liability']);
  const eve = isRealDate(plan.beginsOn) ? formatPlainDate(addDays(plan.beginsOn, -1)) : '';
  return (
    <>
      <p>年度の初めの残高を、前の決算書の貸借対照表から写します。ない科目は、空のままにします。</p>
      {books.funds.map(({ id, name }, at) => (
        <SumsGroup
          key={id}
          name={`${name}：年度の初め`}
          isOpen={at === 0}
          accounts={accounts}
          forming={forming}
          field={(it) => fieldOf.start(id, it)}
        />
      ))}
      {months.length > 0 &&
        books.funds.map(({ id, name }) => (
          <SumsGroup
            key={id}
            name={`${name}：${eve}の残高`}
            accounts={accounts}
            forming={forming}
            field={(it) => fieldOf.now(id, it)}
          />
        ))}
    </>
  );
}

function Months({ forming, books }: StepProps) {
  const accounts = bookableAccounts(books, ['income', 'expense']);
  if (forming.months.length === 0) return <p>年度の初めから始めるので、ここは入れません。</p>;
  return (
    <>
      <p>これまでの帳簿から、月ごとの収入と支出の合計を写します。</p>
      {forming.months.flatMap((month, place) =>
        books.funds.map(({ id, name }, at) => (
          <SumsGroup
            key={`${month} ${id}`}
            name={`${monthName(month)}：${name}`}
            isOpen={place === 0 && at === 0}
            accounts={accounts}
            forming={forming}
            field={(it) => fieldOf.month(month, id, it)}
          />
        )),
      )}
    </>
  );
}

function Banks({ forming, books }: StepProps) {
  const used = new Set(forming.plan.balances.map(({ accountId }) => accountId));
  const banks = books.accounts.filter(({ id, role }) => role === 'bank' && used.has(id));
  return (
    <>
      <p>
        記帳を始める前の日の、残高証明書か通帳の額を入れます。同じ口座に2つの会計のお金があるときは、合わせた額です。
      </p>
      <Sums accounts={banks} forming={forming} field={fieldOf.bank} />
    </>
  );
}

const pastYears = 3;

function Past({ forming, books }: StepProps) {
  const first = Number(forming.plan.yearStartsOn.slice(0, 4));
  const accounts = bookableAccounts(books, ['income', 'expense']);
  const years = Array.from({ length: pastYears }, (_, at) => first - 1 - at);
  return (
    <>
      <p>前の年度の決算です。入れると、年度をまたいで比べられます。なくても始められます。</p>
      {years.flatMap((year) =>
        books.funds.map(({ id, name }) => (
          <SumsGroup
            key={`${year} ${id}`}
            name={`${year}年度：${name}`}
            accounts={accounts}
            forming={forming}
            field={(it) => fieldOf.past(year, id, it)}
          >
            <Sum label="年度の初めの繰越" forming={forming} field={fieldOf.pastOpening(year, id)} />
          </SumsGroup>
        )),
      )}
    </>
  );
}

function Result({ forming: { problems } }: StepProps) {
  if (problems.length === 0) {
    return (
      <p role="status" className="rounded-lg bg-surface px-4 py-3 font-bold text-good">
        すべて合っています。帳簿を始められます。
      </p>
    );
  }
  return (
    <div role="alert" className="rounded-lg bg-danger-soft px-4 py-3 font-bold text-danger">
      <SentenceList sentences={problems.map(({ sentence }) => sentence)} />
    </div>
  );
}

type SumsProps = {
  accounts: readonly Account[];
  forming: OpeningForming;
  field: (accountId: string) => string;
};

type SumsGroupProps = SumsProps & { name: string; isOpen?: boolean; children?: ReactNode };

/** A fold of sums; closed, it says how much of it is filled in. */
function SumsGroup({ name, isOpen = false, children, ...sums }: SumsGroupProps) {
  const { typed } = sums.forming;
  const count = sums.accounts.filter(
    ({ id }) => (typed[sums.field(id)] ?? '').trim() !== '',
  ).length;
  return (
    <details open={isOpen} className="rounded-xl border border-line p-3">
      <summary className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 font-bold text-primary">
        {name}
        <span className="font-normal text-muted">
          {count === 0 ? '未入力' : `${count}科目に入力`}
        </span>
      </summary>
      <div className="grid gap-3 pt-2">
        {children}
        <Sums {...sums} />
      </div>
    </details>
  );
}

function Sums({ accounts, forming, field }: SumsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {accounts.map(({ id, name }) => (
        <Sum key={id} label={name} forming={forming} field={field(id)} />
      ))}
    </div>
  );
}

type SumProps = { label: string; forming: OpeningForming; field: string };

function Sum({ label, forming: { typed, type }, field }: SumProps) {
  return (
    <Field label={`${label}（円）`}>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          className="text-right tabular-nums"
          value={typed[field] ?? ''}
          onChange={({ target }) => type(field, target.value)}
        />
      )}
    </Field>
  );
}
