import type { VoteHead } from '#contract/votes.ts';
import type { AgentRelation } from '#domain/votes/agent.ts';
import { agentRelations } from '#domain/votes/agent.ts';
import type { Reason, Standing } from '#domain/votes/standings-at.ts';
import type { Tone } from '#web/ui/badge.tsx';

export const wayWords = {
  room: '会場',
  web: 'オンライン',
  proxy: '代理',
  paper: '書面',
  electronic: '電子',
  none: '出席なし',
} as const satisfies Record<Standing['way'], string>;

/** Why an owner counts as they do. */
export const reasonWords = {
  'in-person': '本人が出席し、賛否を示しました。',
  'no-hand': '本人は出席していますが、賛否を示していません。',
  slip: '議決権行使書のとおりです。',
  'blank-slip': '議決権行使書は届きましたが、この議案の欄は空いています。',
  agent: '代理人が賛否を示しました。',
  'instructed-agent': '委任状に書かれた賛否のとおりです。',
  'agent-without-hand': '代理人は出席していますが、賛否を示していません。',
  left: '出席した後、帰りました。',
  'agent-absent': '委任状はありますが、代理人が出席していません。',
  'no-agent': '委任状に代理人の名前がありません。',
  late: '締切の後に届きました。',
  'no-voter': '共有の住戸で、議決権を使う人の届出がありません。',
  silent: '回答も出席もありません。',
  'secret-cast': '無記名で投票したか、用紙を受け取りました。何に投票したかは、分かりません。',
  'secret-not-cast': '出席していますが、無記名の投票はしていません。',
} as const satisfies Record<Reason, string>;

type StateLook = { readonly words: string; readonly tone: Tone };

/** How an owner's answer stands; what was chosen is not said. */
export function stateLook({ state, isProxy, hasVoter }: VoteHead): StateLook {
  if (!hasVoter) return { words: '届出がありません', tone: 'warn' };
  if (state === 'counted') return { words: isProxy ? '委任状あり' : '回答あり', tone: 'good' };
  return otherStates[state];
}

const otherStates = {
  none: { words: 'まだ届いていません', tone: 'neutral' },
  withdrawn: { words: '取り下げ', tone: 'neutral' },
  'read-once': { words: 'もう1人の入力待ち', tone: 'primary' },
  differs: { words: '2人の入力がちがいます', tone: 'danger' },
} as const satisfies Record<Exclude<VoteHead['state'], 'counted'>, StateLook>;

export const familyRelations = (Object.keys(agentRelations) as AgentRelation[]).filter(
  (it): it is Exclude<AgentRelation, 'chair'> => it !== 'chair',
);

/** 57名・60個 */
export function countWords({ heads, votes }: { heads?: number; votes?: number }): string {
  return [heads !== undefined && `${heads}名`, votes !== undefined && `${votes}個`]
    .filter(Boolean)
    .join('・');
}
