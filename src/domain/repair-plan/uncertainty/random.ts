/**
 * The next state of a PCG generator of 32 bits (RXS-M-XS); every state is a valid seed. Its numbers
 * stand in the functions: read from constants of the module, drawing all costs took an eighth longer.
 */
export function nextState(state: number): number {
  return (Math.imul(state, 747796405) + 2891336453) | 0;
}

/** The 32 random bits of a state, as a signed integer. */
export function bitsOf(state: number): number {
  const word = Math.imul((state >>> ((state >>> 28) + 4)) ^ state, 277803737);
  return (word >>> 22) ^ word;
}

/** A start of its own for every name: an item keeps its draws wherever it stands in the list. */
export function stateFor(seed: number, name: string): number {
  // Mixed before the name comes in: a seed next to another must not meet a name next to another.
  let hash = 0x811c9dc5 ^ bitsOf(nextState(seed));
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  return bitsOf(nextState(bitsOf(nextState(hash))));
}

/** Whole numbers from 0 to `limit` - 1 in a row that the seed decides. */
export function makeRandom(seed: number): (limit: number) => number {
  let state = stateFor(seed, '');
  return (limit) => {
    state = nextState(state);
    return Math.floor(((bitsOf(state) >>> 0) / 2 ** 32) * limit);
  };
}
