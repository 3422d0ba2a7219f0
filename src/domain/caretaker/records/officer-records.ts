import { formatPlainDate } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { AssociationFacts } from './association-facts.ts';
import { record } from './record.ts';

type Officer = AssociationFacts['officers'][number];

const posts: readonly (readonly [post: Officer['post'], name: string])[] = [
  ['chair', '理事長'],
  ['vice_chair', '副理事長'],
  ['treasurer', '会計担当理事（会計係）'],
  ['director', '理事'],
  ['auditor', '監事（監査をする役員）'],
];

/** 役員: who is in office today. */
export function officerRecords({ officers }: AssociationFacts): readonly KnowledgePassage[] {
  if (officers.length === 0) return [];
  return [
    record({
      id: 'record-officers',
      sourceTitle: '役員',
      heading: '今の役員',
      href: '/demo/management#officers',
      searchWords: '理事長 副理事長 会計担当理事 理事 監事 名前 氏名 誰 任期',
      sentences: [
        ...posts.flatMap(([post, name]) => postWords(officers, post, name)),
        countWords(officers),
      ],
    }),
  ];
}

/** 理事長 and the like are 理事 as well; an auditor is not. */
function countWords(officers: readonly Officer[]): string {
  const auditors = officers.filter(({ post }) => post === 'auditor').length;
  const directors = officers.length - auditors;
  const kinds = [
    directors > 0 && `理事が${directors}名`,
    auditors > 0 && `監事が${auditors}名`,
  ].filter((words) => words !== false);
  const sum = kinds.length > 1 ? `で、合わせて${officers.length}名` : '';
  return `今の役員の人数は、${kinds.join('、')}${sum}です。`;
}

function postWords(
  officers: readonly Officer[],
  post: Officer['post'],
  name: string,
): readonly string[] {
  const holders = officers.filter((officer) => officer.post === post);
  const [first] = holders;
  if (first === undefined) return [];
  const names = holders.map((holder) => `${holder.name}さん`).join('と');
  const terms = [...new Set(holders.map(({ termUntil }) => formatPlainDate(termUntil)))];
  return [`今の${name}は、${names}です（任期は${terms.join('、')}まで）。`];
}
