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

const shared = /(?:共用部分|共用部|設備)の(?:故障|不具合|トラブル)$/;

/** 緊急の電話・連絡先: one line for each number, so that an emergency quotes exactly one of them. */
export function contactRecords({
  contacts,
}: Pick<AssociationFacts, 'contacts'>): readonly KnowledgePassage[] {
  const ofLists = lists.flatMap(([kind, heading, id]) => {
    const own = contacts.filter((contact) => contact.kind === kind);
    if (own.length === 0) return [];
    const sentences = own.map(contactLine);
    return [
      record({ ...page, id, heading, searchWords: '電話番号 連絡先 問い合わせ 窓口', sentences }),
    ];
  });
  return [...ofLists, ...companyRecord(contacts), ...faultRecord(contacts)];
}

/** 故障の連絡先: whom to call when something shared has broken. Lifts and car stackers have numbers of their own. */
function faultRecord(contacts: readonly Contact[]): readonly KnowledgePassage[] {
  const called = contacts.filter(
    ({ kind, purpose }) => kind === 'emergency' && shared.test(purpose),
  );
  if (called.length === 0) return [];
  return [
    record({
      ...page,
      id: 'record-contacts-fault',
      heading: '故障の連絡先',
      searchWords: '',
      sentences: called.flatMap(faultSentences),
    }),
  ];
}

/** The fault first, in its own words; what else the number is for comes after it. */
function faultSentences({ name, phone, hours, purpose }: Contact): readonly string[] {
  const kinds = purpose.split('、');
  const others = kinds.slice(0, -1).join('、');
  const line = [`電話 ${phone}`, flat(hours)].filter(Boolean).join('、');
  return [
    `${kinds.at(-1)}の連絡先は、${name}（${line}）です。`,
    others === '' ? '' : `${others}のときも、同じ番号です。`,
  ];
}

/**
 * 管理会社: where to call it, by day and by night. It is the first contact of the building; its number for
 * emergencies is known by its name.
 */
function companyRecord(contacts: readonly Contact[]): readonly KnowledgePassage[] {
  const company = contacts.find(({ kind }) => kind === 'building');
  if (company === undefined) return [];
  const name = plainName(company.name);
  const urgent = contacts.filter((one) => one.kind === 'emergency' && one.name.includes(name));
  if (urgent.length === 0) return [];
  return [
    record({
      ...page,
      id: 'record-contacts-company',
      heading: '管理会社の連絡先',
      searchWords: '電話番号 緊急 夜間 休日 24時間 問い合わせ',
      sentences: [
        ...urgent.map(urgentWords),
        `管理会社（${company.name}）の電話番号は、${company.phone}${hoursOf(company)}です。`,
      ],
    }),
  ];
}

/** みどり管財 of 株式会社みどり管財 */
function plainName(name: string): string {
  return name.replaceAll(/(?:株式|有限|合同)会社|[（(][株有][）)]|\s/g, '');
}

function urgentWords(contact: Contact): string {
  const always = contact.hours.startsWith('24時間') ? '夜間や休日も、' : '';
  return `管理会社の緊急の電話番号は、${always}${contact.phone}（${contact.name}）です。`;
}

/** 平日（担当 三浦）stands in brackets already. */
function flat(hours: string): string {
  return hours.replaceAll(/（([^（）]*)）/g, '、$1');
}

function hoursOf({ hours }: Pick<Contact, 'hours'>): string {
  return hours === '' ? '' : `（${flat(hours)}）`;
}

/** すみかわガス：0120-000-119（24時間）。ガスのにおいがするとき */
export function contactLine({ name, phone, hours, purpose }: Contact): string {
  const when = hoursOf({ hours });
  return purpose === ''
    ? `${name}：電話 ${phone}${when}`
    : `${purpose}：${name}　電話 ${phone}${when}`;
}
