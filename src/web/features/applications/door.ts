import {
  addDeskFile,
  deleteDeskFile,
  saveDeskApplication,
  sendDeskApplication,
} from '#contract/application-desk.ts';
import {
  addApplicationFile,
  deleteApplicationFile,
  saveApplication,
  sendApplication,
} from '#contract/applications.ts';
import type { FormKey } from '#domain/applications/all-forms.ts';
import { useChange } from '#web/lib/use-change.ts';

type Saved = {
  applicationId: string;
  form: FormKey;
  dwellingId: string;
  answers: Record<string, string | string[]>;
};

/** Where what is filled in goes: from one's own phone, or from paper over the desk. */
export type Door = {
  save: (saved: Saved) => Promise<unknown>;
  /** Answers with the number that it got. */
  send: (applicationId: string) => Promise<string>;
  sendLabel: string;
  sentWords: string;
  addFile: typeof addApplicationFile | typeof addDeskFile;
  removeFile: typeof deleteApplicationFile | typeof deleteDeskFile;
  isBusy: boolean;
  error: Error | null;
};

export function useOwnDoor(): Door {
  const saving = useChange(saveApplication);
  const sending = useChange(sendApplication);
  return {
    save: (saved) => saving.mutateAsync(saved),
    send: async (applicationId) => (await sending.mutateAsync({ applicationId })).number,
    sendLabel: 'この内容で送る',
    sentWords: '送りました',
    addFile: addApplicationFile,
    removeFile: deleteApplicationFile,
    isBusy: saving.isPending || sending.isPending,
    error: saving.error ?? sending.error,
  };
}

/** Whose paper it is, and when it came. */
export type Brought = { dwellingId: string; personId: string; receivedOn: string };

export function useDeskDoor({ dwellingId, personId, receivedOn }: Brought): Door {
  const saving = useChange(saveDeskApplication);
  const sending = useChange(sendDeskApplication);
  return {
    save: (saved) => saving.mutateAsync({ ...saved, dwellingId, personId, receivedOn }),
    send: async (applicationId) => (await sending.mutateAsync({ applicationId })).number,
    sendLabel: 'この内容で受け取る',
    sentWords: '紙の届け出を受け取りました',
    addFile: addDeskFile,
    removeFile: deleteDeskFile,
    isBusy: saving.isPending || sending.isPending,
    error: saving.error ?? sending.error,
  };
}
