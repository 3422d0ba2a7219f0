import { useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { printLetters } from '#contract/people.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { downloadFile } from '#web/lib/download.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

type PrintLettersProps = {
  personIds: readonly string[];
  label: string;
  /** Whose, read out beside a short label. */
  whose?: string;
  variant: 'primary' | 'secondary' | 'quiet';
  /** A paper that still opens would open no longer. */
  endsOlder: boolean;
};

/** 招待状 as one PDF. The numbers stand on the paper alone, so losing it means printing anew. */
export function PrintLetters({ personIds, label, whose, variant, endsOlder }: PrintLettersProps) {
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const queryClient = useQueryClient();
  async function print(): Promise<void> {
    setBusy(true);
    try {
      await downloadFile(printLetters, { personIds: [...personIds] });
      toast({ title: `招待状を${personIds.length}通作りました`, tone: 'good' });
    } catch (error) {
      toast({ title: '招待状を作れませんでした', description: sentenceOf(error), tone: 'danger' });
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries();
    }
  }
  return (
    <>
      <Button
        variant={variant}
        disabled={isBusy}
        onClick={() => (endsOlder ? setAsked(true) : void print())}
      >
        <Printer aria-hidden="true" className="size-5" />
        {isBusy ? '作っています' : label}
        {whose && <VisuallyHidden>（{whose}）</VisuallyHidden>}
      </Button>
      <ConfirmDialog
        title="招待状を印刷し直しますか"
        confirmLabel="印刷し直す"
        open={isAsked}
        onOpenChange={setAsked}
        onConfirm={() => void print()}
      >
        新しい番号の招待状を作ります。前に印刷した招待状では、入れなくなります。
      </ConfirmDialog>
    </>
  );
}
