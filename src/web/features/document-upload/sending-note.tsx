import { useEffect, useId, useRef } from 'react';
import { ApiError, sentenceOf } from '#web/lib/api.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import type { Sending } from './use-adding.ts';

type SendingNoteProps = { sending: Sending; onStop: () => void };

/** How the sending goes, or why it ended. What was typed is still there. */
export function SendingNote({ sending, onStop }: SendingNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const { state } = sending;
  useEffect(() => {
    // The form is longer than the window.
    if (state !== 'idle') note.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  return (
    <div ref={note} className="scroll-mb-20 empty:hidden">
      <Outcome sending={sending} onStop={onStop} />
    </div>
  );
}

function Outcome({ sending, onStop }: SendingNoteProps) {
  switch (sending.state) {
    case 'idle':
      return null;
    case 'sending':
      return <Progress share={sending.share} onStop={onStop} />;
    case 'stopped':
      return (
        <p role="status" className="rounded-lg bg-surface px-4 py-3">
          送信をやめました。{sending.mayBeAdded ? mayBeAddedWords : keptWords}
        </p>
      );
    case 'failed':
      return (
        <FailureNote>
          追加できませんでした。{sentenceOf(sending.error)}
          {isConflict(sending.error) &&
            '一覧は読み直しました。「置き換える文書」を選び直してください。'}
          <span className="block font-normal text-text">
            {sending.mayBeAdded ? mayBeAddedWords : keptWords}
          </span>
        </FailureNote>
      );
  }
}

const keptWords = '入力した内容は、そのまま残っています。';
const mayBeAddedWords =
  'ファイルは届いていたので、追加されたかもしれません。もう一度送る前に、一覧で確かめてください。';

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

function Progress({ share, onStop }: { share: number | null; onStop: () => void }) {
  const labelId = useId();
  const percent = Math.floor((share ?? 0) * 100);
  const isReading = share === 1;
  return (
    <div className="rounded-xl border border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p id={labelId} role="status" className="font-bold">
          {isReading ? '本文を読み取っています' : 'ファイルを送信しています'}
        </p>
        {!isReading && (
          <p aria-hidden="true" className="tabular-nums">
            {percent}％
          </p>
        )}
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={isReading ? undefined : percent}
        className="mt-2 h-3 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className={classNames('h-full bg-primary', isReading && 'motion-safe:animate-pulse')}
          style={{ width: `${percent}%` }}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-muted">
          {isReading
            ? 'ページの多い文書は、1分ほどかかることがあります。'
            : 'この画面を開いたままお待ちください。'}
        </p>
        <Button variant="secondary" onClick={onStop}>
          送信をやめる
        </Button>
      </div>
    </div>
  );
}
