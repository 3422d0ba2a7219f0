import { Link } from 'lucide-react';
import { memo, type RefObject } from 'react';
import type { Block } from '#contract/documents.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Anchor } from '#web/ui/anchor.tsx';
import { toast } from '#web/ui/toast.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { Blocks } from './blocks.tsx';
import { Inlines } from './inlines.tsx';
import type { Extent, Outline, Passage } from './outline.ts';

type DocumentTextProps = {
  outline: Outline;
  title: string;
  /** The blocks the address names. */
  marked: Extent | undefined;
  text: RefObject<HTMLElement | null>;
};

export function DocumentText({ outline, title, marked, text }: DocumentTextProps) {
  const { preface, passages } = outline;
  return (
    <article
      ref={text}
      className="max-w-[42em] min-w-0 text-lg leading-[1.9] [word-break:normal] print:max-w-none print:text-[0.92rem] print:leading-[1.65]"
    >
      <Pieces pieces={preface} title={title} {...markedWithin(marked, 0, preface.length)} />
      {passages.map((passage) => (
        <PassageText
          key={passage.anchor}
          passage={passage}
          {...markedWithin(marked, passage.from, passage.blocks.length + 1)}
        />
      ))}
    </article>
  );
}

/** The marked ones of `size` blocks from `start` on: up to, but without, `until`. */
type Marked = Extent & { readonly isArrival: boolean };

/** Numbers, so that a passage is drawn anew only when something of it is marked or no longer so. */
function markedWithin(marked: Extent | undefined, start: number, size: number): Marked {
  const from = Math.max((marked?.from ?? 0) - start, 0);
  const until = Math.min((marked?.until ?? 0) - start, size);
  if (!marked || until <= from) return { from: 0, until: 0, isArrival: false };
  return { from, until, isArrival: marked.from >= start };
}

type PassageTextProps = Marked & { passage: Passage };

const PassageText = memo(function PassageText({ passage, ...marked }: PassageTextProps) {
  const { anchor, title, level, blocks } = passage;
  return (
    <section
      id={anchor}
      className={classNames(
        'scroll-mt-16 break-inside-avoid py-2 @3xl:scroll-mt-4 print:p-0',
        level === 2 ? 'mt-8 first:mt-0 print:mt-6' : 'mt-3',
      )}
    >
      <Pieces pieces={[passage, ...blocks]} title={title} {...marked} />
    </section>
  );
});

type PiecesProps = Marked & { pieces: readonly (Passage | Block)[]; title: string };

/** The heading and the blocks, with what the address names standing out. */
function Pieces({ pieces, title, from, until, isArrival }: PiecesProps) {
  if (until <= from) return <Run pieces={pieces} title={title} />;
  return (
    <>
      <Run pieces={pieces.slice(0, from)} title={title} />
      <div
        {...(isArrival && { 'data-arrival': true, tabIndex: -1 })}
        className="-mr-2 -ml-3 flow-root scroll-mt-16 rounded-r-lg border-l-4 border-primary bg-primary-soft px-2 outline-none sm:-mr-4 sm:-ml-5 sm:px-4 @3xl:scroll-mt-4 print:mx-0 print:border-0 print:bg-transparent print:p-0"
      >
        {isArrival && <VisuallyHidden>引用された一節</VisuallyHidden>}
        <Run pieces={pieces.slice(from, until)} title={title} />
      </div>
      <Run pieces={pieces.slice(until)} title={title} />
    </>
  );
}

/** A heading stands at most at the beginning. */
function Run({ pieces, title }: Pick<PiecesProps, 'pieces' | 'title'>) {
  const [first] = pieces;
  const blocks = pieces.filter((piece) => 'type' in piece);
  return (
    <>
      {first && !('type' in first) && <PassageHeading passage={first} />}
      <Blocks blocks={blocks} title={title} />
    </>
  );
}

function PassageHeading({ passage }: { passage: Passage }) {
  const { anchor, title, heading, level } = passage;
  const Heading = headingTags[level - 2] ?? 'h6';
  return (
    <div className="flex items-start justify-between gap-2">
      <Heading
        id={`${anchor}-heading`}
        data-text
        className={classNames(
          'min-w-0 py-1.5 leading-snug font-bold [word-break:auto-phrase] break-after-avoid',
          level === 2 ? 'text-2xl print:text-lg' : 'text-xl print:text-base',
        )}
      >
        <Inlines inlines={heading} />
      </Heading>
      <CopyLink anchor={anchor} title={title} />
    </div>
  );
}

const headingTags = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** A link to the passage. A press also puts its whole address on the clipboard. */
function CopyLink({ anchor, title }: { anchor: string; title: string }) {
  return (
    <Anchor
      href={`#${anchor}`}
      aria-label={`この${nounOf(anchor)}へのリンクをコピー`}
      aria-describedby={`${anchor}-heading`}
      onClick={() => void copyLink(anchor, title)}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-muted hover:bg-sunken hover:text-primary print:hidden"
    >
      <Link aria-hidden="true" className="size-5" />
    </Anchor>
  );
}

function nounOf(anchor: string): string {
  if (anchor.startsWith('article-')) return '条';
  if (anchor.startsWith('page-')) return 'ページ';
  return anchor.startsWith('chapter-') ? '章' : '項目';
}

async function copyLink(anchor: string, title: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}#${anchor}`);
    toast({ title: 'リンクをコピーしました', description: title, tone: 'good' });
  } catch {
    toast({
      title: 'リンクをコピーできませんでした',
      description: 'アドレス欄のアドレスをコピーしてください。',
      tone: 'danger',
    });
  }
}
