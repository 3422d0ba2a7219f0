import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type ChatMessage, rateMessage } from '#contract/caretaker.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast.tsx';

type RatingProps = { message: ChatMessage; onChange: (message: ChatMessage) => void };

const toggled = 'px-2! aria-pressed:bg-primary-soft';

const learnt = {
  title: '「役に立った」を記録しました',
  description: '似た質問が来たとき、この引用元を見つけやすくなります。',
  tone: 'good',
} as const;

/** Whether the answer helped. It can be changed and taken back; a 「いいえ」 may say why. */
export function Rating({ message, onChange }: RatingProps) {
  const rating = message.rating ?? null;
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const saving = useAction(rateMessage, { refreshes: [] });

  function save(next: 'up' | 'down' | null, why = ''): void {
    if (saving.isPending) return;
    saving.mutate(
      { messageId: message.id, rating: next, reason: why },
      {
        onSuccess: (saved) => {
          // Sources are the panel's own: a rating does not look them up again.
          onChange({ ...message, rating: saved.message.rating ?? null });
          setAsking(next === 'down' && why === '');
          if (why !== '') toast({ title: 'ご意見を保存しました', tone: 'good' });
          if (saved.isLearnt) toast(learnt);
        },
        onError: (error) =>
          toast({ title: '保存できませんでした', description: sentenceOf(error), tone: 'danger' }),
      },
    );
  }

  function saveReason(event: FormEvent): void {
    event.preventDefault();
    if (reason.trim() === '') setAsking(false);
    else save('down', reason.trim());
  }

  return (
    <>
      <Button
        variant="quiet"
        aria-pressed={rating === 'up'}
        onClick={() => save(rating === 'up' ? null : 'up')}
        className={toggled}
      >
        <ThumbsUp aria-hidden="true" className="size-5 [[aria-pressed=true]>&]:fill-current" />
        役に立った
      </Button>
      <Button
        variant="quiet"
        aria-pressed={rating === 'down'}
        onClick={() => save(rating === 'down' ? null : 'down')}
        className={toggled}
      >
        <ThumbsDown aria-hidden="true" className="size-5 [[aria-pressed=true]>&]:fill-current" />
        役に立たない
      </Button>
      {isAsking && rating === 'down' && (
        <form onSubmit={saveReason} className="mx-2 mt-2 basis-full">
          <Field label="どこが違っていましたか（任意）">
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                maxLength={300}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button type="submit" variant="secondary">
              意見を送る
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              送らない
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
