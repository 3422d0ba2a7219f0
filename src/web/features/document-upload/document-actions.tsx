import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type DocumentHead, deleteDocument, getDocument } from '#contract/documents.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { refreshDocuments } from '#web/lib/refresh-documents.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';

const EditDialog = lazy(() => import('./edit-dialog.tsx').then((m) => ({ default: m.EditDialog })));

type DocumentActionsProps = {
  document: DocumentHead;
  look: 'secondary' | 'quiet';
  onDeleted: () => void;
};

/** 編集 and 削除 of a document that a member added: the board's. */
export function DocumentActions({ document, look, onDeleted }: DocumentActionsProps) {
  const mayWrite = useMay('document.write');
  const [open, setOpen] = useState<'edit' | 'delete'>();
  if (!mayWrite || document.file === null) return null;
  const close = () => setOpen(undefined);
  return (
    <>
      <Button
        variant={look}
        aria-label={`「${document.title}」の情報を編集`}
        onClick={() => setOpen('edit')}
      >
        <Pencil aria-hidden="true" className="size-5" />
        編集
      </Button>
      <Button
        variant={look}
        aria-label={`「${document.title}」を削除`}
        onClick={() => setOpen('delete')}
      >
        <Trash2 aria-hidden="true" className="size-5" />
        削除
      </Button>
      {open === 'edit' && (
        <Suspense>
          <EditDialog documentId={document.id} onClose={close} />
        </Suspense>
      )}
      <DeleteDialog
        document={document}
        isOpen={open === 'delete'}
        onClose={close}
        onDeleted={onDeleted}
      />
    </>
  );
}

type DeleteDialogProps = {
  document: DocumentHead;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
};

function DeleteDialog({ document, isOpen, onClose, onDeleted }: DeleteDialogProps) {
  const { id, title, version, isSuperseded } = document;
  const queryClient = useQueryClient();
  const deleting = useAction(deleteDocument, { refreshes: [] });

  async function remove() {
    try {
      await deleting.mutateAsync({ documentId: id });
    } catch (error) {
      toast({ title: '削除できませんでした', description: sentenceOf(error), tone: 'danger' });
      await refreshDocuments(queryClient);
      return;
    }
    onDeleted();
    toast({ title: '文書を削除しました', description: title, tone: 'good' });
    queryClient.removeQueries({
      queryKey: [requestOf(getDocument, { documentId: id }).url],
      type: 'inactive',
    });
    await refreshDocuments(queryClient);
  }

  return (
    <ConfirmDialog
      title={`「${title}」を削除しますか`}
      confirmLabel="削除する"
      danger
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      onConfirm={() => void remove()}
    >
      <p>文書と原本のファイルを消します。元に戻すことはできません。</p>
      <p className="mt-2">
        これまでのAI管理人の回答のうち、この文書を引用した部分は、表示されなくなります。
      </p>
      {version > 1 && !isSuperseded && (
        <p className="mt-2">この文書が置き換えた前の版が、最新の版に戻ります。</p>
      )}
    </ConfirmDialog>
  );
}
