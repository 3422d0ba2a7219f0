import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { SelectInput } from './select-input.tsx';
import { type Sorting, sortRows, toggleSorting } from './sorting.ts';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  align?: 'start' | 'end';
  /** Makes the column sortable by this value. */
  sortBy?: (row: Row) => string | number;
  /** The column that names the row; on a narrow screen it is the title of its card. */
  isRowHeader?: boolean;
  /** A class for its width, where the words should not decide: tables below each other then line up. */
  width?: string;
  /** Holds nothing but buttons: paper has no use for it. */
  isScreenOnly?: boolean;
};

type DataTableProps<Row> = {
  /** What the table shows; read out, and shown when `showCaption`. */
  caption: string;
  showCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  initialSorting?: Sorting;
};

/** A table that becomes a list of cards where it has less than 640 px (more in かんたん表示). */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, showCaption = false, columns, rows, rowKey, initialSorting } = props;
  const [sorting, setSorting] = useState(initialSorting);
  const sortBy = columns.find((it) => it.id === sorting?.columnId)?.sortBy;
  return (
    <div className="@container w-full">
      <SortingSelect columns={columns} sorting={sorting} onChange={setSorting} />
      <table className="w-full border-collapse @max-[40rem]:block">
        <caption
          className={showCaption ? 'mb-2 text-left font-bold @max-[40rem]:block' : 'sr-only'}
        >
          {caption}
        </caption>
        <thead className="border-b-2 border-line-strong @max-[40rem]:hidden">
          <tr>
            {columns.map((column) => (
              <HeaderCell
                key={column.id}
                column={column}
                sorting={sorting}
                onSort={() => setSorting(toggleSorting(sorting, column.id))}
              />
            ))}
          </tr>
        </thead>
        <tbody className="@max-[40rem]:flex @max-[40rem]:flex-col @max-[40rem]:gap-3">
          {sortRows(rows, sortBy, sorting?.direction).map((row) => (
            <tr
              key={rowKey(row)}
              className="border-line @max-[40rem]:block @max-[40rem]:rounded-xl @max-[40rem]:border @max-[40rem]:px-4 @max-[40rem]:py-2 @min-[40rem]:border-b"
            >
              {columns.map((column) => (
                <BodyCell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HeaderCellProps<Row> = {
  column: Column<Row>;
  sorting: Sorting | undefined;
  onSort: () => void;
};

function HeaderCell<Row>({ column, sorting, onSort }: HeaderCellProps<Row>) {
  const direction = sorting?.columnId === column.id ? sorting.direction : 'none';
  const atEnd = column.align === 'end';
  const align = classNames(
    atEnd ? 'text-right' : 'text-left',
    column.isScreenOnly && 'print:hidden',
  );
  if (!column.sortBy) {
    return (
      <th scope="col" className={classNames('px-3 py-2 align-bottom', align, column.width)}>
        {column.header}
      </th>
    );
  }
  const Icon = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown }[direction];
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={classNames('align-bottom', align, column.width)}
    >
      <button
        type="button"
        onClick={onSort}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-3 py-2 text-left hover:bg-sunken"
      >
        {column.header}
        <Icon
          aria-hidden="true"
          className={classNames('size-4 shrink-0', direction === 'none' && 'text-muted')}
        />
      </button>
    </th>
  );
}

function BodyCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const atEnd = column.align === 'end' && 'tabular-nums @min-[40rem]:text-right';
  if (column.isRowHeader) {
    return (
      <th
        scope="row"
        className={classNames(
          'px-3 py-3 text-left align-top font-bold @max-[40rem]:block @max-[40rem]:px-0 @max-[40rem]:py-1.5 @max-[40rem]:text-lg',
          atEnd,
        )}
      >
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td
      data-label={column.header}
      className={classNames(
        'px-3 py-3 align-top @max-[40rem]:grid @max-[40rem]:grid-cols-[7.5rem_minmax(0,1fr)] @max-[40rem]:gap-x-3 @max-[40rem]:px-0 @max-[40rem]:py-1',
        '@max-[40rem]:before:text-muted @max-[40rem]:before:content-[attr(data-label)]',
        atEnd,
        column.isScreenOnly && 'print:hidden',
      )}
    >
      <div className="min-w-0">{column.cell(row)}</div>
    </td>
  );
}

type SortingSelectProps<Row> = {
  columns: readonly Column<Row>[];
  sorting: Sorting | undefined;
  onChange: (sorting: Sorting | undefined) => void;
};

/** Stands in for the header buttons while the table is a list of cards. */
function SortingSelect<Row>({ columns, sorting, onChange }: SortingSelectProps<Row>) {
  const sortable = columns.filter((it) => it.sortBy);
  if (sortable.length === 0) return null;
  return (
    <label className="mb-3 flex items-center gap-3 @min-[40rem]:hidden">
      <span className="shrink-0 font-bold">並べ替え</span>
      <SelectInput
        className="min-w-0 flex-1"
        value={sorting ? `${sorting.columnId} ${sorting.direction}` : ''}
        onChange={(event) => {
          const [columnId, direction] = event.target.value.split(' ');
          if (!columnId) return onChange(undefined);
          onChange({ columnId, direction: direction === 'descending' ? direction : 'ascending' });
        }}
      >
        <option value="">標準の順</option>
        {sortable.map((it) => [
          <option key="up" value={`${it.id} ascending`}>{`${it.header}（昇順）`}</option>,
          <option key="down" value={`${it.id} descending`}>{`${it.header}（降順）`}</option>,
        ])}
      </SelectInput>
    </label>
  );
}
