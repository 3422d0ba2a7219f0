import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod/mini';
import { getDocument, listDocuments, saveDocument } from '#contract/documents.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { refreshDocuments } from '#web/lib/refresh-documents.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import { type DocumentFacts, draftOfDocument, replaceable } from './facts-draft.ts';
import { FactsForm } from './facts-form.tsx';

type EditDialogProps = { documentId: string; onClose: () => void };

/** 文書の情報を編集: what is said about the document. Its text and its file stay as they are. */
export function EditDialog({ documentId, onClose }: EditDialogProps) {
  return (
    <FormDialog
      title="文書の情報を編集"
      description="本文と原本のファイルは変わりません。"
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Loading documentId={documentId} onClose={onClose} />
    </FormDialog>
  );
}

/** Which document it replaces is told with the document, what it could replace with the library. */
function Loading({ documentId, onClose }: EditDialogProps) {
  const shown = useAnswer(getDocument, { documentId });
  const library = useAnswer(listDocuments, {});
  const error = shown.error ?? library.error;
  if (error) {
    const again = () => Promise.all([shown.refetch(), library.refetch()]);
    return (
      <>
        <FailureNote>読み込めませんでした。{sentenceOf(error)}</FailureNote>
        <Button variant="secondary" onClick={() => void again()} className="mt-3">
          もう一度読み込む
        </Button>
      </>
    );
  }
  if (!shown.data || !library.data) return <p role="status">読み込んでいます。</p>;
  return <EditForm shown={shown.data} documents={library.data.documents} onClose={onClose} />;
}

type EditFormProps = {
  shown: z.output<typeof getDocument.output>;
  documents: z.output<typeof listDocuments.output>['documents'];
  onClose: () => void;
};

function EditForm({ shown: { document, versions }, documents, onClose }: EditFormProps) {
  const queryClient = useQueryClient();
  const replaced = versions.find(({ version }) => version < document.version);
  const [draft, setDraft] = useState(() => draftOfDocument(document, replaced));
  const saving = useAction(saveDocument, { refreshes: [] });
  const later = versions.filter(({ version }) => version > document.version);

  async function save(facts: DocumentFacts) {
    try {
      await saving.mutateAsync({ documentId: document.id, ...facts });
    } catch {
      return;
    }
    onClose();
    toast({ title: '文書の情報を保存しました', description: facts.title, tone: 'good' });
    await refreshDocuments(queryClient);
  }

  return (
    <FactsForm
      draft={draft}
      onChange={(changes) => setDraft({ ...draft, ...changes })}
      replaceable={replaceable(
        documents.filter(({ id }) => later.every((it) => it.id !== id)),
        draft,
        { id: document.id, replaced },
      )}
      isBusy={saving.isPending}
      submitLabel="保存する"
      busyLabel="保存しています"
      onSubmit={(facts) => void save(facts)}
      onCancel={onClose}
    >
      {saving.isError && (
        <FailureNote>
          保存できませんでした。{sentenceOf(saving.error)}
          <span className="block font-normal text-text">
            入力した内容は、そのまま残っています。
          </span>
        </FailureNote>
      )}
    </FactsForm>
  );
}
