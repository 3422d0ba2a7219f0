import type { Reply, Statement } from '#domain/caretaker/reply.ts';

const listMark = /^(?:[-*+]|[0-9]{1,9}[.)])\s/;

/** The reply as Markdown: `[1]` after a sentence names the first source. */
export function replyText({ statements }: Reply): string {
  return statements.reduce((text, statement, index) => {
    const before = statements[index - 1];
    if (before === undefined) return written(statement);
    return `${text}${isList(before) && isList(statement) ? '\n' : '\n\n'}${written(statement)}`;
  }, '');
}

function isList({ markdown }: Statement): boolean {
  return listMark.test(markdown);
}

function written({ markdown, cites }: Statement): string {
  const markers = cites.toSorted((a, b) => a - b).map((place) => `[${place + 1}]`);
  return markers.length === 0 ? markdown : `${markdown} ${markers.join('')}`;
}
