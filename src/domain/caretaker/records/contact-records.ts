import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { AssociationFacts } from './association-facts.ts';
import { record } from './record.ts';

export type Contact = AssociationFacts['contacts'][number];

const page = { sourceTitle: '緊急の電話・連絡先', href: '/demo/community#contacts' } as const;

const lists = [
  ['emergency', '緊急の電話番号', 'record-contacts-emergency'],
  ['building', '建物の連絡先', 'record-contacts-building'],
  ['public', '公共の連絡先', 'record-contacts-public'],
] as const;

/** 緊急の電話・連絡先: one line for each number, so that an emergency quotes exactly one of them. */
export function contactRecords({
  contacts,
}: Pick<AssociationFacts, 'contacts'>): readonly KnowledgePassage[] {
  return lists.flatMap(([kind, heading, id]) => {
    const own = contacts.filter((contact) => contact.kind === kind);
    if (own.length === 0) return [];
    const sentences = own.map(contactLine);
    return [
      record({ ...page, id, heading, searchWords: '電話番号 連絡先 問い合わせ 窓口', sentences }),
    ];
  });
}

/** すみかわガス：0120-000-119（24時間）。ガスのにおいがするとき */
export function contactLine({ name, phone, hours, purpose }: Contact): string {
  const when = hours === '' ? '' : `（${hours}）`;
  return purpose === ''
    ? `${name}：電話 ${phone}${when}`
    : `${purpose}：${name}　電話 ${phone}${when}`;
}
