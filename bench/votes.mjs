// A million small meetings that nobody looked at before, counted by the engine and by the naive one written apart.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const source = fileURLToPath(new URL('votes-parts.ts', import.meta.url));
/** The tests hold those below. */
const firstSeed = 1_000_001;

export async function measureVotes(meetings) {
  const { module: parts } = await runnerImport(source, { logLevel: 'error' });
  const rules = rulesOf(parts);
  const outcome = { meetings, verdicts: 0, passed: 0, apart: [], ms: 0 };
  for (let seed = firstSeed; seed < firstSeed + meetings; seed += 1) {
    countBoth(parts, { seed, rule: rules[seed % rules.length] }, outcome);
  }
  return outcome;
}

function rulesOf({ ruleFor, from2026April, until2026March }) {
  const kinds = [
    ...Object.keys(from2026April).map((kind) => [kind, 'from-2026-04']),
    ...Object.keys(until2026March).map((kind) => [kind, 'until-2026-03']),
  ];
  return kinds.flatMap(([kind, regime]) => ruleFor(kind, regime)?.rule ?? []);
}

function countBoth(parts, { seed, rule }, outcome) {
  const { box, at } = parts.randomMeeting(seed);
  for (const itemId of parts.itemIds) {
    const started = performance.now();
    const standings = parts.standingsAt(box, { itemId, at });
    const { passes } = parts.decide(rule, parts.tallyOf(box.heads, standings).counted);
    outcome.ms += performance.now() - started;
    const ways = standings.map(({ way, choice }) => `${way} ${choice ?? ''}`);
    const told = parts.playMeeting(box, rule, { itemId, at });
    if (JSON.stringify({ ways, passes }) !== JSON.stringify(told)) outcome.apart.push(seed);
    outcome.verdicts += 1;
    if (passes) outcome.passed += 1;
  }
}

export function votesTable({ meetings, verdicts, passed, apart, ms }) {
  return [
    '| meetings | verdicts | passed | apart from the naive one | µs a verdict |',
    '|--:|--:|--:|--:|--:|',
    `| ${meetings} | ${verdicts} | ${passed} | ${apart.length} | ${((1_000 * ms) / verdicts).toFixed(1)} |`,
  ];
}

export function votesFaults({ apart, passed, verdicts }) {
  return [
    ...apart.slice(0, 10).map((seed) => `meeting ${seed}: counted otherwise`),
    // Where everything passes, or nothing does, the two would agree by saying always the same.
    ...(passed === 0 || passed === verdicts ? ['every verdict is the same'] : []),
  ];
}
