import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { buildIndex } from '#domain/retrieval/indexing/build-index.ts';
import { meaningOfPassage } from '#domain/retrieval/meaning/meaning.ts';

const always = {
  origin: 'document',
  category: 'rule',
  issuedOn: '2024-05-26',
  inForceFrom: null,
  validity: 'always',
  confidence: null,
} as const;

type Given = Pick<KnowledgePassage, 'sourceId' | 'sourceTitle' | 'heading' | 'text'> &
  Partial<KnowledgePassage>;

function passage(given: Given): KnowledgePassage {
  const id = `${given.sourceId}#${given.heading}`;
  const title = `${given.sourceTitle} ${given.heading}`;
  return { ...always, id, title, href: `/document/${id}`, ...given };
}

/** What a small association knows: rules, minutes, a record and the law. */
export const exampleKnowledge: readonly KnowledgePassage[] = [
  passage({
    sourceId: 'pets',
    sourceTitle: 'ペット飼育細則',
    heading: '第3条（飼うことができる数）',
    text: 'ペットは、1住戸につき2匹まで飼うことができる。犬と猫を合わせて数える。\n2　飼っているペットが子を産んだときは、生後90日までに限り、住戸内に置くことができる。',
    validity: 'current',
  }),
  passage({
    sourceId: 'pets',
    sourceTitle: 'ペット飼育細則',
    heading: '第8条（飼育届）',
    text: 'ペットを飼う者は、飼う前に「飼育届」を管理事務室に出す。',
    validity: 'current',
  }),
  passage({
    sourceId: 'pets-old',
    sourceTitle: 'ペット飼育細則（旧）',
    heading: '第3条（飼うことができる数）',
    text: 'ペットは、1住戸につき1匹まで飼うことができる。',
    validity: 'ended',
  }),
  ...['2024', '2025', '2026'].map((year) =>
    passage({
      sourceId: `board-${year}`,
      sourceTitle: `${year}年9月 理事会議事録`,
      heading: '議題2　防災訓練の準備',
      text: '決議： 可決（賛成 5・反対 0）\n防災訓練では、消火器の使い方を練習することに決めた。',
      category: 'board-meeting',
      issuedOn: `${year}-09-20`,
    }),
  ),
  passage({
    sourceId: 'record-next-board-meeting',
    sourceTitle: '会議の予定',
    heading: '次の理事会',
    text: '次の理事会は、2026年12月19日（土）10:00から集会室で開かれます。',
    origin: 'record',
    category: 'record',
    issuedOn: null,
  }),
  passage({
    sourceId: 'bylaws',
    sourceTitle: '管理規約',
    heading: '第47条（総会の会議及び議事）',
    text: '規約の変更は、出席した組合員及びその議決権の各4分の3以上の多数による。',
    category: 'bylaw',
    validity: 'current',
  }),
  passage({
    sourceId: 'law-kubun-31',
    sourceTitle: '区分所有法 第31条第1項',
    heading: '規約の変更に必要な賛成',
    text: '規約の変更には、出席した区分所有者とその議決権の、どちらも4分の3以上の賛成が必要です。',
    origin: 'law',
    category: 'law',
    validity: 'current',
    confidence: 'P',
  }),
];

export const exampleKnowledgeIndex = buildIndex(exampleKnowledge, meaningOfPassage);
