import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { actionClass } from './action-class.ts';

type CardProps = {
  heading?: ReactNode;
  /** Level of the heading; a card below a `Section` has 3. */
  level?: 2 | 3 | 4;
  /** Stands at the right of the heading: a link, a button, a badge. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A frame around things that belong together. */
export function Card({ heading, level = 3, action, className, children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={classNames(
        'break-inside-avoid rounded-xl border border-line bg-page p-4 sm:p-5',
        className,
      )}
    >
      {(heading || action) && (
        <div className="mb-3 flex break-after-avoid flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {heading && <Heading className="text-lg font-bold">{heading}</Heading>}
          {action && <div className={actionClass}>{action}</div>}
        </div>
      )}
      {children}
    </div>
  );
}
