import { Link } from 'lucide-react';
import { memo, type RefObject } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { toast } from '#web/ui/toast.tsx';
import { Blocks } from './blocks.tsx';
import { Inlines } from './inlines.tsx';
import type { Outline, Passage } from './outline.ts';

type DocumentTextProps = {
  outline: Outline;
  title: string;
  /** The passage the address names. */
  target: string;
  text: RefObject<HTMLElement | null>;
};

export function DocumentText({ outline, title, target, text }: DocumentTextProps) {
  return (
    <article
      ref={text}
      className="max-w-[42em] min-w-0 text-lg leading-[1.9] [word-break:normal] print:max-w-none print:text-[0.92rem] print:leading-[1.65]"
    >
      <Blocks blocks={outline.preface} title={title} />
      {outline.passages.map((passage) => (
        <PassageText key={passage.anchor} passage={passage} isTarget={passage.anchor === target} />
      ))}
    </article>
  );
}

type PassageTextProps = { passage: Passage; isTarget: boolean };

const PassageText = memo(function PassageText({ passage, isTarget }: PassageTextProps) {
  const { anchor, title, heading, level, blocks } = passage;
  const Heading = headingTags[level - 2] ?? 'h6';
  const isChapter = level === 2;
  return (
    <section
      id={anchor}
      className={classNames(
        '-mr-3 -ml-4 scroll-mt-16 rounded-r-lg border-l-4 px-3 py-2 break-inside-avoid sm:-mr-4 sm:-ml-5 sm:px-4 @3xl:scroll-mt-4 print:mx-0 print:border-0 print:p-0',
        isChapter ? 'mt-8 first:mt-0 print:mt-6' : 'mt-3',
        isTarget ? 'border-primary bg-primary-soft print:bg-transparent' : 'border-transparent',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <Heading
          id={`${anchor}-heading`}
          data-text
          className={classNames(
            'min-w-0 py-1.5 leading-snug font-bold [word-break:auto-phrase] break-after-avoid',
            isChapter ? 'text-2xl print:text-lg' : 'text-xl print:text-base',
          )}
        >
          <Inlines inlines={heading} />
        </Heading>
        <CopyLink anchor={anchor} title={title} />
      </div>
      <Blocks blocks={blocks} title={title} />
    </section>
  );
});

const headingTags = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** A link to the passage. A press also puts its whole address on the clipboard. */
function CopyLink({ anchor, title }: { anchor: string; title: string }) {
  return (
    <a
      href={`#${anchor}`}
      aria-label={`この${nounOf(anchor)}へのリンクをコピー`}
      aria-describedby={`${anchor}-heading`}
      onClick={() => void copyLink(anchor, title)}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-muted hover:bg-sunken hover:text-primary print:hidden"
    >
      <Link aria-hidden="true" className="size-5" />
    </a>
  );
}

function nounOf(anchor: string): string {
  if (anchor.startsWith('article-')) return '条';
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
