import { useState } from 'react';
import { z } from 'zod/mini';
import { groups, parkingKinds } from '#domain/notices/audience.ts';
import { urgencies } from '#domain/notices/quiet-hours.ts';
import { templateIds } from '#domain/notices/templates.ts';
import { useKeptDraft } from '#web/lib/use-kept-draft.ts';
import type { NoticeDraft } from './notice-draft.ts';

/** What an older page has kept may have another shape. */
const keptDraft = z.object({
  template: z.enum(['', ...templateIds]),
  values: z.record(z.string(), z.string()),
  ownWords: z.nullable(z.object({ title: z.string(), body: z.string(), easy: z.string() })),
  urgency: z.enum(urgencies),
  audience: z.object({
    kind: z.enum(['building', 'floors', 'dwellings', 'parking']),
    from: z.number(),
    to: z.number(),
    numbers: z.string(),
    parking: z.enum(parkingKinds),
    except: z.string(),
    groups: z.array(z.enum(groups)),
  }),
  showsUntil: z.string(),
});

type Known = { noticeId: string | null; correctsId: string | null; first: NoticeDraft };

/**
 * A notice that is being written, kept in this browser until it is saved. One that was saved meanwhile in another way
 * begins as it was saved: what is kept belongs to exactly what it began with.
 */
export function useKeptNotice({ noticeId, correctsId, first }: Known) {
  const began = JSON.stringify(first);
  const { draft, keep, forget } = useKeptDraft(nameOf(noticeId, correctsId), {
    id: noticeId ?? crypto.randomUUID(),
    began,
    text: '',
  });
  const kept = draft.began === began ? readDraft(draft.text) : undefined;
  const [id] = useState(kept ? draft.id : (noticeId ?? draft.id));
  const [isBack, setBack] = useState(kept !== undefined);
  return {
    id,
    draft: kept ?? first,
    /** Whether it came back from an earlier visit of the page. */
    isBack,
    keep: (next: NoticeDraft) => keep({ id, began, text: JSON.stringify(next) }),
    beginAnew: () => {
      keep({ id, began, text: '' });
      forget();
      setBack(false);
    },
    forget,
  };
}

function nameOf(noticeId: string | null, correctsId: string | null): string {
  if (noticeId !== null) return `notice-${noticeId}`;
  return correctsId === null ? 'notice' : `notice-correcting-${correctsId}`;
}

function readDraft(text: string): NoticeDraft | undefined {
  try {
    return z.safeParse(keptDraft, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
