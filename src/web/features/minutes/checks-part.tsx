import { checkMinutesDraft, type Minutes } from '#contract/minutes.ts';
import { blocking } from '#domain/minutes/check-minutes.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckList } from '#web/ui/check-list.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import type { Draft } from './use-autosave.ts';

/** 数の確認: every comparison with both figures, and the end of the draft. */
export function ChecksPart({ minutes, draft }: { minutes: Minutes; draft: Draft }) {
  return (
    <Section
      heading="数の確認"
      description="議事録の数を、ほかの記録と比べました。開くと、両方の数が見られます。"
      isOnPaper={false}
    >
      <CheckList checks={draft.checks} remarks={draft.texts.remarks} />
      <Finish minutes={minutes} draft={draft} />
    </Section>
  );
}

function Finish({ minutes, draft }: { minutes: Minutes; draft: Draft }) {
  const maySign = useMay('minutes.sign');
  const { mutate, isPending, error } = useChange(checkMinutesDraft);
  const open = blocking(draft.checks, draft.texts.remarks);
  if (!maySign) return <p>確かめ済みにするのは、理事長か副理事長です。</p>;
  return (
    <>
      {open.length > 0 && (
        <p className="mb-4">
          {open.map(({ name }) => `「${name}」`).join('')}
          が残っています。解決すると、確かめ済みにできます。
        </p>
      )}
      <Button
        size="large"
        disabled={isPending || open.length > 0 || draft.revision === 0}
        onClick={() => mutate({ meetingId: minutes.meetingId, revision: draft.revision })}
      >
        確かめ済みにする
      </Button>
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
    </>
  );
}
