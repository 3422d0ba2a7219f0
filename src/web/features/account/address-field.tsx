import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type AddressFieldProps = {
  label: string;
  hint: string;
  error?: string | undefined;
  value: string;
  onChange: (address: string) => void;
};

/** A mail address, as telephones offer it by themselves. */
export function AddressField({ label, hint, error, value, onChange }: AddressFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
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
