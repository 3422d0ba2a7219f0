import { type ReactNode, useId } from 'react';
import { classNames } from '#web/lib/class-names.ts';

type SwitchProps = {
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onCheckedChange: (checked: boolean) => void;
};

/** A setting that is on or off and takes effect at once. The whole row is the target. */
export function Switch({ label, description, checked, disabled, onCheckedChange }: SwitchProps) {
  const descriptionId = useId();
  return (
    <div>
      <button
        type="button"
        role="switch"
        data-printed
        aria-checked={checked}
        aria-describedby={description ? descriptionId : undefined}
        disabled={disabled}
        onClick={() => onCheckedChange(!checked)}
        className="flex min-h-11 w-full items-center justify-between gap-4 rounded-lg py-2 text-left font-bold disabled:opacity-60"
      >
        <span className="min-w-0">{label}</span>
        <span
          aria-hidden="true"
          className={classNames(
            'flex h-8 w-14 shrink-0 items-center rounded-full border-2 px-1 transition-colors print:hidden',
            checked ? 'border-primary bg-primary' : 'border-line-strong bg-sunken',
          )}
        >
          <span
            className={classNames(
              'size-5 rounded-full transition-transform',
              checked ? 'translate-x-6 bg-on-primary' : 'bg-line-strong',
            )}
          />
        </span>
        <span aria-hidden="true" className="hidden print:inline">
          {checked ? 'オン' : 'オフ'}
        </span>
      </button>
      {description && (
        <p id={descriptionId} className="pr-20 text-muted">
          {description}
        </p>
      )}
    </div>
  );
}
