import type { ReactNode } from 'react';
import type { DocumentHead } from '#contract/documents.ts';
import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { documentCategoryNames } from '#domain/documents/category.ts';
import { validityOf, validityWords } from '#domain/documents/validity.ts';
import { fileKindOf, fileSizeWords, visibilityNames } from '#web/lib/document-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Marked } from '#web/ui/marked.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type DocumentRowProps = {
  document: DocumentHead;
  today: IsoDate;
  /** Marked where they stand. */
  words: readonly string[];
  withCategory: boolean;
  actions: ReactNode;
};

/** One document of the library. The whole row is the link, but for the actions above it. */
export function DocumentRow(props: DocumentRowProps) {
  const { document, today, words, withCategory, actions } = props;
  const { id, title, summary, category, issuedOn, version, file } = document;
  return (
    <li className="relative isolate grid gap-x-8 gap-y-1.5 py-4 before:absolute before:-inset-x-3 before:inset-y-0 before:-z-10 hover:before:bg-surface sm:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="min-w-0">
        <TextLink
          href={`/document/${id}`}
          target="_blank"
          className="text-lg leading-snug after:absolute after:inset-0"
        >
          <Marked text={title} words={words} />
        </TextLink>
        <p className="mt-1 max-w-[40rem]">
          <Marked text={summary} words={words} />
        </p>
        {actions && (
          <div className="relative mt-1 -ml-4 flex w-fit flex-wrap empty:hidden">{actions}</div>
        )}
      </div>
      <div className="flex flex-wrap content-start items-center gap-x-3 gap-y-1 text-muted sm:flex-col sm:items-start">
        {withCategory && <p>{documentCategoryNames[category]}</p>}
        <p>
          {formatPlainDate(issuedOn)}発行
          {version > 1 && `・第${version}版`}
        </p>
        {file && (
          <p>
            {fileKindOf(file.name)}・{fileSizeWords(file.byteSize)}
          </p>
        )}
        <Validity document={document} today={today} />
        <VisibilityBadge document={document} />
        <ReadingBadge document={document} />
      </div>
    </li>
  );
}

/** Nothing for a document without a term, such as minutes. */
function Validity({ document, today }: Pick<DocumentRowProps, 'document' | 'today'>) {
  const words = validityWords(document, today);
  switch (validityOf(document, today)) {
    case 'always':
      return null;
    case 'current':
      return <p>{words}</p>;
    case 'coming':
      return <Badge tone="primary">{words}</Badge>;
    case 'ended':
      return <Badge tone="warn">{words}</Badge>;
  }
}

function VisibilityBadge({ document: { visibility } }: Pick<DocumentRowProps, 'document'>) {
  return visibility === 'everyone' ? null : <Badge>{visibilityNames[visibility]}</Badge>;
}

/** Says beforehand that a document opens without its text. */
function ReadingBadge({ document: { reading } }: Pick<DocumentRowProps, 'document'>) {
  switch (reading) {
    case 'written':
    case 'extracted':
      return null;
    case 'no-text':
      return <Badge tone="warn">本文なし（画像のみ）</Badge>;
    case 'failed':
      return <Badge tone="warn">本文なし（読み取れず）</Badge>;
  }
}
