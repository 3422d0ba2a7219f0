import type { ReactNode } from 'react';
import type { ProposalWords } from '#domain/repair-plan/words/proposal-words.ts';
import { Badge } from './badge.tsx';
import { SentenceList } from './sentence-list.tsx';

type ProposalBoxProps = { words: ProposalWords; className?: string; children?: ReactNode };

/** 総会で未決議の案: it stands beside the plan and looks like no part of it. */
export function ProposalBox({ words, className = '', children }: ProposalBoxProps) {
  const { mark, name, conditions, outcome, note } = words;
  return (
    <section
      aria-label={mark}
      className={`break-inside-avoid rounded-xl border-2 border-dashed border-line-strong px-4 py-3 ${className}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Badge tone="warn">{mark}</Badge>
        <span className="text-muted">{name}</span>
      </p>
      <div className="mt-2">
        <SentenceList sentences={conditions} />
      </div>
      <p className="mt-1 font-bold">{outcome}</p>
      <p className="mt-1 text-muted">{note}</p>
      {children}
    </section>
  );
}
