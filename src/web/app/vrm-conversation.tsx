import { type ComponentProps, createContext, use, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { PanelBody } from '#web/features/caretaker/panel-body.tsx';
import { headingClass } from '#web/features/caretaker/panel-header.tsx';
import type { PanelParts } from '#web/features/caretaker/panel-parts.ts';
import type { PanelState } from '#web/features/caretaker/use-panel-state.ts';
import { AskByVoice } from '#web/features/voice/ask-by-voice.tsx';
import { CaretakerAnswer } from './caretaker-answer.tsx';

type VrmConversationProps = {
  state: PanelState;
  /** Where the microphone stands: under the figure. */
  microphonePlace: HTMLElement | null;
  onListening: (isListening: boolean) => void;
  onSpoken: () => void;
};
type AskProps = ComponentProps<PanelParts['AskByVoice']>;

const Microphone = createContext<{
  readonly place: HTMLElement | null;
  readonly onListening: (isListening: boolean) => void;
}>({ place: null, onListening: () => undefined });
const parts = { Answer: CaretakerAnswer, AskByVoice: LargeMicrophone };

function LargeMicrophone(props: AskProps) {
  const { place, onListening } = use(Microphone);
  return place && createPortal(<AskByVoice {...props} isLarge onListening={onListening} />, place);
}

/** The panel's conversation beside the figure, with a large microphone. */
export function VrmConversation({ state, microphonePlace, ...props }: VrmConversationProps) {
  const { onListening, onSpoken } = props;
  const microphone = useMemo(
    () => ({ place: microphonePlace, onListening }),
    [microphonePlace, onListening],
  );
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <Microphone value={microphone}>
      <PanelBody
        box={box}
        parts={parts}
        {...state}
        title={<h2 className={headingClass}>AI管理人</h2>}
        onSpoken={onSpoken}
      />
    </Microphone>
  );
}
