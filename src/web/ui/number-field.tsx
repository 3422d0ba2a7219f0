import { useCallback, useEffect, useRef, useState } from 'react';
import { textAt, withoutTexts, withText } from '#domain/repair-plan/register/unreadable-text.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

type NumberFieldProps = {
  label: string;
  /** The path of the value in the plan, such as `rates.tax`; no other field on the screen has it. */
  field: string;
  hint?: string | undefined;
  value: number;
  /** What the plan itself says is wrong with the number. */
  error?: string | undefined;
  onChange: (value: number) => void;
};

const mistyped = '数字で入れてください。例：180';

/** A number typed by hand. What cannot be read stays in the field, and nothing is calculated. */
export function NumberField({ label, field, hint, value, error, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<{ text: string; of: number } | null>(null);
  const unreadable = useUnreadableText(field, value);
  // Once the slider or 「元に戻す」 has moved on, the field follows.
  const readable = typed?.of === value ? typed.text : value.toLocaleString('ja-JP');
  const isMistyped = unreadable.text !== undefined;
  return (
    <Field label={label} hint={hint} error={isMistyped ? mistyped : error}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={unreadable.text ?? readable}
          onChange={({ target }) => {
            const next = parse(target.value);
            if (next === null) {
              unreadable.put(target.value, `「${label}」：${mistyped}`);
              return;
            }
            setTyped({ text: target.value, of: next });
            unreadable.drop();
            onChange(next);
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  );
}

/** The text counts only as long as its field is on the screen and the value under it stays. */
function useUnreadableText(field: string, value: number) {
  const { unreadable, retypeOnTheWay } = useWorkbench();
  const drop = useCallback(
    () => retypeOnTheWay((texts) => withoutTexts(texts, [{ itemId: null, field }])),
    [retypeOnTheWay, field],
  );
  useEffect(() => drop, [drop]);
  const under = useRef(value);
  useEffect(() => {
    if (under.current !== value) drop();
    under.current = value;
  }, [drop, value]);
  return {
    text: textAt(unreadable, { itemId: null, field }),
    put: (text: string, sentence: string) =>
      retypeOnTheWay((texts) => withText(texts, { itemId: null, field, sentence, text })),
    drop,
  };
}

/** Full-width digits, separators and signs are what a Japanese keyboard gives. */
function parse(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[,、\s円]/g, '')
    .replace(/^[△▲−ー]/, '-');
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : null;
}
