import type { Answer, Box, Choice, Hand, Head, Stay, Ways } from '#domain/votes/record.ts';
import { type DwellingOnRoll, rollOn } from '#domain/votes/roll-on.ts';

/** The item that is voted on, and another one of the same meeting. */
export const itemIds = ['one', 'two'] as const;
const dayLength = 100;
/** Slips come on the days before it. */
const meetingDay = 10;
const opensAt = meetingDay * dayLength + 10;
const deadlineAt = meetingDay * dayLength - 10;

type RandomMeeting = { readonly box: Box; readonly at: number };

/** A small meeting with everything that happens in one, by a number. */
export function randomMeeting(seed: number): RandomMeeting {
  const dice = makeDice(seed);
  const people = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'K'].slice(0, 3 + dice.below(7));
  const heads = randomHeads(dice, people);
  return {
    at: dice.chance(70) ? opensAt + 5 + dice.below(50) : dice.below(meetingDay * dayLength),
    box: {
      heads,
      answers: randomAnswers(dice, people, heads),
      stays: people.flatMap((personId) => randomStays(dice, personId)),
      hands: people.flatMap((personId) => randomHands(dice, personId, heads[0])),
      ways: randomWays(dice, people),
      deadlineAt,
      opensAt,
    },
  };
}

function randomHeads(dice: Dice, people: readonly string[]): readonly Head[] {
  const { below, chance, pick } = dice;
  const dwellings = Array.from(
    { length: 1 + below(12) },
    (_, index): DwellingOnRoll => ({
      dwellingId: `d${index}`,
      votes: 1 + below(4),
      land: 1 + below(50),
      owners: Array.from({ length: chance(25) ? 2 : 1 }, () => pick(people)),
      voterId: chance(50) ? pick(people) : null,
    }),
  );
  const excluded = chance(20) ? [pick(people)] : [];
  const associationIds = chance(10) ? [pick(people)] : [];
  return rollOn(dwellings, { excluded, associationIds }).heads;
}

const kinds: readonly Answer['kind'][] = [
  'paper',
  'paper',
  'electronic',
  'electronic',
  'proxy',
  'proxy',
  'withdrawal',
];

function randomAnswers(
  dice: Dice,
  people: readonly string[],
  heads: readonly Head[],
): readonly Answer[] {
  const { below, chance, pick } = dice;
  const many = heads.length === 0 ? 0 : below(2 + heads.length * 2);
  return Array.from({ length: many }, (_, index): Answer => {
    const receivedAt = below(opensAt + 60);
    const kind = pick(kinds);
    const isAtDoor = kind === 'proxy' && chance(30);
    return {
      number: index + 1,
      headId: pick(heads).id,
      kind,
      receivedAt: isAtDoor ? opensAt + below(50) : receivedAt,
      day: String(Math.floor(receivedAt / dayLength)).padStart(3, '0'),
      choices: Object.fromEntries(
        itemIds.flatMap((id) =>
          chance(60) && kind !== 'withdrawal' ? [[id, randomChoice(dice)]] : [],
        ),
      ),
      agentId: kind === 'proxy' && chance(80) ? pick(people) : null,
      isAtDoor,
    };
  });
}

/** Half of them come, and some of those go and come back. */
function randomStays({ below, chance }: Dice, personId: string): readonly Stay[] {
  if (chance(50)) return [];
  const from = opensAt - 5 + below(40);
  const until = chance(40) ? from + 1 + below(30) : null;
  const first: Stay = { personId, way: chance(80) ? 'room' : 'web', from, until };
  const isBack = until !== null && chance(30);
  return isBack
    ? [first, { personId, way: 'room', from: until + 1 + below(10), until: null }]
    : [first];
}

function randomHands(dice: Dice, personId: string, head: Head | undefined): readonly Hand[] {
  return itemIds.flatMap((itemId) => {
    if (dice.chance(30)) return [];
    const own: Hand = { itemId, personId, headId: null, choice: randomChoice(dice) };
    const isApart = head !== undefined && dice.chance(30);
    return isApart ? [own, { ...own, headId: head.id, choice: randomChoice(dice) }] : [own];
  });
}

function randomWays({ chance, pick }: Dice, people: readonly string[]): Ways {
  return {
    arrival: pick(['from-arrival', 'whole-meeting'] as const),
    blank: pick(['abstain', 'proxy-fills'] as const),
    late: pick(['refused', 'until-opening'] as const),
    unnamedAgent: chance(50) ? pick(people) : null,
  };
}

function randomChoice({ pick }: Dice): Choice {
  return pick(['yes', 'yes', 'no', 'abstain'] as const);
}

type Dice = {
  readonly below: (limit: number) => number;
  readonly chance: (percent: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
};

/** Numbers that a seed decides. */
function makeDice(seed: number): Dice {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  };
  return {
    below,
    chance: (percent) => below(100) < percent,
    pick: (list) => {
      const found = list[below(list.length)];
      if (found === undefined) throw new Error('nothing to pick from');
      return found;
    },
  };
}
