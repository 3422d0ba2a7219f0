import type { ReactNode } from 'react';
import { Badge } from '#web/ui/badge.tsx';

type StepCardProps = { number: number; title: string; isDone: boolean; children: ReactNode };

/** One step of several that are done in their order. */
export function StepCard({ number, title, isDone, children }: StepCardProps) {
  return (
    <li className="break-inside-avoid rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <h3 className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-bold">
        <span>
          {number}．{title}
        </span>
        {isDone && <Badge tone="good">済み</Badge>}
      </h3>
      {children}
    </li>
  );
}
