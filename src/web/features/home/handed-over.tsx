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
    <dl className="grid gap-3">
      <div>
        <dt className="font-bold">質問</dt>
        <dd className="whitespace-pre-wrap">{question}</dd>
      </div>
      <div>
        <dt className="font-bold">AI管理人の答え</dt>
        <dd className="whitespace-pre-line">{plainTextOf(message.content)}</dd>
        {(message.sources ?? []).map(({ documentId, title, place, href }) => (
          <dd key={`${documentId} ${place}`} className="mt-1">
            <TextLink href={href} target="_blank">
              {title}
              {place && ` ${place}`}
            </TextLink>
          </dd>
        ))}
      </div>
    </dl>
  );
}
