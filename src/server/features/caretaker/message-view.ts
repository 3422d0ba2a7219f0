import type { ChatMessage, Source } from '#contract/caretaker.ts';
import { roleNames } from '#domain/access/role.ts';
import { excerptOf } from '#domain/caretaker/reply/excerpt-of.ts';
import { intactReply } from '#domain/caretaker/reply/intact-reply.ts';
import { replyText } from '#domain/caretaker/reply/reply-text.ts';
import type { Cited, Reply } from '#domain/caretaker/reply.ts';
import { replierOf } from '#domain/tasks/board-reply.ts';
import type { Knowledge } from '#server/knowledge/knowledge-of.ts';
import type { StoredMessage } from './store.ts';

/** The messages as a member sees them today: what lost its source is left out. */
export function viewMessages(
  messages: readonly StoredMessage[],
  knowledge: Pick<Knowledge, 'index' | 'named'>,
): ChatMessage[] {
  const cited = messages.flatMap(({ reply }) => reply?.sources ?? []);
  const texts = textsOf(knowledge, new Set(cited.map(({ passageId }) => passageId)));
  return messages.map((message) => viewMessage(message, (id) => texts.get(id)));
}

/** The text of each of these passages as it is now. */
function textsOf({ index, named }: Pick<Knowledge, 'index' | 'named'>, ids: ReadonlySet<string>) {
  const wanted = [...index.passages, ...named].filter(({ id }) => ids.has(id));
  return new Map(wanted.map(({ id, text }) => [id, text]));
}

type TextOf = (passageId: string) => string | undefined;

function viewMessage(message: StoredMessage, textOf: TextOf): ChatMessage {
  const { id, role, createdAt, reply } = message;
  if (reply === null) return { id, role, content: message.content, createdAt };
  return { id, role, createdAt, ...answerView(message, intactReply(reply, textOf), textOf) };
}

function answerView(message: StoredMessage, reply: Reply, textOf: TextOf) {
  const { processingMs, engine, rating, taskId, boardReply } = message;
  const { accuracy, outcome, suggestions } = reply;
  return {
    content: replyText(reply),
    sources: reply.sources.map((cited) => sourceOf(cited, textOf)),
    ...(accuracy === null ? {} : { accuracy }),
    ...(processingMs === null ? {} : { processingTime: processingMs / 1000 }),
    ...(engine === null ? {} : { engine }),
    outcome,
    suggestions: [...suggestions],
    rating,
    isHandedOver: taskId !== null,
    ...(boardReply === null ? {} : { boardReply: boardReplyView(boardReply) }),
  };
}

function boardReplyView({ writtenAs, ...words }: NonNullable<StoredMessage['boardReply']>) {
  return { ...words, writtenBy: replierOf(writtenAs), writtenAs: roleNames[writtenAs] };
}

function sourceOf(cited: Cited, textOf: TextOf): Source {
  return {
    documentId: cited.sourceId,
    title: cited.sourceTitle,
    excerpt: excerptOf(cited.quotes, textOf(cited.passageId) ?? ''),
    kind: cited.origin,
    place: cited.heading,
    href: cited.href,
    inForceFrom: cited.inForceFrom,
    remark: cited.remark,
  };
}
