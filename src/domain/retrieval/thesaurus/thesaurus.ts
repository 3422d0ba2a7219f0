import { dwellingLife } from './dwelling-life.ts';
import { equipment } from './equipment.ts';
import { everyday } from './everyday.ts';
import { facilities } from './facilities.ts';
import { garbage } from './garbage.ts';
import { law } from './law.ts';
import { meetings } from './meetings.ts';
import { money } from './money.ts';
import { parking } from './parking.ts';
import { people } from './people.ts';
import { householdWords } from './plain/household-words.ts';
import { lawActions } from './plain/law-actions.ts';
import { lawCorners } from './plain/law-corners.ts';
import { lawOwners } from './plain/law-owners.ts';
import { lawRules } from './plain/law-rules.ts';
import { lawTrouble } from './plain/law-trouble.ts';
import { equipmentCare } from './plain/living/equipment-care.ts';
import { livingGarbage } from './plain/living/living-garbage.ts';
import { livingHome } from './plain/living/living-home.ts';
import { livingRooms } from './plain/living/living-rooms.ts';
import { livingSafety } from './plain/living/living-safety.ts';
import { livingVehicles } from './plain/living/living-vehicles.ts';
import { livingWords } from './plain/living/living-words.ts';
import { meetingActions } from './plain/meeting-actions.ts';
import { meetingWords } from './plain/meeting-words.ts';
import { moneyWords } from './plain/money-words.ts';
import { plainWords } from './plain/plain-words.ts';
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
  livingHome,
  livingRooms,
  livingGarbage,
  livingVehicles,
  livingSafety,
  livingWords,
  equipmentCare,
  lawOwners,
  lawRules,
  lawTrouble,
  meetingWords,
  moneyWords,
  lawActions,
  lawCorners,
  meetingActions,
];

/** The words of condominium life（言いかえ）: any word of a group may stand for any other of the same group, both ways. */
export const thesaurus: readonly (readonly string[])[] = themes.flatMap((theme) => theme.groups);

/**
 * One-way entries: a question with a word of `from` looks for `to` as well, never the reverse.
 * `from` holds what residents say, down to bits of a sentence; `to` holds the words of the documents.
 */
export const hints: readonly Hint[] = themes.flatMap((theme) => theme.hints);
