import type { ReactNode } from 'react';
import { useViewMode } from '#web/lib/use-view-mode.ts';
import { Folds } from '#web/ui/folds.tsx';
import { Section } from '#web/ui/section.tsx';

/** What narrows the list stands above it, in かんたん表示 behind one heading. */
export function Finder({ children }: { children: ReactNode }) {
  if (useViewMode() !== 'easy') return children;
  return (
    <Folds className="mb-6">
      <Section heading="文書をさがす">{children}</Section>
    </Folds>
  );
}
