import { createHash } from 'node:crypto';
import { demoId } from '#demo/demo-id.ts';
import { demoUser } from '#demo/demo-user.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { linkText } from '#domain/votes/chain.ts';
import { headIdOf } from './head-rows.ts';
import { bySlip, leftToTheChair, otherwise } from './last-evening.ts';
import type { VoteAnswerRow, VoteRows } from './row-types.ts';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

type Sent = {
  readonly box_id: string;
  readonly recordOn: IsoDate;
  readonly items: readonly { readonly id: string }[];
  readonly agentId: string;
};

/** In the two weeks between the dispatch and the deadline, a few each day. */
const slipsADay = 3;
const firstAfterDays = 3;

/** Slips and 委任状 as they came, each read by two, linked one to the next. */
export function answersOf(sent: Sent): Pick<VoteRows, 'vote_reading' | 'vote_answer'> {
  const came = [...bySlip, ...leftToTheChair].toSorted((a, b) => orderOf(a) - orderOf(b));
  const vote_answer: VoteAnswerRow[] = [];
  for (const dwelling of came) {
    const previous = vote_answer.at(-1)?.link ?? '';
    vote_answer.push(answerOf(sent, { dwelling, previous, number: vote_answer.length + 1 }));
  }
  return { vote_reading: vote_answer.flatMap(readingsOf), vote_answer };
}

/** Mixed, and the same every day. */
const orderOf = (dwelling: string): number => (Number(dwelling) * 37) % 101;

type Slip = { readonly dwelling: string; readonly previous: string; readonly number: number };

function answerOf(sent: Sent, { dwelling, previous, number }: Slip): VoteAnswerRow {
  const { box_id, recordOn, items, agentId } = sent;
  const isProxy = leftToTheChair.some((it) => it === dwelling);
  const day = addDays(recordOn, firstAfterDays + Math.floor((number - 1) / slipsADay));
  const answer = {
    number,
    headId: headIdOf(dwelling),
    kind: isProxy ? ('proxy' as const) : ('paper' as const),
    receivedAt: Date.parse(`${day}T00:00:00+09:00`),
    day,
    choices: isProxy
      ? {}
      : Object.fromEntries(
          items.map(({ id }, place) => [id, otherwise[place]?.[dwelling] ?? ('yes' as const)]),
        ),
    agentId: isProxy ? agentId : null,
    isAtDoor: false as const,
  };
  return {
    id: demoId('vote_answer', dwelling),
    box_id,
    number,
    head_id: answer.headId,
    kind: answer.kind,
    received_at: new Date(answer.receivedAt).toISOString(),
    stamped_on: day,
    choices: answer.choices,
    agent_id: answer.agentId,
    is_at_door: answer.isAtDoor,
    first_reading_id: demoId('vote_reading', `${dwelling}:1`),
    second_reading_id: demoId('vote_reading', `${dwelling}:2`),
    link: sha256(linkText(previous, answer)),
  };
}

/** Two people read every slip on the evening of its day. */
function readingsOf(answer: VoteAnswerRow): VoteRows['vote_reading'] {
  const { box_id, number, head_id, kind, stamped_on, choices, agent_id, is_at_door } = answer;
  const slip = { box_id, head_id, kind, stamped_on, choices, agent_id, is_at_door };
  const read = { ...slip, after_number: number - 1, read_by: demoUser.id };
  const at = (clock: string) => new Date(`${stamped_on}T${clock}:00+09:00`).toISOString();
  return [
    { ...read, id: answer.first_reading_id, read_as: 'director', read_at: at('19:00') },
    { ...read, id: answer.second_reading_id, read_as: 'treasurer', read_at: at('19:30') },
  ];
}
