import { describe, expect, test } from 'vitest';
import { ruleFor } from '#domain/resolutions/rule-for.ts';
import { outlook } from './outlook.ts';
import { type Answer, type Box, type Head, type Stay, usualWays, type Ways } from './record.ts';
import { standingsAt } from './standings-at.ts';
import { tallyOf } from './tally.ts';

const head = (id: string, votes = 1, voters: readonly string[] = [id]): Head => ({
  id,
  votes,
  land: votes,
  voters,
});
let boxNumber = 0;
const answer = (headId: string, kind: Answer['kind'], facts: Partial<Answer> = {}): Answer => ({
  number: (boxNumber += 1),
  headId,
  kind,
  receivedAt: 50,
  day: '2027-05-10',
  choices: {},
  agentId: null,
  isAtDoor: false,
  ...facts,
});
const stay = (personId: string, from = 100, until: number | null = null): Stay => ({
  personId,
  way: 'room',
  from,
  until,
});
const yes = { choices: { item: 'yes' as const } };
const no = { choices: { item: 'no' as const } };
const raised = (personId: string, choice: 'yes' | 'no', headId: string | null = null) => ({
  itemId: 'item',
  personId,
  headId,
  choice,
});

type Given = Partial<Omit<Box, 'ways'>> & { ways?: Partial<Ways>; at?: number };

function standing({ ways, at = 120, ...given }: Given) {
  const box: Box = {
    heads: [head('A')],
    answers: [],
    stays: [],
    hands: [],
    deadlineAt: 90,
    opensAt: 100,
    ...given,
    ways: { ...usualWays, ...ways },
  };
  const [found] = standingsAt(box, { itemId: 'item', at });
  return `${found?.way} ${found?.choice} ${found?.reason}`;
}

describe('who stands how', () => {
  const slip = [answer('A', 'paper', yes)];
  test.each<[string, Given, string]>([
    ['nothing came', {}, 'none null silent'],
    ['nobody may vote', { heads: [head('A', 1, [])] }, 'none null no-voter'],
    ['a slip', { answers: slip }, 'paper yes slip'],
    [
      'a blank slip is there and says nothing',
      { answers: [answer('A', 'paper')] },
      'paper abstain blank-slip',
    ],
    [
      'a slip after the deadline',
      { answers: [answer('A', 'paper', { ...yes, receivedAt: 95 })] },
      'none null late',
    ],
    [
      '… which the ways allow until the opening',
      {
        answers: [answer('A', 'paper', { ...yes, receivedAt: 95 })],
        ways: { late: 'until-opening' },
      },
      'paper yes slip',
    ],
    [
      'in the room with a hand',
      { stays: [stay('A')], hands: [raised('A', 'no')] },
      'room no in-person',
    ],
    ['in the room without a hand', { stays: [stay('A')] }, 'room abstain no-hand'],
    [
      'the person instead of the slip, from arrival on',
      { answers: slip, stays: [stay('A')], hands: [raised('A', 'no')] },
      'room no in-person',
    ],
    ['before arrival the slip', { answers: slip, stays: [stay('A', 130)] }, 'paper yes slip'],
    [
      'the slip to the end, where the ways say so',
      {
        answers: slip,
        stays: [stay('A')],
        hands: [raised('A', 'no')],
        ways: { arrival: 'whole-meeting' },
      },
      'paper yes slip',
    ],
    [
      'who left takes the slip along',
      { answers: slip, stays: [stay('A', 100, 110)] },
      'none null left',
    ],
    [
      'who left an agent at the door',
      {
        stays: [stay('A', 100, 110), stay('B')],
        answers: [answer('A', 'proxy', { agentId: 'B', isAtDoor: true, receivedAt: 110 })],
        hands: [raised('B', 'yes')],
      },
      'proxy yes agent',
    ],
    [
      'the own slip before the agent',
      {
        answers: [...slip, answer('A', 'proxy', { agentId: 'B' })],
        stays: [stay('B')],
        hands: [raised('B', 'no')],
      },
      'paper yes slip',
    ],
    [
      'a blank slip beside an agent',
      {
        answers: [answer('A', 'paper'), answer('A', 'proxy', { agentId: 'B' })],
        stays: [stay('B')],
        hands: [raised('B', 'no')],
      },
      'paper abstain blank-slip',
    ],
    [
      '… whom the ways let fill it',
      {
        answers: [answer('A', 'paper'), answer('A', 'proxy', { agentId: 'B' })],
        stays: [stay('B')],
        hands: [raised('B', 'no')],
        ways: { blank: 'proxy-fills' },
      },
      'proxy no agent',
    ],
    [
      'an agent who does not come',
      { answers: [answer('A', 'proxy', { agentId: 'B' })] },
      'none null agent-absent',
    ],
    [
      'a proxy that names nobody',
      { answers: [answer('A', 'proxy')], stays: [stay('B')] },
      'none null no-agent',
    ],
    [
      '… for whom the form named the chair',
      {
        answers: [answer('A', 'proxy')],
        stays: [stay('chair')],
        hands: [raised('chair', 'yes')],
        ways: { unnamedAgent: 'chair' },
      },
      'proxy yes agent',
    ],
    [
      'an instruction beats the hand',
      {
        answers: [answer('A', 'proxy', { agentId: 'B', ...no })],
        stays: [stay('B')],
        hands: [raised('B', 'yes')],
      },
      'proxy no instructed-agent',
    ],
    [
      'a hand raised for this owner apart',
      {
        answers: [answer('A', 'proxy', { agentId: 'B' })],
        stays: [stay('B')],
        hands: [raised('B', 'yes'), raised('B', 'no', 'A')],
      },
      'proxy no agent',
    ],
    [
      'the later of two',
      { answers: [answer('A', 'paper', yes), answer('A', 'paper', no)] },
      'paper no slip',
    ],
    [
      'paper that was stamped a day before, and entered later',
      {
        answers: [
          answer('A', 'electronic', { ...yes, day: '2027-05-11' }),
          answer('A', 'paper', { ...no, day: '2027-05-10', receivedAt: 60 }),
        ],
      },
      'electronic yes slip',
    ],
    [
      'on the same day the electronic one',
      { answers: [answer('A', 'electronic', yes), answer('A', 'paper', no)] },
      'electronic yes slip',
    ],
    [
      'a withdrawal ends what was before, and nothing revives',
      {
        answers: [
          answer('A', 'paper', yes),
          answer('A', 'electronic', no),
          answer('A', 'withdrawal'),
        ],
      },
      'none null silent',
    ],
    [
      'a new slip after it counts',
      {
        answers: [
          answer('A', 'withdrawal', { day: '2027-05-10' }),
          answer('A', 'paper', { ...yes, day: '2027-05-11' }),
        ],
      },
      'paper yes slip',
    ],
    [
      'of two who may act the first',
      {
        heads: [head('A', 1, ['A', 'M'])],
        stays: [stay('M'), stay('A')],
        hands: [raised('M', 'no'), raised('A', 'yes')],
      },
      'room yes in-person',
    ],
  ])('%s', (_, given, expected) => expect(standing(given)).toBe(expected));
});

describe('thirty slips with four blank, twenty-one in the room, of a hundred', () => {
  const rule = ruleFor('bylaw', 'from-2026-04')?.rule;
  const heads = Array.from({ length: 100 }, (_, index) => head(`h${index}`));
  const box = (yesInRoom: number): Box => ({
    heads,
    answers: heads.slice(0, 30).map(({ id }, index) => answer(id, 'paper', index < 26 ? yes : {})),
    stays: heads.slice(30, 51).map(({ id }) => stay(id)),
    hands: heads.slice(30, 51).map(({ id }, index) => raised(id, index < yesInRoom ? 'yes' : 'no')),
    ways: usualWays,
    deadlineAt: 90,
    opensAt: 100,
  });
  const told = (yesInRoom: number) => {
    if (!rule) throw new Error('no rule');
    const standings = standingsAt(box(yesInRoom), { itemId: 'item', at: 120 });
    return { ...tallyOf(heads, standings).counted, ...outlook(rule, heads, standings) };
  };

  test('51 present; 38 of them are not three quarters, 39 are', () => {
    expect(told(12)).toMatchObject({
      present: { heads: 51 },
      yes: { heads: 38 },
      hasQuorum: true,
      passes: false,
      needed: { yes: { heads: 39 } },
      missing: { present: {}, yes: { heads: 1, votes: 1 } },
    });
    expect(told(13)).toMatchObject({ yes: { heads: 39 }, passes: true, missing: { yes: {} } });
  });

  test('the others may still turn it, one further yes is too few of 52', () => {
    // 39 of 52 are exactly three quarters.
    expect(told(12)).toMatchObject({ fate: 'open', fewestYes: 1 });
    expect(told(13)).toMatchObject({ fate: 'open', fewestYes: 0 });
  });
});

test('one vote of many is one head; the fate is told before all have spoken', () => {
  const heads = [head('big', 60), ...Array.from({ length: 40 }, (_, index) => head(`h${index}`))];
  const rule = ruleFor('ordinary', 'from-2026-04', {
    base: 'present',
    quorum: { votes: { n: 1, d: 2, strict: true } },
    pass: { votes: { n: 1, d: 2, strict: true } },
  })?.rule;
  if (!rule) throw new Error('no rule');
  const box = (big: Partial<Answer>): Box => ({
    heads,
    answers: [answer('big', 'paper', big)],
    stays: [],
    hands: [],
    ways: usualWays,
    deadlineAt: 90,
    opensAt: 100,
  });
  const fate = (big: Partial<Answer>) =>
    outlook(rule, heads, standingsAt(box(big), { itemId: 'item', at: 80 })).fate;
  expect(fate(yes)).toBe('certain');
  expect(fate(no)).toBe('impossible');
});

test('whose coming would make the quorum leaves it open, though even their no would carry it', () => {
  const half = { votes: { n: 1, d: 2, strict: true } };
  const rule = ruleFor('ordinary', 'from-2026-04', {
    base: 'present',
    quorum: half,
    pass: half,
  })?.rule;
  if (!rule) throw new Error('no rule');
  const heads = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => head(id));
  const box: Box = {
    heads,
    answers: ['a', 'b', 'c'].map((id) => answer(id, 'paper', yes)),
    stays: ['d', 'e', 'f'].map((id) => stay(id, 100, 110)),
    hands: [],
    ways: usualWays,
    deadlineAt: 90,
    opensAt: 100,
  };
  const told = outlook(rule, heads, standingsAt(box, { itemId: 'item', at: 120 }));
  expect(told).toMatchObject({ hasQuorum: false, passes: false, fate: 'open', fewestYes: 1 });
});
