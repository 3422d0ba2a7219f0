import { randomUUID } from 'node:crypto';
import type { Fleet } from './fleet.ts';

/** What one browser knows it did, and what it may have done: a request that was cut off has no answer. */
export type Client = {
  readonly name: string;
  readonly email: string;
  readonly associationId: string;
  readonly done: Set<string>;
  readonly unsure: Set<string>;
  readonly inquiries: Set<string>;
  readonly faults: string[];
  send(path: string, body?: object): Promise<Answer>;
};

/** `status` is 0 where the process was killed before it answered. */
export type Answer = { readonly status: number; readonly text: string };

const cut = { status: 0, text: '' };
const patience = 90_000;

/** A browser with its cookies, from an address of its own. */
function createBrowser(url: string, from: string) {
  const cookies = new Map<string, string>();
  return async function send(path: string, body?: object): Promise<Answer> {
    const headers = {
      'x-client': from,
      origin: url,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const asked = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    try {
      const response = await fetch(`${url}${path}`, asked);
      const text = await response.text();
      if (response.status === 502) return cut;
      for (const set of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s);
        if (/max-age=0/i.test(set)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return { status: response.status, text };
    } catch {
      return cut;
    }
  };
}

/** Comes in as everybody does and begins an association. What is cut off is done anew, as a person would. */
export async function openClient(fleet: Fleet, name: string, at: number): Promise<Client> {
  const send = createBrowser(fleet.url, `198.51.100.${at + 1}`);
  const email = `${name}@example.jp`;
  await comeIn(fleet, { email, send });
  const begun = { name: `${name}マンション管理組合`, yourName: '鈴木 一郎', position: 'chair' };
  const associationId = await insist(async () => {
    const known = await membershipsOf(send);
    if (known[0]) return known[0].associationId;
    const { status, text } = await send('/api/kumiai', begun);
    if (status !== 200 && status !== 0) throw new Error(`beginning: ${status} ${text}`);
    return status === 200 ? JSON.parse(text).associationId : undefined;
  }, `the association of ${name}`);
  const known = {
    done: new Set<string>(),
    unsure: new Set<string>(),
    inquiries: new Set<string>(),
  };
  return { name, email, associationId, ...known, faults: [], send };
}

type Coming = { readonly email: string; readonly send: Client['send'] };

async function comeIn(fleet: Fleet, { email, send }: Coming): Promise<void> {
  const used = new Set<string>();
  await insist(async () => {
    if (await isSignedIn(send)) return true;
    const asked = await send('/api/sign-in/number', { email, purpose: 'begin' });
    if (asked.status !== 200) return undefined;
    const number = await insist(() => numberIn(fleet, email, used), `the number for ${email}`);
    used.add(number);
    const { status } = await send('/api/sign-in', { number, isShared: false });
    return status === 200 ? true : undefined;
  }, `signing in as ${email}`);
}

async function numberIn({ mails }: Fleet, email: string, used: ReadonlySet<string>) {
  const numbers = mails
    .filter(({ to }) => to === email)
    .map(({ text }) => /\d{4} \d{4}/.exec(text)?.[0]);
  return numbers.findLast((number) => number !== undefined && !used.has(number));
}

async function isSignedIn(send: Client['send']): Promise<boolean> {
  const { status, text } = await send('/api/account');
  return status === 200 && JSON.parse(text).account !== null;
}

async function membershipsOf(send: Client['send']): Promise<{ associationId: string }[]> {
  const { status, text } = await send('/api/account');
  return status === 200 ? (JSON.parse(text).account?.memberships ?? []) : [];
}

/** Again and again until there is something; only a hang breaks it, and says of what. */
export async function insist<T>(look: () => Promise<T | undefined>, what: string): Promise<T> {
  for (const until = Date.now() + patience; Date.now() < until; ) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((again) => setTimeout(again, 50));
  }
  throw new Error(`in vain: ${what}`);
}

/** One step of somebody at work, with what must hold for its answer. Answers how many requests got one. */
export async function step(
  client: Client,
  others: readonly Client[],
  random: (limit: number) => number,
): Promise<number> {
  const steps = [addTask, addTask, readHome, readHome, readAccount, askStranger, sendInquiry];
  const chosen = steps[random(steps.length)] ?? readHome;
  const other = others[random(others.length)];
  const { status, text } = await chosen(client, other ?? client);
  if (status !== 0 && status !== 200) {
    client.faults.push(`${client.name} ${chosen.name}: ${status} ${text.slice(0, 200)}`);
  }
  return status === 0 ? 0 : 1;
}

const own = ({ associationId }: Client) => `/api/associations/${associationId}`;

async function addTask(client: Client): Promise<Answer> {
  const title = `${client.name} ${randomUUID()}`;
  client.unsure.add(title);
  const answer = await client.send(`${own(client)}/tasks`, { title, detail: '', dueOn: null });
  if (answer.status === 200) client.done.add(title);
  return answer;
}

async function readHome(client: Client): Promise<Answer> {
  const before = new Set(client.done);
  const answer = await client.send(`${own(client)}/home`);
  if (answer.status !== 200) return answer;
  const tasks: { title: string }[] = JSON.parse(answer.text).tasks;
  const titles = new Set(tasks.map(({ title }) => title));
  for (const title of titles) {
    if (!client.unsure.has(title)) client.faults.push(`${client.name} reads of another: ${title}`);
  }
  // Home names forty; up to then all that was answered before it was asked must stand in it.
  const missing = [...before].filter((title) => !titles.has(title));
  if (tasks.length < 40 && missing.length > 0) {
    client.faults.push(`${client.name} misses ${missing.length} of its own`);
  }
  return answer;
}

async function readAccount(client: Client): Promise<Answer> {
  const answer = await client.send('/api/account');
  if (answer.status !== 200) return answer;
  const { account } = JSON.parse(answer.text);
  if (account?.email !== client.email) client.faults.push(`${client.name} lost its session`);
  if (account?.memberships.length !== 1) client.faults.push(`${client.name} lost its association`);
  return answer;
}

async function askStranger(client: Client, other: Client): Promise<Answer> {
  const { status, text } = await client.send(`${own(other)}/home`);
  if (other === client || status !== 404) return { status, text };
  return { status: 200, text };
}

async function sendInquiry(client: Client): Promise<Answer> {
  const message = `${client.name} ${randomUUID()}`;
  const { name: organizationName, email } = client;
  const answer = await client.send('/api/contact', {
    organizationName,
    name: '鈴木 一郎',
    email,
    message,
  });
  if (answer.status === 200) client.inquiries.add(message);
  // Five in ten minutes are enough from one address, and refused here is as good as sent.
  return answer.status === 429 ? { ...answer, status: 200 } : answer;
}
