import atHome from './at-home.txt?raw';
import ofDocuments from './of-documents.txt?raw';
import onLawAndMeetings from './on-law-and-meetings.txt?raw';
import { type Hint, readWords } from './read-words.ts';

const tables = [ofDocuments, atHome, onLawAndMeetings].map(readWords);

/** The words of condominium life（言いかえ）: any word of a group may stand for any other of the same group, both ways. */
export const thesaurus: readonly (readonly string[])[] = tables.flatMap(({ groups }) => groups);

/**
 * One-way entries: a question with a word of `from` looks for `to` as well, never the reverse.
 * `from` holds what residents say, down to bits of a sentence; `to` holds the words of the documents.
 */
export const hints: readonly Hint[] = tables.flatMap((table) => table.hints);
