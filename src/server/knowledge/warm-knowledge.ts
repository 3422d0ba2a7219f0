import { ownAssociation } from '#contract/endpoint.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { findEvidence } from '#domain/caretaker/evidence/find-evidence.ts';
import type { Database } from '#server/db/db.ts';
import { withAssociation } from '#server/db/with-association.ts';
import { type Caller, openScope } from '#server/http/scope.ts';
import { loadKnowledge } from './knowledge-of.ts';

const anyQuestion = {
  question: '管理事務室は何時から開いていますか',
  previous: [],
  expertMode: 'management',
  useDocuments: true,
} as const;

/** Indexes what this member may read before anybody asks, so that the first question waits for nothing. */
export async function warmKnowledge(db: Database, caller: Caller, today: IsoDate): Promise<void> {
  const scope = await openScope(db, caller, {
    associationId: ownAssociation,
    needs: 'caretaker.ask',
  });
  const load = await withAssociation(db, scope.associationId, (scoped) =>
    loadKnowledge(scoped, scope, today),
  );
  const { index, learnt } = await load();
  findEvidence(index, { ...anyQuestion, today }, learnt);
}
