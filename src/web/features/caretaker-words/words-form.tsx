import { Plus, X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { sentenceOf } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { longestWord, mostWords, problemOfWords, wordsIn } from './typed-words.ts';

type WordsFormProps = {
  /** The groups there are. */
  taken: readonly (readonly string[])[];
  isBusy: boolean;
  error: Error | null;
  /** Answers whether it worked; only then the fields are emptied. */
  onAdd: (words: readonly string[]) => Promise<boolean>;
};

const empty = ['', ''];

/** 言い換えを登録: two words at first, and more where there are more. */
export function WordsForm({ taken, isBusy, error, onAdd }: WordsFormProps) {
  const [typed, setTyped] = useState<readonly string[]>(empty);
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  function change(next: readonly string[]) {
    setTyped(next);
    setProblem(undefined);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = problemOfWords(typed, taken);
    setProblem(found);
    if (found !== undefined)
      return focusInput(
        form.current,
        typed.findIndex((it) => !it.trim()),
      );
    if (await onAdd(wordsIn(typed))) {
      change(empty);
      focusInput(form.current, 0);
    }
  }

  return (
    <Card heading="言い換えを登録" className="mt-5">
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
        <p>同じものを指すことばを入れます。文書に書かれていることばを、1つは入れてください。</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {typed.map((word, place) => (
            <WordField
              key={place}
              place={place}
              word={word}
              isInvalid={problem !== undefined}
              onChange={(value) => change(typed.with(place, value))}
              onRemove={
                typed.length > empty.length
                  ? () => change(typed.filter((_, it) => it !== place))
                  : undefined
              }
            />
          ))}
        </div>
        {problem !== undefined && (
          <p role="alert" className="font-bold text-danger">
            {problem}
          </p>
        )}
        {error && <FailureNote>登録できませんでした。{sentenceOf(error)}</FailureNote>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? '登録しています' : '登録する'}
          </Button>
          {typed.length < mostWords && (
            <Button variant="quiet" onClick={() => change([...typed, ''])}>
              <Plus aria-hidden="true" className="size-5" />
              ことばを増やす
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

type WordFieldProps = {
  place: number;
  word: string;
  isInvalid: boolean;
  onChange: (word: string) => void;
  onRemove: (() => void) | undefined;
};

const examples = ['例：大野さん', '例：管理員'];

function WordField({ place, word, isInvalid, onChange, onRemove }: WordFieldProps) {
  const label = `ことば${place + 1}`;
  return (
    <Field label={label}>
      {(control) => (
        <span className="flex items-center gap-1">
          <TextInput
            {...control}
            aria-invalid={isInvalid && word.trim() === '' ? true : undefined}
            value={word}
            maxLength={longestWord}
            placeholder={examples[place]}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
          {onRemove && (
            <Button
              variant="quiet"
              size="icon"
              aria-label={`${label}の欄をなくす`}
              onClick={onRemove}
            >
              <X aria-hidden="true" />
            </Button>
          )}
        </span>
      )}
    </Field>
  );
}

function focusInput(form: HTMLFormElement | null, place: number): void {
  const inputs = form?.querySelectorAll('input');
  inputs?.[Math.max(0, place)]?.focus();
}
