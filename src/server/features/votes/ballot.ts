import type { Hono } from 'hono';
import type { z } from 'zod/mini';
import * as contract from '#contract/ballot.ts';
import { dayInJapan, type IsoDate } from '#domain/calendar.ts';
import { passWords } from '#domain/caretaker/exact/votes/demand-words.ts';
import { Refusal } from '#domain/refusal.ts';
import { kindNames } from '#domain/resolutions/kind.ts';
import { regimeOf } from '#domain/resolutions/rule-for.ts';
import type { Linked } from '#domain/votes/chain.ts';
import { receiptOf, whyNotCast } from '#domain/votes/may-cast.ts';
import { countingRule } from '#domain/votes/own-rules.ts';
import type { Answer, Box } from '#domain/votes/record.ts';
import { validAnswers } from '#domain/votes/valid-answers.ts';
import type { Db } from '#server/db/db.ts';
import { listSentItems } from '#server/features/preparation/store.ts';
import { type Call, type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import { addAnswer, findLink, listAnswers } from './answer-store.ts';
import { findMeetingToAnswer, findOwnPerson } from './ballot-store.ts';
import {
  findBox,
  listAgents,
  type MeetingAhead,
  type StoredBox,
  type StoredHead,
} from './box-store.ts';
import { findMeeting, findOpened } from './find-opened.ts';
import { isSecret } from './load-secret.ts';
import { listHeads } from './roll-store.ts';
import { castSecret, secretOpening, viewOwnCast } from './secret-ballot.ts';
import { listTurnout } from './secret-store.ts';

type Voter = Scope<'vote.cast'>;

/** 電子投票 (第39条第3項), where the installation offers it. */
export function ballotRoutes(
  app: Hono<Env>,
  { electronicVoting = false }: { electronicVoting?: boolean | undefined },
): void {
  handle(app, contract.getBallot, async ({ db, scope, now, today }) =>
    electronicVoting ? viewBallot(db, scope, { now, today }) : { isOffered: false, meeting: null },
  );

  handle(app, contract.castBallot, async (call) => {
    if (!electronicVoting) {
      throw new Refusal(
        'conflict',
        '電子投票は使えません。用紙で答えるか、総会に出席してください。',
      );
    }
    return castBallot(call);
  });

  handle(app, contract.castSecretBallot, async (call) => {
    if (!electronicVoting) {
      throw new Refusal(
        'conflict',
        '電子投票は使えません。投票用紙を封筒で出すか、総会に出席してください。',
      );
    }
    const { db, scope, now, today } = call;
    await castSecret(call);
    return { ballot: await viewBallot(db, scope, { now, today }) };
  });
}

type Today = { readonly now: Date; readonly today: IsoDate };

export async function viewBallot(db: Db, scope: Voter, { now, today }: Today) {
  const found = await findMeetingToAnswer(db, scope, today);
  const personId = await findOwnPerson(db, scope);
  const box = found && (await findBox(db, scope, { meetingId: found.id }));
  if (!found || !box || personId === null) return { isOffered: true, meeting: null };
  const meeting = await findMeeting(db, scope, found.id);
  const heads = await listHeads(db, scope, box.id);
  const own = heads.filter(({ voters }) => voters.includes(personId));
  if (own.length === 0) return { isOffered: true, meeting: null };
  const ownIds = own.map(({ id }) => id);
  const answers = await listAnswers(db, scope, box.id, ownIds);
  const sent = await listSentItems(db, scope, found.id);
  const agents = agentsOf(
    await listAgents(db, scope, box.id),
    heads.filter((head) => !own.includes(head)),
  );
  const turnout = await listTurnout(db, scope, box.id);
  const isOpen = await secretOpening(db, scope, { box, now });
  const { startsAt, place } = found;
  const { id, title, heldOn } = meeting;
  return {
    isOffered: true,
    meeting: {
      id,
      title,
      heldOn,
      startsAt,
      place,
      agents,
      deadlineAt: box.deadlineAt,
      isClosed: now.getTime() > box.deadlineAt || box.beganAt !== null,
      items: box.items.map((item) => ({
        ...viewItem(box, meeting, item),
        mayCastSecret: item.secret !== undefined && isOpen(item.id, personId),
        ...(sent.find((it) => it.id === item.id) ?? { plain: '', gist: [] }),
      })),
      heads: own.map((head) => ({
        ...viewOwn({ head, heads, answers, box, agents }),
        secretCast: viewOwnCast(turnout, head.id),
      })),
    },
  };
}

/** Whom an owner may name: the chair, or another owner by the dwelling. */
function agentsOf(agents: Awaited<ReturnType<typeof listAgents>>, others: readonly StoredHead[]) {
  const chair = agents.filter(({ relation }) => relation === 'chair');
  return [
    ...chair.map(({ id }) => ({ id, label: '議長に任せる' })),
    ...others.flatMap(({ voters, dwellings }) =>
      voters.slice(0, 1).map((id) => ({ id, label: `${dwellings}号室の組合員` })),
    ),
  ];
}

function viewItem(
  box: StoredBox,
  { items }: MeetingAhead,
  { id, kind, secret }: StoredBox['items'][number],
) {
  const found = items.find((it) => it.id === id);
  const applied = countingRule(kind, regimeOf(box.recordOn), box.ownRules);
  const pass = applied ? passWords(applied.rule, '組合員') : '';
  const { label = '', title = '' } = found ?? {};
  const terms = secret ? { candidates: [...secret.candidates], seats: secret.seats } : null;
  return { id, label, title, kindName: kindNames[kind], pass, secret: terms };
}

type Own = {
  readonly head: StoredHead;
  readonly heads: readonly StoredHead[];
  readonly answers: readonly Linked[];
  readonly box: StoredBox;
  readonly agents: readonly { readonly id: string; readonly label: string }[];
};

function viewOwn({ head, heads, answers, box, agents }: Own) {
  const { id, dwellings, votes } = head;
  const current = currentOf({ heads, answers, box }, id);
  return { id, dwellings, votes, current: current && viewAnswer(current, agents) };
}

function currentOf(
  { heads, answers, box }: Pick<Own, 'heads' | 'answers' | 'box'>,
  headId: string,
): Linked | null {
  const { ways, deadlineAt, opensAt } = box;
  const counted: Box = { heads, answers, stays: [], hands: [], ways, deadlineAt, opensAt };
  const { ballot, proxy } = validAnswers(counted, headId, Number.MAX_SAFE_INTEGER);
  const number = (ballot ?? proxy)?.number;
  return answers.find((it) => it.number === number) ?? null;
}

function viewAnswer(answer: Linked, agents: Own['agents']): contract.OwnAnswer | null {
  const { kind, choices, agentId, number, receivedAt, link } = answer;
  if (kind === 'withdrawal') return null;
  const known = agents.find(({ id }) => id === agentId)?.label;
  const agent = agentId === null ? null : (known ?? '委任状に書かれた代理人');
  return { kind, choices, agent, number, receivedAt, receipt: receiptOf(link) };
}

type Cast = Call<z.output<typeof contract.castBallot.input>, 'vote.cast'>;

export async function castBallot({ db, scope, input, now, today }: Cast) {
  const { box } = await findOpened(db, scope, input.meetingId, true);
  const written = await findLink(db, scope, input.id);
  const link = written ?? (await write({ db, scope, input, now, box }));
  return { receipt: receiptOf(link), ballot: await viewBallot(db, scope, { now, today }) };
}

type Writing = Pick<Cast, 'db' | 'scope' | 'input' | 'now'> & { readonly box: StoredBox };

/** The box is held: an answer and the deadline, paper and phone, two phones come one after the other. */
async function write({ db, scope, input, now, box }: Writing): Promise<string> {
  // The own one alone: a phone is answered after each of 600, and the whole roll would be read for every one of them.
  const heads = await listHeads(db, scope, box.id, [input.headId]);
  const [head] = heads;
  const personId = await findOwnPerson(db, scope);
  if (!head || personId === null) throw new Refusal('not_found', notYours);
  const { deadlineAt, beganAt } = box;
  const hindrance = whyNotCast({ head, personId, now: now.getTime(), deadlineAt, beganAt });
  if (hindrance === 'not-voter') throw new Refusal('not_found', notYours);
  if (hindrance === 'closed') {
    throw new Refusal(
      'conflict',
      '締切を過ぎたので、受け付けられません。総会に出席すると、その場で答えられます。',
    );
  }
  await checkContent(db, scope, { box, head, input });
  const { kind, choices, agentId } = input;
  const answer = { headId: head.id, receivedAt: now.getTime(), day: dayInJapan(now.getTime()) };
  const said: Omit<Answer, 'number'> = { ...answer, kind, choices, agentId, isAtDoor: false };
  const answers = await listAnswers(db, scope, box.id, [head.id]);
  const before = currentOf({ heads, answers, box }, head.id);
  const castBy = scope.userId;
  let at: Pick<StoredBox, 'id' | 'answerCount' | 'chainHead'> = box;
  if (kind === 'electronic-proxy' && before !== null) {
    // Else the slip sent before would still speak, and the agent named now would not.
    const ended = { ...said, kind: 'withdrawal', choices: {}, agentId: null } as const;
    const origin = { castBy, answerId: newId(now.getTime()) };
    const { number, link } = await addAnswer(db, scope, { box: at, answer: ended, origin, now });
    at = { id: box.id, answerCount: number, chainHead: link };
  }
  const origin = { castBy, answerId: input.id };
  const { link } = await addAnswer(db, scope, { box: at, answer: said, origin, now });
  return link;
}

const notYours = 'この総会で、あなたが使える議決権が見つかりません。';

type Content = {
  readonly box: StoredBox;
  readonly head: StoredHead;
  readonly input: Cast['input'];
};

async function checkContent(db: Db, scope: Voter, { box, head, input }: Content) {
  const { kind, choices, agentId } = input;
  const chosen = Object.keys(choices);
  if (chosen.some((id) => box.items.every((item) => item.id !== id))) {
    throw new Refusal('conflict', 'この総会にない議案が入っています。画面を読み直してください。');
  }
  if (box.items.some((item) => isSecret(item) && choices[item.id] !== undefined)) {
    throw new Refusal('conflict', 'この議案は無記名投票です。画面を読み直してください。');
  }
  if ((kind === 'withdrawal' && chosen.length > 0) || (kind !== 'electronic-proxy' && agentId)) {
    throw new Refusal('conflict', '答えの形が合いません。画面を読み直してください。');
  }
  if (kind !== 'electronic-proxy') return;
  const heads = await listHeads(db, scope, box.id);
  const others = heads.filter(({ id }) => id !== head.id);
  const agents = agentsOf(await listAgents(db, scope, box.id), others);
  if (!agents.some(({ id }) => id === agentId)) {
    throw new Refusal('conflict', '代理人を、一覧から選んでください。');
  }
}
