import { bouncedIds } from '#domain/notices/bounced-mails.ts';
import type { Database } from './db/db.ts';
import { noteNewsBounces } from './features/applications/tell-applicants.ts';
import { noteBounced } from './features/notices/post-store.ts';
import { noteConvocationBounces } from './features/preparation/convocation-post.ts';
import { noteCorrectionBounces } from './features/preparation/correction-post.ts';

export type TakenBounces = { readonly found: number; readonly noted: number };

/**
 * What came back to the operator's mailbox: each mail that a server had taken before stands among those not reached
 * from then on. The same file again changes nothing.
 */
export function takeBounces(db: Database, text: string, now: Date): Promise<TakenBounces> {
  const ids = bouncedIds(text);
  return db.transaction(async (tx) => ({
    found: ids.length,
    noted:
      (await noteBounced(tx, { ids, now })) +
      (await noteConvocationBounces(tx, { ids, now })) +
      (await noteCorrectionBounces(tx, ids)) +
      (await noteNewsBounces(tx, { ids, now })),
  }));
}
