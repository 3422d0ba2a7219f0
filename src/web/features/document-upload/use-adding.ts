import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { z } from 'zod/mini';
import { type DocumentHead, uploadDocument } from '#contract/documents.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { ApiError } from '#web/lib/api.ts';
import { refreshDocuments } from '#web/lib/refresh-documents.ts';
import { upload } from '#web/lib/upload.ts';
import { type DocumentFacts, draftOfFile, type FactsDraft } from './facts-draft.ts';
import { isNamedOnServer, titleInFile } from './title-in-file.ts';

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
  const [isTitleTyped, setTitleTyped] = useState(false);
  const { sending, added, send, stop, forget } = useSending();
  const titleIsFileName = file !== null && !isTitleTyped && isNamedOnServer(file);

  return {
    step,
    file,
    draft,
    sending,
    added,
    /** The name of the file stands in the field, and gives way to a title that the server finds inside. */
    titleIsFileName,
    choose: async (chosen: File, today: IsoDate) => {
      const fresh = draftOfFile(chosen, today, await titleInFile(chosen));
      setDraft((kept) =>
        kept ? { ...kept, title: isTitleTyped ? kept.title : fresh.title } : fresh,
      );
      setFile(chosen);
      forget();
      setStep('facts');
    },
    change: (changes: Partial<FactsDraft>) => {
      if (changes.title !== undefined) setTitleTyped(true);
      setDraft((kept) => kept && { ...kept, ...changes });
    },
    chooseAgain: () => setStep('file'),
    send: (chosen: File, facts: DocumentFacts) =>
      send(chosen, titleIsFileName ? { ...facts, titleIsFileName } : facts),
    stop,
    startOver: () => {
      setStep('file');
      setFile(null);
      setDraft(null);
      setTitleTyped(false);
      forget();
    },
  };
}

function useSending() {
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const [added, setAdded] = useState<DocumentHead | null>(null);
  const controller = useRef<AbortController>(null);

  async function send(chosen: File, facts: z.input<typeof uploadDocument.input>) {
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
