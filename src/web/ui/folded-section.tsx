import { ChevronDown } from 'lucide-react';
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { useNamedPlace } from '#web/lib/use-address-anchor.ts';
import { useLettersWithin } from '#web/lib/use-letters-on-paper.ts';
import { actionClass } from './action-class.ts';
import type { Fold, SectionProps } from './folds.tsx';

/** Nothing an address can name. */
const noAnchor = '#';

/** A section of which only the heading shows until it is wanted. */
export function FoldedSection(props: SectionProps & { fold: Fold }) {
  const { heading, description, action, id, isOnPaper = true, children, fold } = props;
  const key = useId();
  const contentId = useId();
  const frame = useRef<HTMLElement>(null);
  const isOpen = isOpenIn(fold, key, id);
  const isNamed = useNamedPlace(id ?? noAnchor);
  const openIfNamedWithin = useEffectEvent((anchor: string) => {
    const place = anchor === '' ? null : document.getElementById(anchor);
    if (place !== frame.current && frame.current?.contains(place)) fold.open(key);
  });
  // Before the frame in which the place is scrolled to.
  useLayoutEffect(() => openIfNamedWithin(fold.anchor), [fold.anchor]);

  useLettersWithin(frame);

  function press() {
    fold.open(isOpen ? null : key);
    // What stood open above has closed by then.
    requestAnimationFrame(() =>
      frame.current?.scrollIntoView({ block: isOpen ? 'nearest' : 'start' }),
    );
  }

  return (
    <section
      ref={frame}
      id={id}
      aria-labelledby={key}
      {...(isNamed && { 'data-arrival': true, tabIndex: -1 })}
      className={classNames(
        'border-b border-line outline-none first:border-t print:break-inside-avoid print:border-0',
        !isOnPaper && 'print:hidden',
      )}
    >
      <h2 id={key} className="text-xl leading-snug font-bold">
        <button
          type="button"
          data-printed
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={press}
          className="flex min-h-16 w-full items-center justify-between gap-3 py-2 text-left"
        >
          {heading}
          <ChevronDown
            aria-hidden="true"
            className={classNames(
              'size-7 shrink-0 text-primary print:hidden',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h2>
      <div id={contentId} className={classNames('pb-8', !isOpen && 'hidden print:block')}>
        {description && <p className="mb-4 text-muted">{description}</p>}
        {action && <div className={classNames(actionClass, 'mb-4 print:hidden')}>{action}</div>}
        {children}
      </div>
    </section>
  );
}

/** What the reader chose, and before that what the address names. */
function isOpenIn({ opened, anchor }: Fold, key: string, id: string | undefined): boolean {
  return opened === undefined ? id !== undefined && id === anchor : opened === key;
}
