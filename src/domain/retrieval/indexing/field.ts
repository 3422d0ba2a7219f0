/** 転置索引: one way of finding passages, packed into typed arrays. */
export type Field = {
  readonly ids: ReadonlyMap<string, number>;
  /** Where the postings of each term begin; one more than there are terms. */
  readonly offsets: Uint32Array;
  readonly passages: Uint16Array | Uint32Array;
  /** How often the term stands in the passage, at most 255. */
  readonly counts: Uint8Array;
  /** Tokens of each passage. */
  readonly lengths: Float32Array;
  /** Tokens of all passages. */
  readonly totalLength: number;
};

type Collector = {
  readonly add: (passage: number, tokens: readonly string[]) => void;
  readonly finish: () => Field;
};

/** Collects the tokens of passages, in their order, and packs them at the end. */
export function collectField(passageCount: number): Collector {
  const ids = new Map<string, number>();
  const postings: number[][] = [];
  const lengths = new Float32Array(passageCount);
  const add = (passage: number, tokens: readonly string[]) => {
    lengths[passage] = tokens.length;
    for (const token of tokens) {
      const id = ids.get(token) ?? ids.size;
      if (id === postings.length) {
        ids.set(token, id);
        postings.push([]);
      }
      countToken(postings[id] ?? [], passage);
    }
  };
  const finish = () => ({
    ids,
    ...pack(postings, passageCount),
    lengths,
    totalLength: lengths.reduce((total, length) => total + length, 0),
  });
  return { add, finish };
}

/** In how many passages a term stands. */
export function passagesWith({ ids, offsets }: Field, term: string): number {
  const id = ids.get(term);
  return id === undefined ? 0 : (offsets[id + 1] ?? 0) - (offsets[id] ?? 0);
}

/** Tokens of a passage on average, over fields that are searched as one; never 0. */
export function averageLengthOf(fields: readonly Field[]): number {
  const passages = fields.reduce((total, { lengths }) => total + lengths.length, 0);
  return fields.reduce((total, { totalLength }) => total + totalLength, 0) / passages || 1;
}

function countToken(posting: number[], passage: number): void {
  const last = posting.length - 2;
  if (posting[last] === passage) posting[last + 1] = Math.min(255, (posting[last + 1] ?? 0) + 1);
  else posting.push(passage, 1);
}

function pack(postings: readonly (readonly number[])[], passageCount: number) {
  const offsets = new Uint32Array(postings.length + 1);
  for (const [id, posting] of postings.entries()) {
    offsets[id + 1] = (offsets[id] ?? 0) + posting.length / 2;
  }
  const size = offsets[postings.length] ?? 0;
  const passages = passageCount > 0xff_ff ? new Uint32Array(size) : new Uint16Array(size);
  const counts = new Uint8Array(size);
  for (const [id, posting] of postings.entries()) {
    let slot = offsets[id] ?? 0;
    for (let place = 0; place < posting.length; place += 2) {
      passages[slot] = posting[place] ?? 0;
      counts[slot] = posting[place + 1] ?? 0;
      slot += 1;
    }
  }
  return { offsets, passages, counts };
}
