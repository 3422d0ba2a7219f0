import { type LeavingKind, lastDayOf, whyNotSecond } from '#domain/leaving/leaving.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Call } from '#server/http/handle.ts';
import { addRequest, approveRequest, listRequests } from './request-store.ts';

type Done = Record<string, never>;
type Asking = Call<object, 'archive.make' | 'association.leave'>;
type Approving = Call<{ readonly requestId: string }, 'archive.make' | 'association.leave'>;

export async function askFor({ db, scope, now }: Asking, kind: LeavingKind): Promise<Done> {
  if (await addRequest(db, scope, { kind, now })) return {};
  throw new Refusal('conflict', 'もう頼まれています。画面を読み直してください。');
}

/** The second of two persons. */
export async function approveFor(
  { db, scope, input: { requestId }, today, now }: Approving,
  kind: LeavingKind,
): Promise<Done> {
  const request = (await listRequests(db, scope)).find((it) => it.id === requestId);
  if (request?.kind !== kind) {
    throw new Refusal('not_found', 'この依頼は見つかりません。画面を読み直してください。');
  }
  const why = whyNotSecond(request, scope.signer);
  if (why) throw new Refusal(request.lastDay === null ? 'not_allowed' : 'conflict', why);
  const lastDay = lastDayOf(kind, today);
  if (await approveRequest(db, scope, { requestId, lastDay, now })) return {};
  throw new Refusal('conflict');
}
