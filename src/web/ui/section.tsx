import { type ReactNode, useId } from 'react';
import { actionClass } from './action-class.ts';
import { Place } from './place.tsx';

type SectionProps = {
  heading: string;
  description?: ReactNode;
  action?: ReactNode;
  /** The anchor of the section in the address. */
  id?: string;
  children: ReactNode;
};

/** A part of a page with its heading. */
export function Section({ heading, description, action, id, children }: SectionProps) {
  const headingId = useId();
  const frame = { 'aria-labelledby': headingId, className: 'mb-10' };
  const content = (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 id={headingId} className="text-xl leading-snug font-bold sm:text-2xl sm:leading-snug">
            {heading}
          </h2>
          {description && <p className="mt-1 max-w-[44rem] text-muted">{description}</p>}
        </div>
        {action && <div className={actionClass}>{action}</div>}
      </div>
      {children}
    </>
  );
  if (id === undefined) return <section {...frame}>{content}</section>;
  return (
    <Place as="section" id={id} {...frame}>
      {content}
    </Place>
  );
}
