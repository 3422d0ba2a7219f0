import { z } from 'zod/mini';
import { endpoint, openEndpoint } from './endpoint.ts';
import { id, isoDate } from './schema.ts';

export const expertModes = ['management', 'legal', 'construction', 'finance'] as const;
export const aiModels = ['openai', 'gemini'] as const;
export const openaiModels = [
  'gpt-4o-mini',
  'gpt-4.1-mini',
  'gpt-4.1-nano',
  'o3-2025-04-16',
] as const;
export const geminiModels = ['gemini-2.5-pro', 'gemini-2.5-flash'] as const;

/** Counted in characters as people see them in the counter: one emoji is one. */
export const longestQuestion = 500;

export function lengthOf(text: string): number {
  return [...text].length;
}

export const source = z.object({
  /** The document; `law-…` for an article of the law, `record-…` for a live record. */
  documentId: z.string(),
  title: z.string(),
  excerpt: z.string(),
  kind: z.enum(['document', 'law', 'record']),
  /** 第3条（…）; empty where there are no parts. */
  place: z.string(),
  /** A page of this product; the passage is its hash. */
  href: z.string(),
  inForceFrom: z.nullable(isoDate),
  /** 旧版, 改正法が優先 …; else empty. */
  remark: z.string(),
});
export type Source = z.output<typeof source>;

export const chatMessage = z.object({
  id,
  role: z.enum(['user', 'assistant']),
  /** Markdown in an answer. `[1]` names the first source. */
  content: z.string(),
  createdAt: z.string(),
  sources: z.optional(z.array(source)),
  /** 0 to 1. */
  accuracy: z.optional(z.number()),
  /** Seconds. */
  processingTime: z.optional(z.number()),
  outcome: z.optional(
    z.enum(['answered', 'related', 'unknown', 'emergency', 'declined', 'small-talk']),
  ),
  /** Who wrote it: `embedded`, or the name of a model. */
  engine: z.optional(z.string()),
  suggestions: z.optional(z.array(z.string())),
  /** Missing where an answer cannot be rated. */
  rating: z.optional(z.nullable(z.enum(['up', 'down']))),
  /** Whether the question was handed over to the board. */
  isHandedOver: z.optional(z.boolean()),
  /** What the board answered to it. */
  boardReply: z.optional(
    z.object({
      answer: z.string(),
      writtenBy: z.string(),
      writtenAs: z.string(),
      writtenOn: isoDate,
    }),
  ),
});
export type ChatMessage = z.output<typeof chatMessage>;

export const createConversation = openEndpoint({
  method: 'POST',
  path: '/api/conversations',
  input: z.strictObject({ title: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  output: z.object({ id, title: z.string(), createdAt: z.string() }),
});

/** JSON, or a stream of events (`chatEvent`) where the caller accepts `text/event-stream`. */
export const sendMessage = openEndpoint({
  method: 'POST',
  path: '/api/chat',
  input: z.strictObject({
    message: z.string().check(
      z.trim(),
      z.minLength(1),
      z.refine((text) => lengthOf(text) <= longestQuestion),
    ),
    conversationId: id,
    language: z._default(z.literal('ja'), 'ja'),
    useDocuments: z._default(z.boolean(), true),
    expertMode: z._default(z.enum(expertModes), 'management'),
    aiModel: z._default(z.enum(aiModels), 'gemini'),
    openaiModel: z._default(z.enum(openaiModels), 'gpt-4o-mini'),
    geminiModel: z._default(z.enum(geminiModels), 'gemini-2.5-pro'),
  }),
  output: z.object({ message: chatMessage, sources: z.array(source) }),
});

/**
 * Events of a streamed answer, in order: any number of `status` and `text`, then one `message` or one
 * `failure`. `text` is a piece to add; the message replaces all pieces.
 */
export const chatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('status'), text: z.string() }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('message'), message: chatMessage, sources: z.array(source) }),
  z.object({ type: z.literal('failure'), message: z.string() }),
]);
export type ChatEvent = z.output<typeof chatEvent>;

/** What the panel must know before the first question. */
export const getCaretaker = endpoint({
  method: 'GET',
  path: '/caretaker',
  needs: 'caretaker.ask',
  input: z.strictObject({}),
  output: z.object({
    /** Which providers the operator has given a key for. Without one the embedded engine answers. */
    providers: z.object({ openai: z.boolean(), gemini: z.boolean() }),
    canTranscribe: z.boolean(),
    plan: z.enum(['light', 'standard', 'pro']),
    /** Answers by a model this month; the embedded engine has no limit. */
    modelQuestionsUsed: z.int(),
    modelQuestionsLimit: z.int(),
    preference: z.object({ expertMode: z.enum(expertModes), useDocuments: z.boolean() }),
  }),
});

export const listConversations = endpoint({
  method: 'GET',
  path: '/conversations',
  needs: 'caretaker.ask',
  input: z.strictObject({}),
  output: z.object({
    /** Newest first; only those in which something was asked. */
    conversations: z.array(
      z.object({ id, title: z.string(), updatedAt: z.string(), questionCount: z.int() }),
    ),
  }),
});

export const getConversation = endpoint({
  method: 'GET',
  path: '/conversations/:conversationId',
  needs: 'caretaker.ask',
  input: z.strictObject({ conversationId: id }),
  output: z.object({ id, title: z.string(), messages: z.array(chatMessage) }),
});

export const deleteConversation = endpoint({
  method: 'DELETE',
  path: '/conversations/:conversationId',
  needs: 'caretaker.ask',
  input: z.strictObject({ conversationId: id }),
  output: z.object({}),
});

export const rateMessage = endpoint({
  method: 'PUT',
  path: '/chat-messages/:messageId/rating',
  needs: 'caretaker.ask',
  input: z.strictObject({
    messageId: id,
    rating: z.nullable(z.enum(['up', 'down'])),
    reason: z.string().check(z.trim(), z.maxLength(300)),
  }),
  /** `isLearnt`: from now on a question like it finds what this answer quoted. */
  output: z.object({ message: chatMessage, isLearnt: z.boolean() }),
});

/** 理事会に質問する: the question becomes a task of the board. */
export const handOver = endpoint({
  method: 'POST',
  path: '/chat-messages/:messageId/hand-over',
  needs: 'question.ask',
  input: z.strictObject({
    messageId: id,
    note: z.string().check(z.trim(), z.maxLength(300)),
    /** Names, numbers and addresses in it: refused as `personal_data`, or left out. */
    personal: z._default(z.enum(['refuse', 'remove']), 'refuse'),
  }),
  output: z.object({ taskId: id, message: chatMessage }),
});

/** What a question to the board came from, for those who answer it; `null` where the conversation is gone. */
export const getHandedOver = endpoint({
  method: 'GET',
  path: '/board-tasks/:taskId/handed-over',
  needs: 'task.board',
  input: z.strictObject({ taskId: id }),
  output: z.object({
    handedOver: z.nullable(z.object({ question: z.string(), message: chatMessage })),
  }),
});

/** Speech of a browser that cannot understand it itself: the audio as base64. */
export const transcribe = endpoint({
  method: 'POST',
  path: '/transcriptions',
  needs: 'caretaker.ask',
  input: z.strictObject({
    mediaType: z.string().check(z.regex(/^audio\/[\w.+-]+(;\s*codecs=[\w.+-]+)?$/)),
    audio: z.string().check(z.regex(/^[A-Za-z0-9+/]+=*$/)),
  }),
  output: z.object({ text: z.string() }),
  largestBodyBytes: 8 * 1024 * 1024,
});

/** 言い換え of the association's own: any member reads them, the board writes them. */
export const listOwnSynonyms = endpoint({
  method: 'GET',
  path: '/caretaker/synonyms',
  needs: 'caretaker.ask',
  input: z.strictObject({}),
  output: z.object({ synonyms: z.array(z.object({ id, words: z.array(z.string()) })) }),
});

export const addOwnSynonym = endpoint({
  method: 'POST',
  path: '/caretaker/synonyms',
  needs: 'synonym.write',
  input: z.strictObject({
    words: z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(30)))
      .check(z.minLength(2), z.maxLength(10)),
  }),
  output: z.object({ synonym: z.object({ id, words: z.array(z.string()) }) }),
});

export const deleteOwnSynonym = endpoint({
  method: 'DELETE',
  path: '/caretaker/synonyms/:synonymId',
  needs: 'synonym.write',
  input: z.strictObject({ synonymId: id }),
  output: z.object({}),
});
