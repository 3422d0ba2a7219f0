import { lazy, type ReactNode, type RefObject, Suspense, useId, useState } from 'react';
import type { Entry } from '#web/lib/caretaker-chat/entry.ts';
import { Announcer } from './announcer.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { offerBox } from './offer-box.ts';
import { PanelHeader } from './panel-header.tsx';
import type { PanelParts } from './panel-parts.ts';
import { SettingsPanel } from './settings-panel.tsx';
import type { PanelState } from './use-panel-state.ts';

const History = lazy(() => import('./history.tsx').then((m) => ({ default: m.History })));

type PanelBodyProps = PanelState & {
  box: RefObject<HTMLTextAreaElement | null>;
  parts: PanelParts;
  title: ReactNode;
  end?: ReactNode;
  /** Stands below the questions one may begin with. */
  intro?: ReactNode;
  /** Spoken words are complete. */
  onSpoken?: () => void;
};

export function PanelBody({ box, parts, conversation, chatSettings, ...state }: PanelBodyProps) {
  const settingsId = useId();
  const { draft, setDraft, showsHistory, setShowsHistory } = state;
  const { entries, isBusy } = conversation;
  const { showsSettings, toggleSettings } = useSettingsUntilAsked(entries);

  function goToBox(): void {
    setShowsHistory(false);
    offerBox(box.current);
  }

  return (
    <>
      <PanelHeader
        title={state.title}
        end={state.end}
        settingsId={settingsId}
        showsSettings={showsSettings}
        showsHistory={showsHistory}
        onSettings={toggleSettings}
        onHistory={() => setShowsHistory(!showsHistory)}
        onNew={() => {
          if (entries.length > 0) conversation.startNew();
          goToBox();
        }}
      />
      {showsSettings && (
        <SettingsPanel
          id={settingsId}
          answerCount={entries.filter(isAnswer).length}
          {...chatSettings}
        />
      )}
      {showsHistory ? (
        <Suspense fallback={<p className="flex-1 p-4 text-muted">読み込んでいます…</p>}>
          <History
            onOpen={async (id) => {
              await conversation.open(id);
              goToBox();
            }}
            onDeleted={(id) => conversation.isShown(id) && conversation.startNew()}
            onBack={goToBox}
          />
        </Suspense>
      ) : (
        <MessageList
          intro={state.intro}
          Answer={parts.Answer}
          entries={entries}
          isBusy={isBusy}
          onAsk={(question) => void conversation.ask(question)}
          onChange={conversation.replace}
        />
      )}
      <Composer
        box={box}
        draft={draft}
        isBusy={isBusy}
        onDraft={setDraft}
        onSend={async () => {
          if (await state.send()) goToBox();
        }}
        onStop={() => {
          conversation.stop();
          goToBox();
        }}
      >
        <parts.AskByVoice
          // A question that was sent ends the listening.
          key={entries.findLast(({ message }) => message.role === 'user')?.key}
          text={draft}
          onSpoken={() => state.onSpoken?.()}
          onText={setDraft}
          canTranscribe={chatSettings.caretaker?.canTranscribe ?? false}
        />
      </Composer>
      <Announcer entries={entries} />
    </>
  );
}

/** The settings make room for the answer as soon as something is asked. */
function useSettingsUntilAsked(entries: readonly Entry[]) {
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const asked = entries.filter(({ message }) => message.role === 'user').length;
  const showsSettings = openedAt === asked;
  return { showsSettings, toggleSettings: () => setOpenedAt(showsSettings ? null : asked) };
}

function isAnswer({ state, message }: Entry): boolean {
  return state === 'done' && message.role === 'assistant';
}
