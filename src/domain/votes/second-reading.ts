import type { Role } from '#domain/access/role.ts';
import { isSecondPerson, type Signer } from '#domain/access/second-person.ts';
import type { Choice } from './record.ts';

/** What somebody read on a slip. */
export type Reading = {
  readonly id: string;
  readonly kind: 'paper' | 'withdrawal' | 'proxy';
  readonly day: string;
  readonly choices: Readonly<Record<string, Choice>>;
  /** 代理人 of a proxy; `null` where it names nobody. */
  readonly agentId: string | null;
  readonly isAtDoor: boolean;
  readonly readAs: Role;
  /** The account. */
  readonly readBy: string;
};

type Reader = Pick<Reading, 'readAs' | 'readBy'>;

type Seconded =
  | { readonly outcome: 'counted'; readonly first: Reading }
  | { readonly outcome: 'read-once' | 'differs' };

/**
 * The new reading beside those of the same head that wait: it counts with one that says the same and was made by
 * another person. The company's staff may read first, never second.
 */
export function secondReading(
  waiting: readonly Reading[],
  reading: Reading,
  signer: Signer,
): Seconded {
  const others = waiting.filter(({ readAs, readBy }) =>
    isSecondPerson(signer, { askedAs: readAs, askedBy: readBy }),
  );
  if (others.length === 0) return { outcome: 'read-once' };
  const first = others.find((it) => differencesOf(it, reading).length === 0);
  if (first === undefined) return { outcome: 'differs' };
  return reading.readAs === 'companyStaff'
    ? { outcome: 'read-once' }
    : { outcome: 'counted', first };
}

/** In the demonstration one visitor plays everybody: there the position tells two readers apart. */
export function isOther(one: Reader, other: Reader): boolean {
  return one.readBy !== other.readBy || one.readAs !== other.readAs;
}

/** Where two readings of one slip do not agree: `kind`, `day`, `agent`, or the id of an item. */
export function differencesOf(one: Reading, other: Reading): readonly string[] {
  const items = new Set([...Object.keys(one.choices), ...Object.keys(other.choices)]);
  return [
    ...(one.kind === other.kind && one.isAtDoor === other.isAtDoor ? [] : ['kind']),
    ...(one.day === other.day ? [] : ['day']),
    ...(one.agentId === other.agentId ? [] : ['agent']),
    ...[...items].filter((id) => one.choices[id] !== other.choices[id]),
  ];
}
