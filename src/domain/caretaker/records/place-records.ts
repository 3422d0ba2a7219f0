import { formatPlainDate, type IsoDate, partsOf } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { AssociationFacts } from './association-facts.ts';
import { asSentence, record } from './record.ts';

const facilitiesPage = {
  sourceTitle: '共用施設・駐車場',
  href: '/demo/community#facilities',
} as const;

const parkingNames = { mechanical: '機械式駐車場', flat: '平面駐車場' } as const;

/** 建物のあらまし、共用施設、駐車場の空き */
export function placeRecords(facts: AssociationFacts): readonly KnowledgePassage[] {
  return [...buildingRecord(facts), ...parkingRecord(facts), ...facilityRecords(facts)];
}

function buildingRecord({
  building,
  counts,
  associationName,
  today,
}: AssociationFacts): readonly KnowledgePassage[] {
  if (building === null) return [];
  const { name, address, structure, storeys, completedOn } = building;
  const passage = record({
    id: 'record-building',
    sourceTitle: '建物のあらまし',
    heading: name,
    href: '/demo/community#facts',
    searchWords: 'マンション 建物 住所 戸数 階数 構造 築年 組合員 議決権',
    sentences: [
      `${name}の住所は、${address}です。`,
      `${name}の戸数は、${counts.dwellingCount}戸です。`,
      `建物は${structure}の地上${storeys}階建てです。`,
      `建物は、${formatPlainDate(completedOn)}に完成しました。`,
      ageWords(completedOn, today),
      `管理組合の名前は「${associationName}」で、組合員の数は${counts.memberCount}人、議決権の総数は${counts.votes}個です。`,
    ],
  });
  return [passage];
}

function ageWords(completedOn: IsoDate, today: IsoDate): string {
  const then = partsOf(completedOn);
  const now = partsOf(today);
  const isBeforeDay = now.month < then.month || (now.month === then.month && now.day < then.day);
  const years = now.year - then.year - Number(isBeforeDay);
  return years > 0 ? `今は、築${years}年です。` : '';
}

function parkingRecord({ parking }: AssociationFacts): readonly KnowledgePassage[] {
  if (parking.length === 0) return [];
  return [
    record({
      ...facilitiesPage,
      id: 'record-parking',
      heading: '駐車場の空き',
      searchWords: '駐車場 空き 台数 月額 使用料 料金',
      sentences: [
        countWords(parking),
        ...parking.flatMap(({ kind, total, inUse, monthlyFeeYen }) => {
          const free = total - inUse;
          return [
            free > 0
              ? `${parkingNames[kind]}は、${total}台のうち${free}台が空いています。`
              : `${parkingNames[kind]}は、${total}台すべてが使われていて、空きはありません。`,
            `${parkingNames[kind]}の使用料は、月${formatYen(monthlyFeeYen)}です。`,
          ];
        }),
      ],
    }),
  ];
}

/** Of all kinds together: whether any is free is asked first. */
function countWords(parking: AssociationFacts['parking']): string {
  if (parking.length < 2) return '';
  const total = parking.reduce((sum, kind) => sum + kind.total, 0);
  const free = parking.reduce((sum, kind) => sum + kind.total - kind.inUse, 0);
  return free > 0
    ? `駐車場は全部で${total}台分あり、空きは${free}台あります。`
    : `駐車場は全部で${total}台分あり、空きはありません。`;
}

function facilityRecords({ facilities }: AssociationFacts): readonly KnowledgePassage[] {
  return facilities.map(({ name, place, detail }, index) =>
    record({
      ...facilitiesPage,
      id: `record-facility-${index + 1}`,
      heading: name,
      searchWords: '共用施設 場所',
      sentences: [`${name}は、${place}にあります。`, asSentence(detail)],
    }),
  );
}
