import './panel.css';
import { UserRound, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { isConverting } from '#web/lib/is-converting.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { overlayClass } from '#web/ui/dialog-class.ts';
import { windowKeys } from '#web/ui/window-keys.ts';
import { offerBox } from './offer-box.ts';
import { PanelBody } from './panel-body.tsx';
import { headingClass, Tool } from './panel-header.tsx';
import type { PanelParts } from './panel-parts.ts';
import { usePanelState } from './use-panel-state.ts';

type CaretakerPanelProps = {
  isOpen: boolean;
  /** A question from elsewhere in the application; each is an object of its own. */
  asked: { readonly question: string } | null;
  parts: PanelParts;
  onOpenChange: (isOpen: boolean) => void;
  /** The focus goes back to where the reader came from. */
  onClosed: () => void;
};

/** AI管理人: ask, read the answer, check where it stands. The conversation outlives the closing of the panel. */
export function CaretakerPanel({ isOpen, asked, parts, ...props }: CaretakerPanelProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const state = usePanelState(isOpen);
  useMark(isOpen);
  useHeard(asked, async (question) => {
    state.setShowsHistory(false);
    const isTaken = await state.conversation.ask(question);
    if (!isTaken) state.setDraft((it) => it || question);
  });
  return (
    <Dialog.Root open={isOpen} onOpenChange={props.onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={`${overlayClass} print:hidden`} />
        <Dialog.Content
          data-caretaker-panel=""
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            offerBox(box.current);
            void state.conversation.ensure();
          }}
          onEscapeKeyDown={(event) => {
            // There Escape takes back the conversion of a Japanese word.
            if (isConverting(event)) event.preventDefault();
          }}
          onKeyDown={windowKeys(() => props.onOpenChange(false))}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            props.onClosed();
          }}
          className="fixed inset-y-0 right-0 z-40 flex w-full max-w-[600px] flex-col border-line bg-page shadow-xl outline-none sm:border-l print:static print:max-w-none print:border-0 print:shadow-none"
        >
          <PanelBody
            box={box}
            parts={parts}
            {...state}
            title={<Dialog.Title className={headingClass}>AI管理人</Dialog.Title>}
            end={
              <Dialog.Close asChild>
                <Tool Icon={X} label="閉じる" aria-label="AI管理人を閉じる" />
              </Dialog.Close>
            }
            intro={<FaceToFaceLink />}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The same conversation on a page of its own, with the figure. */
function FaceToFaceLink() {
  return (
    <ButtonLink variant="secondary" href="/vrm-assistant" className="mt-3 w-full sm:w-auto">
      <UserRound aria-hidden="true" className="size-5" />
      対面で話す
    </ButtonLink>
  );
}

/** What is told elsewhere on the screen must know that the panel is there. */
function useMark(isOpen: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-caretaker-open', isOpen);
    return () => document.documentElement.removeAttribute('data-caretaker-open');
  }, [isOpen]);
}

/** Tells each question once. */
function useHeard(asked: CaretakerPanelProps['asked'], hear: (question: string) => void): void {
  const heard = useRef<CaretakerPanelProps['asked']>(null);
  useEffect(() => {
    if (asked === null || heard.current === asked) return;
    heard.current = asked;
    hear(asked.question);
  });
}
