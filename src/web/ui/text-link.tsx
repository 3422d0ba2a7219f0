import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { Anchor } from './anchor.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A link in running text or a list. With `target="_blank"` it says that a new tab opens. */
export function TextLink({ className, target, children, ...rest }: ComponentProps<'a'>) {
  const opensTab = target === '_blank';
  return (
    <Anchor
      target={target}
      rel={opensTab ? 'noopener' : undefined}
      className={classNames(
        'font-bold text-primary underline decoration-1 underline-offset-4 hover:decoration-2',
        className,
      )}
      {...rest}
    >
      {children}
      {opensTab && (
        <>
          <ExternalLink
            aria-hidden="true"
            className="ml-1 inline size-4 align-[-0.1em] print:hidden"
          />
          <VisuallyHidden>（新しいタブで開きます）</VisuallyHidden>
        </>
      )}
    </Anchor>
  );
}
