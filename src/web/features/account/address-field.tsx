import { takeFocus } from '#web/lib/take-focus.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type AddressFieldProps = {
  label: string;
  hint: string;
  error?: string | undefined;
  value: string;
  /** The reader came back to it. */
  takesFocus?: boolean;
  onChange: (address: string) => void;
};

/** A mail address, as telephones offer it by themselves. */
export function AddressField(props: AddressFieldProps) {
  const { label, hint, error, value, takesFocus = false, onChange } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          ref={takesFocus ? takeFocus : undefined}
          type="text"
          inputMode="email"
          autoComplete="email webauthn"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
