import { useEffect, useRef, useState } from 'react';
import {
  type BoardMinutes,
  type BoardRecordInput,
  boardRecord,
  saveBoardMinutes,
} from '#contract/board-minutes.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { useKeptDraft } from '#web/lib/use-kept-draft.ts';

const pauseMs = 600;

export type Evening = {
  readonly record: BoardRecordInput;
  readonly change: (part: Partial<BoardRecordInput>) => void;
};

/** What is typed is kept in this browser at once, and saved whenever one pauses; each save knows the one before. */
export function useEvening({ meetingId, revision, record: stored }: BoardMinutes) {
  const { draft, keep, forget } = useKeptDraft(`board-evening-${meetingId}`, {
    revision: '',
    record: '',
  });
  const [record, setRecord] = useState(() => keptRecord(draft, revision) ?? stored);
  const newest = useRef(record);
  const settled = useDebounced(record, pauseMs);
  const [saved, setSaved] = useState({ record: stored, revision });
  const [refused, setRefused] = useState<BoardRecordInput | null>(null);
  const { mutate, isPending, error } = useChange(saveBoardMinutes);
  useEffect(() => {
    // What was refused is not sent again before something else was typed.
    if (isPending || settled === saved.record || settled === refused) return;
    mutate(
      { meetingId, revision: saved.revision, record: settled },
      {
        onSuccess: (answer) => {
          setSaved({ record: settled, revision: answer.revision });
          if (newest.current === settled) forget();
          else keep(keptOf(answer.revision, newest.current));
        },
        onError: () => setRefused(settled),
      },
    );
  }, [settled, saved, refused, isPending, mutate, meetingId, keep, forget]);
  return {
    record,
    change: (part: Partial<BoardRecordInput>) => {
      const next = { ...record, ...part };
      newest.current = next;
      setRecord(next);
      keep(keptOf(saved.revision, next));
    },
    isSaved: record === saved.record,
    error,
  };
}

type Kept = { readonly revision: string; readonly record: string };

const keptOf = (revision: number, record: BoardRecordInput): Kept => ({
  revision: String(revision),
  record: JSON.stringify(record),
});

/** What a reload would have lost; nothing where somebody has saved since. */
function keptRecord(kept: Kept, revision: number): BoardRecordInput | null {
  if (kept.record === '' || kept.revision !== String(revision)) return null;
  try {
    return boardRecord.parse(JSON.parse(kept.record));
  } catch {
    return null;
  }
}
