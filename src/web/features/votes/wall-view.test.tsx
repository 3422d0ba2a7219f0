import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { VoteBox, VoteItem, VoteMeeting } from '#contract/votes.ts';
import { WallView } from './wall-view.tsx';

const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const counts = (heads: number, votes: number) => ({ heads, votes, land: heads * 10 });

/** 51 of 57 are there; of the special kind 39 heads and 41 votes are needed. */
const tally: NonNullable<VoteItem['tally']> = {
  counted: { eligible: counts(57, 60), present: counts(51, 54), yes: counts(38, 40) },
  byChoice: { yes: counts(38, 40), no: counts(13, 14), abstain: counts(0, 0) },
  undecided: counts(0, 0),
  hasQuorum: true,
  passes: false,
  fate: 'open',
  needed: { present: { heads: 29, votes: 31 }, yes: { heads: 39, votes: 41 } },
  missing: { present: {}, yes: { heads: 1, votes: 1 } },
  fewestYes: 1,
};

function item(place: number, changes: Partial<VoteItem>): VoteItem {
  return {
    id: id(place),
    label: `第${place}号議案`,
    title: `議案その${place}`,
    kind: 'bylaw',
    kindName: '特別決議',
    rule: {
      article: '第31条第1項',
      pass: '出席した組合員と議決権の各4分の3以上',
      quorum: '',
      axes: ['heads', 'votes'],
      own: [],
      refused: '',
    },
    closedAt: null,
    hands: [],
    secret: null,
    tally,
    ...changes,
  };
}

const meeting: VoteMeeting = {
  id: id(100),
  title: '第18期 通常総会',
  heldOn: '2027-05-23',
  today: '2027-05-23',
  mayRehearse: false,
  agenda: [],
  shared: [],
  box: null,
};

function show(items: readonly VoteItem[]) {
  const box: VoteBox = {
    recordOn: '2027-05-07',
    deadlineAt: 1,
    opensAt: 2,
    beganAt: 2,
    eligible: counts(57, 60),
    answered: counts(29, 30),
    heads: [
      {
        id: id(1),
        dwellings: '301',
        names: '前田 弘',
        votes: 1,
        voters: [{ id: id(2), name: '前田 弘' }],
        hasVoter: true,
        state: 'counted',
        isProxy: false,
        isReadByMe: false,
        slipCode: '',
        scans: [],
        differences: [],
      },
    ],
    excluded: [],
    corrections: [],
    owners: [],
    agents: [],
    items: [...items],
    door: [],
    record: { digest: '', chairAt: null, tellerAt: null, isOutdated: false },
    chain: { count: 0, head: '', brokenAt: null },
  };
  render(<WallView meeting={meeting} box={box} />);
  return screen.getByRole('dialog');
}

test('says what there is and what it takes on both axes, and nobody’s name', () => {
  const wall = show([item(1, {})]);
  const heads = within(within(wall).getByRole('region', { name: '人数' }));
  expect(heads.getAllByRole('definition').map((it) => it.textContent)).toEqual([
    '57名',
    '51名',
    '38名',
    '39名',
  ]);
  expect(within(wall).getByRole('region', { name: '議決権' }).textContent).toContain('41個');
  expect(within(wall).getByRole('status').textContent).toBe(
    'いまのままなら否決可決まで、あと1名・1個の賛成。',
  );
  expect(wall.textContent).not.toContain('前田');
});

test('begins with the item that is being voted on, and keys step to the others and no further', () => {
  const closed = { closedAt: 5, tally: { ...tally, passes: true, fate: 'certain' as const } };
  const wall = show([item(1, closed), item(2, {})]);
  expect(within(wall).getByRole('heading', { level: 2, name: '議案その2' })).toBeDefined();
  fireEvent.keyDown(wall, { key: 'PageUp' });
  expect(within(wall).getByRole('status').textContent).toBe('可決');
  fireEvent.keyDown(wall, { key: 'ArrowLeft' });
  expect(wall.textContent).toContain('1／2');
  fireEvent.keyDown(wall, { key: 'ArrowRight' });
  expect(wall.textContent).toContain('2／2');
});

test('before the opening tells turnout alone', () => {
  const wall = show([item(1, { tally: null })]);
  expect(wall.textContent).toContain('開会をお待ちください');
  expect(wall.textContent).toContain('29名・30個から、前もって回答が届いています。');
  expect(within(wall).queryByRole('status')).toBeNull();
});
