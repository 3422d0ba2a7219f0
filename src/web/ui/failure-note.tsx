import type { ReactNode } from 'react';

/** What did not work, and why, below the form that tried it. Read out at once. */
export function FailureNote({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="mt-4 rounded-lg bg-danger-soft px-4 py-3 font-bold text-danger">
      {children}
    </p>
  );
}
