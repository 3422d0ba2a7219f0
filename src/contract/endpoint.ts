import type { z } from 'zod/mini';

/** What a member of an association may be; a higher rank may do all a lower one may. */
export type Role = 'resident' | 'board' | 'manager';

export type Schema = z.ZodMiniType;
export type ObjectSchema = z.ZodMiniObject;

/** All that server and web share about one endpoint. */
export type Endpoint<Input extends ObjectSchema, Output extends Schema> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the association: `/documents` is `/api/associations/:associationId/documents`. */
  readonly path: `/${string}`;
  /** The lowest role that may call it. */
  readonly access: Role;
  /** Path parameters, query and body as one object. */
  readonly input: Input;
  readonly output: Output;
  /** Where words alone do not do: more than the 256 kB every other request may have. */
  readonly largestBodyBytes?: number;
};

/** An endpoint that answers with a file. It reads only, whatever its method. */
export type FileEndpoint<Input extends ObjectSchema> = Omit<Endpoint<Input, Schema>, 'output'> & {
  readonly mediaType: string;
};

/** An endpoint that takes one file: the input travels as the JSON field `facts` beside it. */
export type UploadEndpoint<Input extends ObjectSchema, Output extends Schema> = Omit<
  Endpoint<Input, Output>,
  'largestBodyBytes'
> & { readonly largestFileBytes: number };

export function uploadEndpoint<Input extends ObjectSchema, Output extends Schema>(
  definition: UploadEndpoint<Input, Output>,
): UploadEndpoint<Input, Output> {
  return definition;
}

export function fileEndpoint<Input extends ObjectSchema>(
  definition: FileEndpoint<Input>,
): FileEndpoint<Input> {
  return definition;
}

export function endpoint<Input extends ObjectSchema, Output extends Schema>(
  definition: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return definition;
}

/** An endpoint of no association: whoever opens the product may call it. */
export type PublicEndpoint<Input extends ObjectSchema, Output extends Schema> = Omit<
  Endpoint<Input, Output>,
  'access'
> & { readonly access: 'public' };

export function publicEndpoint<Input extends ObjectSchema, Output extends Schema>(
  definition: Omit<PublicEndpoint<Input, Output>, 'access'>,
): PublicEndpoint<Input, Output> {
  return { ...definition, access: 'public' };
}

/** The association the caller's cookie names: a visitor's own copy, else the demonstration itself. */
export const ownAssociation = 'own';

type Addressed = Pick<PublicEndpoint<ObjectSchema, Schema>, 'method'> & {
  readonly path: string;
  readonly access: Role | 'public';
};

/** The HTTP request that calls an endpoint: path parameters first, the rest as query or body. */
export function requestOf(
  { method, path, access }: Addressed,
  input: Readonly<Record<string, unknown>>,
  associationId: string = ownAssociation,
): { method: string; url: string; body: string | null } {
  const rest: Record<string, unknown> = { ...input };
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  const url = access === 'public' ? filled : `/api/associations/${associationId}${filled}`;
  if (method !== 'GET') return { method, url, body: JSON.stringify(rest) };
  const query = queryOf(rest);
  return { method, url: query ? `${url}?${query}` : url, body: null };
}

function queryOf(values: Record<string, unknown>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
}
