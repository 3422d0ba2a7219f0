import { FileText } from 'lucide-react';
import { type BoardMinutes, getBoardMinutes } from '#contract/board-minutes.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AttendancePart } from './attendance-part.tsx';
import { EveningItem } from './evening-item.tsx';
import { boardAddress } from './use-board-view.ts';
import { useEvening } from './use-evening.ts';

/** 当日の記録: who is there, what is decided, who does what by when. */
export function EveningPart({ meetingId }: { meetingId: string }) {
  const minutes = useEndpoint(getBoardMinutes, { meetingId });
  const [latest] = minutes.versions;
  if (latest && latest.state !== 'draft') {
    return (
      <EmptyState icon={FileText} title="議事録を確かめ済みです">
        記録を直すときは、議事録を下書きに戻すか、訂正した版を作ります。
        <TextLink
          href={boardAddress({ meetingId, part: 'minutes' })}
          className="inline-flex min-h-11 items-center"
        >
          議事録を開く
        </TextLink>
      </EmptyState>
    );
  }
  return <Recording key={latest?.version ?? 1} minutes={minutes} />;
}

function Recording({ minutes }: { minutes: BoardMinutes }) {
  const evening = useEvening(minutes);
  const { record, change, isSaved, error } = evening;
  return (
    <>
      <p role="status" className="mb-4 text-muted">
        {error ? '' : isSaved ? '保存してあります。' : '保存しています…'}
      </p>
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      <AttendancePart minutes={minutes} evening={evening} />
      <Section
        heading="議題ごとの記録"
        description="反対や棄権がなければ、賛否は触らなくてかまいません。数は出欠から数えます。"
        isOnPaper={false}
      >
        {minutes.items.length === 0 ? (
          <p className="text-muted">
            議題がまだありません。
            <TextLink href={boardAddress({ meetingId: minutes.meetingId })}>議題</TextLink>
            を先に入れてください。
          </p>
        ) : (
          <ol className="grid max-w-3xl gap-6">
            {minutes.items.map((item) => (
              <li key={item.id}>
                <EveningItem minutes={minutes} item={item} evening={evening} />
              </li>
            ))}
          </ol>
        )}
      </Section>
      <Section heading="次回と閉会" isOnPaper={false}>
        <div className="max-w-3xl">
          <Field label="次回の予定、閉会のことば" hint="空けておくこともできます。">
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                maxLength={2_000}
                value={record.closing}
                onChange={({ target }) => change({ closing: target.value })}
              />
            )}
          </Field>
        </div>
        <p className="mt-4">
          <TextLink
            href={boardAddress({ meetingId: minutes.meetingId, part: 'minutes' })}
            className="inline-flex min-h-11 items-center font-bold"
          >
            議事録を確かめる
          </TextLink>
        </p>
      </Section>
    </>
  );
}
