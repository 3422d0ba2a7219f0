import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';

type WorksNoteProps = { label?: string; words: string; className?: string; children?: ReactNode };

const undecided = '工事の表は未決議';

/** What is to be known of the table of works: said calmly beside the figures that are made of it. */
export function WorksNote({ label = undecided, words, className = '', children }: WorksNoteProps) {
  return (
    <section
      aria-label={label}
      className={`break-inside-avoid rounded-xl border-2 border-dashed border-line-strong px-4 py-3 ${className}`}
    >
      <p>
        <Badge tone="warn">{label}</Badge> {words}
      </p>
      {children}
    </section>
  );
}
