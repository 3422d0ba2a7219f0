import { useEffect, useState } from 'react';
import { type Minutes, saveMinutes } from '#contract/minutes.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';

export type Draft = NonNullable<Minutes['draft']>;
export type Texts = Draft['texts'];

const pauseMs = 600;

/** What is typed is saved whenever one pauses; one save at a time, each knowing the one before. */
export function useAutosave({ meetingId }: Minutes, draft: Draft) {
  const [texts, setTexts] = useState(draft.texts);
  const settled = useDebounced(texts, pauseMs);
  const [saved, setSaved] = useState({ texts: draft.texts, revision: draft.revision });
  const [refused, setRefused] = useState<Texts | null>(null);
  const { mutate, isPending, error } = useChange(saveMinutes);
  useEffect(() => {
    // What was refused is not sent again before something else was typed.
    if (isPending || settled === saved.texts || settled === refused) return;
    mutate(
      { meetingId, revision: saved.revision, texts: settled },
      {
        onSuccess: (answer) =>
          setSaved({ texts: settled, revision: answer.draft?.revision ?? saved.revision }),
        onError: () => setRefused(settled),
      },
    );
  }, [settled, saved, refused, isPending, mutate, meetingId]);
  return {
    texts,
    change: (part: Partial<Texts>) => setTexts((before) => ({ ...before, ...part })),
    isSaved: texts === saved.texts,
    error,
  };
}
