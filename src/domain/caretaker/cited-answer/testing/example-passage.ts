import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';

/** A passage of a detailed rule with the text given. */
export function examplePassage(
  text: string,
  given: Partial<KnowledgePassage> = {},
): KnowledgePassage {
  return {
    id: 'rule-1#article-3',
    title: 'ペット飼育細則 第3条（飼育できる数）',
    text,
    origin: 'document',
    sourceId: 'rule-1',
    sourceTitle: 'ペット飼育細則',
    heading: '第3条（飼育できる数）',
    href: '/document/rule-1#article-3',
    category: 'rule',
    issuedOn: null,
    inForceFrom: '2026-05-24',
    validity: 'current',
    confidence: null,
    ...given,
  };
}
