import { ChevronDown } from 'lucide-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { classNames } from '#web/lib/class-names.ts';

export type PaperColumn = {
  readonly id: string;
  readonly header: string;
  readonly isText?: boolean;
};

export type PaperRow = {
  readonly key: string;
  /** 部 heads what follows; a sum has a rule above it, a total a double one below. */
  readonly look: 'part' | 'line' | 'sum' | 'total';
  readonly name: string;
  readonly cells: readonly ReactNode[];
  /** What the figures are made of, built when somebody asks. */
  readonly why?: ReactNode;
};

/** More than surely stand on one sheet below a head. */
export const isLong = (rows: readonly PaperRow[]) => rows.length > 24;

type PaperTableProps = {
  readonly caption: string;
  readonly nameHeader?: string;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly PaperRow[];
  /** Two columns of figures fit a phone; more become a block for each row there. */
  readonly isSlim?: boolean;
};

/** A table as papers of an association have it: names at the left, yen at the right, sums below their rule. */
export function PaperTable(props: PaperTableProps) {
  const { caption, nameHeader = '科目', columns, rows, isSlim = false } = props;
  return (
    <div className={classNames('w-full min-w-0', !isSlim && '@container')}>
      <table className="w-full border-collapse border-y-2 border-line-strong @max-[40rem]:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b-2 border-line-strong @max-[40rem]:sr-only">
          <tr>
            <th scope="col" className="px-2 py-1.5 text-left align-bottom">
              {nameHeader}
            </th>
            {columns.map(({ id, header, isText }) => (
              <th
                key={id}
                scope="col"
                className={classNames(
                  'px-2 py-1.5 align-bottom',
                  isText ? 'text-left' : 'text-right',
                )}
              >
                {inPieces(header)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-[40rem]:block">
          {rows.map((row) => (
            <Row key={row.key} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What stands in brackets goes below where the column is narrow, and stays in one piece. */
function inPieces(header: string) {
  return header.split(/(?=（)/).map((piece) => (
    <span key={piece} className="inline-block print:whitespace-nowrap">
      {piece}
    </span>
  ));
}

type RowProps = { row: PaperRow; columns: readonly PaperColumn[] };

function Row({ row, columns }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const whyId = useId();
  const { look, name, cells, why } = row;
  if (look === 'part') return <HeadingRow name={name} span={columns.length + 1} />;
  return (
    <Fragment>
      <tr className={classNames('@max-[40rem]:block @max-[40rem]:py-1.5', rowLooks[look])}>
        <th
          scope="row"
          className={classNames(
            'px-2 py-1 text-left align-top @max-[40rem]:block @min-[40rem]:min-w-48',
            look === 'line'
              ? 'pl-6 font-normal @max-[40rem]:pl-2 @max-[40rem]:font-bold'
              : 'font-bold',
          )}
        >
          {why ? (
            <button
              type="button"
              data-printed=""
              aria-expanded={isOpen}
              aria-controls={whyId}
              onClick={() => setOpen(!isOpen)}
              className="-my-1 inline-flex min-h-11 items-center gap-1.5 rounded-md py-1 text-left underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-2 print:my-0 print:min-h-0 print:py-0 print:no-underline"
            >
              {name}
              <ChevronDown
                aria-hidden="true"
                className={classNames('size-5 shrink-0 text-primary', isOpen && 'rotate-180')}
              />
            </button>
          ) : (
            name
          )}
        </th>
        {columns.map(({ id, header, isText }, index) => (
          <td
            key={id}
            data-label={header}
            className={classNames(
              'px-2 py-1 align-top @max-[40rem]:flex @max-[40rem]:justify-between @max-[40rem]:gap-x-4 @max-[40rem]:py-0.5 @max-[40rem]:before:shrink-0 @max-[40rem]:before:text-muted @max-[40rem]:before:content-[attr(data-label)]',
              isText ? '@max-[40rem]:empty:hidden' : 'text-right whitespace-nowrap tabular-nums',
              look !== 'line' && 'font-bold',
              why !== undefined && 'not-print:@min-[40rem]:py-2.5',
            )}
          >
            {cells[index]}
          </td>
        ))}
      </tr>
      {why && (
        <tr
          id={whyId}
          hidden={!isOpen}
          className="@max-[40rem]:block @max-[40rem]:[&[hidden]]:hidden print:hidden"
        >
          {isOpen && (
            <td colSpan={columns.length + 1} className="px-2 pt-1 pb-4 @max-[40rem]:block">
              {why}
            </td>
          )}
        </tr>
      )}
    </Fragment>
  );
}

const rowLooks = {
  line: 'border-b border-line',
  sum: 'border-t border-b border-line-strong',
  total:
    'border-t border-line-strong border-b-4 border-b-line-strong [border-bottom-style:double] bg-surface print:bg-transparent',
} as const;

function HeadingRow({ name, span }: { name: string; span: number }) {
  return (
    <tr className="@max-[40rem]:block">
      <th
        scope="colgroup"
        colSpan={span}
        className="break-after-avoid px-2 pt-4 pb-1 text-left text-lg font-bold @max-[40rem]:block print:pt-2"
      >
        {name}
      </th>
    </tr>
  );
}
