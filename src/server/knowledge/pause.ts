import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long others may wait for a turn of the only thread. */
const longestTurnMs = 5;

/** Called between the pieces of long work, it lets others have their turn where it has lasted long enough. */
export function createPause(): () => Promise<void> {
  let sinceMs = performance.now();
  return async () => {
    if (performance.now() - sinceMs < longestTurnMs) return;
    await nextTurn();
    sinceMs = performance.now();
  };
}
