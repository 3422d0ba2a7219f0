import type { ReactNode } from 'react';

type Fact = { term: string; detail: ReactNode };

/** Facts as label and value, one below the other on a narrow screen. */
export function DefinitionList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map(({ term, detail }) => (
        <div key={term} className="grid gap-x-6 py-2.5 sm:grid-cols-[minmax(8rem,1fr)_2fr]">
          <dt className="text-muted">{term}</dt>
          <dd className="min-w-0">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
