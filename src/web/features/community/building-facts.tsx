import type { z } from 'zod/mini';
import type { Dwelling, getCommunity } from '#contract/community.ts';
import { completedYears } from '#domain/building/completed-years.ts';
import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { formatArea } from '#web/lib/format.ts';
import { DefinitionList } from '#web/ui/definition-list.tsx';

type Building = NonNullable<z.output<typeof getCommunity.output>['building']>;

type BuildingFactsProps = { today: IsoDate; building: Building; dwellings: readonly Dwelling[] };

export function BuildingFacts({ today, building, dwellings }: BuildingFactsProps) {
  const exclusiveAreaM2 = dwellings.reduce((sum, { areaM2 }) => sum + areaM2, 0);
  return (
    <DefinitionList
      facts={[
        { term: '名称', detail: <strong>{building.name}</strong> },
        { term: '所在地', detail: `〒${building.postalCode}　${building.address}` },
        { term: '構造と階数', detail: `${building.structure}　地上${building.storeys}階建` },
        {
          term: '完成した日',
          detail: `${formatPlainDate(building.completedOn)}（築${completedYears(building.completedOn, today)}年）`,
        },
        {
          term: '住戸',
          detail: `${dwellings.length}戸（専有面積の合計 ${formatArea(exclusiveAreaM2)}）`,
        },
        { term: '敷地面積', detail: formatArea(building.siteAreaM2) },
        { term: '建築面積', detail: formatArea(building.buildingAreaM2) },
        { term: '延べ床面積', detail: formatArea(building.floorAreaM2) },
        { term: '分譲した会社', detail: building.developer },
      ]}
    />
  );
}
