import type { ComponentProps } from 'react';
import { CaretakerPanel } from '#web/features/caretaker/panel.tsx';
import { AskByVoice } from '#web/features/voice/ask-by-voice.tsx';
import { CaretakerAnswer } from './caretaker-answer.tsx';

export type CaretakerProps = Omit<ComponentProps<typeof CaretakerPanel>, 'parts'>;

const parts = { Answer: CaretakerAnswer, AskByVoice };

/** The caretaker with its voice. */
export function Caretaker(props: CaretakerProps) {
  return <CaretakerPanel {...props} parts={parts} />;
}
