import type { z } from 'zod/mini';
import type { ObjectSchema } from '#contract/endpoint.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { send } from './api.ts';

/** How long a browser may take to begin reading the file. */
const readingMs = 60_000;

/** Of an association, or of nobody's but the account's. */
type Asked<Input extends ObjectSchema> = Parameters<typeof requestOf>[0] & {
  readonly input: Input;
};

/** Asks for a file and hands it to the browser under the name the server gives it. */
export async function downloadFile<Input extends ObjectSchema>(
  endpoint: Asked<Input>,
  input: z.input<Input>,
): Promise<void> {
  const response = await send(requestOf(endpoint, input));
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(response.headers.get('content-disposition'));
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readingMs);
}

/** RFC 6266: the name in UTF-8, else the plain one, else the browser's own choice. */
function nameIn(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : (plain ?? '');
}
