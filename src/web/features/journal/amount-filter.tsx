import { readYen } from '#web/lib/books/read-yen.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type AmountFilterProps = {
  name: string;
  example: string;
  value: string;
  onChange: (value: string) => void;
};

/** One end of a range of amounts; alone it is the amount itself. */
export function AmountFilter({ name, example, value, onChange }: AmountFilterProps) {
  const isWrong = value !== '' && readYen(value) === null;
  return (
    <Field label={name} error={isWrong ? '数字で入れてください。' : undefined}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          placeholder={example}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
