import type { z } from 'zod/mini';
import type { Permission } from '#domain/access/permission.ts';

export type Schema = z.ZodMiniType;
export type ObjectSchema = z.ZodMiniObject;

/** All that server and web share about one endpoint. */
export type Endpoint<
  Input extends ObjectSchema,
  Output extends Schema,
  Needed extends Permission = Permission,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the association: `/documents` is `/api/associations/:associationId/documents`. */
  readonly path: `/${string}`;
  /** Without it the request is refused before its input is read. */
  readonly needs: Needed;
  /** Path parameters, query and body as one object. */
  readonly input: Input;
  readonly output: Output;
  /** Where words alone do not do: more than the 256 kB every other request may have. */
  readonly largestBodyBytes?: number;
};

/** An endpoint that answers with a file. It reads only, whatever its method, unless it says that it writes. */
export type FileEndpoint<Input extends ObjectSchema, Needed extends Permission = Permission> = Omit<
  Endpoint<Input, Schema, Needed>,
  'output'
> & { readonly mediaType: string; readonly writes?: true };

/** An endpoint that takes one file: the input travels as the JSON field `facts` beside it. */
export type UploadEndpoint<
  Input extends ObjectSchema,
  Output extends Schema,
  Needed extends Permission = Permission,
> = Omit<Endpoint<Input, Output, Needed>, 'largestBodyBytes'> & {
  readonly largestFileBytes: number;
};

export function uploadEndpoint<
  Input extends ObjectSchema,
  Output extends Schema,
  Needed extends Permission,
>(definition: UploadEndpoint<Input, Output, Needed>): UploadEndpoint<Input, Output, Needed> {
  return definition;
}

export function fileEndpoint<Input extends ObjectSchema, Needed extends Permission>(
  definition: FileEndpoint<Input, Needed>,
): FileEndpoint<Input, Needed> {
  return definition;
}

export function endpoint<
  Input extends ObjectSchema,
  Output extends Schema,
  Needed extends Permission,
>(definition: Endpoint<Input, Output, Needed>): Endpoint<Input, Output, Needed> {
  return definition;
}

/** An endpoint of no association: whoever opens the product may call it. */
export type PublicEndpoint<Input extends ObjectSchema, Output extends Schema> = Omit<
  Endpoint<Input, Output>,
  'needs'
> & {
  readonly needs: 'nothing';
  /** The specification gives it an address without an association: the one that is open is meant. */
  readonly isOfAssociation?: true;
};

export function publicEndpoint<Input extends ObjectSchema, Output extends Schema>(
  definition: Omit<PublicEndpoint<Input, Output>, 'needs'>,
): PublicEndpoint<Input, Output> {
  return { ...definition, needs: 'nothing' };
}

/** An endpoint whose address names no association in the demonstration, and the association everywhere else. */
export function openEndpoint<Input extends ObjectSchema, Output extends Schema>(
  definition: Omit<PublicEndpoint<Input, Output>, 'needs' | 'isOfAssociation'>,
): PublicEndpoint<Input, Output> {
  return { ...definition, needs: 'nothing', isOfAssociation: true };
}

/** The association the caller's cookie names: a visitor's own copy, else the demonstration itself. */
export const ownAssociation = 'own';

type Addressed = Pick<PublicEndpoint<ObjectSchema, Schema>, 'method'> & {
  readonly path: string;
  readonly needs: Permission | 'nothing';
  readonly isOfAssociation?: true;
};

/** Below `/api` in the demonstration, below the association in any other. */
export function pathsOf({
  path,
  isOfAssociation,
}: Pick<Addressed, 'path' | 'isOfAssociation'>): readonly string[] {
  return isOfAssociation
    ? [path, path.replace('/api/', '/api/associations/:associationId/')]
    : [path];
}

/** The HTTP request that calls an endpoint: path parameters first, the rest as query or body. */
export function requestOf(
  addressed: Addressed,
  input: Readonly<Record<string, unknown>>,
  associationId: string = ownAssociation,
): { method: string; url: string; body: string | null } {
  const { method, path } = addressed;
  const rest: Record<string, unknown> = { ...input };
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  const url = addressIn(addressed, filled, associationId);
  if (method !== 'GET') return { method, url, body: JSON.stringify(rest) };
  const query = queryOf(rest);
  return { method, url: query ? `${url}?${query}` : url, body: null };
}

function addressIn({ needs, isOfAssociation }: Addressed, path: string, associationId: string) {
  const base = `/api/associations/${associationId}`;
  if (needs !== 'nothing') return `${base}${path}`;
  const isElsewhere = isOfAssociation === true && associationId !== ownAssociation;
  return isElsewhere ? path.replace('/api', base) : path;
}

function queryOf(values: Record<string, unknown>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
}
