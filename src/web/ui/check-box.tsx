import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

type CheckBoxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode };

/** A box to tick; its label is part of the target. */
export function CheckBox({ label, className, ...rest }: CheckBoxProps) {
  return (
    <label
      className={classNames(
        'flex min-h-11 cursor-pointer items-start gap-3 py-2 has-disabled:cursor-not-allowed',
        className,
      )}
    >
      <input type="checkbox" className="mt-0.5 size-6 shrink-0 accent-primary" {...rest} />
      <span className="min-w-0">{label}</span>
    </label>
  );
}
