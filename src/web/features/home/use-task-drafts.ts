import { useState } from 'react';
import { z } from 'zod/mini';
import { keyHere } from '#web/lib/place.ts';

const draftSchema = z.object({
  reply: z.optional(z.object({ answer: z.string(), question: z.string(), isForAll: z.boolean() })),
  dueOn: z.optional(z.string()),
});
const draftsSchema = z.record(z.string(), draftSchema);

/** 書きかけ: what was typed for a task and not sent yet. */
export type TaskDraft = z.output<typeof draftSchema>;
export type TaskDraftChange = { [Part in keyof TaskDraft]: TaskDraft[Part] | undefined };
export type ReplyDraft = NonNullable<TaskDraft['reply']>;

/** The drafts by task, kept for this tab until they are sent or given up. */
export function useTaskDrafts() {
  const [drafts, setDrafts] = useState(readDrafts);
  return {
    draftOf: (taskId: string): TaskDraft => drafts[taskId] ?? {},
    keep: (taskId: string, change: TaskDraftChange) =>
      setDrafts((before) => {
        const next = { ...before, [taskId]: { ...before[taskId], ...change } };
        writeDrafts(next);
        return next;
      }),
  };
}

const key = keyHere('task-drafts');

function readDrafts(): z.output<typeof draftsSchema> {
  try {
    return draftsSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

/** A browser without room or permission keeps them as long as the page is open. */
function writeDrafts(drafts: z.output<typeof draftsSchema>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(drafts));
  } catch {
    // Nothing to do: they still stand on the screen.
  }
}
