import { useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { resetDemo } from '#contract/session.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';

/** Gives up the visitor's copy; every screen then reads the demonstration anew. */
export function ResetDemo({ hasOwnCopy }: { hasOwnCopy: boolean }) {
  const reasonId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const resetting = useAction(resetDemo, { refreshes: [] });

  function reset() {
    resetting.mutate(
      {},
      {
        onSuccess: async () => {
          queryClient.removeQueries({ type: 'inactive' });
          await queryClient.invalidateQueries();
          // The button has nothing left to do and lets the focus go.
          frame.current?.focus({ preventScroll: true });
          toast({ title: '最初の状態に戻しました', tone: 'good' });
        },
      },
    );
  }

  return (
    <div
      ref={frame}
      tabIndex={-1}
      className="rounded-xl border border-line p-4 outline-none sm:p-5"
    >
      <p id={reasonId}>
        {hasOwnCopy
          ? '追加したやることや、保存した設定をすべて消し、デモを始めたときの状態に戻します。'
          : 'まだ何も変更していないので、戻すものはありません。'}
      </p>
      {resetting.isError && (
        <p role="alert" className="mt-3 font-bold text-danger">
          戻せませんでした。{sentenceOf(resetting.error)}
        </p>
      )}
      <Button
        variant="danger"
        disabled={!hasOwnCopy || resetting.isPending}
        aria-describedby={reasonId}
        onClick={() => setAsking(true)}
        className="mt-4"
      >
        <RotateCcw aria-hidden="true" className="size-5" />
        最初の状態に戻す
      </Button>
      <ConfirmDialog
        title="最初の状態に戻しますか"
        confirmLabel="最初の状態に戻す"
        danger
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={reset}
      >
        <p>
          このデモで追加したことや変更したことが、すべて消えます。消えたものを取り戻すことはできません。
        </p>
      </ConfirmDialog>
    </div>
  );
}
