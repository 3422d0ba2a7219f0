import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type Block, type DocumentHead, getDocument, type Inline } from '#contract/documents.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

type AddedNoteProps = {
  document: DocumentHead;
  /** Its title comes from its text, and was not seen before. */
  isRenamed: boolean;
  onMore: () => void;
  onClose: () => void;
};

/** 「追加しました」, with what was read of the file, so that the member can judge it at once. */
export function AddedNote({ document, isRenamed, onMore, onClose }: AddedNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="grid gap-5">
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-good" />
        <div className="min-w-0">
          <h3 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
            「{document.title}」を追加しました
          </h3>
          {isRenamed && <p>題名は、本文から付けました。直すときは、文書の「編集」を使います。</p>}
          {document.reading === 'extracted' && <Reading document={document} />}
        </div>
      </div>
      {document.readingNote !== '' && (
        <p className="flex items-start gap-3 rounded-lg bg-warn-soft px-4 py-3">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-warn" />
          <span className="min-w-0">{document.readingNote}</span>
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          閉じる
        </Button>
        <Button variant="secondary" onClick={onMore}>
          続けて追加する
        </Button>
        <ButtonLink href={`/document/${document.id}`} target="_blank" rel="noopener">
          文書を開く
          <span className="sr-only">（新しいタブで開きます）</span>
        </ButtonLink>
      </div>
    </div>
  );
}

function Reading({ document }: Pick<AddedNoteProps, 'document'>) {
  const { data } = useAnswer(getDocument, { documentId: document.id });
  const text = data ? beginningOf(data.blocks) : '';
  return (
    <>
      <p>
        {data && extentWords(data.blocks)}
        本文を読み取りました。今から、検索とAI管理人の回答に使われます。
      </p>
      {text !== '' && (
        <figure className="mt-3">
          <figcaption className="text-muted">読み取った本文の始まり</figcaption>
          <blockquote className="mt-1 border-l-4 border-line pl-3 [overflow-wrap:anywhere]">
            {text}
          </blockquote>
        </figure>
      )}
    </>
  );
}

/** 12ページ、 for what has pages. */
function extentWords(blocks: readonly Block[]): string {
  const pages = blocks.filter((it) => it.type === 'heading' && /^page-\d+$/.test(it.anchor));
  return pages.length > 0 ? `${pages.length}ページの` : '';
}

const shownLetters = 90;

function beginningOf(blocks: readonly Block[]): string {
  const text = blocks.flatMap(textsOf).join(' ').trim();
  return text.length > shownLetters ? `${text.slice(0, shownLetters)}…` : text;
}

function textsOf(block: Block): readonly string[] {
  switch (block.type) {
    case 'paragraph':
      return [wordsOf(block.children)];
    case 'list':
      return block.items.flatMap(({ children }) => children.flatMap(textsOf));
    case 'table':
      return block.rows.map((cells) => cells.map(wordsOf).join('／'));
    case 'quote':
      return block.children.flatMap(textsOf);
    case 'heading':
    case 'rule':
      return [];
  }
}

function wordsOf(inlines: readonly Inline[]): string {
  return inlines
    .map((it) => {
      if ('children' in it) return wordsOf(it.children);
      return it.type === 'break' ? ' ' : it.text;
    })
    .join('');
}
