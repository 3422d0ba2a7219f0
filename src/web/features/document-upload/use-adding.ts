import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type DocumentHead, uploadDocument } from '#contract/documents.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { ApiError } from '#web/lib/api.ts';
import { titleOfFile } from '#web/lib/document-file.ts';
import { refreshDocuments } from '#web/lib/refresh-documents.ts';
import { upload } from '#web/lib/upload.ts';
import { type DocumentFacts, draftOfFile, type FactsDraft } from './facts-draft.ts';

/**
 * 送信: `share` is null until the first bytes have arrived, and 1 while the server reads the file. Without its answer
 * nobody knows what became of a file that has arrived.
 */
export type Sending =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly share: number | null }
  | { readonly state: 'stopped'; readonly mayBeAdded: boolean }
  | { readonly state: 'failed'; readonly error: unknown; readonly mayBeAdded: boolean };

/** A document on its way into the library. It outlives the window, so what was typed waits there. */
export function useAdding() {
  const [step, setStep] = useState<'file' | 'facts'>('file');
  const [file, setFile] = useState<File | null>(null);
  const [draft, setDraft] = useState<FactsDraft | null>(null);
  const { sending, added, send, stop, forget } = useSending();

  return {
    step,
    file,
    draft,
    sending,
    added,
    choose: (chosen: File, today: IsoDate) => {
      setDraft((kept) => redraft(kept, file, draftOfFile(chosen, today)));
      setFile(chosen);
      forget();
      setStep('facts');
    },
    change: (changes: Partial<FactsDraft>) => setDraft((kept) => kept && { ...kept, ...changes }),
    chooseAgain: () => setStep('file'),
    send,
    stop,
    startOver: () => {
      setStep('file');
      setFile(null);
      setDraft(null);
      forget();
    },
  };
}

function useSending() {
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const [added, setAdded] = useState<DocumentHead | null>(null);
  const controller = useRef<AbortController>(null);

  async function send(chosen: File, facts: DocumentFacts) {
    const aborting = new AbortController();
    controller.current = aborting;
    let arrived = 0;
    setSending({ state: 'sending', share: null });
    const onProgress = (share: number) => {
      arrived = share;
      setSending({ state: 'sending', share });
    };
    try {
      const watch = { onProgress, signal: aborting.signal };
      const answer = await upload(uploadDocument, facts, chosen, watch);
      setSending({ state: 'idle' });
      setAdded(answer.document);
      await refreshDocuments(queryClient);
    } catch (error) {
      const mayBeAdded = arrived === 1 && !(error instanceof ApiError);
      if (arrived === 1) await refreshDocuments(queryClient);
      setSending(
        aborting.signal.aborted
          ? { state: 'stopped', mayBeAdded }
          : { state: 'failed', error, mayBeAdded },
      );
    }
  }

  return {
    sending,
    added,
    send,
    stop: () => controller.current?.abort(),
    forget: () => {
      setSending({ state: 'idle' });
      setAdded(null);
    },
  };
}

export type Adding = ReturnType<typeof useAdding>;

/** Another file takes over what was typed, but not a title that only came from the first one's name. */
function redraft(kept: FactsDraft | null, file: File | null, fresh: FactsDraft): FactsDraft {
  if (!kept || !file) return fresh;
  return kept.title === titleOfFile(file.name) ? { ...kept, title: fresh.title } : kept;
}
