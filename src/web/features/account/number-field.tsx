import { sentenceOf } from '#web/lib/api.ts';
import { takeFocus } from '#web/lib/take-focus.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type NumberFieldProps = {
  error: Error | null;
  value: string;
  onChange: (number: string) => void;
  /** 役員カード: the place of the number on the paper, instead of a mail. */
  place?: number;
};

/** ログイン番号, as telephones take it from the mail by themselves. */
export function NumberField({ error, value, onChange, place }: NumberFieldProps) {
  const isOfCard = place !== undefined;
  return (
    <Field
      label={isOfCard ? `役員カードの${place}番の番号（8けた）` : 'メールで届いた番号（8けた）'}
      hint={
        isOfCard
          ? '紙のカードの、この順番の番号です。全角の数字でもかまいません。'
          : '10分以内に、この画面で入力してください。全角の数字でもかまいません。'
      }
      error={error ? sentenceOf(error) : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete={isOfCard ? 'off' : 'one-time-code'}
          ref={takeFocus}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="text-xl tracking-widest tabular-nums"
        />
      )}
    </Field>
  );
}
