import { lazy, Suspense, useCallback, useState } from 'react';
import { Avatar } from '#web/features/avatar/avatar.tsx';
import { type PanelState, usePanelState } from '#web/features/caretaker/use-panel-state.ts';
import {
  type EmergencyCall,
  emergencyCallsIn,
} from '#web/features/face-to-face/emergency-calls.ts';
import { EmergencyCard } from '#web/features/face-to-face/emergency-card.tsx';

import { Stage } from '#web/features/face-to-face/stage.tsx';
import { StageTools } from '#web/features/face-to-face/stage-tools.tsx';
import { type OwnFigure, useOwnFigure } from '#web/features/own-figure/use-own-figure.ts';
import type { Entry } from '#web/lib/caretaker-chat/entry.ts';
import { classNames } from '#web/lib/class-names.ts';
import { type Season, seasonOf } from '#web/lib/figure/season.ts';
import { changeVoice } from '#web/lib/figure/voice-settings.ts';
import { useIsNarrow } from '#web/lib/use-is-narrow.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useFaceToFace } from './use-face-to-face.ts';

// The figure stands there at once; the conversation comes as the panel does.
const loadConversation = () => import('./vrm-conversation.tsx');
const VrmConversation = lazy(() =>
  loadConversation().then((m) => ({ default: m.VrmConversation })),
);
const VrmSettings = lazy(() =>
  import('./vrm-settings.tsx').then((m) => ({ default: m.VrmSettings })),
);

const brokenModel =
  'このモデルは表示できませんでした。スミワの管理人に戻しました。ほかのモデルをお選びください。';

/** On a narrow screen the page scrolls, not a window in it: there would be no room for both. */
const talkClass =
  'flex min-h-0 min-w-0 flex-col rounded-2xl border border-line bg-page lg:overflow-hidden print:h-auto print:overflow-visible print:border-0';

/** Beside each other; on a narrow screen below each other. */
const roomClass =
  "gap-4 [overflow-anchor:none] max-lg:flex max-lg:flex-col lg:grid lg:min-h-[35rem] lg:grid-cols-[minmax(19rem,25rem)_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)] lg:has-[[aria-label='緊急の電話番号']]:grid-rows-[auto_minmax(0,1fr)] lg:h-[calc(100dvh-15rem)] print:block print:h-auto";
const placeClass = 'min-h-16 lg:mt-3 print:hidden';
/** Above the bar at the foot of a phone. */
const barClass =
  'max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(4rem+1px+env(safe-area-inset-bottom))] max-md:z-20 max-md:border-t max-md:border-line max-md:bg-page max-md:px-4 max-md:py-2';

/** VRMアシスタント: the same caretaker and the same conversation as in the panel, in person. */
export function VrmAssistantScreen() {
  const state = usePanelState(true);
  const { entries } = state.conversation;
  const talk = useFaceToFace(entries);
  const own = useOwnFigure();
  const [showsSettings, setShowsSettings] = useState(false);
  const [problem, setProblem] = useState('');
  const tellBroken = useCallback(() => setProblem(brokenModel), []);
  /** Under the figure, whom one talks to; the rest of the conversation comes later. */
  const [microphonePlace, setMicrophonePlace] = useState<HTMLElement | null>(null);
  const calls = callsOf(entries.at(-1));
  const isUrgent = calls.length > 0;
  const hasTalked = entries.length > 0;
  // While one reads on a phone, face, words and microphone stay; in an emergency the number alone does.
  const isBarred = hasTalked && !isUrgent;
  return (
    <>
      <PageHeader
        title="VRMアシスタント"
        // On a phone the figure and its large microphone say so themselves.
        lead={
          <span className="max-md:hidden print:hidden">
            「声で話す」を押して、話しかけてください。文字でも聞けます。
          </span>
        }
      />
      <div className={classNames(roomClass, isBarred && 'max-md:pb-20')}>
        {isUrgent && <EmergencyCard calls={calls} />}
        <div className="flex min-h-0 flex-col max-lg:contents">
          <Stage
            mood={talk.mood}
            words={talk.words}
            isFolded={hasTalked}
            staysOnTop={isBarred}
            figure={
              <Figure talk={talk} own={own} isTyping={state.draft !== ''} onBroken={tellBroken} />
            }
          />
          <div
            ref={setMicrophonePlace}
            data-microphone-bar={isBarred ? '' : undefined}
            className={classNames(placeClass, isBarred && barClass)}
          />
          <Credit own={own} />
          <Tools talk={talk} state={state} onSettings={() => setShowsSettings(true)} />
        </div>
        <section
          aria-label="AI管理人との会話"
          data-in-page=""
          className={classNames(talkClass, entries.length === 0 ? 'print:hidden' : 'print:block')}
        >
          <Suspense fallback={<p className="p-4 text-muted">読み込んでいます…</p>}>
            <VrmConversation
              state={state}
              microphonePlace={microphonePlace}
              onListening={talk.listen}
              onSpoken={() => {
                talk.markSpoken();
                void state.send();
              }}
            />
          </Suspense>
        </section>
      </div>
      {(showsSettings || problem !== '') && (
        <Suspense>
          <VrmSettings
            voice={talk.voice}
            own={own}
            problem={problem}
            onClose={() => {
              setShowsSettings(false);
              setProblem('');
            }}
          />
        </Suspense>
      )}
    </>
  );
}

type Talk = ReturnType<typeof useFaceToFace>;
type ToolsProps = { talk: Talk; state: PanelState; onSettings: () => void };

function Tools({ talk, state, onSettings }: ToolsProps) {
  const { voice, repeat, hush } = talk;
  const { conversation } = state;
  return (
    <StageTools
      isMuted={voice.isMuted}
      canStop={conversation.isBusy || talk.isSpeaking}
      canRepeat={repeat !== undefined}
      onStop={() => {
        hush();
        conversation.stop();
      }}
      onRepeat={() => repeat?.()}
      onMute={() => {
        if (!voice.isMuted) hush();
        changeVoice({ isMuted: !voice.isMuted });
      }}
      onSettings={onSettings}
    />
  );
}

/** Whose figure it is, where it is not ours. */
function Credit({ own }: { own: OwnFigure }) {
  const credit = own.model?.credit;
  return credit && <p className="text-muted break-words lg:mt-2 print:hidden">姿：{credit}</p>;
}

function callsOf(latest: Entry | undefined): readonly EmergencyCall[] {
  return latest?.message.outcome === 'emergency' ? emergencyCallsIn(latest.message.content) : [];
}

type FigureProps = {
  talk: Talk;
  own: OwnFigure;
  isTyping: boolean;
  onBroken: () => void;
};

function Figure({ talk, own, isTyping, onBroken }: FigureProps) {
  const { model, forget } = own;
  const isNarrow = useIsNarrow();
  const [season] = useState(() => seasonOf(new Date()));
  const loadModel = useCallback(
    (signal: AbortSignal) =>
      model ? Promise.resolve(model.bytes.slice(0)) : loadOurs(season, signal),
    [model, season],
  );
  const isOwn = Boolean(model);
  const giveUp = useCallback(() => {
    if (!isOwn) return;
    void forget();
    onBroken();
  }, [isOwn, forget, onBroken]);
  // Who writes is looked at: beside the stage, on a phone below it.
  const attention = isTyping ? ([isNarrow ? 0 : 0.35, -0.25] as const) : straight;
  return (
    <Avatar
      // A canvas whose context was given back cannot be used again.
      key={model ? `${model.name} ${model.bytes.byteLength}` : 'ours'}
      mood={talk.mood}
      season={season}
      mouth={talk.mouth}
      attention={attention}
      loadModel={loadModel}
      isFlat={talk.voice.isFlat || model === undefined}
      onBroken={giveUp}
    />
  );
}

const straight = [0, 0] as const;

async function loadOurs(season: Season, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(`/avatar/caretaker-${season}.vrm`, { signal });
  if (!response.ok) throw new Error(`the figure: ${response.status}`);
  return response.arrayBuffer();
}

void loadConversation().catch(() => undefined);
