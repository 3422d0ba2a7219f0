import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { inputClass } from './input-class.ts';

/** One line of text. Put it in a `Field`. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={classNames(inputClass, className)} {...rest} />;
}
