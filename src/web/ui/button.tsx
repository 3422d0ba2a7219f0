import { type ComponentProps, type FocusEvent, type MouseEvent, useId, useState } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { Anchor } from './anchor.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';

type ButtonProps = ButtonLook & ComponentProps<'button'>;

/**
 * An action on this page. With `size="icon"` give it an `aria-label`. One that has the focus when it becomes `disabled`
 * keeps it: it says that it is disabled and does nothing.
 */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  disabled = false,
  ...rest
}: ButtonProps) {
  const { isHeld, ...focus } = useHeldFocus(disabled, rest);
  return (
    <button
      type={type}
      className={classNames(buttonClass({ variant, size }), className)}
      {...rest}
      {...focus}
      disabled={disabled && !isHeld}
      {...(isHeld && { 'aria-disabled': true, onClick: doNothing })}
    />
  );
}

/** Only one has it at a time. */
let idWithFocus: string | undefined;

/** A button that the browser disables loses the focus to the page, and the keyboard begins at its top. */
function useHeldFocus(isDisabled: boolean, given: Pick<ButtonProps, 'onFocus' | 'onBlur'>) {
  const id = useId();
  const [isHeld, setHeld] = useState(false);
  const [wasDisabled, setWasDisabled] = useState(isDisabled);
  if (wasDisabled !== isDisabled) {
    setWasDisabled(isDisabled);
    setHeld(isDisabled && idWithFocus === id);
  }
  return {
    isHeld,
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      idWithFocus = id;
      given.onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      // Whoever looks at another window comes back to where they were.
      if (document.activeElement !== event.currentTarget) {
        idWithFocus = undefined;
        setHeld(false);
      }
      given.onBlur?.(event);
    },
  };
}

/** Neither is the form sent. */
function doNothing(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
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
