import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { useNamedPlace } from '#web/lib/use-address-anchor.ts';

type PlaceProps = {
  /** The anchor in the address. */
  id: string;
  as?: 'div' | 'section';
  'aria-labelledby'?: string;
  className?: string;
  children: ReactNode;
};

// A frame of shadows takes no room, so nothing moves when a place is named, and on a phone it stays within the margin of
// the page; the left edge is the bar of a quoted passage. What stands inside keeps its own colours: calendars and tables mean something by them.
const named =
  'rounded-sm bg-page shadow-[0_0_0_0.25rem_var(--page),0_0_0_0.5rem_var(--primary-soft),-0.25rem_0_0_0.5rem_var(--primary)] outline-none sm:shadow-[0_0_0_0.25rem_var(--page),0_0_0_0.75rem_var(--primary-soft),-0.25rem_0_0_0.75rem_var(--primary)] forced-colors:outline print:bg-transparent print:shadow-none';

/** A part of a page that an address can name. Then the reader is brought there, and it stands out. */
export function Place({ id, as: Element = 'div', className, children, ...rest }: PlaceProps) {
  const isNamed = useNamedPlace(id);
  return (
    <Element
      {...rest}
      id={id}
      {...(isNamed && { 'data-arrival': true, tabIndex: -1 })}
      className={classNames(className, isNamed && named)}
    >
      {children}
    </Element>
  );
}
