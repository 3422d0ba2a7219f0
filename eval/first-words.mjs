import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/bundle.mjs';

const said = { はい: 'yes', いいえ: 'no', 足りません: 'short', 決まりがありません: 'no-rule' };
const words = new RegExp(`^\\*\\*(${Object.keys(said).join('|')})\\*\\*。`);

/** Which of them a reply begins with; undefined where it begins with none. */
const firstWordOf = ({ statements }) =>
  said[words.exec(statements.find(({ cites }) => cites.length > 0)?.markdown ?? '')?.[1]];

/** はい, いいえ: how many of the questions of a half begin with the right word, with a wrong one, with none. */
export function measureFirstWords(half, resultOf) {
  const lines = readFileSync(join(root, 'eval/golden/first-words.jsonl'), 'utf8').split('\n');
  const asked = lines.filter(Boolean).map((line) => JSON.parse(line));
  const results = asked
    .filter((one) => one.half === half)
    .map((one) => ({ ...one, said: firstWordOf(resultOf(one).reply) }));
  const told = results.filter((one) => one.said !== undefined);
  const wrong = told.filter((one) => one.said !== one.says);
  return {
    decided: results.filter(({ says }) => says !== null).length,
    right: told.length - wrong.length,
    wrong,
    none: results.length - told.length,
  };
}
