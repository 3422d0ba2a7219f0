import { ExternalLink } from 'lucide-react';
import type { Source } from '#contract/caretaker.ts';
import { sourceDayWords } from '#domain/caretaker/source-day.ts';
import { safeAddress } from '#domain/documents/safe-address.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { QuotedWords } from './quoted-words.tsx';

type SourceBoxesProps = { id: string; sources: readonly Source[] };

/** 引用元: the very words, and the page they stand on. The markers of the answer lead here. */
export function SourceBoxes({ id, sources }: SourceBoxesProps) {
  return (
    <section className="mt-4">
      <h4 className="mb-2 font-bold">引用元：</h4>
      <ol aria-label="引用元" className="grid gap-2">
        {groupByPlace(sources).map((quoted) => (
          <li
            key={quoted[0].number}
            className="min-w-0 rounded-xl border border-line bg-surface px-3 py-2.5 max-sm:px-2.5"
          >
            <SourceBox id={id} quoted={quoted} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type Quoted = { readonly source: Source; readonly number: number };
type Group = readonly [Quoted, ...Quoted[]];

/** Several passages of one article stand in one box. */
function groupByPlace(sources: readonly Source[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const [index, source] of sources.entries()) {
    const key = [source.documentId, source.title, source.place, source.remark].join('\n');
    const quoted = { source, number: index + 1 };
    const group = groups.get(key);
    groups.set(key, group ? [...group, quoted] : [quoted]);
  }
  return [...groups.values()];
}

function SourceBox({ id, quoted }: { id: string; quoted: Group }) {
  const [{ source: first }] = quoted;
  const { title, place, remark, href } = first;
  const about = [place, sourceDayWords(first)].filter(Boolean);
  return (
    <>
      <p className="leading-snug font-bold">{title}</p>
      {about.length > 0 && <p className="leading-snug text-muted">{about.join('・')}</p>}
      {remark && (
        <p className="mt-1.5">
          <Badge tone="warn">{remark}</Badge>
        </p>
      )}
      {quoted.map(({ source, number }) => (
        <div
          key={number}
          id={`${id}-source-${number}`}
          tabIndex={-1}
          className="mt-2 flex scroll-mt-4 items-start gap-2 rounded-lg"
        >
          {/* As the marker in the answer looks. */}
          <span
            aria-hidden="true"
            className="inline-flex min-w-6 shrink-0 items-center justify-center rounded bg-primary-soft px-1 leading-7 font-bold text-primary"
          >
            {number}
          </span>
          {/* The rule parts the number of the source from that of a paragraph. */}
          <blockquote className="@container min-w-0 flex-1 border-l-2 border-line-strong pl-2">
            <QuotedWords text={source.excerpt} />
          </blockquote>
        </div>
      ))}
      <ButtonLink
        variant="quiet"
        href={safeAddress(href)}
        target="_blank"
        rel="noopener"
        className="mt-1 -ml-2 px-2! text-left leading-snug print:hidden"
      >
        {`${title}を開く`}
        <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
        <VisuallyHidden>（新しいタブで開きます）</VisuallyHidden>
      </ButtonLink>
    </>
  );
}
