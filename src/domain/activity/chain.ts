/** What an entry of the log says, and the digest that binds it to the one before. */
export type Entry = {
  readonly number: number;
  /** With milliseconds, in UTC. */
  readonly at: string;
  readonly userId: string | null;
  readonly personId: string | null;
  readonly role: string;
  readonly action: string;
  readonly subject: string;
};
export type LinkedEntry = Entry & { readonly hash: string };

export type Head = {
  /** The association in which the chain began. */
  readonly root: string;
  readonly number: number;
  readonly hash: string;
};

type Digest = (text: string) => string;

/** What a digest is made of: each part with its length, so that no two entries make the same text. */
export function linkText(previous: string, entry: Entry): string {
  const { number, at, userId, personId, role, action, subject } = entry;
  return [previous, String(number), at, userId ?? '', personId ?? '', role, action, subject]
    .map((part) => `${[...part].length}:${part}`)
    .join('');
}

/** The first number that does not follow from what was before it, also where the end is missing; `null` if all do. */
export function brokenAt(
  entries: readonly LinkedEntry[],
  head: Head,
  digest: Digest,
): number | null {
  let previous = digest(head.root);
  for (const [index, entry] of entries.entries()) {
    const isNext = entry.number === index + 1;
    if (!isNext || entry.hash !== digest(linkText(previous, entry))) return index + 1;
    previous = entry.hash;
  }
  return entries.length === head.number && previous === head.hash ? null : entries.length + 1;
}

/** 控えの符号: as much of a digest as is written down by hand, 64 bits in four groups. */
export function shortCode(hash: string): string {
  return (hash.slice(0, 16).toUpperCase().match(/.{4}/g) ?? []).join('-');
}

/** Whether what somebody typed is that code; gaps, width and case do not matter. */
export function isCodeOf(typed: string, hash: string): boolean {
  const bare = typed.normalize('NFKC').replaceAll(/[^0-9a-z]/gi, '');
  return bare.toUpperCase() === hash.slice(0, 16).toUpperCase();
}
