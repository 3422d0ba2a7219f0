import { z } from 'zod/mini';
import { type ChatMessage, chatMessage, type Source, source } from './caretaker.ts';

/** Of a conversation the panel reads its `id` alone, which another server may write as it likes. */
export const receivedConversation = z.object({ id: z.string().check(z.minLength(1)) });

const { kind, place, href, inForceFrom, remark } = source.shape;

/** What this server adds to the source of the specification may be missing. */
const receivedSource = z.object({
  ...source.shape,
  kind: z.optional(kind),
  place: z.optional(place),
  href: z.optional(href),
  inForceFrom: z.optional(inForceFrom),
  remark: z.optional(remark),
});

const sources = z.optional(z.nullable(z.array(receivedSource)));
const figure = z.optional(z.nullable(z.number()));

const receivedAnswer = z.object({
  message: z.object({
    ...chatMessage.shape,
    id: z.string(),
    sources,
    accuracy: figure,
    processingTime: figure,
  }),
  sources,
});

/**
 * An answer in one piece (JSON) as the panel reads it: what the specification names, from whichever server. What this
 * server sends is `sendMessage.output`.
 */
export function receiveAnswer(json: unknown): ChatMessage {
  const { message, sources: beside } = receivedAnswer.parse(json);
  return {
    ...message,
    sources: (beside ?? message.sources ?? []).map(sourceOf),
    accuracy: message.accuracy ?? undefined,
    processingTime: message.processingTime ?? undefined,
  };
}

/** Where nothing more is said, the document is all that is known. */
function sourceOf({
  documentId,
  title,
  excerpt,
  ...added
}: z.output<typeof receivedSource>): Source {
  return {
    documentId,
    title,
    excerpt,
    kind: added.kind ?? 'document',
    place: added.place ?? '',
    href: added.href ?? `/document/${encodeURIComponent(documentId)}`,
    inForceFrom: added.inForceFrom ?? null,
    remark: added.remark ?? '',
  };
}
