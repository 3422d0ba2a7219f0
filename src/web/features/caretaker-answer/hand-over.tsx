import { CircleCheck, UsersRound } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '#contract/caretaker.ts';
import { Button } from '#web/ui/button.tsx';
import { ReplyBox } from '#web/ui/reply-box.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const HandOverDialog = lazy(() =>
  import('./hand-over-dialog.tsx').then((m) => ({ default: m.HandOverDialog })),
);

/** The caretaker's sentences name it so. */
const buttonName = '理事会に質問する';

type HandOverProps = {
  message: ChatMessage;
  question: string;
  onChange: (message: ChatMessage) => void;
};

/** 理事会に質問する: what the caretaker does not know becomes a task of the board. */
export function HandOver({ message, question, onChange }: HandOverProps) {
  const isDone = message.isHandedOver ?? false;
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const note = useFocusAfter(isDone);
  const reply = message.boardReply;
  if (reply) return <ReplyBox heading={`${reply.writtenBy}から回答がありました`} reply={reply} />;
  if (!isDone && !leadsToBoard(message)) return null;
  return (
    <>
      {isDone ? (
        <div ref={note} tabIndex={-1} className="mt-3 flex gap-2 rounded-xl bg-good-soft px-4 py-3">
          <CircleCheck aria-hidden="true" className="mt-1 size-5 shrink-0 text-good" />
          <p>
            <span className="font-bold">理事会に質問を届けました。</span>
            回答は、ホームの「やること」と、この会話に届きます。
            <TextLink href="/demo#board-tasks" target="_blank" className="ml-1 inline-block">
              ホームで確認する
            </TextLink>
          </p>
        </div>
      ) : (
        <Button
          variant={message.outcome === 'unknown' ? 'primary' : 'secondary'}
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
          className="mt-3 print:hidden"
        >
          <UsersRound aria-hidden="true" className="size-5" />
          {buttonName}
        </Button>
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <HandOverDialog
            message={message}
            question={question}
            open={isOpen}
            onOpenChange={setOpen}
            onChange={onChange}
          />
        </Suspense>
      )}
    </>
  );
}

const leading: ReadonlySet<ChatMessage['outcome']> = new Set(['unknown', 'related', 'declined']);

/** Where nothing was found or the caretaker says no, and wherever the words send the reader to the button. */
function leadsToBoard({ outcome, content }: ChatMessage): boolean {
  if (outcome === undefined) return false;
  return leading.has(outcome) || content.includes(`「${buttonName}」`);
}

/** The button that was pressed is gone: the reader goes on at what came of it. */
function useFocusAfter(isDone: boolean) {
  const note = useRef<HTMLDivElement>(null);
  const wasDone = useRef(isDone);
  useEffect(() => {
    if (wasDone.current === isDone) return;
    wasDone.current = isDone;
    // The closing dialog gives the focus back first, in a task of its own.
    const timer = setTimeout(() => note.current?.focus(), 50);
    return () => clearTimeout(timer);
  }, [isDone]);
  return note;
}
