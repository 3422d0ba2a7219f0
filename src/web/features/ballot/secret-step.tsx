import { useState } from 'react';
import { castSecretBallot } from '#contract/ballot.ts';
import { marksOf, mostMarks } from '#domain/votes/secret/secret-terms.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { BallotHead, SecretBallotItem } from './ballot-items.ts';

type SecretStepProps = {
  meetingId: string;
  head: BallotHead;
  item: SecretBallotItem;
  onBack: () => void;
};

/** The ballot paper: marks, one question whether it is meant, and it is in the pile. */
export function SecretStep({ meetingId, head, item, onBack }: SecretStepProps) {
  const [id] = useState(() => crypto.randomUUID());
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const casting = useChange(castSecretBallot);
  const marks = marksOf(item.secret);
  const most = mostMarks(item.secret);
  const names = marks.filter(({ mark }) => marked.includes(mark)).map(({ label }) => label);
  const send = () =>
    casting.mutate(
      { meetingId, id, headId: head.id, itemId: item.id, marks: [...marked] },
      { onSuccess: () => toast({ title: '投票を受け付けました', tone: 'good' }) },
    );
  return (
    <>
      {item.plain && <p className="mb-3">{item.plain}</p>}
      {item.gist.map((line) => (
        <p key={line} className="mb-1">
          {line}
        </p>
      ))}
      <p className="mb-3 font-bold">
        {most === 1 ? '1つを選んでください。' : `${most}名まで選べます。`}
        <span className="font-normal">何も選ばずに出すと、白票になります。</span>
      </p>
      <div role="group" aria-label="投票用紙" className="mb-4 grid gap-3 sm:grid-cols-2">
        {marks.map(({ mark, label }) => (
          <button
            key={mark}
            type="button"
            aria-pressed={marked.includes(mark)}
            disabled={!marked.includes(mark) && most > 1 && marked.length >= most}
            onClick={() => setMarked(withMark(marked, mark, most))}
            className={classNames(
              'min-h-16 rounded-xl border-2 px-4 text-xl font-bold disabled:opacity-60',
              marked.includes(mark)
                ? 'border-primary bg-primary text-on-primary'
                : 'border-line-strong bg-page hover:border-primary hover:bg-primary-soft',
            )}
          >
            {label}
          </button>
        ))}
      </div>
      {casting.error && <FailureNote>{sentenceOf(casting.error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button size="large" disabled={casting.isPending} onClick={() => setAsking(true)}>
          {casting.isPending ? '送っています' : '票を入れる'}
        </Button>
        <Button variant="secondary" size="large" onClick={onBack}>
          やめる
        </Button>
      </div>
      <ConfirmDialog
        title="この票を入れますか"
        confirmLabel="票を入れる"
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={send}
      >
        <strong className="block">{names.length > 0 ? names.join('、') : '白票'}</strong>
        だれの票か分からなくなるため、入れた後は直せません。
      </ConfirmDialog>
    </>
  );
}

/** One of two replaces the other; of several each is put and taken away. */
function withMark(marked: readonly string[], mark: string, most: number): readonly string[] {
  if (marked.includes(mark)) return marked.filter((it) => it !== mark);
  return most === 1 ? [mark] : [...marked, mark];
}
