import { beforeAll, expect, test } from 'vitest';
import { getSession } from '#contract/session.ts';
import { demoUser } from '#demo/demo-user.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { preparePassage } from '#domain/retrieval/indexing/prepare-passage.ts';
import { nearestKnown } from '#domain/retrieval/meaning/known-questions.ts';
import { meaningOfQuestion } from '#domain/retrieval/meaning/meaning.ts';
import { withAssociation } from '#server/db/with-association.ts';
import { openScope } from '#server/http/scope.ts';
import { startServer } from '#server/testing/start-server.ts';
import { knowledgeOf } from './knowledge-of.ts';

const server = await startServer();
let passages: readonly KnowledgePassage[];

beforeAll(async () => {
  const { association } = await server.visit().call(getSession, {});
  const associationId = association.id;
  const caller = { userId: demoUser.id, associationId, hasOwnCopy: true };
  const scope = await openScope(server.db, caller, { associationId, needs: 'caretaker.ask' });
  // A day on which most dates of the demonstration are others than those that were learnt from.
  const read = withAssociation(server.db, associationId, (db) =>
    knowledgeOf(db, scope, '2027-05-18'),
  );
  passages = (await read).index.passages;
});

const near = (question: string, passage: KnowledgePassage) =>
  nearestKnown(meaningOfQuestion(question), preparePassage(passage));

// Fails where many of these texts were changed: then `node eval/remember-questions.mjs`.
test.each([
  ['law', 0.97],
  ['document', 0.97],
] as const)('questions are known of nearly every text of the product: %s', (origin, share) => {
  const shipped = passages.filter((passage) => passage.origin === origin);
  const known = shipped.filter((passage) => near('犬', passage) !== undefined);
  expect(shipped.length).toBeGreaterThan(600);
  expect(known.length / shipped.length).toBeGreaterThan(share);
});

test.each([
  ['部屋を相続したら、いつまでに登記を変えますか', '不動産登記法'],
  ['管理費を5年払っていない人から、まだ取り立てられますか', '時効'],
])('%s lies nearest to questions that 「%s」 answers', (question, subject) => {
  const [nearest] = passages
    .filter(({ origin }) => origin === 'law')
    .toSorted((a, b) => (near(question, b) ?? 0) - (near(question, a) ?? 0));
  expect(nearest?.title).toContain(subject);
});

test('nothing is known of a text that somebody else wrote', () => {
  expect(
    nearestKnown(meaningOfQuestion('犬'), preparePassage({ title: '細則', text: '犬。' })),
  ).toBe(undefined);
});
