import { ExternalLink } from 'lucide-react';
import type { Source } from '#contract/caretaker.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { safeAddress } from '#domain/documents/safe-address.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

type SourceBoxesProps = { id: string; sources: readonly Source[] };

/** 引用元: the very words, and the page they stand on. The markers of the answer lead here. */
export function SourceBoxes({ id, sources }: SourceBoxesProps) {
  return (
    <section className="mt-4">
      <h4 className="mb-2 font-bold">引用元：</h4>
      <ol aria-label="引用元" className="grid gap-2">
        {sources.map((source, place) => (
          <li
            key={place}
            id={`${id}-source-${place + 1}`}
            tabIndex={-1}
            className="min-w-0 scroll-mt-4 rounded-xl border border-line bg-surface px-3 py-2.5 focus:border-primary"
          >
            <SourceBox source={source} number={place + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function SourceBox({ source, number }: { source: Source; number: number }) {
  const { title, place, excerpt, inForceFrom, remark, href } = source;
  const about = [place, inForceFrom && `${formatPlainDate(inForceFrom)}から有効`].filter(Boolean);
  return (
    <>
      <div className="flex items-start gap-2">
        <span
          aria-hidden="true"
          className="mt-0.5 inline-flex min-w-6 shrink-0 items-center justify-center rounded bg-primary px-1 leading-6 font-bold text-on-primary"
        >
          {number}
        </span>
        <div className="min-w-0">
          <p className="leading-snug font-bold">{title}</p>
          {about.length > 0 && <p className="leading-snug text-muted">{about.join('・')}</p>}
        </div>
      </div>
      {remark && (
        <p className="mt-1.5">
          <Badge tone="warn">{remark}</Badge>
        </p>
      )}
      <blockquote className="mt-1.5 border-l-4 border-line pl-3 whitespace-pre-line">
        {excerpt}
      </blockquote>
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
