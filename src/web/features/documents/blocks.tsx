import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Block, CellAlign, Inline, ListItem } from '#contract/documents.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Inlines } from './inlines.tsx';
import { textOf } from './outline.ts';

type BlocksProps = {
  blocks: readonly Block[];
  /** Names the tables: the heading above them. */
  title: string;
};

/** The body of a passage. Headings are not drawn here: they begin passages. */
export function Blocks({ blocks, title }: BlocksProps) {
  return blocks.map((block, index) => <BlockPiece key={index} block={block} title={title} />);
}

function BlockPiece({ block, title }: { block: Block; title: string }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <Paragraph inlines={block.children} />;
    case 'list':
      return <List {...block} title={title} />;
    case 'table':
      return <Table {...block} title={title} />;
    case 'quote':
      return (
        <blockquote className="my-4 border-l-4 border-line-strong pl-4">
          <Blocks blocks={block.children} title={title} />
        </blockquote>
      );
    case 'rule':
      return <hr className="my-8 border-line" />;
    case 'heading':
      return (
        <p data-text className="mt-6 font-bold">
          <Inlines inlines={block.children} />
        </p>
      );
  }
}

// 項 (2　…) and 号 (一　…) of a bylaw: the number hangs before the text.
const markers = [
  { shape: /^([0-9]+)　/, indent: '' },
  { shape: /^([一二三四五六七八九十]+|[イロハニホヘト])　/, indent: 'ml-4 sm:ml-8' },
] as const;

function Paragraph({ inlines }: { inlines: readonly Inline[] }) {
  const [first, ...rest] = inlines;
  const text = first?.type === 'text' ? first.text : '';
  for (const { shape, indent } of markers) {
    const [whole, marker] = shape.exec(text) ?? [];
    if (!whole) continue;
    const body = [{ type: 'text', text: text.slice(whole.length) } as const, ...rest];
    return (
      <p data-text className={classNames('my-3 flex print:my-1.5', indent)}>
        <span className="min-w-8 shrink-0 pr-3">{marker}</span>
        <span className="min-w-0">
          <Inlines inlines={body} />
        </span>
      </p>
    );
  }
  return (
    <p data-text className="my-3 print:my-1.5">
      <Inlines inlines={inlines} />
    </p>
  );
}

type ListProps = Extract<Block, { type: 'list' }> & { title: string };

function List({ ordered, start, items, title }: ListProps) {
  const Tag = ordered ? 'ol' : 'ul';
  const isTaskList = items.some((item) => item.checked !== null);
  return (
    <Tag
      {...(ordered ? { start } : {})}
      className={classNames(
        'my-3 flex flex-col gap-1.5 marker:text-muted',
        !isTaskList && (ordered ? 'list-decimal pl-8' : 'list-disc pl-6'),
      )}
    >
      {items.map((item, index) => (
        <Item key={index} item={item} title={title} />
      ))}
    </Tag>
  );
}

function Item({ item, title }: { item: ListItem; title: string }) {
  const bodyId = useId();
  const body = <Blocks blocks={item.children} title={title} />;
  if (item.checked === null) return <li className="pl-1 [&>p]:my-0">{body}</li>;
  return (
    <li className="flex gap-3">
      <input
        type="checkbox"
        checked={item.checked}
        disabled
        aria-labelledby={bodyId}
        className="mt-1.5 size-5 shrink-0 accent-primary"
      />
      <div id={bodyId} className="min-w-0 [&>p]:my-0">
        {body}
      </div>
    </li>
  );
}

type TableProps = Extract<Block, { type: 'table' }> & { title: string };

function Table({ align, rows, title }: TableProps) {
  const box = useRef<HTMLDivElement>(null);
  const isWide = useOverflows(box);
  const [head = [], ...body] = rows;
  const cellClasses = head.map((_, column) =>
    cellClass(align[column] ?? (holdsNumbers(body, column) ? 'right' : 'left')),
  );
  return (
    <div
      ref={box}
      {...(isWide && {
        role: 'region',
        tabIndex: 0,
        'aria-label': `表：${title}（横に動かせます）`,
      })}
      className="my-5 overflow-x-auto rounded-lg border border-line print:overflow-visible"
    >
      <table className="w-full border-collapse bg-page text-base leading-relaxed [word-break:auto-phrase]">
        <thead className="bg-surface">
          <tr className="border-b-2 border-line-strong">
            {head.map((cell, column) => (
              <th key={column} scope="col" data-text className={cellClasses[column]}>
                <Inlines inlines={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, index) => (
            <tr key={index} className="border-b border-line last:border-0">
              {row.map((cell, column) => (
                <td key={column} data-text className={cellClasses[column]}>
                  <Inlines inlines={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Cell = readonly Inline[];

/** Amounts and counts stand at the right, digit below digit, though Markdown seldom says so. */
function holdsNumbers(body: readonly (readonly Cell[])[], column: number): boolean {
  const texts = body
    .map((row) => textOf(row[column] ?? []))
    .filter((text) => !/^[—―－ー-]?$/.test(text));
  return (
    texts.length > 0 && texts.every((text) => /^[△−-]?[0-9][0-9,.]*[^0-9、。（]{0,2}$/.test(text))
  );
}

function cellClass(side: NonNullable<CellAlign>): string {
  if (side === 'right') return 'px-3 py-2 text-right align-top whitespace-nowrap tabular-nums';
  return `min-w-[7em] px-3 py-2 align-top ${side === 'center' ? 'text-center' : 'text-left'}`;
}

/** Only a table that does not fit takes the keyboard's focus, to be scrolled. */
function useOverflows(box: React.RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return overflows;
}
