import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** Ties an input to its label, hint and error: spread it on the control. */
type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to put it right; empty when all is well. */
  error?: string | undefined;
  /** Marks the label with an asterisk. */
  required?: boolean;
  children: (control: FieldControl) => ReactNode;
};

/** `<Field label="組合名">{(control) => <TextInput {...control} name="organizationName" />}</Field>` */
export function Field({ label, hint, error, required = false, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
        {required && (
          <span aria-hidden="true" className="ml-1 text-danger">
            *
          </span>
        )}
      </label>
      {hint && (
        <p id={hintId} className="text-muted">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 font-bold text-danger">
          <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
