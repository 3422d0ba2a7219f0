import type { Line } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { Known } from '#domain/caretaker/exact/known.ts';
import type { Demand } from '#domain/resolutions/rule.ts';
import { fewestOf } from '#domain/resolutions/threshold.ts';

const recordId = 'record-building';

/** 組合員57人、議決権60個 today: how many that makes, of all. Nothing where land is counted as well. */
export function numbersLine(
  { facts, passages }: Known,
  demand: Demand,
  what: '賛成' | '出席' | '請求',
): readonly Line[] {
  const { memberCount, votes } = facts.counts;
  const passage = passages.find(({ id }) => id === recordId);
  const words = passage?.text.split('\n').find((line) => line.includes(`${votes}個`));
  const isKnown = memberCount > 0 && votes > 0 && words !== undefined;
  if (!isKnown || passage === undefined || demand.land !== undefined) return [];
  const parts = [
    demand.heads && `**${fewestOf(memberCount, demand.heads)}人以上**`,
    demand.votes && `**議決権${fewestOf(votes, demand.votes)}個以上**`,
  ].filter(Boolean);
  if (parts.length === 0) return [];
  return [
    {
      markdown: `- いまの組合員${memberCount}人、議決権${votes}個で数えると、${parts.join('、かつ')}の${what}です。裁判所に除かれた人など、議決権のない人は除いて数えます。`,
      quotes: [{ passage, words }],
    },
  ];
}
