import './panel.css';
import { Dialog } from 'radix-ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useSession } from '#web/lib/use-session.ts';
import { overlayClass } from '#web/ui/dialog-class.ts';
import { toast } from '#web/ui/toast.tsx';
import { Announcer } from './announcer.tsx';
import { Composer } from './composer.tsx';
import { History } from './history.tsx';
import { MessageList } from './message-list.tsx';
import { PanelHeader } from './panel-header.tsx';
import type { PanelParts } from './panel-parts.ts';
import { SettingsPanel } from './settings-panel.tsx';
import { useChatSettings } from './use-chat-settings.ts';
import { useConversation } from './use-conversation.ts';

const demoEmail = 'demo@sumiwa.example';

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
  const settingsId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [showsSettings, setShowsSettings] = useState(false);
  const [showsHistory, setShowsHistory] = useState(false);
  const { draft, setDraft, chatSettings, conversation, send } = usePanelState(isOpen);
  const { entries, isBusy } = conversation;

  function goToBox(): void {
    setShowsHistory(false);
    box.current?.focus();
  }

  useEffect(() => {
    document.documentElement.toggleAttribute('data-caretaker-open', isOpen);
    return () => document.documentElement.removeAttribute('data-caretaker-open');
  }, [isOpen]);

  useHeard(asked, (question) => {
    setShowsHistory(false);
    if (!conversation.ask(question, { waits: true })) setDraft(draft || question);
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
            box.current?.focus();
            void conversation.ensure();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            props.onClosed();
          }}
          className="fixed inset-y-0 right-0 z-40 flex w-full max-w-[600px] flex-col border-line bg-page shadow-xl outline-none sm:border-l print:static print:max-w-none print:border-0 print:shadow-none"
        >
          <PanelHeader
            settingsId={settingsId}
            showsSettings={showsSettings}
            showsHistory={showsHistory}
            onSettings={() => setShowsSettings(!showsSettings)}
            onHistory={() => setShowsHistory(!showsHistory)}
            onNew={() => {
              if (entries.length > 0) conversation.startNew();
              goToBox();
            }}
          />
          {showsSettings && <SettingsPanel id={settingsId} {...chatSettings} />}
          {showsHistory ? (
            <History
              onOpen={async (id) => {
                await conversation.open(id);
                goToBox();
              }}
              onDeleted={(id) => conversation.isShown(id) && conversation.startNew()}
              onBack={goToBox}
            />
          ) : (
            <MessageList
              Answer={parts.Answer}
              entries={entries}
              isBusy={isBusy}
              onAsk={(question) => conversation.ask(question, { waits: true })}
              onChange={conversation.replace}
            />
          )}
          <Composer
            box={box}
            draft={draft}
            isBusy={isBusy}
            onDraft={setDraft}
            onSend={() => {
              if (send()) goToBox();
            }}
            onStop={() => {
              conversation.stop();
              goToBox();
            }}
          >
            <parts.AskByVoice
              text={draft}
              onText={setDraft}
              canTranscribe={chatSettings.caretaker?.canTranscribe ?? false}
            />
          </Composer>
          <Announcer entries={entries} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function usePanelState(isOpen: boolean) {
  const [draft, setDraft] = useState('');
  const email = useSession()?.user.email ?? demoEmail;
  const chatSettings = useChatSettings({ isWanted: isOpen });
  const conversation = useConversation({
    email,
    settings: chatSettings.settings,
    onFailure: (question, error) => {
      console.error(error);
      setDraft((it) => it || question);
      toast({
        title: 'エラー',
        description: 'メッセージの送信に失敗しました。もう一度お試しください。',
        tone: 'danger',
      });
    },
  });

  function send(): boolean {
    const isSent = conversation.ask(draft);
    if (isSent) setDraft('');
    return isSent;
  }

  return { draft, setDraft, chatSettings, conversation, send };
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
