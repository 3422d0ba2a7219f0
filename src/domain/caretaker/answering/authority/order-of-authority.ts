import { formatPlainDate } from '#domain/calendar.ts';
import { isFormalArticle } from '#domain/caretaker/answering/formal-article.ts';
import type { Evidence, EvidenceItem } from '#domain/caretaker/evidence/evidence.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';

type Level = 'law' | 'bylaw' | 'rule' | 'resolution' | 'notice';

/** One rung of きまりの関係: the most telling passage of its level. */
export type Rung = { readonly name: string; readonly item: EvidenceItem };

const names = {
  law: '法律',
  bylaw: '管理規約',
  rule: '使用細則',
  resolution: '総会・理事会の決定',
  notice: 'お知らせ',
} as const satisfies Record<Level, string>;

const levels: readonly Level[] = ['law', 'bylaw', 'rule', 'resolution', 'notice'];
/** Of the chance of the first item: below it, a passage is hardly about the same subject. */
const nearFirst = 0.4;
const leastChance = 0.2;

const statute = /法律|民法|民事訴訟法|登記法|住宅宿泊事業法|区分所有法|適正化法/;
const noStatute = /判例|ガイドライン|標準管理規約|実務|統計|調査|認定/;

/**
 * きまりの関係: the levels that speak of the same subject, the highest first; empty where fewer than two
 * of law, bylaws and detailed rules do.
 */
export function orderOfAuthority({ items }: Pick<Evidence, 'items'>): readonly Rung[] {
  const least = Math.max(leastChance, (items[0]?.chance ?? 0) * nearFirst);
  const spoken = items.filter(
    ({ chance, passage }) =>
      chance >= least && passage.validity !== 'ended' && !isFormalArticle(passage),
  );
  const rungs = levels.flatMap((level) => {
    const item = spoken.find(({ passage }) => levelOf(passage) === level);
    return item ? [{ level, name: names[level], item }] : [];
  });
  const rules = rungs.filter(({ level }) => level !== 'resolution' && level !== 'notice');
  return rules.length < 2 ? [] : rungs.map(({ name, item }) => ({ name, item }));
}

/** 「2026年5月24日から」; empty where a source has no day. */
export function sinceWords({ inForceFrom }: KnowledgePassage): string {
  return inForceFrom === null ? '' : `（${formatPlainDate(inForceFrom)}から）`;
}

function levelOf({ origin, category, sourceTitle, heading }: KnowledgePassage): Level | undefined {
  if (origin === 'law') {
    const name = `${sourceTitle}${heading}`;
    return statute.test(name) && !noStatute.test(name) ? 'law' : undefined;
  }
  if (category === 'bylaw' || category === 'rule' || category === 'notice') return category;
  const isMeeting = category === 'general-meeting' || category === 'board-meeting';
  return isMeeting ? 'resolution' : undefined;
}
