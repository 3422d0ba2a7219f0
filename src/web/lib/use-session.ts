import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { getSession } from '#contract/session.ts';
import type { Permission } from '#domain/access/permission.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { ApiError } from './api.ts';
import { getQueryFn } from './query-client.ts';

type Session = z.output<typeof getSession.output>;

/** Who uses the application, or null while that is unknown. Frames of a page use it: it never waits or fails. */
export function useSession(): Session | null {
  return useSessionQuery().data ?? null;
}

/** Whether it will soon be known who looks: what would be refused is not asked for before. */
export function useIsSessionAwaited(): boolean {
  return useSessionQuery().isPending;
}

/** Whether the door stays shut: to a stranger an association is not there. */
export function useIsTurnedAway(): boolean {
  const { data, error } = useSessionQuery();
  return data === null || (data === undefined && isNotThere(error));
}

/** When it was seen that the session in which this page was opened has ended; `null` while it lasts. */
export function useSessionEndedAt(): number | null {
  const { data, error, errorUpdatedAt } = useSessionQuery();
  return data && isNotThere(error) ? errorUpdatedAt : null;
}

/** Asks again who uses the application, and says who it was before. */
export function useReadSessionAgain() {
  const { data: before, refetch } = useSessionQuery();
  return async () => ({ before: before ?? null, now: (await refetch()).data ?? null });
}

function isNotThere(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function useSessionQuery() {
  return useQuery({
    queryKey: [requestOf(getSession, {}).url],
    queryFn: async (context) => {
      const body = await getQueryFn({ on401: 'empty' })(context);
      return body === null ? null : getSession.output.parse(body);
    },
  });
}

/** Whether a screen may offer this. Nothing is offered while it is unknown who looks. */
export function useMay(permission: Permission): boolean {
  return useSession()?.may.includes(permission) ?? false;
}

/** Whether the one who looks runs the house; a resident until the session says otherwise. */
export function useIsAdministrator(): boolean {
  const role = useSession()?.user.role ?? 'resident';
  return role !== 'resident';
}

/** Whether it is known that this is not for the one who looks, so that its place can be left out. */
export function useIsBarred(permission: Permission): boolean {
  const session = useSession();
  return session !== null && !session.may.includes(permission);
}
