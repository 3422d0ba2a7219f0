import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

/** The colours of a state, where it stands larger than a badge. */
export const tones = {
  neutral: 'bg-sunken text-text',
  primary: 'bg-primary-soft text-primary',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
} as const;

export type Tone = keyof typeof tones;

/** A state in one or two words. The colour never says it alone. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full shrink-0 items-center gap-1 rounded-md px-2.5 leading-7 font-bold',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
