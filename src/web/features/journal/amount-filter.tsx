import { formatYen } from '#domain/format-yen.ts';
import { readYen } from '#web/lib/books/read-yen.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type AmountFilterProps = {
  name: string;
  example: string;
  value: string;
  /** The lower end, where this is the upper one. */
  least?: string;
  onChange: (value: string) => void;
};

/** One end of a range of amounts; alone it is the amount itself. */
export function AmountFilter({ name, example, value, least = '', onChange }: AmountFilterProps) {
  return (
    <Field label={name} error={faultOf(value, least)}>
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

function faultOf(value: string, least: string): string | undefined {
  const yen = readYen(value);
  if (value !== '' && yen === null) return '数字で入れてください。';
  const leastYen = readYen(least);
  if (yen === null || leastYen === null || yen >= leastYen) return undefined;
  return `下限の${formatYen(leastYen)}より小さいので、何も見つかりません。`;
}
