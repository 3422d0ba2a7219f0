import { formatPlainDate } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { AssociationFacts } from './association-facts.ts';
import { record } from './record.ts';

type DwellingType = AssociationFacts['dwellingTypes'][number];

/** As many lines as an answer holds; more of them are told in one sentence. */
const mostLines = 4;
/** Where hardly two dwellings are alike, from where to where it goes says more than a list. */
const mostTypes = 12;
const mostEndings = 4;

/** 管理費と修繕積立金: what a dwelling pays in a month. 滞納: how many do not, for those who may know. */
export function duesRecords(facts: AssociationFacts): readonly KnowledgePassage[] {
  return [...monthlyRecord(facts), ...arrearsRecord(facts)];
}

function monthlyRecord({ dwellingTypes }: AssociationFacts): readonly KnowledgePassage[] {
  const types = dwellingTypes.filter((type) => type.managementFeeYen > 0 || type.reserveFeeYen > 0);
  if (types.length === 0) return [];
  return [
    record({
      id: 'record-dues',
      sourceTitle: '住戸と毎月の費用',
      heading: '管理費と修繕積立金の月額',
      href: '/demo/community#floor-plan',
      searchWords: '毎月の支払い 管理費等 単価 1㎡当たり 専有面積 タイプ いくら',
      sentences: [rangeWords(types), ...typeWords(types)],
    }),
  ];
}

const dues = [
  ['管理費', ({ managementFeeYen }: DwellingType) => managementFeeYen],
  ['修繕積立金', ({ reserveFeeYen }: DwellingType) => reserveFeeYen],
] as const;

function rangeWords(types: readonly DwellingType[]): string {
  const words = dues.flatMap(([name, yenOf]) =>
    types.some((type) => yenOf(type) > 0)
      ? [`${name}は${rangeOf(types.map(yenOf))}${priceWords(types, yenOf)}`]
      : [],
  );
  const sums = types.map(sumOf);
  const both = words.length > 1 ? `、合わせて${rangeOf(sums)}` : '';
  const by = new Set(sums).size > 1 ? '住戸の広さにより、' : '';
  return `${by}毎月の${words.join('、')}${both}です。`;
}

const sumOf = (type: DwellingType): number => type.managementFeeYen + type.reserveFeeYen;

function rangeOf(sums: readonly number[]): string {
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  return least === most ? formatYen(most) : `${formatYen(least)}から${formatYen(most)}`;
}

/** Dues are rounded, so the price of a square metre is told where all of them agree on it. */
function priceWords(types: readonly DwellingType[], yenOf: (type: DwellingType) => number): string {
  if (types.some(({ areaM2 }) => areaM2 <= 0)) return '';
  const prices = new Set(types.map((type) => Math.round(yenOf(type) / type.areaM2)));
  const [price = 0] = prices;
  return prices.size === 1 ? `（1㎡あたり約${formatYen(price)}）` : '';
}

function typeWords(types: readonly DwellingType[]): readonly string[] {
  if (types.length < 2 || types.length > mostTypes) return [];
  const lines = types.map((type, place) => typeLine(type, endingsOf(types)?.[place]));
  return types.length > mostLines ? [`内訳は、${lines.join('、')}です。`] : lines;
}

function typeLine(type: DwellingType, ending: string | undefined): string {
  const { planType, areaM2, managementFeeYen, reserveFeeYen } = type;
  const rooms = ending === undefined ? '' : `、末尾2桁が${ending}の住戸`;
  return `${planType || '住戸'}（${areaM2}㎡${rooms}）：管理費 ${formatYen(managementFeeYen)}、修繕積立金 ${formatYen(reserveFeeYen)}、合わせて月${formatYen(sumOf(type))}`;
}

/** 01, 02か05: in most buildings the rooms above one another are alike. */
function endingsOf(types: readonly DwellingType[]): readonly string[] | undefined {
  const all = types.map(({ numbers }) => [...new Set(numbers.map((number) => number.slice(-2)))]);
  const isTold = types.every(({ numbers }) => numbers.every((it) => /^\d{3,4}$/.test(it)));
  const isOwn = new Set(all.flat()).size === all.flat().length;
  const isShort = all.every((endings) => endings.length <= mostEndings);
  return isTold && isOwn && isShort
    ? all.map((endings) => endings.toSorted().join('か'))
    : undefined;
}

function owedWords(owed: NonNullable<AssociationFacts['arrears']>['owed']): string {
  if (owed === null) return '滞納の月数と金額は、役員と管理会社だけにお見せしています。';
  const { managementYen, reserveYen } = owed;
  return `滞納の金額は、合わせて${formatYen(managementYen + reserveYen)}です（管理費など${formatYen(managementYen)}、修繕積立金${formatYen(reserveYen)}）。`;
}

function arrearsRecord({ arrears }: AssociationFacts): readonly KnowledgePassage[] {
  if (arrears === null) return [];
  const { count, months, owed, asOf } = arrears;
  const spans = months?.map((month) => `${month}か月分`).join('、');
  return [
    record({
      id: 'record-arrears',
      sourceTitle: '管理組合のお金',
      heading: '滞納の状況',
      href: '/demo#general-fund',
      searchWords: '管理費等 未納 滞納者 滞納している住戸 件数 何件 滞納額 金額 いくら',
      sentences: [
        `管理費等の滞納があるのは、${count}住戸です（${formatPlainDate(asOf)}現在、納付の期限を過ぎた分）。`,
        spans === undefined ? '' : `滞納の長さは、${spans}です。`,
        owedWords(owed),
      ],
    }),
  ];
}
