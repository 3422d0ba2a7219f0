import { type LeavingKind, lastDayOf, whyNotApprove } from '#domain/leaving/leaving.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Call } from '#server/http/handle.ts';
import { addRequest, approveRequest, listRequests, standsAlone } from './request-store.ts';

type Done = Record<string, never>;
type Asking = Call<object, 'archive.make' | 'association.leave'>;
type Approving = Call<{ readonly requestId: string }, 'archive.make' | 'association.leave'>;

/** Only leaving can be decided by one alone: everybody is told of it, and nobody of a file that is taken. */
export async function askFor({ db, scope, today, now }: Asking, kind: LeavingKind): Promise<Done> {
  const isAlone = kind === 'leave' && (await standsAlone(db, scope, today));
  if (await addRequest(db, scope, { kind, isAlone, now })) return {};
  throw new Refusal('conflict', 'もう頼まれています。画面を読み直してください。');
}

/** The second of two persons, or the only officer after everybody had time to object. */
export async function approveFor(
  { db, scope, input: { requestId }, today, now }: Approving,
  kind: LeavingKind,
): Promise<Done> {
  const request = (await listRequests(db, scope)).find((it) => it.id === requestId);
  if (request?.kind !== kind) {
    throw new Refusal('not_found', 'この依頼は見つかりません。画面を読み直してください。');
  }
  const moment = { today, standsAlone: await standsAlone(db, scope, today) };
  const why = whyNotApprove(request, scope.signer, moment);
  if (why) throw new Refusal(request.lastDay === null ? 'not_allowed' : 'conflict', why);
  const lastDay = lastDayOf(kind, today);
  if (await approveRequest(db, scope, { requestId, lastDay, now })) return {};
  throw new Refusal('conflict');
}
