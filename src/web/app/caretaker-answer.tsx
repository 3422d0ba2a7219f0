import { type ComponentProps, lazy, Suspense } from 'react';
import type { PanelParts } from '#web/features/caretaker/panel-parts.ts';
import { Answer } from '#web/features/caretaker-answer/answer.tsx';
import { ReadAloud } from '#web/features/voice/read-aloud.tsx';

const loadMarkdown = () => import('#web/features/caretaker-markdown/markdown.tsx');
const Markdown = lazy(() => loadMarkdown().then((m) => ({ default: m.Markdown })));

/** An answer with its voice. Markdown comes while the first question is being written. */
export function CaretakerAnswer(props: ComponentProps<PanelParts['Answer']>) {
  return <Answer {...props} Markdown={AnswerMarkdown} ReadAloud={ReadAloud} />;
}

function AnswerMarkdown(props: ComponentProps<typeof Markdown>) {
  return (
    <Suspense fallback={<p className="whitespace-pre-wrap">{props.text}</p>}>
      <Markdown {...props} />
    </Suspense>
  );
}

void loadMarkdown().catch(() => undefined);
