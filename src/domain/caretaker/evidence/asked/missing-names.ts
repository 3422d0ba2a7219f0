import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';

/** B社, Cタイプ: what is called by a letter, and a company by its name. */
const names =
  /(?<![A-Za-z])[A-Za-z](?:社|棟|案|タイプ)|(?:株式|有限|合同)会社[\p{Script=Han}\p{Script=Katakana}ー]{2,12}|[\p{Script=Han}\p{Script=Katakana}ー]{2,12}(?:株式|有限|合同)会社/gu;

/**
 * 見当たらない名: the names of a question that nothing of the building knows, in the words of the question. Whatever
 * shares the other words of the question is about something else.
 */
export function missingNames(
  question: string,
  passages: readonly Pick<KnowledgePassage, 'origin' | 'title' | 'text'>[],
): readonly string[] {
  const asked = [...new Set(question.normalize('NFKC').match(names) ?? [])];
  if (asked.length === 0) return [];
  const own = passages.filter(({ origin }) => origin !== 'law');
  return asked.filter((name) => {
    const lower = name.toLowerCase();
    return !own.some(
      ({ title, text }) => said(title).includes(lower) || said(text).includes(lower),
    );
  });
}

const said = (text: string): string => text.normalize('NFKC').toLowerCase();
