import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';

/** The articles of the bylaws in force, whole, by their places and in their order. */
export function clausesOf(passages: readonly KnowledgePassage[]): ReadonlyMap<string, string> {
  const clauses = new Map<string, string>();
  for (const { sourceTitle, heading, text, validity } of passages) {
    const isInForce = validity === 'current' || validity === 'always';
    if (!isInForce || !heading.startsWith('第')) continue;
    const place = `${sourceTitle} ${heading}`;
    const before = clauses.get(place);
    clauses.set(place, before === undefined ? text : `${before}\n${text}`);
  }
  return clauses;
}
