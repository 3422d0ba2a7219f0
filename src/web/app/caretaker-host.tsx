import { BotMessageSquare } from 'lucide-react';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { subscribeToOpening, subscribeToQuestions } from '#web/lib/caretaker-ask.ts';
import { classNames } from '#web/lib/class-names.ts';
import { toast } from '#web/ui/toast.tsx';
import type { CaretakerProps } from './caretaker-panel.tsx';

// The landing page never shows it, so its stored `homeAIMode` has nothing left to hide.
const hiddenPaths = ['/', '/vrm-assistant', '/repair-fund-simulation'];

/** On a narrow screen it is the last place of the bar, so that it covers nothing of the page. */
const inBar = 'max-md:min-h-16 max-md:px-2 max-md:pb-1 max-md:leading-tight max-md:text-primary';
/** Elsewhere it stands in the corner, in the width that `shell.tsx` leaves free. */
const inCorner =
  'md:fixed md:right-3 md:bottom-3 md:z-20 md:size-16 md:rounded-full md:bg-primary md:pb-1 md:leading-none md:text-on-primary md:shadow-lg md:hover:bg-primary-hover xl:right-6 xl:bottom-6 xl:size-19 xl:border-2 xl:border-page xl:pb-1.5 xl:leading-tight';

/** The round button at the foot of the page, and the panel once it is wanted. */
export function CaretakerHost() {
  const [path, navigate] = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<CaretakerProps['asked']>(null);
  const { Panel, load } = usePanel();
  const isHidden = hiddenPaths.includes(path.replace(/(?<=.)\/+$/, ''));
  if (isHidden && isOpen) setOpen(false);

  function open(): void {
    opener.current = document.activeElement;
    setOpen(true);
    load().catch(() => {
      setOpen(false);
      toast({
        title: 'AI管理人を開けませんでした',
        description: '接続を確認してから、もう一度お試しください。',
        tone: 'danger',
      });
    });
  }

  const hear = useEffectEvent((question: string) => {
    if (isHidden) navigate('/demo');
    open();
    setAsked({ question });
  });
  useEffect(() => subscribeToQuestions((question) => hear(question)), []);
  const openAsked = useEffectEvent(open);
  useEffect(() => subscribeToOpening(() => openAsked()), []);

  function giveBackFocus(): void {
    const back = opener.current;
    const isThere = back instanceof HTMLElement && back.isConnected && back !== document.body;
    (isThere ? back : button.current)?.focus({ preventScroll: true });
  }

  return (
    <>
      {!isHidden && (
        <button
          ref={button}
          type="button"
          aria-label="AI管理人に質問する"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={() => void load().catch(() => undefined)}
          onClick={open}
          className={classNames(
            'group flex flex-col items-center justify-center font-bold print:hidden',
            inBar,
            inCorner,
          )}
        >
          <span className="grid place-items-center rounded-full max-md:size-8 max-md:bg-primary max-md:text-on-primary max-md:group-hover:bg-primary-hover">
            <BotMessageSquare aria-hidden="true" className="size-5 md:size-6 xl:size-7" />
          </span>
          管理人
        </button>
      )}
      {Panel && (
        <Panel
          isOpen={isOpen && !isHidden}
          asked={asked}
          onOpenChange={setOpen}
          onClosed={giveBackFocus}
        />
      )}
    </>
  );
}

/** Only a visitor who opens the panel downloads it. */
function usePanel() {
  const [Panel, setPanel] = useState<ComponentType<CaretakerProps> | null>(null);
  async function load(): Promise<void> {
    const { Caretaker } = await import('./caretaker-panel.tsx');
    setPanel(() => Caretaker);
  }
  return { Panel, load };
}
