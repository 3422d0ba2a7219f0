import type { ReactNode } from 'react';
import { Field } from './field.tsx';
import { SelectInput } from './select-input.tsx';

type SelectFieldProps = {
  label: string;
  hint?: ReactNode;
  required?: boolean;
  /** The first line of the list where nothing is chosen yet. */
  placeholder?: string | undefined;
  options: readonly { readonly value: string; readonly label: string }[];
  value: string;
  onChange: (value: string) => void;
};

/** A choice from a list with its label. */
export function SelectField({
  label,
  hint,
  required = false,
  placeholder,
  options,
  value,
  onChange,
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} required={required}>
      {(control) => (
        <SelectInput {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}
