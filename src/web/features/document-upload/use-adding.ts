import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { z } from 'zod/mini';
import { type DocumentHead, uploadDocument } from '#contract/documents.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { ApiError } from '#web/lib/api.ts';
import { refreshDocuments } from '#web/lib/refresh-documents.ts';
import { upload } from '#web/lib/upload.ts';
import { type DocumentFacts, draftOfFile, type FactsDraft } from './facts-draft.ts';
import { nothingProposed, previewFile, proposedChanges } from './preview-file.ts';
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
  const [isPreviewing, setPreviewing] = useState(false);
  const [proposals, setProposals] = useState(nothingProposed);
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef<File>(null);
  const isTitleTyped = typed.has('title');
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
    /** While the file is looked into, before the form is shown. */
    isPreviewing,
    proposals,
    choose: async (chosen: File, today: IsoDate) => {
      latest.current = chosen;
      setPreviewing(true);
      const fresh = draftOfFile(chosen, today, await titleInFile(chosen));
      const read = await previewFile(chosen, fresh.title);
      if (latest.current !== chosen) return;
      setPreviewing(false);
      setProposals(read);
      setDraft((kept) => draftAfter(kept, { ...fresh, ...proposedChanges(read) }, typed));
      setFile(chosen);
      forget();
      setStep('facts');
    },
    change: (changes: Partial<FactsDraft>) => {
      setTyped((before) => new Set([...before, ...Object.keys(changes)]));
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
      setTyped(new Set());
      setProposals(nothingProposed);
      setPreviewing(false);
      latest.current = null;
      forget();
    },
  };
}

/** Another file brings its own title, day and readers, but for those that somebody typed. */
function draftAfter(
  kept: FactsDraft | null,
  fresh: FactsDraft,
  typed: ReadonlySet<string>,
): FactsDraft {
  if (!kept) return fresh;
  const read = (['title', 'issuedOn', 'visibility'] as const).filter((name) => !typed.has(name));
  return { ...kept, ...Object.fromEntries(read.map((name) => [name, fresh[name]])) };
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
