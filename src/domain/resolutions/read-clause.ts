import { normalise } from '#domain/retrieval/text/normalise.ts';
import type { Period } from './procedure.ts';
import type { Axis, Demand } from './rule.ts';
import type { BylawClause } from './rule-for.ts';
import { atLeast, majority, type Threshold } from './threshold.ts';

const aShare = /([0-9]+)分の([0-9]+)(以上|を超える)?|過半数|半数以上/g;
const axisWords: readonly (readonly [Axis, RegExp])[] = [
  ['heads', /(?:組合員|区分所有者)(?:の(?:数|総数|人数)|総数|数|及び|と|の?過半数|の?[0-9]+分の)/],
  ['votes', /議決権/],
  ['land', /持分の価格/],
];
const present =
  /^(.*?)(?:を有する)?(?:組合員|区分所有者|もの|者)?(?:が|の)出席(?:し、|の下で、?|により、?)/;

/** 規約の条文 on how something is decided: the base, who must be present and how many must agree; nothing where it does not say. */
export function readClause(sentence: string): BylawClause | undefined {
  const text = normalise(sentence).replace(/\s/gu, '');
  const before = present.exec(text);
  const rest = before === null ? text : text.slice(before[0].length);
  const pass = demandIn(rest);
  const quorum = before === null ? {} : demandIn(before[1] ?? '');
  if (Object.keys(pass).length === 0) return undefined;
  const base = /出席した?(?:組合員|区分所有者|者)|出席者/.test(rest) ? 'present' : baseOfAll(rest);
  return {
    ...(base && { base }),
    ...(Object.keys(quorum).length > 0 && { quorum }),
    pass,
  };
}

/** 定足数 of a whole meeting: 議決権総数の過半数を有する組合員が出席しなければ、成立しない。 */
export function readQuorum(sentence: string): Demand | undefined {
  const text = normalise(sentence).replace(/\s/gu, '');
  const at = text.search(/出席/);
  const demand = at < 0 ? {} : demandIn(text.slice(0, at));
  return Object.keys(demand).length === 0 ? undefined : demand;
}

const noticeWords =
  /(?:会日|会議を開く日|開催日|総会の日)?の?(?:少なくとも)?([0-9]+)(日|週間|か月)前まで/;
const units = { 日: 'day', 週間: 'week', か月: 'month' } as const;

/** 会日の2週間前まで */
export function readPeriod(sentence: string): Period | undefined {
  const [, count, unit] = noticeWords.exec(normalise(sentence).replace(/\s/gu, '')) ?? [];
  const known = Object.entries(units).find(([name]) => name === unit)?.[1];
  return count === undefined || known === undefined
    ? undefined
    : { count: Number(count), unit: known };
}

const baseOfAll = (text: string): 'all' | undefined =>
  /総数|全員|全体|議決権の?(?:各|それぞれ)/.test(text) ? 'all' : undefined;

/** One share for every axis that is named, or one for each of them in turn. */
function demandIn(text: string): Demand {
  const shares = [...text.matchAll(aShare)].map(([words, d, n, end]) =>
    shareOf(words, [n, d], end),
  );
  const named = axisWords.filter(([, words]) => words.test(text)).map(([axis]) => axis);
  const [first] = shares;
  if (first === undefined) return {};
  return Object.fromEntries(named.map((axis, place) => [axis, shares[place] ?? first]));
}

function shareOf(
  words: string,
  [n, d]: readonly [string | undefined, string | undefined],
  end: string | undefined,
): Threshold {
  if (words === '過半数') return majority;
  if (words === '半数以上') return atLeast(1, 2);
  return { n: Number(n), d: Number(d), strict: end === 'を超える' };
}
