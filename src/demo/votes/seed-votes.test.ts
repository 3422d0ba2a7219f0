import { describe, expect, test } from 'vitest';
import { buildDemonstration } from '#demo/build-demonstration.ts';
import { brokenAt } from '#domain/votes/chain.ts';
import { sha256 } from './answers-of.ts';
import { bySlip, inTheRoom, leftToTheChair } from './last-evening.ts';

/** 2026-04-10 looks back at a meeting of the law before the amendment; on 2026-05-24 it is just being held. */
describe.each(['2026-11-28', '2026-04-10', '2028-02-29'])('the last 通常総会 on %s', (today) => {
  const rows = buildDemonstration(today);
  const [box] = rows.vote_box;
  const items = rows.agenda_item.filter(
    (it) => it.meeting_id === box?.meeting_id && it.result !== null,
  );

  test('has on its roll everybody and all votes', () => {
    const votes = rows.vote_head.reduce((sum, it) => sum + it.votes, 0);
    expect([rows.vote_head.length, votes]).toEqual([57, 60]);
  });

  test('was attended as its minutes say: 18 in person, 7 by proxy, 22 by slip', () => {
    const votesOf = (dwellings: readonly string[]) => {
      const heads = rows.vote_head.filter((it) =>
        dwellings.includes(it.dwellings.split('、')[0] ?? ''),
      );
      return [heads.length, heads.reduce((sum, it) => sum + it.votes, 0)];
    };
    expect(votesOf(inTheRoom)).toEqual([18, 19]);
    expect(votesOf(leftToTheChair)).toEqual([7, 7]);
    expect(votesOf(bySlip)).toEqual([22, 23]);
  });

  test('keeps a box for every item on which the minutes tell a result', () => {
    expect(box?.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(items).toHaveLength(7);
  });

  test('keeps answers that follow one from the other', () => {
    const answers = rows.vote_answer.map((it) => ({
      number: it.number,
      headId: it.head_id,
      kind: it.kind,
      receivedAt: Date.parse(it.received_at),
      day: it.stamped_on,
      choices: it.choices,
      agentId: it.agent_id,
      isAtDoor: it.is_at_door,
      link: it.link,
    }));
    const chain = { answers, count: box?.answer_count ?? 0, head: box?.chain_head ?? '' };
    expect([answers.length, brokenAt(chain, sha256)]).toEqual([29, null]);
  });
});

test('tells nothing of a meeting whose minutes are still being written', () => {
  expect(buildDemonstration('2026-05-24').vote_box).toEqual([]);
});
