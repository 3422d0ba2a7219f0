import { lazy, Suspense, useCallback, useState } from 'react';
import { Avatar } from '#web/features/avatar/avatar.tsx';
import { usePanelState } from '#web/features/caretaker/use-panel-state.ts';
import {
  type EmergencyCall,
  emergencyCallsIn,
} from '#web/features/face-to-face/emergency-calls.ts';
import { EmergencyCard } from '#web/features/face-to-face/emergency-card.tsx';
import { seasonOf } from '#web/lib/figure/season.ts';
import { Stage } from '#web/features/face-to-face/stage.tsx';
import { StageTools } from '#web/features/face-to-face/stage-tools.tsx';
import { type OwnFigure, useOwnFigure } from '#web/features/own-figure/use-own-figure.ts';
import type { Entry } from '#web/lib/caretaker-chat/entry.ts';
import { classNames } from '#web/lib/class-names.ts';
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

/** VRMアシスタント: the same caretaker and the same conversation as in the panel, in person. */
export function VrmAssistantScreen() {
  const state = usePanelState(true);
  const { entries, isBusy } = state.conversation;
  const talk = useFaceToFace(entries);
  const own = useOwnFigure();
  const [showsSettings, setShowsSettings] = useState(false);
  const [problem, setProblem] = useState('');
  const tellBroken = useCallback(() => setProblem(brokenModel), []);
  const { listen, markSpoken, repeat } = talk;
  const calls = callsOf(entries.at(-1));

  return (
    <>
      <PageHeader
        title="VRMアシスタント"
        lead="「声で話す」を押して、話しかけてください。文字でも聞けます。"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 [overflow-anchor:none] lg:min-h-[38rem] lg:grid-cols-[minmax(19rem,25rem)_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)] lg:has-[[aria-label='緊急の電話番号']]:grid-rows-[auto_minmax(0,1fr)] lg:h-[calc(100dvh-15rem)] print:block print:h-auto">
        {calls.length > 0 && <EmergencyCard calls={calls} />}
        <div className="flex min-h-0 flex-col">
          <Stage
            mood={talk.mood}
            words={talk.words}
            isFolded={entries.length > 0}
            figure={
              <Figure talk={talk} own={own} isTyping={state.draft !== ''} onBroken={tellBroken} />
            }
          />
          <StageTools
            isMuted={talk.voice.isMuted}
            canStop={isBusy || talk.isSpeaking}
            canRepeat={repeat !== undefined}
            onStop={() => {
              talk.hush();
              state.conversation.stop();
            }}
            onRepeat={() => repeat?.()}
            onMute={() => {
              if (!talk.voice.isMuted) talk.hush();
              changeVoice({ isMuted: !talk.voice.isMuted });
            }}
            onSettings={() => setShowsSettings(true)}
          />
        </div>
        <section
          aria-label="AI管理人との会話"
          data-in-page=""
          className={classNames(talkClass, entries.length === 0 ? 'print:hidden' : 'print:block')}
        >
          <Suspense fallback={<p className="p-4 text-muted">読み込んでいます…</p>}>
            <VrmConversation
              state={state}
              onListening={listen}
              onSpoken={() => {
                markSpoken();
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

function callsOf(latest: Entry | undefined): readonly EmergencyCall[] {
  return latest?.message.outcome === 'emergency' ? emergencyCallsIn(latest.message.content) : [];
}

type FigureProps = {
  talk: ReturnType<typeof useFaceToFace>;
  own: OwnFigure;
  isTyping: boolean;
  onBroken: () => void;
};

function Figure({ talk, own, isTyping, onBroken }: FigureProps) {
  const { model, forget } = own;
  const isNarrow = useIsNarrow();
  const loadModel = useCallback(
    (signal: AbortSignal) => (model ? Promise.resolve(model.bytes.slice(0)) : loadOurs(signal)),
    [model],
  );
  const [season] = useState(() => seasonOf(new Date()));
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

async function loadOurs(signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(`/avatar/caretaker-${seasonOf(new Date())}.vrm`, { signal });
  if (!response.ok) throw new Error(`the figure: ${response.status}`);
  return response.arrayBuffer();
}

void loadConversation().catch(() => undefined);
