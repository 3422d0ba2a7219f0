import type { Topic } from '#domain/meetings/agenda/topics.ts';

/** What an item asks, for whoever has never read an 議案書. */
export const topicWords = {
  settlement: '1年間の活動とお金の出入りを、このとおり認めるかどうかを決めます。',
  contract: '管理会社との契約を、この内容で結ぶかどうかを決めます。',
  plan: '建物の修繕の見通しを、この内容に改めるかどうかを決めます。',
  fee: '毎月お支払いいただく額を、この内容に改めるかどうかを決めます。',
  usage: '駐車場などの使用料を、この内容に改めるかどうかを決めます。',
  works: 'この工事を、この内容と費用で行うかどうかを決めます。',
  withdrawal: '修繕のためのお金を、この内容で使うか、借りるかどうかを決めます。',
  bylaw: 'マンションの基本の決まりである規約を、この内容に改めるかどうかを決めます。',
  rule: '暮らしの細かい決まり（細則）を、この内容にするかどうかを決めます。',
  incorporation: '管理組合を法人にするか、または法人をやめるかどうかを決めます。',
  suit: '裁判所に訴えるかどうかを決めます。',
  restoration: '失われた部分を、元に戻すかどうかを決めます。',
  rebuilding: '建物のこれからについて、この内容で進めるかどうかを決めます。',
  other: '下の「議案の要領」のとおりにするかどうかを決めます。',
  budget: 'これからの1年間の活動とお金の使い方を、この内容にするかどうかを決めます。',
  officers: '管理組合の役員に、この方々を選ぶかどうかを決めます。',
} as const satisfies Record<Topic, string>;

/** What has to be bound in by hand, because the 要領 points to it. */
export const enclosureWords: Readonly<Partial<Record<Topic, string>>> = {
  settlement: '決算書、監査報告書',
  budget: '予算書、事業計画',
  contract: '契約書の案',
  bylaw: '規約の新旧対照表',
  rule: '細則の案',
  plan: '長期修繕計画の案',
  works: '工事の見積書と比較表',
};
