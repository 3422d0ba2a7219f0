import { type FormEvent, useState } from 'react';
import type { FileReading } from '#contract/bank.ts';
import { type Columns, type ColumnUse, columnUseNames } from '#domain/bank/bank-formats.ts';
import { isEnough } from '#domain/bank/find-format.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';

type Asked = NonNullable<FileReading['asked']>;

const uses = Object.keys(columnUseNames) as ColumnUse[];

/** Headings that are not known yet: what they mean is said once, and remembered for the account. */
export function ColumnForm({ asked, onSay }: { asked: Asked; onSay: (said: Columns) => void }) {
  const [said, setSaid] = useState<Readonly<Record<string, string>>>(() => firstGuess(asked));
  const [isTried, setTried] = useState(false);
  const columns = columnsOf(said);
  const isWhole = isEnough(columns);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (isWhole) onSay(columns);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>はじめて見る形です。それぞれの列が何かを確かめてください。次からは覚えています。</p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {asked.headings.map((heading, place) => (
          <li key={`${heading} ${place}`}>
            <Field
              label={heading || `${place + 1}列目（見出しなし）`}
              hint={`例：${
                asked.examples
                  .map((row) => row[place] ?? '')
                  .filter(Boolean)
                  .join('、')
                  .slice(0, 60) || '空'
              }`}
            >
              {(control) => (
                <SelectInput
                  {...control}
                  value={said[heading] ?? ''}
                  onChange={({ target }) =>
                    setSaid((before) => ({ ...before, [heading]: target.value }))
                  }
                >
                  <option value="">使わない</option>
                  {uses.map((use) => (
                    <option key={use} value={use}>
                      {columnUseNames[use]}
                    </option>
                  ))}
                </SelectInput>
              )}
            </Field>
          </li>
        ))}
      </ul>
      {isTried && !isWhole && (
        <FailureNote>日付の列と、入金・出金の額の列を選んでください。</FailureNote>
      )}
      <div>
        <Button type="submit">この読み方で確かめる</Button>
      </div>
    </form>
  );
}

function firstGuess({ guess }: Asked): Record<string, string> {
  return Object.fromEntries(
    Object.entries(guess).flatMap(([use, names]) => (names ?? []).map((name) => [name, use])),
  );
}

function columnsOf(said: Readonly<Record<string, string>>): Columns {
  const found: { [Use in ColumnUse]?: string[] } = {};
  for (const [heading, name] of Object.entries(said)) {
    const use = uses.find((it) => it === name);
    if (use) found[use] = [...(found[use] ?? []), heading];
  }
  return found;
}
