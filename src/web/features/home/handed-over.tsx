import { getHandedOver } from '#contract/caretaker.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { plainTextOf } from '#web/lib/caretaker-plain-text.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** The question as it was asked, and what the caretaker had said to it. */
export function HandedOver({ taskId }: { taskId: string }) {
  const { data, error } = useAnswer(getHandedOver, { taskId });
  if (error) {
    return <FailureNote>AI管理人の答えを読み込めませんでした。{sentenceOf(error)}</FailureNote>;
  }
  if (!data) return <p className="text-muted">読み込んでいます</p>;
  if (!data.handedOver) {
    return (
      <p className="text-muted">質問した方が会話を削除したため、AI管理人の答えは残っていません。</p>
    );
  }
  const { question, message } = data.handedOver;
  return (
    <div className="grid gap-2">
      <p className="font-bold">質問</p>
      <p className="whitespace-pre-wrap">{question}</p>
      <details>
        <summary className="py-2 font-bold text-primary">AI管理人の答えを読む</summary>
        <p className="whitespace-pre-line">{plainTextOf(message.content)}</p>
        {(message.sources ?? []).map(({ documentId, title, place, href }) => (
          <p key={`${documentId} ${place}`} className="mt-1">
            <TextLink href={href} target="_blank">
              {title}
              {place && ` ${place}`}
            </TextLink>
          </p>
        ))}
      </details>
    </div>
  );
}
