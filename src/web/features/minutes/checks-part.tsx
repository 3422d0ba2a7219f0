import { checkMinutesDraft, type Minutes, type MinutesCheck } from '#contract/minutes.ts';
import { blocking } from '#domain/minutes/check-minutes.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import type { Draft } from './use-autosave.ts';

const looks = {
  good: { tone: 'good', words: '合っています' },
  warning: { tone: 'warn', words: '付記が要ります' },
  error: { tone: 'danger', words: '直してください' },
  none: { tone: 'neutral', words: '比べるものがありません' },
} as const;

/** 数の確認: every comparison with both figures, and the end of the draft. */
export function ChecksPart({ minutes, draft }: { minutes: Minutes; draft: Draft }) {
  return (
    <Section
      heading="数の確認"
      description="議事録の数を、ほかの記録と比べました。開くと、両方の数が見られます。"
      isOnPaper={false}
    >
      <ul className="mb-6 divide-y divide-line border-y border-line">
        {draft.checks.map((check) => (
          <li key={check.id}>
            <CheckLine check={check} isRemarked={Boolean(draft.texts.remarks[check.id]?.trim())} />
          </li>
        ))}
      </ul>
      <Finish minutes={minutes} draft={draft} />
    </Section>
  );
}

function CheckLine({ check, isRemarked }: { check: MinutesCheck; isRemarked: boolean }) {
  const { name, outcome, compared } = check;
  const { tone, words } = looks[outcome];
  const isAnswered = outcome === 'warning' && isRemarked;
  const title = (
    <span className="inline-flex max-w-[90%] flex-wrap items-center gap-x-3 gap-y-1 align-middle">
      <span className="font-bold">{name}</span>
      <Badge tone={isAnswered ? 'good' : tone}>{isAnswered ? '付記があります' : words}</Badge>
    </span>
  );
  if (compared.length === 0) return <div className="flex min-h-14 items-center py-2">{title}</div>;
  return (
    <details open={outcome === 'error' || outcome === 'warning'}>
      <summary className="min-h-14 content-center py-2">{title}</summary>
      <ul className="grid gap-3 pb-4 pl-4">
        {compared.map(({ subject, one, other, outcome: own, words: what }) => (
          <li key={subject}>
            <p className="font-bold">
              {own === 'good' ? '' : '× '}
              {subject}
            </p>
            <p>
              {one.name}：<span className="tabular-nums">{one.value}</span>
            </p>
            <p>
              {other.name}：<span className="tabular-nums">{other.value}</span>
            </p>
            {what !== '' && <p className="text-warn">{what}</p>}
          </li>
        ))}
      </ul>
    </details>
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
