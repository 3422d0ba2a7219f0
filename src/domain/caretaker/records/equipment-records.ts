import { formatDate, formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { AssociationFacts } from './association-facts.ts';
import { asSentence, record } from './record.ts';

type Equipment = AssociationFacts['equipment'][number];
type Inspection = Equipment['inspections'][number];

const page = { sourceTitle: '設備と点検', href: '/demo/community#equipment' } as const;
const mostComing = 8;

const resultWords = {
  planned: '予定',
  good: '異常なし',
  attention: '注意して見る所があります',
  repair: '修理が要ります',
} as const satisfies Record<Inspection['result'], string>;

/** 設備と点検: each equipment, its inspections, and what comes next over all. */
export function equipmentRecords(facts: AssociationFacts): readonly KnowledgePassage[] {
  const { equipment, today } = facts;
  return [
    ...equipment.map((one, index) => equipmentRecord(one, index + 1)),
    ...equipment.flatMap((one, index) => inspectionRecord(one, index + 1, today)),
    ...comingInspections(facts),
  ];
}

function equipmentRecord(one: Equipment, number: number): KnowledgePassage {
  const { name, place, detail, installedOn, contractor, contractorPhone } = one;
  return record({
    ...page,
    id: `record-equipment-${number}`,
    heading: name,
    searchWords: '設備 場所 設置 保守会社',
    sentences: [
      contractor === ''
        ? ''
        : `${name}の保守と故障の連絡先は、${contractor}（電話 ${contractorPhone}）です。`,
      `${name}は、${place}にあります。`,
      asSentence(detail),
      `${name}は、${formatPlainDate(installedOn)}に設置されました。`,
    ],
  });
}

function inspectionRecord(
  { name, inspections }: Equipment,
  number: number,
  today: IsoDate,
): readonly KnowledgePassage[] {
  const next = nextOf(inspections, today);
  const last = inspections
    .filter(({ result }) => result !== 'planned')
    .toSorted((a, b) => b.heldOn.localeCompare(a.heldOn))
    .at(0);
  if (next === undefined && last === undefined) return [];
  return [
    record({
      ...page,
      id: `record-inspections-${number}`,
      heading: `${name}の点検`,
      searchWords: '検査 次 予定 前回 結果',
      sentences: [
        next ? nextWords(name, next) : '',
        last ? lastWords(name, last) : '',
        last?.remark ? `結果の説明：${asSentence(last.remark)}` : '',
      ],
    }),
  ];
}

function nextWords(name: string, next: Inspection): string {
  const remark = next.remark === '' ? '' : asSentence(next.remark);
  return `${name}の次の点検は、${formatDate(next.heldOn)}の「${next.name}」です。${remark}`;
}

function lastWords(name: string, { heldOn, name: check, result }: Inspection): string {
  return `${name}の前回の点検は、${formatDate(heldOn)}の「${check}」で、結果は「${resultWords[result]}」でした。`;
}

function nextOf(inspections: readonly Inspection[], today: IsoDate): Inspection | undefined {
  return inspections
    .filter(({ result, heldOn }) => result === 'planned' && heldOn >= today)
    .toSorted((a, b) => a.heldOn.localeCompare(b.heldOn))
    .at(0);
}

function comingInspections({ equipment, today }: AssociationFacts): readonly KnowledgePassage[] {
  const coming = equipment
    .flatMap(({ name, inspections }) => {
      const next = nextOf(inspections, today);
      return next ? [{ equipment: name, ...next }] : [];
    })
    .toSorted((a, b) => a.heldOn.localeCompare(b.heldOn));
  if (coming.length === 0) return [];
  return [
    record({
      ...page,
      id: 'record-inspections',
      heading: 'これからの点検',
      searchWords: '点検の予定 日程 検査 次の点検',
      sentences: [
        'これからの点検の予定は、次のとおりです。',
        ...coming
          .slice(0, mostComing)
          .map(
            ({ heldOn, equipment: of, name }) => `${formatDate(heldOn)}：${of}の点検（${name}）`,
          ),
      ],
    }),
  ];
}
