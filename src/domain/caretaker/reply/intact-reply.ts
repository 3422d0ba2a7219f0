import type { Reply, Statement } from '#domain/caretaker/reply.ts';
import { tidyReply } from './tidy-reply.ts';

const changed: Statement = {
  markdown:
    '引用した書類や記録がその後に変わったため、以前の回答は表示できません。お手数ですが、もう一度お尋ねください。',
  cites: [],
};

/**
 * 引用の照合: the reply without every sentence whose source no longer says what was quoted. `textOf`
 * tells what a passage says today.
 */
export function intactReply(
  reply: Reply,
  textOf: (passageId: string) => string | undefined,
): Reply {
  const isIntact = reply.sources.map(({ passageId, quotes }) => {
    const text = textOf(passageId);
    return text !== undefined && quotes.every((quote) => text.includes(quote));
  });
  const isKept = ({ cites }: Statement) => cites.every((place) => isIntact[place] === true);
  if (reply.statements.every(isKept)) return reply;
  const statements = withoutLoneHeadings(reply.statements.filter(isKept));
  const kept = tidyReply({ ...reply, statements });
  // In an emergency the steps and the public numbers hold whatever became of a document.
  if (kept.sources.length > 0 || reply.outcome === 'emergency') return kept;
  return { ...kept, outcome: 'unknown', statements: [changed], accuracy: null };
}

/** A heading goes with the last line below it. */
function withoutLoneHeadings(statements: readonly Statement[]): readonly Statement[] {
  return statements.filter((statement, index) => {
    const next = statements[index + 1];
    return !isHeading(statement) || (next !== undefined && !isHeading(next));
  });
}

function isHeading({ markdown, cites }: Statement): boolean {
  return cites.length === 0 && /^\*\*[^*]*[^*。]\*\*$/.test(markdown);
}
