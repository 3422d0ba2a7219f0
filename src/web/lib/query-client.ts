import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { ApiError, send } from './api.ts';

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
  return new QueryClient({
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
}
