import { answerAsked } from '#domain/caretaker/asked-together/answer-asked.ts';
import type { Asked, Evidence } from '#domain/caretaker/evidence/evidence.ts';
import { findEvidence } from '#domain/caretaker/evidence/find-evidence.ts';
import { replyText } from '#domain/caretaker/reply/reply-text.ts';
import type { Reply } from '#domain/caretaker/reply.ts';
import type { Knowledge } from '#server/knowledge/knowledge-of.ts';
import type { ModelResult, Models, Usage } from '#server/models/models.ts';
import { viewMessages } from './message-view.ts';
import type { ModelUse, Received } from './receive-question.ts';

export type Composed = {
  readonly reply: Reply;
  /** `embedded`, or the name of the model. */
  readonly engine: string;
  readonly usage: readonly Usage[];
};

type Listener = {
  readonly models: Models;
  readonly onText: (piece: string) => void;
  readonly signal: AbortSignal;
};

/** 回答: by a model where one may be asked, else by the embedded engine, which always can. */
export async function composeReply(received: Received, listener: Listener): Promise<Composed> {
  const knowledge = await received.knowledge();
  const { asked, role, model } = received;
  const find = finderIn(knowledge);
  const known = {
    facts: knowledge.facts,
    passages: [...knowledge.index.passages, ...knowledge.named],
    ownBills: received.ownBills,
    books: received.books,
    stoppages: received.stoppages,
    may: received.may,
  };
  const { reply: embedded, evidence } = answerAsked({ asked, find, known, role });
  if (model === null || isFixed(embedded)) return sayEmbedded(embedded, listener);
  if (model.isLimitReached) return sayEmbedded(withLimitNote(embedded, model.limit), listener);
  const result = await askModel({ ...received, model }, { knowledge, evidence }, listener);
  if (result.reply === null) return { ...result, reply: embedded, engine: 'embedded' };
  return listener.signal.aborted ? { ...result, reply: withStopNote(result.reply) } : result;
}

const finderIn =
  ({ index, learnt }: Knowledge) =>
  (asked: Asked): Evidence =>
    findEvidence(index, asked, learnt);

/** Danger, what must not be answered, small talk and what was looked up in typed data need no model. */
function isFixed({ outcome, accuracy }: Reply): boolean {
  const isSaidAtOnce =
    outcome === 'emergency' || outcome === 'declined' || outcome === 'small-talk';
  return isSaidAtOnce || (accuracy === null && outcome !== 'unknown');
}

function sayEmbedded(reply: Reply, { onText }: Listener): Composed {
  for (const piece of replyText(reply).split(/(?<=\n\n)/)) onText(piece);
  return { reply, engine: 'embedded', usage: [] };
}

function withLimitNote(reply: Reply, limit: number): Reply {
  const note = `今月のAIモデルによる回答は、プランの上限（${limit.toLocaleString('ja-JP')}件）に達しました。内蔵エンジンがお答えします。`;
  return { ...reply, statements: [{ markdown: note, cites: [] }, ...reply.statements] };
}

/** What was written until the reader stopped it stays, and says so. */
function withStopNote(reply: Reply): Reply {
  const note = { markdown: '（回答を途中で止めました。）', cites: [] };
  return { ...reply, statements: [...reply.statements, note] };
}

type Found = { readonly knowledge: Knowledge; readonly evidence: Evidence };

async function askModel(
  { asked, earlier, model }: Received & { readonly model: ModelUse },
  { knowledge, evidence }: Found,
  { models, onText, signal }: Listener,
): Promise<ModelResult> {
  const { records } = knowledge;
  const find = finderIn(knowledge);
  const history = viewMessages(earlier, knowledge).map(({ role, content }) => ({
    role,
    text: content,
  }));
  const search = (query: string) => find({ ...asked, question: query, previous: [] });
  const { choice, maskedNames } = model;
  const request = { choice, asked, history, evidence, records, search, maskedNames };
  return models.answer({ ...request, onText, signal });
}
