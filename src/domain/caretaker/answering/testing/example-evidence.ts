import type { Asked, Evidence, EvidenceItem } from '#domain/caretaker/evidence/evidence.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { AnswerKind } from '#domain/retrieval/question/expected-answer.ts';
import { splitSentences } from '#domain/retrieval/text/sentences.ts';

export const petRule = examplePassage({
  id: 'pets#article-3',
  sourceTitle: 'ペット飼育細則',
  heading: '第3条（飼うことができる数）',
  category: 'rule',
  inForceFrom: '2024-07-01',
  text: 'ペットは、1住戸につき2匹まで飼うことができる。犬と猫を合わせて数える。\n2　飼っているペットが子を産んだときは、生後90日までに限り、前項の数を超えて住戸内に置くことができる。この場合、飼育者は生まれた日から14日以内に管理事務室へ知らせる。',
});

export const petBylaw = examplePassage({
  id: 'bylaws#article-18',
  sourceTitle: '管理規約',
  heading: '第18条（動物の飼育）',
  category: 'bylaw',
  inForceFrom: '2026-05-24',
  text: '動物の飼育は、ペット飼育細則に定める数（1住戸につき2匹まで）の範囲内で認める。',
});

export const oldMajority = examplePassage({
  id: 'bylaws-3#article-47',
  sourceTitle: '管理規約（旧版）',
  heading: '第47条（議事）',
  category: 'bylaw',
  inForceFrom: '2023-05-28',
  validity: 'ended',
  text: '規約の変更は、組合員総数の4分の3以上及び議決権総数の4分の3以上の賛成により決する。',
});

export const lawMajority = examplePassage({
  id: 'law-kubun-31#1',
  origin: 'law',
  category: 'law',
  sourceTitle: '区分所有法 第31条第1項',
  heading: '規約を変えるのに必要な賛成',
  inForceFrom: '2026-04-01',
  confidence: 'P',
  text: '改正前は、規約の変更に、全員の4分の3以上の賛成が必要でした。規約を変えるには、出席した区分所有者の人数と議決権の、どちらも4分の3以上の賛成が必要です。',
});

export function examplePassage(
  given: Pick<KnowledgePassage, 'id' | 'text'> & Partial<KnowledgePassage>,
): KnowledgePassage {
  const sourceId = given.id.replace(/#.*$/, '');
  return {
    title: '',
    origin: 'document',
    sourceId,
    sourceTitle: '書類',
    heading: '',
    href: `/document/${given.id}`,
    category: 'notice',
    issuedOn: null,
    inForceFrom: null,
    validity: 'current',
    confidence: null,
    ...given,
  };
}

/** A passage whose first sentence answers best; those after it less and less. */
export function exampleItem(passage: KnowledgePassage, chance: number): EvidenceItem {
  const sentences = splitSentences(passage.text).map(({ start, end }, place) => ({
    start,
    end,
    text: passage.text.slice(start, end),
    score: 10 / (place + 1),
    hasExpected: false,
  }));
  return { passage, chance, sentences };
}

export function exampleEvidence(
  understood: string,
  items: readonly EvidenceItem[],
  kind: AnswerKind = 'other',
): Evidence {
  return { understood, kind, items, chance: items[0]?.chance ?? 0 };
}

export function exampleQuestion(question: string, changes: Partial<Asked> = {}): Asked {
  return {
    question,
    previous: [],
    expertMode: 'management',
    useDocuments: true,
    today: '2026-11-21',
    ...changes,
  };
}
