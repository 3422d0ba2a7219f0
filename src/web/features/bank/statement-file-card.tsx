import { useState } from 'react';
import type { FileReading } from '#contract/bank.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { moneyLabel } from '#web/lib/books/choices.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { Button } from '#web/ui/button.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { ColumnForm } from './column-form.tsx';
import type { StatementFile, StatementFiles } from './use-statement-files.ts';

type CardProps = { it: StatementFile; books: Books; statements: StatementFiles };
type Understood = NonNullable<FileReading['understood']>;

/** One file: what it is, how far it reaches, and what of it is new. */
export function StatementFileCard({ it, books, statements }: CardProps) {
  const { file, reading, isBusy, fault } = it;
  return (
    <li className="rounded-xl border-2 border-line bg-page p-4 sm:p-5">
      <h3 className="mb-2 text-lg font-bold break-all">{file.name}</h3>
      {isBusy && <p role="status">読み取っています</p>}
      {fault && <FailureNote>{fault}</FailureNote>}
      {reading?.asked && (
        <ColumnForm asked={reading.asked} onSay={(columns) => statements.say(it, { columns })} />
      )}
      {reading?.understood ? (
        <UnderstoodFile
          it={it}
          understood={reading.understood}
          books={books}
          statements={statements}
        />
      ) : (
        !isBusy && (
          <Button variant="secondary" className="mt-3" onClick={() => statements.leave(it.key)}>
            このファイルをやめる
          </Button>
        )
      )}
    </li>
  );
}

function UnderstoodFile({
  it,
  understood,
  books,
  statements,
}: CardProps & { understood: Understood }) {
  const [acceptsGap, setAcceptsGap] = useState(false);
  const { gap } = understood;
  return (
    <div className="grid gap-4">
      <DefinitionList facts={factsOf(understood)} />
      <Field
        label="どの口座の明細ですか"
        hint={
          understood.bankAccountId
            ? '口座番号から選びました。ちがうときは、選び直してください。'
            : 'ファイルからは口座が分かりません。選んでください。'
        }
        required
      >
        {(control) => (
          <SelectInput
            {...control}
            value={it.bankAccountId ?? ''}
            onChange={({ target }) => statements.say(it, { bankAccountId: target.value || null })}
          >
            <option value="">選んでください</option>
            {books.bankAccounts.map(({ id, accountId }) => {
              const account = books.account(accountId);
              return (
                account && (
                  <option key={id} value={id}>
                    {moneyLabel(books, account)}
                  </option>
                )
              );
            })}
          </SelectInput>
        )}
      </Field>
      {gap && (
        <label className="flex items-start gap-3 rounded-lg bg-warn-soft px-4 py-3">
          <input
            type="checkbox"
            checked={acceptsGap}
            onChange={({ target }) => setAcceptsGap(target.checked)}
            className="mt-1 size-6 shrink-0 accent-primary"
          />
          <span>
            {formatPlainDate(gap.from)}から{formatPlainDate(gap.until)}までの明細が抜けています。
            残高が{formatYen(Math.abs(gap.yen))}
            ちがいます。抜けたまま取り込むときは、印を付けてください。
          </span>
        </label>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          size="large"
          disabled={it.isBusy || (gap !== null && !acceptsGap)}
          onClick={() => statements.take(it, acceptsGap)}
        >
          {understood.newCount === 0
            ? '確かめました（新しい行はありません）'
            : `${understood.newCount}行を取り込む`}
        </Button>
        <Button variant="secondary" onClick={() => statements.leave(it.key)}>
          やめる
        </Button>
      </div>
    </div>
  );
}

function factsOf(it: Understood) {
  return [
    { term: 'ファイルの形', detail: it.format },
    { term: '期間', detail: `${formatPlainDate(it.from)}から${formatPlainDate(it.until)}まで` },
    {
      term: '内容',
      detail: `${it.lineCount}行・入金 ${formatYen(it.inYen)}・出金 ${formatYen(it.outYen)}`,
    },
    {
      term: '残高',
      detail:
        it.openingYen === null || it.closingYen === null
          ? '残高の列がないので、行の抜けは確かめられません。'
          : `${formatYen(it.openingYen)}から${formatYen(it.closingYen)}へ。1行ずつ計算して、合っています。`,
    },
    {
      term: '新しい行',
      detail:
        it.knownCount === 0
          ? `${it.newCount}行`
          : `${it.newCount}行（${it.knownCount}行は、前に取り込んであります）`,
    },
  ];
}
