import { useSearchParams } from 'wouter';
import type { z } from 'zod/mini';
import type { getManagement } from '#contract/management.ts';
import { formatArea } from '#web/lib/format.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type Dwelling = NonNullable<z.output<typeof getManagement.output>['dwellings']>[number];

const useNames = {
  owner: '所有者居住',
  tenant: '賃貸',
  vacant: '空室',
} as const satisfies Record<Dwelling['use'], string>;

const allFloors = 'all';

type DwellingRegisterProps = { hasNamesInClear: boolean; dwellings: readonly Dwelling[] };

/** Who owns and who lives where: one floor at a time, or what a search finds on all of them. */
export function DwellingRegister({ hasNamesInClear, dwellings }: DwellingRegisterProps) {
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
  const floors = [...new Set(dwellings.map(({ floor }) => floor))];
  const floor = params.get('floor') ?? (query.trim() ? allFloors : String(floors[0]));
  const found = dwellings.filter((it) => isOnFloor(it, floor) && matches(it, query.trim()));

  function change(name: 'q' | 'floor', value: string) {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  }

  return (
    <>
      {!hasNamesInClear && (
        <p className="mb-4">
          今の立場では、個人名を伏せて表示しています。はじめの1文字だけが見えます。
        </p>
      )}
      <div className="mb-4 grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem] print:hidden">
        <Field label="住戸番号や氏名でさがす">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={query}
              onChange={(event) => change('q', event.target.value)}
            />
          )}
        </Field>
        <Field label="階">
          {(control) => (
            <SelectInput
              {...control}
              value={floor}
              onChange={(event) => change('floor', event.target.value)}
            >
              <option value={allFloors}>すべての階</option>
              {floors.map((it) => (
                <option key={it} value={it}>
                  {it}階
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
      </div>
      <p role="status" className="mb-2 font-bold">
        {floor === allFloors ? 'すべての階' : `${floor}階`}：{found.length}戸
      </p>
      {found.length > 0 ? (
        <DataTable
          caption="住戸と組合員"
          columns={columns}
          rows={found}
          rowKey={({ number }) => number}
        />
      ) : (
        <EmptyState title="あてはまる住戸がありません">
          <p>言葉を短くするか、階を「すべての階」にしてお試しください。</p>
        </EmptyState>
      )}
    </>
  );
}

const columns: readonly Column<Dwelling>[] = [
  { id: 'number', header: '住戸', cell: ({ number }) => `${number}号室`, isRowHeader: true },
  { id: 'owners', header: '所有者', cell: ({ owners }) => namesOf(owners) },
  { id: 'residents', header: '居住者', cell: ({ residents }) => namesOf(residents) },
  { id: 'use', header: '使い方', cell: ({ use }) => useNames[use] },
  {
    id: 'area',
    header: '専有面積',
    cell: ({ areaM2 }) => formatArea(areaM2),
    align: 'end',
  },
];

function namesOf(names: readonly string[]): string {
  return names.join('、') || 'なし';
}

function isOnFloor(dwelling: Dwelling, floor: string): boolean {
  return floor === allFloors || String(dwelling.floor) === floor;
}

function matches({ number, owners, residents, use }: Dwelling, query: string): boolean {
  return [number, useNames[use], ...owners, ...residents].some((it) => it.includes(query));
}
