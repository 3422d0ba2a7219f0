import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { inputClass } from './input-class.ts';

/** The browser's own choice list, which every assistive tool knows. Put it in a `Field`. */
export function SelectInput({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative block', className)}>
      <select className={classNames(inputClass, 'appearance-none pr-11')} {...rest}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2"
      />
    </span>
  );
}
