import type { Role } from '#domain/access/role.ts';
import type { Choice } from './record.ts';

/** What somebody read on a slip. */
export type Reading = {
  readonly id: string;
  readonly kind: 'paper' | 'withdrawal';
  readonly day: string;
  readonly choices: Readonly<Record<string, Choice>>;
  readonly readAs: Role;
};

type Seconded =
  | { readonly outcome: 'counted'; readonly first: Reading }
  | { readonly outcome: 'read-once' | 'differs' };

/**
 * The new reading beside those of the same head that wait: it counts with one that says the same and was made by
 * somebody of another position. The company's staff may read first, never second.
 */
export function secondReading(waiting: readonly Reading[], reading: Reading): Seconded {
  const others = waiting.filter(({ readAs }) => readAs !== reading.readAs);
  if (others.length === 0) return { outcome: 'read-once' };
  const first = others.find((it) => isSame(it, reading));
  if (first === undefined) return { outcome: 'differs' };
  return reading.readAs === 'companyStaff'
    ? { outcome: 'read-once' }
    : { outcome: 'counted', first };
}

function isSame(one: Reading, other: Reading): boolean {
  const items = new Set([...Object.keys(one.choices), ...Object.keys(other.choices)]);
  return (
    one.kind === other.kind &&
    one.day === other.day &&
    [...items].every((id) => one.choices[id] === other.choices[id])
  );
}
