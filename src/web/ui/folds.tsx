import { createContext, type ReactNode, useState } from 'react';
import { type Arrival, useAddressAnchor } from '#web/lib/use-address-anchor.ts';
import { useViewMode } from '#web/lib/use-view-mode.ts';

export type SectionProps = {
  heading: string;
  description?: ReactNode;
  action?: ReactNode;
  /** The anchor of the section in the address. */
  id?: string;
  /** False where it holds nothing but controls. */
  isOnPaper?: boolean;
  children: ReactNode;
};

export type Fold = {
  /** The section that the reader opened or closed last, `null` once it is closed, before that undefined. */
  readonly opened: string | null | undefined;
  /** What the address names. */
  readonly anchor: string;
  open(section: string | null): void;
};

/** Without one, every section lies open. */
export const FoldContext = createContext<Fold | null>(null);

type Chosen = { readonly arrival: Arrival; readonly section: string | null };

/**
 * かんたん表示: the sections inside are closed but for one, which the reader opens or the address names. On paper all
 * are open.
 */
export function Folds({ className, children }: { className?: string; children: ReactNode }) {
  const isEasy = useViewMode() === 'easy';
  const arrival = useAddressAnchor();
  const [chosen, setChosen] = useState<Chosen>();
  if (!isEasy) return children;
  const fold: Fold = {
    opened: chosen?.arrival === arrival ? chosen.section : undefined,
    anchor: arrival.anchor,
    open: (section) => setChosen({ arrival, section }),
  };
  return (
    <FoldContext value={fold}>
      <div className={className}>{children}</div>
    </FoldContext>
  );
}
