import { classNames } from '#web/lib/class-names.ts';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'medium' | 'large' | 'icon' | undefined;
};

const shape =
  'inline-flex items-center justify-center gap-2 rounded-lg border-2 text-center font-bold no-underline transition-colors disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60';

const variants = {
  primary:
    'border-primary bg-primary text-on-primary enabled:not-aria-disabled:hover:border-primary-hover enabled:not-aria-disabled:hover:bg-primary-hover [a&]:hover:border-primary-hover [a&]:hover:bg-primary-hover',
  secondary:
    'border-line-strong bg-page text-text enabled:not-aria-disabled:hover:border-primary enabled:not-aria-disabled:hover:bg-primary-soft [a&]:hover:border-primary [a&]:hover:bg-primary-soft',
  quiet:
    'border-transparent bg-transparent text-primary enabled:not-aria-disabled:hover:bg-primary-soft [a&]:hover:bg-primary-soft',
  danger:
    'border-danger bg-page text-danger enabled:not-aria-disabled:hover:bg-danger-soft [a&]:hover:bg-danger-soft',
} as const satisfies Record<NonNullable<ButtonLook['variant']>, string>;

const sizes = {
  medium: 'min-h-11 px-4 py-1.5',
  large: 'min-h-14 px-6 py-2.5 text-lg',
  icon: 'size-11 shrink-0',
} as const satisfies Record<NonNullable<ButtonLook['size']>, string>;

/** The look of a button, for the rare element that is neither `Button` nor `ButtonLink`. */
export function buttonClass({ variant = 'primary', size = 'medium' }: ButtonLook): string {
  return classNames(shape, variants[variant], sizes[size]);
}
