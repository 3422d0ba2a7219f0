import { useRef, useState } from 'react';
import type { Dwelling } from '#contract/community.ts';
import { formatYen } from '#domain/format-yen.ts';
import { formatArea } from '#web/lib/format.ts';
import { useIsNarrow } from '#web/lib/use-is-narrow.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Section } from '#web/ui/section.tsx';
import { DwellingFacts, shareWords } from './dwelling-facts.tsx';
import { elevationOf } from './elevation.ts';
import { ElevationPicture } from './elevation-picture.tsx';
import { PlanSwatch } from './plan-look.tsx';

/** 住戸の配置: the picture, the facts of the chosen dwelling, and all dwellings as a table. */
export function FloorPlan({ dwellings }: { dwellings: readonly Dwelling[] }) {
  const isNarrow = useIsNarrow();
  const facts = useRef<HTMLDivElement>(null);
  const [number, setNumber] = useState(dwellings[0]?.number);
  const selected = dwellings.find((it) => it.number === number) ?? dwellings[0];
  if (!selected) return null;

  function select(dwelling: Dwelling) {
    setNumber(dwelling.number);
    // On a narrow screen the facts stand below the picture, often out of sight.
    if (isNarrow) facts.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <Section
      id="floor-plan"
      heading="住戸の配置"
      description="南から見た建物です。住戸を選ぶと、広さや月々の費用が分かります。"
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem] print:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="-mx-1 min-w-0 overflow-x-auto p-1">
          <ElevationPicture dwellings={dwellings} selected={selected} onSelect={select} />
        </div>
        <div
          ref={facts}
          className="scroll-mb-24 rounded-xl border border-line bg-page p-4 sm:p-5 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 print:static print:col-start-2 print:row-start-1"
        >
          <DwellingFacts dwelling={selected} />
        </div>
        <Legend dwellings={dwellings} />
      </div>
      <details className="mt-4">
        <summary className="py-2 font-bold text-primary">
          すべての住戸を表で見る（{dwellings.length}戸）
        </summary>
        <div className="mt-2">
          <DataTable
            caption="すべての住戸"
            columns={columns}
            rows={dwellings}
            rowKey={(it) => it.number}
          />
        </div>
      </details>
    </Section>
  );
}

function Legend({ dwellings }: { dwellings: readonly Dwelling[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2" aria-label="間取りの種類">
      {elevationOf(dwellings).planTypes.map((planType, look) => {
        const ofType = dwellings.filter((it) => it.planType === planType);
        return (
          <li key={planType} className="flex items-center gap-3">
            <PlanSwatch look={look} />
            <span className="min-w-0">
              <strong>{planType}</strong>{' '}
              {ofType[0] && `${ofType[0].layout}・${formatArea(ofType[0].areaM2)}`}・{ofType.length}
              戸
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const columns: readonly Column<Dwelling>[] = [
  {
    id: 'number',
    header: '住戸',
    cell: ({ number }) => `${number}号室`,
    sortBy: ({ number }) => Number(number),
    isRowHeader: true,
  },
  {
    id: 'plan',
    header: '間取り',
    cell: ({ planType, layout }) => `${planType} ${layout}`,
    sortBy: ({ planType }) => planType,
  },
  {
    id: 'area',
    header: '専有面積',
    cell: ({ areaM2 }) => formatArea(areaM2),
    sortBy: ({ areaM2 }) => areaM2,
    align: 'end',
  },
  {
    id: 'share',
    header: '共有持分',
    cell: shareWords,
    align: 'end',
  },
  { id: 'votes', header: '議決権', cell: ({ votes }) => `${votes}個`, align: 'end' },
  {
    id: 'management',
    header: '管理費（月）',
    cell: ({ managementFeeYen }) => formatYen(managementFeeYen),
    align: 'end',
  },
  {
    id: 'reserve',
    header: '修繕積立金（月）',
    cell: ({ reserveFeeYen }) => formatYen(reserveFeeYen),
    align: 'end',
  },
];
