import type { ComponentProps } from 'react';
import { at } from '#web/lib/place.ts';

/** Every link of the application: a page's address is that of the place that is open, also in a new tab. */
export function Anchor({ href, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a href={href === undefined ? undefined : at(href)} {...rest}>
      {children}
    </a>
  );
}
