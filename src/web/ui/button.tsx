import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { Anchor } from './anchor.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';

/** An action on this page. With `size="icon"` give it an `aria-label`. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={classNames(buttonClass({ variant, size }), className)}
      {...rest}
    />
  );
}

/** A way to another page that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<'a'>) {
  return (
    <Anchor
      className={classNames(buttonClass({ variant, size }), 'print:hidden', className)}
      {...rest}
    >
      {children}
    </Anchor>
  );
}
