import type { ReactNode } from 'react';

/** A heading stays with what follows it. */
export function PrintedPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h2 className="mb-2 break-after-avoid border-l-8 border-line-strong pl-3 text-lg font-bold">
        {heading}
      </h2>
      {children}
    </section>
  );
}
