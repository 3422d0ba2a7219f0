import { hasWords } from '#domain/documents/find-words.ts';

type WithAgenda = {
  readonly agenda: readonly { readonly label: string; readonly title: string }[];
};

/** The meetings in whose agenda all the words stand, each with just the items that have them. */
export function findInAgendas<Meeting extends WithAgenda>(
  meetings: readonly Meeting[],
  words: readonly string[],
): readonly Meeting[] {
  if (words.length === 0) return meetings;
  return meetings
    .map((meeting) => ({
      ...meeting,
      agenda: meeting.agenda.filter(({ label, title }) => hasWords([label, title], words)),
    }))
    .filter(({ agenda }) => agenda.length > 0);
}
