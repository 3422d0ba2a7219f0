import type { Context } from 'hono';
import type { z } from 'zod/mini';
import type { FileEndpoint, ObjectSchema } from '#contract/endpoint.ts';
import { Refusal } from '#domain/refusal.ts';

/** A request of the API carries words, never files; an endpoint that needs more says how much. */
const usualBodyBytes = 256 * 1024;

/** Path parameters, query and body as the endpoint's schema wants them; anything else is refused. */
export async function readInput<Input extends ObjectSchema>(
  c: Context,
  endpoint: Pick<FileEndpoint<Input>, 'input' | 'largestBodyBytes'>,
): Promise<z.output<Input>> {
  const { input, largestBodyBytes = usualBodyBytes } = endpoint;
  const { associationId: _, ...params } = c.req.param() as Record<string, string>;
  const sent = c.req.method === 'GET' ? c.req.query() : await readBody(c.req.raw, largestBodyBytes);
  return checkInput(input, { ...sent, ...params });
}

export function checkInput<Input extends ObjectSchema>(
  schema: Input,
  sent: object,
): z.output<Input> {
  const parsed = schema.safeParse(sent);
  if (!parsed.success || !isStorable(parsed.data)) throw new Refusal('invalid_input');
  return parsed.data;
}

async function readBody(request: Request, limitBytes: number): Promise<object> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new Refusal('wrong_content_type');
  }
  const bytes = await readBytes(request, limitBytes, new Refusal('too_large'));
  return parseObject(textOf(bytes));
}

export function parseObject(text: string): object {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal('broken_json');
  }
  return value;
}

/** Reads at most the limit: the declared length may lie, so the bytes are counted as they come. */
export async function readBytes(
  request: Request,
  limitBytes: number,
  tooLarge: Refusal,
): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limitBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('broken_json');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('broken_json');
  }
}

/** PostgreSQL text holds neither NUL nor half a surrogate pair. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !/[\0\p{Surrogate}]/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isStorable);
}
