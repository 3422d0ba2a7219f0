import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { type Endpoint, type ObjectSchema, type Schema } from '#contract/endpoint.ts';
import { send } from '#web/lib/api.ts';
import { requestOf } from '#web/lib/request-of.ts';

/** Changes what several screens show: whatever was read is read again. */
export function useChange<Input extends ObjectSchema, Output extends Schema>(
  endpoint: Endpoint<Input, Output>,
) {
  const queryClient = useQueryClient();
  return useMutation<z.output<Output>, Error, z.input<Input>>({
    mutationFn: async (input) => {
      const response = await send(requestOf(endpoint, input));
      return endpoint.output.parse(await response.json());
    },
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
