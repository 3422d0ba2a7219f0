import {
  type BoardMinutes,
  type BoardRecordInput,
  checkBoardMinutes,
  getBoardMinutes,
  getBoardMinutesPdf,
} from '#contract/board-minutes.ts';
import { type BoardCheckId, isRemarked } from '#domain/board-meetings/board-checks.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckList } from '#web/ui/check-list.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { PdfButton } from '#web/ui/pdf-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { PaperView } from '#web/ui/statements/paper-view.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast.tsx';
import { SignedPart } from './signed-part.tsx';
import { useEvening } from './use-evening.ts';

/** 議事録: drafted from the record, checked, signed by hand, kept. */
export function MinutesPart({ meetingId }: { meetingId: string }) {
  const minutes = useEndpoint(getBoardMinutes, { meetingId });
  const [latest] = minutes.versions;
  const isDraft = !latest || latest.state === 'draft';
  return (
    <>
      {isDraft ? (
        <Checking key={latest?.version ?? 1} minutes={minutes} />
      ) : (
        <SignedPart minutes={minutes} />
      )}
      <Section
        heading="議事録"
        description={isDraft ? '当日の記録から作ったものです。' : '確かめたときの内容です。'}
        action={
          latest && (
            <PdfButton
              endpoint={getBoardMinutesPdf}
              input={{ meetingId, version: String(latest.version) }}
              label={isDraft ? '案のPDF' : '署名用のPDF'}
            />
          )
        }
      >
        <PaperView paper={minutes.paper} />
      </Section>
    </>
  );
}

function Checking({ minutes }: { minutes: BoardMinutes }) {
  const { record, change, isSaved, error } = useEvening(minutes);
  const warned = minutes.checks.filter(({ outcome }) => outcome === 'warning');
  return (
    <Section
      heading="確かめること"
      description="議事録を、ほかの記録と比べました。開くと、両方の数が見られます。"
      isOnPaper={false}
    >
      <CheckList checks={minutes.checks} remarks={record.remarks} />
      {warned.length > 0 && (
        <div className="mb-6 grid max-w-3xl gap-4">
          {warned.map(({ id, name }) => (
            <Remark key={id} id={id} name={name} record={record} change={change} />
          ))}
          <p role="status" className="text-muted">
            {error ? '' : isSaved ? '保存してあります。' : '保存しています…'}
          </p>
          {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
        </div>
      )}
      <Finish minutes={minutes} isSaved={isSaved} />
    </Section>
  );
}

type RemarkProps = {
  id: BoardCheckId;
  name: string;
  record: BoardRecordInput;
  change: (part: Partial<BoardRecordInput>) => void;
};

function Remark({ id, name, record, change }: RemarkProps) {
  return (
    <Field label={`付記（${name}）`} hint="どうしてかを書くと、議事録に印刷されます。">
      {(control) => (
        <TextArea
          {...control}
          rows={2}
          maxLength={600}
          value={record.remarks[id] ?? ''}
          onChange={({ target }) => change({ remarks: { ...record.remarks, [id]: target.value } })}
        />
      )}
    </Field>
  );
}

function Finish({ minutes, isSaved }: { minutes: BoardMinutes; isSaved: boolean }) {
  const maySign = useMay('minutes.sign');
  const { mutate, isPending, error } = useChange(checkBoardMinutes);
  const { meetingId, revision, checks, record, heldOn, today } = minutes;
  const open = checks.filter((it) => !isRemarked(it, record.remarks));
  const isAhead = heldOn > today;
  if (!maySign) return <p>確かめ済みにするのは、理事長か副理事長です。</p>;
  return (
    <>
      {isAhead && <p className="mb-4">理事会の日が来ると、確かめ済みにできます。</p>}
      {open.length > 0 && (
        <p className="mb-4">
          {open.map(({ name }) => `「${name}」`).join('')}
          が残っています。解決すると、確かめ済みにできます。
        </p>
      )}
      <Button
        size="large"
        disabled={isPending || !isSaved || isAhead || open.length > 0 || revision === 0}
        onClick={() =>
          mutate(
            { meetingId, revision },
            { onSuccess: () => toast({ title: '議事録を確かめ済みにしました', tone: 'good' }) },
          )
        }
      >
        確かめ済みにする
      </Button>
      <p className="mt-2 text-muted">
        確かめ済みにすると、結果が「予定と記録」に、宿題が理事会のやることに入ります。
      </p>
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
    </>
  );
}
