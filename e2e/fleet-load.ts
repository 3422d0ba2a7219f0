import { makeRandom } from '#domain/repair-plan/uncertainty/random.ts';
import type { Fleet } from './fleet.ts';
import { type Client, insist, openClient, step } from './fleet-client.ts';
import { addNotices } from './fleet-notices.ts';
import type { ReceivedMail } from './mail-server.ts';

type Load = {
  readonly seed: number;
  readonly processes: number;
  readonly clients: number;
  readonly kills: number;
};

export type Report = {
  readonly answered: number;
  readonly cut: number;
  readonly kills: number;
  readonly mails: number;
  /** Mails that came again because the process died with them in its hand. */
  readonly again: number;
  readonly faults: readonly string[];
};

/** So many answers lie between one kill and the next, more or less. */
const answersBetween = 120;

/**
 * People sign in, write and read while processes are killed and started at random; then everything is looked for: every
 * session, every row whose writing was answered, every mail, every notice.
 */
export async function loadFleet(fleet: Fleet, load: Load): Promise<Report> {
  const random = makeRandom(load.seed);
  const state = { answered: 0, cut: 0, isOver: false };
  const opening = Array.from({ length: load.clients }, (_, at) =>
    openClient(fleet, `client${at}`, at),
  );
  // The first goes while people are asking for their numbers.
  const killing = killAtRandom(fleet, load, { random, state });
  const clients = await Promise.all(opening);
  const notices = await addNotices(fleet.db, clients);
  const working = clients.map(async (client, at) => {
    const own = makeRandom(load.seed + at + 1);
    const others = clients.filter((other) => other !== client);
    while (!state.isOver) {
      const answered = await step(client, others, own);
      state.answered += answered;
      state.cut += 1 - answered;
    }
  });
  await killing.finally(() => {
    state.isOver = true;
  });
  await Promise.all(working);
  const faults = [
    ...clients.flatMap((client) => client.faults),
    ...(await lostSessions(clients)),
    ...(await lostRows(fleet, clients)),
    ...(await wrongMails(fleet, { clients, notices, kills: load.kills })),
  ];
  const again = fleet.mails.length - new Set(fleet.mails.map(({ id }) => id)).size;
  const { answered, cut } = state;
  return { answered, cut, kills: load.kills, mails: fleet.mails.length, again, faults };
}

type Killing = {
  readonly random: (limit: number) => number;
  readonly state: { readonly answered: number; readonly isOver: boolean };
};

async function killAtRandom(
  fleet: Fleet,
  { processes, kills }: Load,
  { random, state }: Killing,
): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    // The first as soon as a mail was sent, so while others are still being sent.
    const from = state.answered;
    const until = from + answersBetween + random(answersBetween);
    const isTime = () => (kill === 0 ? fleet.mails.length > random(4) : state.answered >= until);
    await insist(async () => (isTime() ? true : undefined), `the moment of kill ${kill}`);
    await fleet.replace(random(processes));
  }
}

async function lostSessions(clients: readonly Client[]): Promise<string[]> {
  const lost: string[] = [];
  for (const client of clients) {
    const { name, email } = client;
    const { status, text } = await client.send('/api/account');
    const isThere = status === 200 && JSON.parse(text).account?.email === email;
    if (!isThere) lost.push(`${name} has no session any more: ${status} ${text.slice(0, 200)}`);
  }
  return lost;
}

/** What was answered is there, once; what was cut off is there once or not at all; nothing else is. */
async function lostRows({ db }: Fleet, clients: readonly Client[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, associationId, done, unsure } of clients) {
    const { rows } = await db.query<{ title: string }>(
      'select title from task where association_id = $1',
      [associationId],
    );
    const titles = rows.map(({ title }) => title);
    const stored = new Set(titles);
    const missing = [...done].filter((title) => !stored.has(title)).length;
    const strange = titles.filter((title) => !unsure.has(title)).length;
    const twice = titles.length - stored.size;
    if (missing + strange + twice > 0) {
      faults.push(`${name}: ${missing} rows missing, ${strange} strange, ${twice} twice`);
    }
  }
  return faults;
}

type Expected = {
  readonly clients: readonly Client[];
  /** Words of each notice, and to whom it goes. */
  readonly notices: ReadonlyMap<string, string>;
  readonly kills: number;
};

async function wrongMails(fleet: Fleet, { clients, notices, kills }: Expected): Promise<string[]> {
  const isWaiting = async () => {
    const { rows } = await fleet.db.query<{ waiting: number }>(
      'select count(*)::int as waiting from outbox_mail where sent_at is null',
    );
    return rows[0]?.waiting === 0 ? true : undefined;
  };
  await insist(isWaiting, 'the last mail on its way');
  const messages = clients.flatMap(({ inquiries }) => [...inquiries]);
  const different = [...new Map(fleet.mails.map((mail) => [mail.id, mail])).values()];
  const ofInquiry = (text: string) => timesIn(different, text);
  return [
    // One to the staff, one to the sender.
    ...messages
      .filter((text) => ofInquiry(text) !== 2)
      .map((text) => `inquiry ${text}: ${ofInquiry(text)} mails`),
    ...[...notices.keys()]
      .filter((text) => timesIn(different, text) !== 1)
      .map((text) => `notice ${text}: ${timesIn(different, text)} mails`),
    ...(await sentTwice(fleet, kills)),
  ];
}

function timesIn(mails: readonly ReceivedMail[], words: string): number {
  return mails.filter(({ text }) => text.includes(words)).length;
}

/** Only a mail in the hand of a process that was killed may come again, and it says so by its attempts. */
async function sentTwice({ db, mails }: Fleet, kills: number): Promise<string[]> {
  const ids = mails.map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  const { rows } = await db.query<{ id: string }>(
    'select id from outbox_mail where id = any($1) and attempts < 2',
    [twice],
  );
  const faults = rows.map(({ id }) => `mail ${id} came twice for one attempt`);
  if (twice.length > kills) faults.push(`${twice.length} mails came twice for ${kills} kills`);
  return faults;
}
