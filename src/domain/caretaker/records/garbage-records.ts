import { addDays, formatMonthDay, type IsoDate, weekdayName } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { CollectionPlan } from '#domain/garbage/collection-month.ts';
import { comingPauses, pauseWords } from '#domain/garbage/garbage-pause.ts';
import { type GarbageKind, groupKinds } from '#domain/garbage/kinds.ts';
import type { CollectionRule } from '#domain/garbage/next-collection.ts';
import type { AssociationFacts } from './association-facts.ts';
import { dayOfKinds, firstDay } from './garbage-day.ts';
import { asSentence, record } from './record.ts';

const page = { sourceTitle: 'ごみの収集日', href: '/demo/community#garbage' } as const;

// What people call the kinds that cities name in their own way.
const commonNames: readonly (readonly [kind: RegExp, words: string])[] = [
  [/燃やさない|燃えない|不燃/, '燃えないごみ 不燃ごみ'],
  [/燃やす|燃える|可燃/, '燃えるごみ 可燃ごみ 生ごみ'],
  [/プラ/, 'プラごみ プラスチック'],
  [/資源/, '資源ごみ'],
  [/古紙/, '新聞 段ボール 雑誌'],
  [/粗大/, '大型ごみ'],
];

/** ごみの収集日: one passage for all kinds, and one for each with its next days. */
export function garbageRecords(facts: AssociationFacts): readonly KnowledgePassage[] {
  const { garbage, garbagePauses: pauses, today } = facts;
  const kinds = groupKinds(garbage);
  const plan = { kinds, pauses };
  if (kinds.length === 0) return [];
  return [
    allKinds(kinds),
    ...comingDays(plan, today),
    ...pauseRecords(plan, today),
    ...kinds.map((kind, index) =>
      record({
        ...page,
        id: `record-garbage-${index + 1}`,
        heading: kind.name,
        searchWords: `収集日 曜日 ${commonName(kind)}`,
        sentences: [
          `${spokenName(kind)}の収集日は、${dayWords(kind)}です。`,
          nextWords(kind, plan, today),
          kind.how === '' ? '' : `${kind.name}の出し方：${asSentence(kind.how)}`,
        ],
      }),
    ),
  ];
}

function allKinds(kinds: readonly GarbageKind[]): KnowledgePassage {
  return record({
    ...page,
    id: 'record-garbage',
    heading: '',
    searchWords: '曜日 一覧 全部',
    sentences: kinds.map((kind) => `${kind.name}：${dayWords(kind)}`),
  });
}

/** 今日と明日: what a neighbour would say at the door. */
function comingDays(plan: CollectionPlan, today: IsoDate): readonly KnowledgePassage[] {
  const tomorrow = addDays(today, 1);
  const next = firstDay(plan.kinds, addDays(tomorrow, 1), plan);
  if (next === undefined) return [];
  return [
    record({
      ...page,
      id: 'record-garbage-days',
      heading: '今日と明日の収集',
      searchWords: '今日 明日 何のごみの日 次の収集',
      sentences: [
        dayOfKinds('今日、', today, plan),
        dayOfKinds('明日、', tomorrow, plan),
        dayOfKinds('その次、', next, plan),
      ],
    }),
  ];
}

const pauseToldDays = 60;

/** 収集のない期間: told before somebody carries a bag down. */
function pauseRecords({ pauses }: CollectionPlan, today: IsoDate): readonly KnowledgePassage[] {
  const coming = comingPauses(pauses, today, pauseToldDays);
  if (coming.length === 0) return [];
  return [
    record({
      ...page,
      id: 'record-garbage-pause',
      heading: '収集のない期間',
      searchWords: coming.map(({ reason }) => reason).join(' '),
      sentences: coming.map(pauseWords),
    }),
  ];
}

function commonName({ name }: GarbageKind): string {
  return commonNames.find(([kind]) => kind.test(name))?.[1] ?? '';
}

/** 燃やすごみ（燃えるごみ） */
function spokenName(kind: GarbageKind): string {
  const [common = ''] = commonName(kind).split(' ');
  return common === '' || kind.name.includes(common) || !common.startsWith('燃')
    ? kind.name
    : `${kind.name}（${common}）`;
}

/** 毎週火曜日と金曜日, 第2・第4月曜日, 予約制 */
function dayWords({ rules }: GarbageKind): string {
  const weekly = rules.filter(({ weekday, weeks }) => weekday !== null && weeks === null);
  const inSomeWeeks = rules.filter(({ weekday, weeks }) => weekday !== null && weeks !== null);
  const words = [
    ...(weekly.length > 0 ? [`毎週${weekly.map(weekdayWords).join('と')}`] : []),
    ...inSomeWeeks.map((rule) => `${weekWords(rule)}${weekdayWords(rule)}`),
  ];
  return words.join('、') || '決まった日はなく、予約制';
}

const weekdayWords = ({ weekday }: CollectionRule): string => `${weekdayName(weekday ?? 0)}曜日`;

const weekWords = ({ weeks }: CollectionRule): string =>
  (weeks ?? []).map((week) => `第${week}`).join('・');

function nextWords(kind: GarbageKind, plan: CollectionPlan, today: IsoDate): string {
  const isToday = firstDay([kind], today, plan) === today;
  const next = firstDay([kind], addDays(today, 1), plan);
  if (next === undefined) return '';
  return isToday
    ? `今日は${kind.name}の収集日です。その次は、${formatMonthDay(next)}です。`
    : `次の${kind.name}の収集日は、${formatMonthDay(next)}です。`;
}
