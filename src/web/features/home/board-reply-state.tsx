import type { BoardReply } from '#contract/home.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ReplyBox } from '#web/ui/reply-box.tsx';
import type { BoardActions } from './use-board-actions.ts';

type BoardReplyStateProps = {
  reply: BoardReply;
  actions: BoardActions;
  change: (action: Promise<boolean>) => Promise<boolean>;
  onRewrite: () => void;
};

/** The reply that was given, how far it reaches, and what may be done with it. */
export function BoardReplyState({ reply, actions, change, onRewrite }: BoardReplyStateProps) {
  const { isBusy } = actions;
  const { question, approved, mayApprove } = reply;
  return (
    <div className="grid gap-3">
      <ReplyBox heading={`${reply.writtenBy}からの回答`} reply={reply} />
      <Reach reply={reply} />
      {mayApprove && !approved && (
        <p>
          質問は「{question}
          」と見せます。内容に誤りがなく、どなたの質問か分からないことを確かめてください。
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {mayApprove && (
          <Button
            variant={approved ? 'secondary' : 'primary'}
            disabled={isBusy}
            onClick={() => change(actions.approve(reply, !approved))}
          >
            {approved ? '全員への案内をやめる' : '確かめたので全員に案内する'}
          </Button>
        )}
        <Button variant="secondary" disabled={isBusy} onClick={onRewrite}>
          書き直す
        </Button>
        <Button
          variant="secondary"
          disabled={isBusy}
          onClick={() => change(actions.takeBack(reply))}
        >
          回答を取り消す
        </Button>
      </div>
    </div>
  );
}

function Reach({ reply: { question, approved, mayApprove } }: { reply: BoardReply }) {
  if (question === '') return <p className="text-muted">質問した方だけに届いています。</p>;
  if (approved) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="good">全員に案内中</Badge>
        <span>{approved.by}が確かめました。</span>
      </p>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="warn">確認待ち</Badge>
      {!mayApprove && <span>書いた方とは別の役員が確かめると、全員に案内されます。</span>}
    </p>
  );
}
