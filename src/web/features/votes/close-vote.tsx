import { useState } from 'react';
import { noteRound, type VoteItem } from '#contract/votes.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';

type CloseVoteProps = { meetingId: string; item: VoteItem; remark: string };

/** 採決の終わり, said by the chair. */
export function CloseVote({ meetingId, item, remark }: CloseVoteProps) {
  const mayClose = useMay('meeting.prepare');
  const [isAsking, setAsking] = useState(false);
  const closing = useChange(noteRound);
  if (!mayClose) return null;
  return (
    <>
      <Button disabled={closing.isPending} onClick={() => setAsking(true)}>
        {item.label}の採決を終える
      </Button>
      {closing.error && <FailureNote>{sentenceOf(closing.error)}</FailureNote>}
      <ConfirmDialog
        title={`${item.label}の採決を終えますか`}
        confirmLabel="採決を終える"
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() =>
          closing.mutate({ meetingId, itemId: item.id, id: crypto.randomUUID(), what: 'closed' })
        }
      >
        {remark}
      </ConfirmDialog>
    </>
  );
}
