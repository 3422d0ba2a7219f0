import type { ToolSet } from 'ai';
import { z } from 'zod/mini';
import type { Shown } from '#domain/caretaker/cited-answer/judge-piece.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { conceptShare } from '#domain/retrieval/answer/concepts.ts';
import { parseQuestion } from '#domain/retrieval/question/parse-question.ts';
import type { Entries } from '#domain/retrieval/question/synonyms.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { foldKana } from '#domain/retrieval/text/scripts.ts';
import type { Mask } from './mask.ts';
import type { ModelRequest } from './models.ts';
import type { Sdk } from './providers.ts';
import type { ShownPassages } from './shown-passages.ts';

type Given = {
  readonly request: Pick<ModelRequest, 'search' | 'records' | 'asked'>;
  readonly mask: Mask;
  readonly shown: ShownPassages;
  readonly entries: Entries;
};

const mostFound = 4;
const leastChance = 0.25;
const mostChance = 0.85;
const longestWords = 200;
const nothing = '見つかりませんでした。';

/** What a model may look up by itself; every answer has ids that it can cite. */
export function evidenceTools({ ai }: Sdk, { request, mask, shown, entries }: Given): ToolSet {
  const answer = (items: readonly Shown[]) => (items.length > 0 ? shown.show(items) : nothing);
  const wordsOf = (words: string) => mask.reveal(words.slice(0, longestWords));
  const search = ai.tool({
    description: '管理組合の書類、記録、法律の解説から、言葉に近い箇所を探します。',
    inputSchema: z.object({ query: z.string() }),
    execute: ({ query }) => answer(request.search(wordsOf(query)).items.slice(0, mostFound)),
  });
  if (!request.asked.useDocuments) return { search_documents: search };
  return {
    search_documents: search,
    look_up: ai.tool({
      description:
        '管理組合の最新の記録を調べます。話題の例：次の理事会、ごみの収集日、役員、修繕積立金の残高、長期修繕計画、点検、設備、連絡先、駐車場',
      inputSchema: z.object({ topic: z.string() }),
      execute: ({ topic }) => answer(recordsOn(wordsOf(topic), request.records, entries)),
    }),
  };
}

/** A record is no guess: the better it fits the topic, the likelier it answers. */
function recordsOn(
  topic: string,
  records: readonly KnowledgePassage[],
  entries: Entries,
): readonly Shown[] {
  const question = parseQuestion(topic, entries);
  return records
    .map((passage) => {
      const { title, heading, text } = passage;
      const folded = foldKana(normalise([title, heading, text].join('\n')));
      return { passage, chance: mostChance * conceptShare(question, folded) };
    })
    .filter(({ chance }) => chance >= leastChance)
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, mostFound);
}
