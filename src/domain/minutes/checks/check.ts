import type { MinutesFacts } from '#domain/minutes/minutes-facts.ts';

type Figure = { readonly name: string; readonly value: string };

/** One comparison, with both figures. An error stops the minutes; a warning asks for words. */
export type Compared = {
  readonly subject: string;
  readonly one: Figure;
  readonly other: Figure;
  readonly outcome: 'good' | 'warning' | 'error';
  /** What to do; empty where both agree. */
  readonly words: string;
};

export type Check = (facts: MinutesFacts) => readonly Compared[];

export const figure = (name: string, value: string | number): Figure => ({
  name,
  value: String(value),
});

type Pair = Pick<Compared, 'subject' | 'one' | 'other'>;

export function sameOr(outcome: 'warning' | 'error', words: string, pair: Pair): Compared {
  return pair.one.value === pair.other.value
    ? { ...pair, outcome: 'good', words: '' }
    : { ...pair, outcome, words };
}

/** The worst of them; `none` where there is nothing to compare. */
export function outcomeOf(compared: readonly Compared[]): Compared['outcome'] | 'none' {
  const found = (['error', 'warning', 'good'] as const).find((outcome) =>
    compared.some((it) => it.outcome === outcome),
  );
  return found ?? 'none';
}
