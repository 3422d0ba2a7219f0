import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';

/** Says that nothing of what follows is changed here, and where a change is made instead. */
export function ReadOnlyNote({ children }: { children: ReactNode }) {
  return (
    <p className="mb-4 flex items-start gap-2 rounded-lg bg-surface px-3 py-2 print:hidden">
      <Lock aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />
      <span className="min-w-0">この画面では変更できません。{children}</span>
    </p>
  );
}
