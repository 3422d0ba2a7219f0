import type { z } from 'zod/mini';
import { type ObjectSchema, type PublicEndpoint, requestOf } from '#contract/endpoint.ts';
import { setDemoRole } from '#contract/session.ts';
import { allRoles } from '#domain/access/role.ts';
import type { Member } from './make-tenants.ts';
import { pick, randomInput } from './random-input.ts';

/** Any endpoint of a contract; one that takes a file says how large it may be. */
export type Fuzzed = Pick<
  PublicEndpoint<ObjectSchema, z.ZodMiniType>,
  'method' | 'path' | 'input' | 'isOfAssociation'
> & {
  readonly needs: Parameters<typeof requestOf>[0]['needs'];
  readonly largestFileBytes?: number;
};

export type Tenant = Member & {
  readonly name: string;
  /** Words that stand in no other association, and that nobody of another one ever sends. */
  readonly words: readonly string[];
  readonly isVisitor: boolean;
};

type Draw = (limit: number) => number;
type Told = { readonly status: number; readonly text: string };
export type Outcome = {
  readonly requests: number;
  /** With an id of another association, and read by the endpoint rather than refused for its form. */
  readonly understood: number;
  readonly byStatus: Readonly<Record<number, number>>;
  readonly faults: readonly string[];
};

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The ids that stand in a tenant's own answers: all that it could ever tell somebody else. */
export async function harvest(
  tenant: Tenant,
  endpoints: readonly Fuzzed[],
): Promise<readonly string[]> {
  const ids = new Set<string>([tenant.associationId]);
  const reading = endpoints.filter(
    ({ method, path }) => method === 'GET' && !path.includes(':') && !/\.|download/.test(path),
  );
  for (const { path, needs } of reading) {
    if (needs === 'nothing') continue;
    const response = await tenant.visitor.send(`/api/associations/${tenant.at}${path}`);
    for (const [id] of (await response.text()).matchAll(uuid)) ids.add(id);
  }
  return [...ids];
}

type Field = {
  readonly tenants: readonly Tenant[];
  readonly idsOf: ReadonlyMap<Tenant, readonly string[]>;
  readonly endpoints: readonly Fuzzed[];
  readonly random: Draw;
  readonly newId: () => string;
};

/** Random requests with ids of the others; each beside the same one with ids that are nowhere. */
export async function fuzzTenants(field: Field, count: number): Promise<Outcome> {
  const { tenants, random } = field;
  const byStatus: Record<number, number> = {};
  const faults: string[] = [];
  const sent = new Map(tenants.map((tenant) => [tenant, new Set<string>()]));
  let [requests, understood] = [0, 0];
  while (requests < count) {
    const asked = drawAsked(field);
    const { asking } = asked;
    if (asking.isVisitor && random(10) === 0) {
      await asking.visitor.call(setDemoRole, { role: pick(allRoles, random) ?? 'chair' });
    }
    const { told, foreign, twins, ...known } = await askBeside(field, asked, sent);
    requests += twins.length + 1;
    byStatus[told.status] = (byStatus[told.status] ?? 0) + 1;
    if (foreign.length > 0 && told.status !== 400) understood += 1;
    const own = sent.get(asking) ?? new Set();
    faults.push(...faultsOf(field, asked, { told, twins, ...known, sent: own }));
  }
  return { requests, understood, byStatus, faults };
}

type Asked = { readonly asking: Tenant; readonly of: Tenant; readonly endpoint: Fuzzed };

function drawAsked({ tenants, endpoints, random }: Field): Asked {
  const asking = pick(tenants, random);
  const endpoint = pick(endpoints, random);
  const others = tenants.filter((it) => it !== asking);
  const of = pick(others, random);
  if (!asking || !endpoint || !of) throw new Error('nothing to ask');
  return { asking, of, endpoint };
}

/** Nowhere first, then the other's, and nowhere again: what a write changed must not look like a hint. */
async function askBeside(
  { idsOf, random, newId }: Field,
  { asking, of, endpoint }: Asked,
  sent: ReadonlyMap<Tenant, Set<string>>,
) {
  const foreign: string[] = [];
  const input = randomInput(endpoint.input, {
    random,
    nextId: () => {
      const id = pick(idsOf.get(of) ?? [], random) ?? newId();
      foreign.push(id);
      return id;
    },
  });
  const isElsewhere = random(8) === 0;
  const at = isElsewhere ? of.associationId : asking.at;
  const ask = (words: string, where: string) => send(asking, endpoint, { input: words, at: where });
  const words = JSON.stringify(input ?? {});
  const elsewhere = () => (isElsewhere ? newId() : at);
  const nowhere = () => ask(words.replaceAll(uuid, newId), elsewhere());
  const before = await nowhere();
  const own = sent.get(asking);
  const named = (id: string) => `${endpoint.method} ${endpoint.path} ${id}`;
  const isAgain = foreign.some((id) => own?.has(named(id)));
  const isMade = foreign.some((id) => own?.has(made(listOf(endpoint), id)));
  for (const id of foreign) own?.add(id).add(named(id));
  if (isElsewhere) own?.add(of.associationId);
  const told = await ask(words, at);
  if (told.status < 300) noteMade(endpoint, foreign, own);
  const twins = isSame(before, told) ? [before] : [before, await nowhere()];
  return { told, foreign, twins, isAgain, isMade };
}

/** Where something is added that this endpoint speaks of. */
const listOf = ({ path }: Fuzzed) => path.replace(/\/:[^/]+$/, '');
const made = (path: string, id: string) => `made ${path} ${id}`;

function noteMade(
  { method, path }: Fuzzed,
  ids: readonly string[],
  own: Set<string> | undefined,
): void {
  if (method !== 'POST') return;
  for (const id of ids) own?.add(made(path, id));
}

type Request = { readonly input: string; readonly at: string };

async function send({ visitor }: Tenant, endpoint: Fuzzed, { input, at }: Request): Promise<Told> {
  const { url, method, body } = requestOf(endpoint, JSON.parse(input), at);
  const response = await visitor.send(url, { method, ...bodyOf(endpoint, body) });
  return { status: response.status, text: await response.text() };
}

function bodyOf({ largestFileBytes }: Fuzzed, body: string | null): RequestInit {
  if (body === null) return {};
  if (largestFileBytes === undefined) {
    return { body, headers: { 'content-type': 'application/json' } };
  }
  const form = new FormData();
  form.set('facts', body);
  form.set('file', new File(['電球を替えます。'], 'keiji.txt'));
  return { body: form };
}

/** Of what was done only that it was done; of a refusal every word but the ids and the request's own number. */
function isSame(one: Told, other: Told): boolean {
  if (one.status !== other.status) return false;
  return one.status < 400 || one.text.replaceAll(uuid, '…') === other.text.replaceAll(uuid, '…');
}

type Judged = {
  readonly told: Told;
  readonly twins: readonly Told[];
  /** The asker has sent this endpoint the same id before, and may have made something of its own by that id. */
  readonly isAgain: boolean;
  /** It has added something of its own by the same id, and may find, change or delete that. */
  readonly isMade: boolean;
  /** What the asker itself has sent, now or before, may come back to it. */
  readonly sent: ReadonlySet<string>;
};

function faultsOf(
  { tenants, idsOf }: Field,
  { asking, endpoint }: Asked,
  { told, twins, isAgain, isMade, sent }: Judged,
): string[] {
  const name = `${asking.name}: ${endpoint.method} ${endpoint.path} → ${told.status}`;
  const faults = tenants
    .filter((tenant) => tenant !== asking)
    .flatMap(({ name: whose, words, ...tenant }) => {
      const ids = new Set([...told.text.matchAll(uuid)].map(([id]) => id));
      const theirs = idsOf.get(tenants.find(({ at }) => at === tenant.at) ?? asking) ?? [];
      const found = [
        ...words.filter((word) => told.text.includes(word)),
        ...theirs.filter((id) => ids.has(id) && !sent.has(id)),
      ];
      return found.length > 0 ? [`${name} tells of ${whose}: ${found.slice(0, 3).join('、')}`] : [];
    });
  if (told.status >= 500) faults.push(`${name} ${told.text.slice(0, 200)}`);
  if (twins.some((twin) => isSame(twin, told))) return faults;
  if (isMade || (isAgain && told.status === 409)) return faults;
  const [before] = twins;
  return [
    ...faults,
    `${name} ${told.text.slice(0, 120)} ≠ ${before?.status} ${before?.text.slice(0, 120)}`,
  ];
}
