import type { ReactNode } from 'react';

/** What was finished lately, folded away. */
export function DoneTasks({ count, children }: { count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <details className="mt-1 print:hidden border-t border-line pt-1">
      <summary className="py-2 font-bold text-primary">終わったもの（{count}件）</summary>
      <ul className="divide-y divide-line">{children}</ul>
    </details>
  );
}
