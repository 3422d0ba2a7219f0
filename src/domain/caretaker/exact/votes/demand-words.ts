import type { Axis, Demand, Rule } from '#domain/resolutions/rule.ts';
import { compareThresholds, thresholdWords } from '#domain/resolutions/threshold.ts';

/** 区分所有者 in the Act, 組合員 in bylaws. */
export type Member = '区分所有者' | '組合員';

const axisNames = { votes: '議決権', land: '敷地の権利の持分の価格' } as const;
const order: readonly Axis[] = ['heads', 'votes', 'land'];

/** 区分所有者全員の人数と議決権の、それぞれ5分の4以上 */
export function passWords({ base, pass }: Rule, member: Member): string {
  const whose = base === 'all' ? `${member}全員` : `出席した${member}`;
  const axes = order.filter((axis) => pass[axis] !== undefined);
  const names = axes.map((axis) => (axis === 'heads' ? '人数' : axisNames[axis]));
  const [first] = axes.flatMap((axis) => pass[axis] ?? []);
  if (first === undefined) return '';
  const isOne = axes.every((axis) => compareThresholds(pass[axis] ?? first, first) === 0);
  if (axes.length === 1) return `${whose}の${names.join('')}の${thresholdWords(first)}`;
  return isOne
    ? `${whose}の${joined(names)}の、それぞれ${thresholdWords(first)}`
    : axes
        .map((axis, place) => `${whose}の${names[place]}の${thresholdWords(pass[axis] ?? first)}`)
        .join('と、');
}

const joined = (names: readonly string[]): string =>
  names.length > 2 ? `${names.slice(0, -1).join('、')}、${names.at(-1)}` : names.join('と');

/** 区分所有者の過半数で、かつ議決権の過半数を持つ人たち; empty where nobody need be present. */
export function quorumWords(quorum: Demand, member: Member): string {
  const { heads, votes } = quorum;
  const ofVotes = votes && `議決権の${thresholdWords(votes)}`;
  if (heads === undefined)
    return votes ? `議決権全体の${thresholdWords(votes)}を持つ${member}` : '';
  const ofHeads = `${member}の${thresholdWords(heads)}`;
  return ofVotes ? `${ofHeads}で、かつ${ofVotes}を持つ人たち` : ofHeads;
}
