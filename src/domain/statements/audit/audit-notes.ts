/** What is written while a year is audited; nothing of it is changed afterwards. */
export type NoteKind = 'question' | 'finding' | 'answer' | 'settled' | 'withdrawn';

export type AuditNote = {
  readonly id: string;
  readonly kind: NoteKind;
  /** What an answer, a 「分かりました」 or a withdrawal is about. */
  readonly replyTo: string | null;
  readonly words: string;
};

export type Thread<Note extends AuditNote> = {
  readonly note: Note;
  readonly replies: readonly Note[];
  readonly state: 'open' | 'answered' | 'settled' | 'withdrawn' | 'standing';
};

/** Questions and findings with what was said to them, as they were written; the last word decides. */
export function threadsOf<Note extends AuditNote>(notes: readonly Note[]): readonly Thread<Note>[] {
  return notes
    .filter(({ kind }) => kind === 'question' || kind === 'finding')
    .map((note) => {
      const replies = notes.filter(({ replyTo }) => replyTo === note.id);
      return { note, replies, state: stateOf(note, replies.at(-1)) };
    });
}

function stateOf({ kind }: AuditNote, last: AuditNote | undefined): Thread<AuditNote>['state'] {
  if (last?.kind === 'withdrawn') return 'withdrawn';
  if (kind === 'finding') return 'standing';
  if (last === undefined) return 'open';
  return last.kind === 'settled' ? 'settled' : 'answered';
}

type Desk = {
  readonly isListComplete: boolean;
  readonly paymentCount: number;
  /** `null` before anything was drawn. */
  readonly unseenCount: number | null;
  readonly threads: readonly Pick<Thread<AuditNote>, 'state'>[];
};

/** Why the report cannot be written yet. */
export function hindrancesOfReport(desk: Desk): readonly string[] {
  const { isListComplete, paymentCount, unseenCount, threads } = desk;
  const waiting = threads.filter(({ state }) => state === 'open' || state === 'answered').length;
  return [
    ...(isListComplete ? [] : ['監査チェックリストに、まだ終わっていない項目があります。']),
    ...(unseenCount === null && paymentCount > 0 ? ['証憑の抜き取りを、まだしていません。'] : []),
    ...((unseenCount ?? 0) > 0
      ? [`抜き取った支払のうち${unseenCount}件を、まだ見ていません。`]
      : []),
    ...(waiting > 0
      ? [`終わっていない質問が${waiting}件あります。答えを読んで「分かりました」を押してください。`]
      : []),
  ];
}
