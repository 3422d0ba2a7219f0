import type { Answer, Box, Choice, Head, ItemAt, Stay } from './record.ts';
import { type Valid, validAnswers } from './valid-answers.ts';

/** Why a head stands as it does, for whoever asks. */
export const reasons = [
  'in-person',
  'no-hand',
  'slip',
  'blank-slip',
  'agent',
  'instructed-agent',
  'agent-without-hand',
  'left',
  'agent-absent',
  'no-agent',
  'late',
  'no-voter',
  'silent',
  /** 無記名投票: that somebody has voted is known, and nothing more. */
  'secret-cast',
  'secret-not-cast',
] as const;
export type Reason = (typeof reasons)[number];

/** 会場, WEB, 代理, 書面, 電子; `none` is not present. */
export const wayNames = ['room', 'web', 'proxy', 'paper', 'electronic', 'none'] as const;

export type Standing = {
  readonly headId: string;
  readonly way: (typeof wayNames)[number];
  /** `null` where the head is not present. */
  readonly choice: Choice | null;
  readonly reason: Reason;
};

/** How every head stands at the moment of an item. */
export function standingsAt(box: Box, item: ItemAt): readonly Standing[] {
  return box.heads.map((head) => ({ headId: head.id, ...standingOf(box, item, head) }));
}

type Found = Omit<Standing, 'headId'>;

function standingOf(box: Box, item: ItemAt, head: Head): Found {
  const valid = validAnswers(box, head.id, item.at);
  const isSlipKept = box.ways.arrival === 'whole-meeting' && valid.ballot !== null;
  if (!isSlipKept) {
    const person = personHere(box, item, head);
    if (person) return person;
    const hasCome = head.voters.some((id) =>
      box.stays.some((it) => isOf(it, id) && it.from <= item.at),
    );
    // Whoever came and went takes their slip along; a proxy left at the door stays.
    if (hasCome) return byProxy(box, { item, head, proxy: valid.doorProxy }) ?? absent('left');
  }
  return bySlip(box, { item, head, valid }) ?? absent(reasonOf(head, valid));
}

function personHere(box: Box, { itemId, at }: ItemAt, head: Head): Found | null {
  for (const personId of head.voters) {
    const stay = stayOf(box, personId, at);
    if (stay) {
      const choice = handOf(box, { itemId, personId, headId: head.id });
      return choice === null
        ? { way: stay.way, choice: 'abstain', reason: 'no-hand' }
        : { way: stay.way, choice, reason: 'in-person' };
    }
  }
  return null;
}

type Sent = { readonly item: ItemAt; readonly head: Head; readonly valid: Valid };

/** The own slip before an agent: the owner's own will first. */
function bySlip(box: Box, { item, head, valid }: Sent): Found | null {
  const { ballot, proxy, doorProxy } = valid;
  const acting = doorProxy ?? proxy;
  if (ballot === null) return byProxy(box, { item, head, proxy: acting });
  const way = ballot.kind === 'paper' ? 'paper' : 'electronic';
  const choice = ballot.choices[item.itemId];
  if (choice !== undefined) return { way, choice, reason: 'slip' };
  const filled =
    box.ways.blank === 'proxy-fills' ? byProxy(box, { item, head, proxy: acting }) : null;
  return filled?.choice ? filled : { way, choice: 'abstain', reason: 'blank-slip' };
}

type Acting = { readonly item: ItemAt; readonly head: Head; readonly proxy: Answer | null };

function byProxy(box: Box, { item, head, proxy }: Acting): Found | null {
  if (proxy === null) return null;
  const agentId = proxy.agentId ?? box.ways.unnamedAgent;
  if (agentId === null) return absent('no-agent');
  if (!stayOf(box, agentId, item.at)) return absent('agent-absent');
  const told = proxy.choices[item.itemId];
  if (told !== undefined) return { way: 'proxy', choice: told, reason: 'instructed-agent' };
  const choice = handOf(box, { itemId: item.itemId, personId: agentId, headId: head.id });
  return choice === null
    ? { way: 'proxy', choice: 'abstain', reason: 'agent-without-hand' }
    : { way: 'proxy', choice, reason: 'agent' };
}

function absent(reason: Reason): Found {
  return { way: 'none', choice: null, reason };
}

function reasonOf({ voters }: Head, { isLate }: Valid): Reason {
  if (voters.length === 0) return 'no-voter';
  return isLate ? 'late' : 'silent';
}

function isOf({ personId }: Stay, id: string): boolean {
  return personId === id;
}

function stayOf({ stays }: Box, personId: string, at: number): Stay | undefined {
  return stays.find(
    (it) => isOf(it, personId) && it.from <= at && (it.until === null || at < it.until),
  );
}

type Raised = { readonly itemId: string; readonly personId: string; readonly headId: string };

/** What was raised for this head apart, else the person's own hand; the last one counts. */
function handOf({ hands }: Box, { itemId, personId, headId }: Raised): Choice | null {
  const own = hands.filter((it) => it.itemId === itemId && it.personId === personId);
  const found =
    own.findLast((it) => it.headId === headId) ?? own.findLast((it) => it.headId === null);
  return found?.choice ?? null;
}
