import { sentenceOf } from '#web/lib/api.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type NumberFieldProps = {
  error: Error | null;
  value: string;
  onChange: (number: string) => void;
};

/** ログイン番号, as telephones take it from the mail by themselves. */
export function NumberField({ error, value, onChange }: NumberFieldProps) {
  return (
    <Field
      label="メールで届いた番号（8けた）"
      hint="10分以内に、この画面で入力してください。全角の数字でもかまいません。"
      error={error ? sentenceOf(error) : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="one-time-code"
          ref={(input) => input?.focus()}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="text-xl tracking-widest tabular-nums"
        />
      )}
    </Field>
  );
}
