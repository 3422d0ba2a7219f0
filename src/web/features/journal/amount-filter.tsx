import { readYen } from '#web/lib/books/read-yen.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type AmountFilterProps = {
  name: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
};

/** One end of a range of amounts; alone it is the amount itself. */
export function AmountFilter({ name, hint, value, onChange }: AmountFilterProps) {
  const isWrong = value !== '' && readYen(value) === null;
  return (
    <Field label={name} hint={hint} error={isWrong ? '数字で入れてください。' : undefined}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          placeholder="例：132,000"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
