import type { Reply } from '#domain/caretaker/reply.ts';

/** The sources in the order in which they are first cited, without those that no sentence cites. */
export function tidyReply(reply: Reply): Reply {
  const cited = new Set(reply.statements.flatMap(({ cites }) => cites));
  const order = [...cited].filter((place) => reply.sources[place] !== undefined);
  return {
    ...reply,
    sources: order.flatMap((place) => reply.sources[place] ?? []),
    statements: reply.statements.map((statement) => ({
      ...statement,
      cites: [...new Set(statement.cites)].flatMap((place) =>
        order.includes(place) ? [order.indexOf(place)] : [],
      ),
    })),
  };
}
