import { useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { getHome } from '#contract/home.ts';
import { getRepairPlan, withdrawFirstPlan } from '#contract/repair-plan.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { keepAsDraft } from '#web/lib/plan-workbench/beginning-draft.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';

/** 登録を取り消す: the only version becomes the draft that it was. */
export function WithdrawButton() {
  const { answer } = useWorkbench();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const withdrawing = useAction(withdrawFirstPlan, { refreshes: [getHome] });
  if (!answer.maySave || answer.versions.length !== 1) return null;

  async function withdraw(): Promise<void> {
    try {
      await withdrawing.mutateAsync({});
      keepAsDraft(answer);
      toast({ title: '登録を取り消し、下書きに戻しました', tone: 'good' });
    } catch (error) {
      toast({ title: '取り消せませんでした', description: sentenceOf(error), tone: 'danger' });
    }
    await queryClient.resetQueries({ queryKey: [requestOf(getRepairPlan, {}).url] });
  }
  return (
    <>
      <Button
        variant="quiet"
        aria-disabled={withdrawing.isPending}
        onClick={() => setAsking(!withdrawing.isPending)}
      >
        <RotateCcw aria-hidden="true" className="size-5" />
        {withdrawing.isPending ? '取り消しています' : '登録を取り消す'}
      </Button>
      <ConfirmDialog
        title="登録を取り消しますか"
        confirmLabel="取り消して下書きに戻す"
        cancelLabel="このままにする"
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => void withdraw()}
      >
        <p>
          計画は、みなさんの画面から消えます。入れた内容は、このブラウザに下書きとして残るので、直してから登録し直せます。
        </p>
      </ConfirmDialog>
    </>
  );
}
