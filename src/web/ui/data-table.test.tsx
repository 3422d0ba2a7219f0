import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Column, DataTable } from './data-table.tsx';

type Dwelling = { number: string; areaM2: number };

const rows: readonly Dwelling[] = [
  { number: '201', areaM2: 65.2 },
  { number: '1001', areaM2: 92.1 },
  { number: '101', areaM2: 78.4 },
];

const columns: readonly Column<Dwelling>[] = [
  {
    id: 'number',
    header: '住戸',
    cell: (it) => it.number,
    isRowHeader: true,
    sortBy: (it) => it.number,
  },
  {
    id: 'area',
    header: '専有面積',
    cell: (it) => `${it.areaM2}㎡`,
    align: 'end',
    sortBy: (it) => it.areaM2,
  },
  { id: 'use', header: '利用', cell: () => '居住' },
];

beforeEach(() => {
  render(
    <DataTable caption="住戸の一覧" columns={columns} rows={rows} rowKey={(it) => it.number} />,
  );
});

afterEach(cleanup);

const order = () => screen.getAllByRole('rowheader').map((it) => it.textContent);
const sortOf = (name: string) =>
  screen.getByRole('columnheader', { name }).getAttribute('aria-sort');

test('it is a table with a name, column headers and row headers', () => {
  expect(screen.getByRole('table', { name: '住戸の一覧' })).toBeDefined();
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  expect(order()).toEqual(['201', '1001', '101']);
  expect(sortOf('利用')).toBeNull();
});

test('a header sorts up, then down, then not at all', () => {
  const header = screen.getByRole('button', { name: '住戸' });
  fireEvent.click(header);
  expect([order(), sortOf('住戸')]).toEqual([['101', '201', '1001'], 'ascending']);
  fireEvent.click(header);
  expect([order(), sortOf('住戸')]).toEqual([['1001', '201', '101'], 'descending']);
  fireEvent.click(header);
  expect([order(), sortOf('住戸')]).toEqual([['201', '1001', '101'], 'none']);
});

test('the list beside the cards sorts as well', () => {
  fireEvent.change(screen.getByRole('combobox', { name: '並べ替え' }), {
    target: { value: 'area descending' },
  });
  expect([order(), sortOf('専有面積')]).toEqual([['1001', '101', '201'], 'descending']);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '' } });
  expect(order()).toEqual(['201', '1001', '101']);
});

test('a column of buttons alone is not printed, neither its head nor its cells', () => {
  cleanup();
  const pdf: Column<Dwelling> = {
    id: 'pdf',
    header: '領収書',
    cell: () => 'PDF',
    isScreenOnly: true,
  };
  render(
    <DataTable
      caption="納めた記録"
      columns={[...columns, pdf]}
      rows={rows}
      rowKey={(it) => it.number}
    />,
  );
  const head = screen.getByRole('columnheader', { name: '領収書' });
  const cells = screen.getAllByText('PDF').map((it) => it.closest('td'));
  for (const cell of [head, ...cells]) expect(cell?.className).toContain('print:hidden');
  expect(screen.getByRole('columnheader', { name: '利用' }).className).not.toContain('print');
});
