import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { deleteConversation, listConversations } from '#contract/caretaker.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { formatInstant } from '#web/lib/caretaker-time.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';

type HistoryProps = {
  onOpen: (conversationId: string) => Promise<void>;
  onDeleted: (conversationId: string) => void;
  onBack: () => void;
};

type Listed = { readonly id: string; readonly title: string };

/** これまでの会話: open one, or delete it. */
export function History({ onOpen, onDeleted, onBack }: HistoryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error } = useAnswer(listConversations, {});
  const deleting = useAction(deleteConversation, { refreshes: [listConversations] });
  const [asked, setAsked] = useState<Listed>();
  useEffect(() => heading.current?.focus(), []);

  function open(id: string): void {
    onOpen(id).catch((failure: unknown) => tellFailure('会話を開けませんでした', failure));
  }

  function remove({ id }: Listed): void {
    deleting.mutate(
      { conversationId: id },
      {
        onSuccess: () => {
          onDeleted(id);
          heading.current?.focus();
          toast({ title: '会話を削除しました', tone: 'good' });
        },
        onError: (failure) => tellFailure('削除できませんでした', failure),
      },
    );
  }

  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 py-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h3 ref={heading} tabIndex={-1} className="rounded text-lg font-bold">
          これまでの会話
        </h3>
        <Button variant="secondary" onClick={onBack}>
          会話に戻る
        </Button>
      </div>
      {error && <FailureNote>会話の一覧を読めませんでした。{sentenceOf(error)}</FailureNote>}
      {!data && !error && <p className="text-muted">読み込んでいます…</p>}
      {data?.conversations.length === 0 && (
        <p className="text-muted">まだありません。質問をすると、ここに残ります。</p>
      )}
      <ul className="divide-y divide-line">
        {data?.conversations.map(({ id, title, updatedAt, questionCount }) => (
          <li key={id} className="flex items-center gap-2 py-2">
            <button
              type="button"
              onClick={() => open(id)}
              className="min-h-12 min-w-0 flex-1 rounded-lg px-2 py-1 text-left leading-snug hover:bg-primary-soft"
            >
              <span className="block font-bold text-primary">{title}</span>
              <span className="block text-muted">
                {formatInstant(updatedAt)}・質問{questionCount}件
              </span>
            </button>
            <Button
              variant="quiet"
              size="icon"
              aria-label={`「${title}」を削除`}
              onClick={() => setAsked({ id, title })}
            >
              <Trash2 aria-hidden="true" className="size-5" />
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title="この会話を削除しますか"
        confirmLabel="削除する"
        danger
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        onConfirm={() => asked && remove(asked)}
      >
        <p>「{asked?.title}」の質問と回答を消します。元に戻すことはできません。</p>
      </ConfirmDialog>
    </div>
  );
}

function tellFailure(title: string, failure: unknown): void {
  toast({ title, description: sentenceOf(failure), tone: 'danger' });
}
