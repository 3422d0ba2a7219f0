import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { type Endpoint, type ObjectSchema, type Schema } from '#contract/endpoint.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { getQueryFn } from './query-client.ts';

/**
 * Reads an endpoint for a part of a page that shows waiting and failure itself. Until a new input is answered the
 * data is that of the one before.
 */
export function useAnswer<Input extends ObjectSchema, Output extends Schema>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
  { isWanted = true }: { isWanted?: boolean } = {},
): UseQueryResult<z.output<Output>> {
  return useQuery({
    queryKey: [requestOf(endpoint, input).url],
    queryFn: async (context) =>
      endpoint.output.parse(await getQueryFn({ on401: 'throw' })(context)),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
}
