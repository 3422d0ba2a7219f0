import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { inputClass } from './input-class.ts';

/** Several lines of text. Put it in a `Field`. */
export function TextArea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={classNames(inputClass, className)} {...rest} />;
}
