import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { citedOf } from '#domain/caretaker/reply/cited-of.ts';
import type { Cited, Outcome, Reply, Statement } from '#domain/caretaker/reply.ts';

type Quoted = { readonly passage: KnowledgePassage; readonly words: string };

/** A line of an answer before its sources have numbers. Own words quote nothing. */
export type Line = { readonly markdown: string; readonly quotes: readonly Quoted[] };

export const own = (markdown: string): Line => ({ markdown, quotes: [] });

export const heading = (words: string): Line => own(`**${words}**`);

type Rest = {
  readonly outcome: Outcome;
  readonly accuracy: number | null;
  readonly suggestions: readonly string[];
};

/** Lines with their sources counted in the order in which they are first quoted. */
export function replyOf(lines: readonly Line[], rest: Rest): Reply {
  const wordsById = new Map<string, { passage: KnowledgePassage; words: string[] }>();
  for (const { passage, words } of lines.flatMap(({ quotes }) => quotes)) {
    const known = wordsById.get(passage.id) ?? { passage, words: [] };
    if (!known.words.includes(words)) known.words.push(words);
    wordsById.set(passage.id, known);
  }
  const places = [...wordsById.keys()];
  const statements: readonly Statement[] = lines.map(({ markdown, quotes }) => ({
    markdown,
    cites: [...new Set(quotes.map(({ passage }) => places.indexOf(passage.id)))],
  }));
  const sources: readonly Cited[] = [...wordsById.values()].map(({ passage, words }) =>
    citedOf(passage, words),
  );
  return { ...rest, statements, sources };
}
