import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

type TextFieldProps = Omit<ComponentProps<typeof TextInput>, 'onChange' | 'value' | 'id'> & {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
};

/** A line of text with its label. */
export function TextField({
  label,
  hint,
  error,
  required = false,
  onChange,
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <TextInput
          autoComplete="off"
          {...rest}
          {...control}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
