import { complain, machineFacts, print } from './tables.mjs';
import { measureVotes, votesFaults, votesTable } from './votes.mjs';
import { measureVoteRaces } from './votes-races.mjs';

/** What the issue asks of the embedded database, beside the readers. */
const limitMs = 50;

/** `votes 1000000` counts, `votes races 1000` races. */
export async function benchVotes([what, count]) {
  if (what !== 'races') {
    const outcome = await measureVotes(Number(what ?? 1_000_000));
    print(votesTable(outcome));
    complain(votesFaults(outcome));
    return;
  }
  const rows = await measureVoteRaces(Number(count ?? 1_000));
  print(machineFacts());
  print(racesTable(rows));
  complain(racesFaults(rows));
}

const beside = { alone: '–', beside: 'read their ballot', watched: 'watch the count' };

function racesTable(rows) {
  return [
    '| on | races | both in the box | exactly one counts | said so, with why | the phone was first | lost | chain |',
    '|---|--:|--:|--:|--:|--:|--:|---|',
    ...rows.map(
      ({ place, raced: { races, both, one, told, phoneFirst, lost, brokenAt } }) =>
        `| ${place} | ${races} | ${both} | ${one} | ${told} | ${phoneFirst} | ${lost} | ${brokenAt === null ? 'whole' : `broken at ${brokenAt}`} |`,
    ),
    '',
    '| 600 owners in a minute, on | beside 60 who | looks | stored | refused | took, s | p50, ms | p95, ms | p95 against alone |',
    '|---|---|--:|--:|--:|--:|--:|--:|--:|',
    ...rows.flatMap(({ place, minute }) =>
      minute
        ? Object.entries(minute).map(
            ([name, { reads, stored, refused, tookMs, p50Ms, p95Ms }]) =>
              `| ${place} | ${beside[name]} | ${reads} | ${stored} | ${refused} | ${(tookMs / 1_000).toFixed(1)} | ${p50Ms.toFixed(1)} | ${p95Ms.toFixed(1)} | ${(p95Ms / minute.alone.p95Ms).toFixed(1)} × |`,
          )
        : [],
    ),
  ];
}

function racesFaults(rows) {
  return rows.flatMap(({ place, raced, minute }) => [
    ...([raced.both, raced.one, raced.told].every((it) => it === raced.races) &&
    raced.brokenAt === null
      ? []
      : [`${place}: not every race left both answers and counted one (${raced.why ?? ''})`]),
    ...Object.values(minute ?? {})
      .filter(({ cast, stored }) => cast !== stored)
      .map((it) => `${place}: ${it.cast - it.stored} of ${it.cast} answers lost`),
    ...(minute && minute.beside.p95Ms > limitMs
      ? [`${place}: beside the readers ${minute.beside.p95Ms.toFixed(0)} ms, more than ${limitMs}`]
      : []),
  ]);
}
