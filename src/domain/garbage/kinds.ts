import { weekdayName } from '#domain/calendar.ts';
import type { CollectionRule } from './next-collection.ts';

export type GarbageRule = CollectionRule & { readonly name: string; readonly how: string };

/** One kind of garbage with all its days: 燃やすごみ is collected on Tuesdays and on Fridays. */
export type GarbageKind = {
  readonly name: string;
  readonly how: string;
  readonly rules: readonly CollectionRule[];
};

/** Kinds in the order of their first rule. */
export function groupKinds(rules: readonly GarbageRule[]): readonly GarbageKind[] {
  const names = [...new Set(rules.map(({ name }) => name))];
  return names.map((name) => {
    const own = rules.filter((rule) => rule.name === name);
    return { name, how: own[0]?.how ?? '', rules: own };
  });
}

/** 毎週火曜・金曜, 第2・第4月曜, 予約制 */
export function scheduleWords({ rules }: GarbageKind): string {
  const weekly = rules.filter(({ weekday, weeks }) => weekday !== null && weeks === null);
  const inSomeWeeks = rules.filter(({ weekday, weeks }) => weekday !== null && weeks !== null);
  const words = [
    ...(weekly.length > 0 ? [`毎週${weekly.map(weekdayWords).join('・')}`] : []),
    ...inSomeWeeks.map((rule) => `${weekWords(rule)}${weekdayWords(rule)}`),
  ];
  return words.join('、') || '予約制';
}

// The calendar of a narrow screen has room for two characters in a day.
const shortNames: Readonly<Record<string, string>> = {
  燃やすごみ: '可燃',
  燃やさないごみ: '不燃',
  プラスチック製容器包装: 'プラ',
  '古紙・古布': '古紙',
};

/** Two characters for a calendar: 可燃, 不燃, 資源, プラ, 古紙. */
export function shortGarbageName(name: string): string {
  return shortNames[name] ?? [...name].slice(0, 2).join('');
}

function weekdayWords({ weekday }: CollectionRule): string {
  return `${weekdayName(weekday ?? 0)}曜`;
}

function weekWords({ weeks }: CollectionRule): string {
  return (weeks ?? []).map((week) => `第${week}`).join('・');
}
