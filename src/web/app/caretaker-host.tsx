import { BotMessageSquare } from 'lucide-react';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { subscribeToQuestions } from '#web/lib/caretaker-ask.ts';
import { toast } from '#web/ui/toast.tsx';
import type { CaretakerProps } from './caretaker-panel.tsx';

// The landing page never shows it, so its stored `homeAIMode` has nothing left to hide.
const hiddenPaths = ['/', '/vrm-assistant', '/repair-fund-simulation'];

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
          className="fixed right-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-20 flex size-19 flex-col items-center justify-center rounded-full pb-1.5 border-2 border-page bg-primary leading-tight font-bold text-on-primary shadow-lg hover:bg-primary-hover md:right-6 md:bottom-6 print:hidden"
        >
          <BotMessageSquare aria-hidden="true" className="size-7" />
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
