import { Paperclip, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Application } from '#contract/applications.ts';
import type { FormInForce } from '#domain/applications/all-forms.ts';
import { isAsked } from '#domain/applications/asked.ts';
import type { Answers } from '#domain/applications/form.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { upload } from '#web/lib/upload.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import type { Door } from './door.ts';

type AttachmentsProps = {
  form: FormInForce;
  answers: Answers;
  applicationId: string;
  files: Application['files'];
  door: Door;
  /** Reads again what hangs on it. */
  onChanged: () => Promise<void>;
};

/** Drawings, photographs and certificates, each in its place. */
export function Attachments({ form, answers, files, ...rest }: AttachmentsProps) {
  const asked = Object.entries(form.attachments).filter(([, it]) => isAsked(form, it, answers));
  if (asked.length === 0) return null;
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        写真かPDFを付けます。紙は、明るいところで撮った写真でかまいません。
      </p>
      {asked.map(([slot, { label, isOptional }]) => (
        <Slot
          key={slot}
          slot={slot}
          label={isOptional ? `${label}（あれば）` : label}
          files={files.filter((it) => it.slot === slot)}
          {...rest}
        />
      ))}
    </div>
  );
}

type SlotProps = Omit<AttachmentsProps, 'form' | 'answers'> & { slot: string; label: string };

function Slot({ slot, label, applicationId, files, door, onChanged }: SlotProps) {
  const removing = useChange(door.removeFile);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send(chosen: readonly File[]): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      for (const file of chosen) {
        const watch = { onProgress: () => undefined, signal: new AbortController().signal };
        await upload(door.addFile, { id: crypto.randomUUID(), applicationId, slot }, file, watch);
      }
      await onChanged();
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="rounded-xl border border-line bg-page p-4">
      <p className="font-bold">{label}</p>
      <ul>
        {files.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="inline-flex min-w-0 items-center gap-2">
              <Paperclip aria-hidden="true" className="size-5 shrink-0 text-muted" />
              <span className="truncate">{name}</span>
            </span>
            <Button
              variant="quiet"
              aria-label={`${name}をはずす`}
              disabled={removing.isPending}
              onClick={() => removing.mutate({ fileId: id })}
            >
              <Trash2 aria-hidden="true" className="size-5" />
              はずす
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-2">
        <FileButton
          variant="secondary"
          accept="image/jpeg,image/png,application/pdf"
          multiple
          disabled={isBusy}
          onFiles={(chosen) => void send(chosen)}
        >
          {isBusy ? '送っています' : `${label}を選ぶ`}
        </FileButton>
      </div>
      {problem !== undefined && <FailureNote>{problem}</FailureNote>}
    </div>
  );
}
