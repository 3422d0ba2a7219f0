import { longestText, type MinutesTexts } from './minutes-record.ts';

/** 書きとめたこと, while the meeting runs. */
export const noteKinds = [
  'explained',
  'question',
  'answer',
  'for',
  'against',
  'amended',
  'left',
  'other',
] as const;
export type NoteKind = (typeof noteKinds)[number];

export const noteNames = {
  explained: '説明',
  question: '質問',
  answer: '答え',
  for: '賛成の意見',
  against: '反対の意見',
  amended: '修正',
  left: '入退席',
  other: 'そのほか',
} as const satisfies Record<NoteKind, string>;

export type MeetingNote = {
  /** `opening`, `closing`, or the id of an item. */
  readonly place: string;
  readonly kind: NoteKind;
  /** 「組合員A」「理事長」: a part, never a name. */
  readonly speaker: string;
  readonly words: string;
};

const asked: readonly NoteKind[] = ['question', 'answer'];

/** What a draft of the minutes begins with: each note where it belongs, in the order in which they were written. */
export function textsFrom(
  notes: readonly MeetingNote[],
  itemIds: readonly string[],
): Pick<MinutesTexts, 'opening' | 'closing' | 'items'> {
  const of = (place: string, isMeant: (kind: NoteKind) => boolean = () => true) =>
    notes
      .filter((note) => note.place === place && isMeant(note.kind))
      .map(lineOf)
      .join('\n');
  const items = itemIds.flatMap((id) => {
    const course = of(id, (kind) => !asked.includes(kind));
    const questions = of(id, (kind) => asked.includes(kind));
    return course === '' && questions === '' ? [] : [[id, { course, questions }] as const];
  });
  return {
    opening: of('opening'),
    closing: of('closing'),
    items: Object.fromEntries(items),
  };
}

/** Whether a text that they come to is longer than minutes may hold: nothing is cut off unsaid. */
export function isTooLong(notes: readonly MeetingNote[], itemIds: readonly string[]): boolean {
  const { opening, closing, items } = textsFrom(notes, itemIds);
  const texts = Object.values(items).flatMap(({ course, questions }) => [course, questions]);
  return [opening, closing, ...texts].some(({ length }) => length > longestText);
}

/** 「質問（組合員A）：…」; an explanation by nobody in particular is the words alone. */
function lineOf({ kind, speaker, words }: MeetingNote): string {
  if (speaker === '') return kind === 'explained' ? words : `${noteNames[kind]}：${words}`;
  return `${noteNames[kind]}（${speaker}）：${words}`;
}
