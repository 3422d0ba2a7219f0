import { useId, useMemo, useState } from 'react';
import { useUnreadable } from '#web/lib/plan-workbench/use-unreadable.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

type NumberFieldProps = {
  label: string;
  /** The path of the value in the plan, such as `rates.tax`. */
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
  // Once the slider or 「元に戻す」 has moved on, the field follows.
  const text = typed?.of === value ? typed.text : value.toLocaleString('ja-JP');
  const isMistyped = parse(text) === null;
  const owner = useId();
  const unreadable = useMemo(
    () => (isMistyped ? [{ itemId: null, field, sentence: `「${label}」：${mistyped}` }] : []),
    [isMistyped, field, label],
  );
  useUnreadable(useWorkbench().reportUnreadable, owner, unreadable);
  return (
    <Field label={label} hint={hint} error={isMistyped ? mistyped : error}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            const next = parse(target.value);
            setTyped({ text: target.value, of: next ?? value });
            if (next !== null) onChange(next);
          }}
          onBlur={() => {
            if (!isMistyped) setTyped(null);
          }}
        />
      )}
    </Field>
  );
}

/** Full-width digits, separators and signs are what a Japanese keyboard gives. */
function parse(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[,、\s円]/g, '')
    .replace(/^[△▲−ー]/, '-');
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : null;
}
