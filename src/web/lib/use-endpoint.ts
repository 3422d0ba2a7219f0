import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import {
  type Endpoint,
  type ObjectSchema,
  type PublicEndpoint,
  type Schema,
} from '#contract/endpoint.ts';
import { getSession } from '#contract/session.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { send } from './api.ts';
import { getQueryFn } from './query-client.ts';

type AnyEndpoint<Input extends ObjectSchema, Output extends Schema> =
  | Endpoint<Input, Output>
  | PublicEndpoint<Input, Output>;

/** Reads an endpoint. The nearest `Suspense` and error boundary show waiting and failure. */
export function useEndpoint<Input extends ObjectSchema, Output extends Schema>(
  endpoint: AnyEndpoint<Input, Output>,
  input: z.input<Input>,
): z.output<Output> {
  const { data } = useSuspenseQuery({
    queryKey: [requestOf(endpoint, input).url],
    queryFn: async (context) =>
      endpoint.output.parse(await getQueryFn({ on401: 'throw' })(context)),
  });
  return data;
}

/** Calls an endpoint that changes something, then reads every endpoint in `refreshes` again. */
export function useAction<Input extends ObjectSchema, Output extends Schema>(
  endpoint: AnyEndpoint<Input, Output>,
  { refreshes }: { refreshes: readonly AnyEndpoint<ObjectSchema, Schema>[] },
) {
  const queryClient = useQueryClient();
  return useMutation<z.output<Output>, Error, z.input<Input>>({
    mutationFn: async (input) => {
      const response = await send(requestOf(endpoint, input));
      return endpoint.output.parse(await response.json());
    },
    // The first action gives the visitor a private copy, which the session tells.
    onSuccess: () =>
      Promise.all(
        [...refreshes, getSession].map((it) =>
          queryClient.invalidateQueries({ queryKey: [requestOf(it, {}).url] }),
        ),
      ),
  });
}
