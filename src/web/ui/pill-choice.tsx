import { CircleAlert } from 'lucide-react';
import { useId } from 'react';

type PillChoiceProps<Value extends string> = {
  label: string;
  /** The label is heard only: what stands above says it already. */
  isLabelHeard?: boolean;
  hint?: string;
  name: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  error?: string | undefined;
  onChange: (value: Value) => void;
};

/** One of a few, all in sight. */
export function PillChoice<Value extends string>(props: PillChoiceProps<Value>) {
  const { label, isLabelHeard = false, hint, name, options, value, error, onChange } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={hint || error ? id : undefined}>
      <legend className={isLabelHeard ? 'sr-only' : 'mb-1.5 font-bold'}>{label}</legend>
      {hint && (
        <p id={id} className="mb-1.5 text-muted">
          {hint}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            data-focus-frame
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border-2 border-line-strong bg-page px-4 hover:border-primary hover:bg-primary-soft has-checked:border-primary has-checked:bg-primary has-checked:font-bold has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={`${name}-${id}`}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p className="mt-1.5 flex items-start gap-1.5 font-bold text-danger">
          <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
