import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import {
  type Endpoint,
  type ObjectSchema,
  type PublicEndpoint,
  type Schema,
} from '#contract/endpoint.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { getQueryFn } from './query-client.ts';

/**
 * Reads an endpoint for a part of a page that shows waiting and failure itself. Until a new input is answered the
 * data is that of the one before.
 */
export function useAnswer<Input extends ObjectSchema, Output extends Schema>(
  endpoint: Endpoint<Input, Output> | PublicEndpoint<Input, Output>,
  input: z.input<Input>,
  { isWanted = true, isAlwaysNew = false }: { isWanted?: boolean; isAlwaysNew?: boolean } = {},
): UseQueryResult<z.output<Output>> {
  return useQuery({
    queryKey: [requestOf(endpoint, input).url],
    queryFn: async (context) =>
      endpoint.output.parse(await getQueryFn({ on401: 'throw' })(context)),
    enabled: isWanted,
    // What changes with every write of anybody is asked for each time it is opened.
    ...(isAlwaysNew && { staleTime: 0 }),
    placeholderData: keepPreviousData,
  });
}
