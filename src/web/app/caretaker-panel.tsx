import { type ComponentProps, lazy, Suspense } from 'react';
import { CaretakerPanel } from '#web/features/caretaker/panel.tsx';
import { Answer } from '#web/features/caretaker-answer/answer.tsx';
import { AskByVoice } from '#web/features/voice/ask-by-voice.tsx';
import { ReadAloud } from '#web/features/voice/read-aloud.tsx';

const loadMarkdown = () => import('#web/features/caretaker-markdown/markdown.tsx');
const Markdown = lazy(() => loadMarkdown().then((m) => ({ default: m.Markdown })));

type PanelProps = ComponentProps<typeof CaretakerPanel>;
export type CaretakerProps = Omit<PanelProps, 'parts'>;
type AnswerProps = ComponentProps<PanelProps['parts']['Answer']>;

const parts = { Answer: PanelAnswer, AskByVoice };

/** The caretaker with its voice. Markdown comes while the first question is being written. */
export function Caretaker(props: CaretakerProps) {
  return <CaretakerPanel {...props} parts={parts} />;
}

function PanelAnswer(props: AnswerProps) {
  return <Answer {...props} Markdown={PanelMarkdown} ReadAloud={ReadAloud} />;
}

function PanelMarkdown(props: ComponentProps<typeof Markdown>) {
  return (
    <Suspense fallback={<p className="whitespace-pre-wrap">{props.text}</p>}>
      <Markdown {...props} />
    </Suspense>
  );
}

void loadMarkdown().catch(() => undefined);
