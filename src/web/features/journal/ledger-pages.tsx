import { useEffect, useRef } from 'react';
import { type Carried, type CarriedPage, carriedPages } from '#domain/ledger/carried-pages.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { BooksView } from './use-books-view.ts';

/** 前頁より繰越 or 次頁へ繰越, among the movements of a page. */
export type CarryLine = Carried & { readonly carryName: string };

type LedgerPagesProps<Row> = {
  name: string;
  openingYen: number;
  rows: readonly (Row & { readonly entryId: string; readonly amountYen: number })[];
  columns: readonly Column<Row | CarryLine>[];
  view: BooksView;
};

/** 元帳 by its pages: one of them on the screen, each on a sheet of its own on paper. */
export function LedgerPages<Row>({ name, openingYen, rows, columns, view }: LedgerPagesProps<Row>) {
  const pages = carriedPages(openingYen, rows);
  const shown = Math.min(Math.max(1, Number.parseInt(view.page, 10) || 1), pages.length);
  const top = useTopAfterTurning(shown);
  return (
    <div
      ref={top}
      className="scroll-mt-24 print:text-[10.5pt] print:leading-snug print:[&_td]:py-0.5 print:[&_th]:py-0.5"
    >
      {pages.map((page) => (
        <div
          key={page.number}
          className={`${page.number === shown ? '' : 'hidden print:block'} ${page.number > 1 ? 'print:break-before-page' : ''}`}
        >
          {pages.length > 1 && (
            <p className="px-3 py-1 text-right">
              {page.number}／{pages.length}頁
            </p>
          )}
          <DataTable
            caption={pages.length > 1 ? `${name}の動き、${page.number}頁` : `${name}の動き`}
            columns={columns}
            rows={linesOf(page)}
            rowKey={(row) => keyOf(row, page.rows)}
          />
        </div>
      ))}
      {pages.length > 1 && <Turning shown={shown} count={pages.length} view={view} />}
    </div>
  );
}

/** What was turned is read from its beginning. */
function useTopAfterTurning(shown: number) {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) top.current?.scrollIntoView?.();
    before.current = shown;
  }, [shown]);
  return top;
}

function linesOf<Row>({ rows, brought, carried }: CarriedPage<Row>): readonly (Row | CarryLine)[] {
  return [
    ...(brought ? [{ ...brought, carryName: '前頁より繰越' }] : []),
    ...rows,
    ...(carried ? [{ ...carried, carryName: '次頁へ繰越' }] : []),
  ];
}

function keyOf<Row>(
  row: (Row & { readonly entryId: string }) | CarryLine,
  rows: readonly Row[],
): string {
  return 'carryName' in row ? row.carryName : `${row.entryId} ${rows.indexOf(row)}`;
}

type TurningProps = { shown: number; count: number; view: BooksView };

function Turning({ shown, count, view }: TurningProps) {
  const to = (page: number) => view.addressWith({ page: page === 1 ? '' : String(page) });
  return (
    <nav
      aria-label="元帳の頁"
      className="flex flex-wrap items-center justify-between gap-x-6 py-2 print:hidden"
    >
      {shown > 1 ? (
        <TextLink href={to(shown - 1)} className="inline-block py-2">
          前頁（{shown - 1}頁）
        </TextLink>
      ) : (
        <span className="py-2 text-muted">はじめの頁です</span>
      )}
      {shown < count ? (
        <TextLink href={to(shown + 1)} className="inline-block py-2">
          次頁（{shown + 1}頁）
        </TextLink>
      ) : (
        <span className="py-2 text-muted">おわりの頁です</span>
      )}
    </nav>
  );
}
