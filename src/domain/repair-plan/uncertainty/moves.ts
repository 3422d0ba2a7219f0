import { drawMirrored } from './mirrored-draws.ts';
import { tableSize } from './normal-quantiles.ts';
import { stateFor } from './random.ts';
import type { Uncertainty } from './uncertainty.ts';

/** 工期のずれ: the scenarios in which a job comes a year earlier, and those in which it comes later. */
export type Moves = { readonly earlier: Uint16Array; readonly later: Uint16Array };

/** Jobs share so many patterns of moving, so some move together: a pattern for each took as long as all the rest. */
const patternCount = 32;

/** Tells how a job moves; the same seed always tells the same. */
export function movesBy(uncertainty: Uncertainty): (jobName: string) => Moves {
  const patterns = Array.from({ length: patternCount }, (_, pattern) =>
    movesOf(pattern, uncertainty),
  );
  const never = { earlier: new Uint16Array(), later: new Uint16Array() };
  return (jobName) => {
    const state = stateFor(uncertainty.seed, `when/${jobName}`);
    return patterns[(state >>> 0) % patternCount] ?? never;
  };
}

function movesOf(pattern: number, uncertainty: Uncertainty): Moves {
  const { seed, scenarioCount, earlierChance, laterChance } = uncertainty;
  const earlierBelow = Math.round(earlierChance * tableSize);
  const laterFrom = tableSize - Math.round(laterChance * tableSize);
  const draws = new Uint16Array(scenarioCount);
  drawMirrored(draws, stateFor(seed, `when/${pattern}`));
  const earlier = new Uint16Array(scenarioCount);
  const later = new Uint16Array(scenarioCount);
  let early = 0;
  let late = 0;
  for (let scenario = 0; scenario < scenarioCount; scenario += 1) {
    const draw = draws[scenario] ?? 0;
    if (draw < earlierBelow) {
      earlier[early] = scenario;
      early += 1;
    } else if (draw >= laterFrom) {
      later[late] = scenario;
      late += 1;
    }
  }
  return { earlier: earlier.subarray(0, early), later: later.subarray(0, late) };
}
