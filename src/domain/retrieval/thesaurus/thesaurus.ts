import { dwellingLife } from './dwelling-life.ts';
import { equipment } from './equipment.ts';
import { everyday } from './everyday.ts';
import { facilities } from './facilities.ts';
import { garbage } from './garbage.ts';
import { householdWords } from './household-words.ts';
import { law } from './law.ts';
import { meetings } from './meetings.ts';
import { money } from './money.ts';
import { parking } from './parking.ts';
import { people } from './people.ts';
import { plainWords } from './plain-words.ts';
import { safety } from './safety.ts';
import type { Hint, Theme } from './theme.ts';
import { works } from './works.ts';

const themes: readonly Theme[] = [
  dwellingLife,
  garbage,
  facilities,
  equipment,
  parking,
  money,
  meetings,
  people,
  works,
  law,
  safety,
  everyday,
  plainWords,
  householdWords,
];

/** The words of condominium life（言いかえ）: any word of a group may stand for any other of the same group, both ways. */
export const thesaurus: readonly (readonly string[])[] = themes.flatMap((theme) => theme.groups);

/**
 * One-way entries: a question with a word of `from` looks for `to` as well, never the reverse.
 * `from` holds what residents say, down to bits of a sentence; `to` holds the words of the documents.
 */
export const hints: readonly Hint[] = themes.flatMap((theme) => theme.hints);
