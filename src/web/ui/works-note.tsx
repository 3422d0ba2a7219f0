import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';

type WorksNoteProps = { words: string; className?: string; children?: ReactNode };

/** 総会で未決議の工事の表: said calmly beside the figures that are made of it. */
export function WorksNote({ words, className = '', children }: WorksNoteProps) {
  return (
    <section
      aria-label="工事の表は未決議"
      className={`break-inside-avoid rounded-xl border-2 border-dashed border-line-strong px-4 py-3 ${className}`}
    >
      <p>
        <Badge tone="warn">工事の表は未決議</Badge> {words}
      </p>
      {children}
    </section>
  );
}
