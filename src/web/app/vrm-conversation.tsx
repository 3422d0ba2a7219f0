import { type ComponentProps, createContext, use, useRef } from 'react';
import { PanelBody } from '#web/features/caretaker/panel-body.tsx';
import { headingClass } from '#web/features/caretaker/panel-header.tsx';
import type { PanelParts } from '#web/features/caretaker/panel-parts.ts';
import type { PanelState } from '#web/features/caretaker/use-panel-state.ts';
import { AskByVoice } from '#web/features/voice/ask-by-voice.tsx';
import { CaretakerAnswer } from './caretaker-answer.tsx';

type VrmConversationProps = {
  state: PanelState;
  onListening: (isListening: boolean) => void;
  onSpoken: () => void;
};
type AskProps = ComponentProps<PanelParts['AskByVoice']>;

const Listening = createContext<(isListening: boolean) => void>(() => undefined);
const parts = { Answer: CaretakerAnswer, AskByVoice: LargeMicrophone };

function LargeMicrophone(props: AskProps) {
  return <AskByVoice {...props} isLarge onListening={use(Listening)} />;
}

/** The panel's conversation beside the figure, with a large microphone. */
export function VrmConversation({ state, onListening, onSpoken }: VrmConversationProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <Listening value={onListening}>
      <PanelBody
        box={box}
        parts={parts}
        {...state}
        title={<h2 className={headingClass}>AI管理人</h2>}
        onSpoken={onSpoken}
      />
    </Listening>
  );
}
