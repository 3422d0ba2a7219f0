import type { z } from 'zod/mini';
import type { sendMessage } from '#contract/caretaker.ts';
import type { Permission } from '#domain/access/permission.ts';
import { permissionsOf } from '#domain/access/rights-by-thing.ts';
import { type Rank, rankOf } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { nearQuestion } from '#domain/caretaker/asked-together/near-question.ts';
import { questionsIn } from '#domain/caretaker/asked-together/questions-in.ts';
import type { Asked } from '#domain/caretaker/evidence/evidence.ts';
import type { Books } from '#domain/caretaker/exact/books/books.ts';
import type { Known } from '#domain/caretaker/exact/known.ts';
import { namesStoppage } from '#domain/caretaker/exact/outage-answer.ts';
import type { OwnBill } from '#domain/caretaker/exact/own-bill.ts';
import { ownBillQuestion } from '#domain/caretaker/exact/own-bill-question.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { loadOwnBill } from '#server/features/billing/store.ts';
import { findSubscription } from '#server/features/management/store.ts';
import { listStoppages } from '#server/features/notices/store.ts';
import type { Member } from '#server/http/handle-own.ts';
import { grantedScope, type Scope } from '#server/http/scope.ts';
import { type Knowledge, loadKnowledge } from '#server/knowledge/knowledge-of.ts';
import type { ModelChoice, Models } from '#server/models/models.ts';
import { loadBooks } from './load-books.ts';
import * as store from './store.ts';

type Input = z.output<typeof sendMessage.input>;

/** A question that is stored, with all that its answer takes. */
export type Received = {
  readonly conversationId: string;
  readonly asked: Asked;
  readonly role: Rank;
  readonly earlier: readonly store.StoredMessage[];
  readonly knowledge: () => Promise<Knowledge>;
  readonly ownBills: readonly OwnBill[];
  readonly books: Books | undefined;
  readonly stoppages: Known['stoppages'];
  readonly may: readonly Permission[];
  /** `null` where the embedded engine answers, because the chosen provider has no key. */
  readonly model: ModelUse | null;
};

export type ModelUse = {
  readonly choice: ModelChoice;
  readonly limit: number;
  readonly isLimitReached: boolean;
  readonly maskedNames: readonly string[];
};

export async function receiveQuestion(
  db: Db,
  { scope, today, now }: Member,
  { input, models }: { input: Input; models: Models },
): Promise<Received> {
  const { conversationId, message, useDocuments, expertMode } = input;
  const conversation = await store.lockConversation(db, scope, conversationId);
  if (!conversation) throw new Refusal('not_found');
  const earlier = await store.listMessages(db, scope, {
    conversationId,
    latest: store.latestMessages,
  });
  const knowledge = await loadKnowledge(db, scope, today);
  const wording = withWhatIsMeant(message, today);
  const ownBills = asksOwnBill(wording) ? await loadOwnBills(db, scope, today) : [];
  const books = await loadBooks(db, scope, { question: wording, today });
  const model = models.providers[input.aiModel]
    ? await loadModel(db, { scope, today }, input)
    : null;
  await store.addMessage(db, scope, {
    conversationId,
    role: 'user',
    content: message,
    now: now(),
  });
  const previous = earlier.filter(({ role }) => role === 'user').map(({ content }) => content);
  // 「お風呂は？」 asked on goes by the question before it.
  const mayName = namesStoppage([...previous.slice(-1), message].join('\n'));
  const stoppages = mayName ? await listStoppages(db, scope, today) : undefined;
  const asked = { question: message, previous, expertMode, useDocuments, today };
  const role = rankOf(scope.role);
  return {
    conversationId,
    asked,
    role,
    earlier,
    knowledge,
    ownBills,
    books,
    stoppages,
    may: permissionsOf(scope.roles),
    model,
  };
}

/** What has to be loaded goes by the question that means the same, too. */
function withWhatIsMeant(message: string, today: IsoDate): string {
  const meant = nearQuestion(message, today);
  return meant === undefined ? message : `${message}。${meant}`;
}

/** Of several questions in one message any may be of one's own bill. */
const asksOwnBill = (message: string): boolean =>
  [message, ...questionsIn(message).map(({ words }) => words)].some(
    (words) => ownBillQuestion(words) !== undefined,
  );

/** Whoever may read the own bill hears of it here, too. */
async function loadOwnBills(db: Db, scope: Scope, today: IsoDate): Promise<readonly OwnBill[]> {
  const owner = grantedScope(scope, 'bill.own');
  return owner ? (await loadOwnBill(db, owner, today)).dwellings : [];
}

async function loadModel(
  db: Db,
  { scope, today }: Pick<Member, 'scope' | 'today'>,
  { aiModel, openaiModel, geminiModel }: Input,
): Promise<Received['model']> {
  const subscription = await findSubscription(db, scope, today);
  if (!subscription) return null;
  const { questionsLimit, questionsUsed } = subscription;
  return {
    choice: { aiModel, openaiModel, geminiModel },
    limit: questionsLimit,
    isLimitReached: questionsUsed >= questionsLimit,
    maskedNames: await store.listNames(db, scope),
  };
}
