import { MutationCache, QueryCache, QueryClient, type QueryFunction } from '@tanstack/react-query';
import { getSession } from '#contract/session.ts';
import { ApiError, send } from './api.ts';
import { isDemonstration } from './place.ts';
import { requestOf } from './request-of.ts';

/** Reads the address in the first element of the query key. */
export function getQueryFn(options: { on401: 'throw' | 'empty' }): QueryFunction {
  return async ({ queryKey }) => {
    try {
      const response = await send({ method: 'GET', url: String(queryKey[0]), body: null });
      return await response.json();
    } catch (error) {
      if (options.on401 === 'empty' && error instanceof ApiError && error.status === 401)
        return null;
      throw error;
    }
  };
}

/** What was read stays valid until an action of this page says otherwise; nothing is tried twice. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => askForSession(client, error, queryKey[0]),
    }),
    mutationCache: new MutationCache({ onError: (error) => askForSession(client, error) }),
    defaultOptions: {
      queries: {
        queryFn: getQueryFn({ on401: 'throw' }),
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
  return client;
}

/** To whoever is no longer signed in nothing is there: then the session tells whether it has ended. */
function askForSession(client: QueryClient, error: Error, asked?: unknown): void {
  const session = requestOf(getSession, {}).url;
  const isMissing = error instanceof ApiError && error.status === 404;
  if (!isMissing || isDemonstration() || asked === session) return;
  void client.invalidateQueries({ queryKey: [session] });
}
