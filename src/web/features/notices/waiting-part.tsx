import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Notice } from '#contract/notices.ts';
import { formatMonthDay } from '#domain/calendar.ts';
import { audienceWords } from '#domain/notices/audience.ts';
import { reachWords } from '#domain/notices/reach.ts';
import { clockInJapan } from '#web/lib/clock-in-japan.ts';
import { Button } from '#web/ui/button.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Section } from '#web/ui/section.tsx';
import { DemoNote } from './demo-note.tsx';
import { useHoldingBack } from './draft-part.tsx';

const lookAgainMs = 15_000;

/** Sent, and not gone out yet: until then it can be stopped. */
export function WaitingPart({ notice }: { notice: Notice }) {
  const { id, goesOut, reach, audience, maySend, corrects } = notice;
  const holdBack = useHoldingBack(id);
  useLookingAgain();
  if (reach === null || goesOut === null) return null;
  const { day, time } = clockInJapan(new Date(goesOut));
  return (
    <Section heading="送信を待っています" isOnPaper={false}>
      <p className="mb-4 text-lg">
        <strong>
          {formatMonthDay(day)} {time}
        </strong>
        に届け始めます。それまでは止められます。
      </p>
      <DemoNote />
      <DefinitionList
        facts={[
          {
            term: '届ける方',
            detail: corrects ? `「${corrects.title}」が届いた方` : audienceWords(audience),
          },
          { term: '届け方', detail: reachWords(reach) },
        ]}
      />
      {maySend && (
        <Button variant="secondary" className="mt-5" onClick={() => void holdBack()}>
          送るのを止める
        </Button>
      )}
    </Section>
  );
}

/** Nobody presses a key when it goes out. */
function useLookingAgain(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => void queryClient.invalidateQueries(), lookAgainMs);
    return () => clearInterval(timer);
  }, [queryClient]);
}
