import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { askCaretaker } from '#web/lib/caretaker-ask.ts';
import { seasonOf } from '#web/lib/figure/season.ts';
import { type StartingQuestion, useStartingQuestions } from '#web/lib/starting-questions.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { CaretakerPortrait } from '#web/ui/caretaker-portrait.tsx';
import { Section } from '#web/ui/section.tsx';

const questions: readonly StartingQuestion[] = [
  { question: 'ペットは何匹まで飼えますか？' },
  {
    question: '長期修繕計画の状況を教えてください',
    needs: 'plan',
    instead: '粗大ごみはどうやって出しますか？',
  },
  { question: '燃えるごみの日は何曜日ですか？' },
  { question: '次回の理事会はいつですか？', needs: 'board', instead: '次回の総会はいつですか？' },
];

/** Each opens the caretaker, who answers it at once. */
export function QuickQuestions() {
  return (
    <Section
      isOnPaper={false}
      heading="よくある質問"
      description="AI管理人が、文書と記録を調べてお答えします。どこに書いてあるかも分かります。"
    >
      <ul className="grid gap-3">
        {useStartingQuestions(questions).map((question) => (
          <li key={question}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => askCaretaker(question)}
              className="flex min-h-14 w-full items-center justify-between gap-3 rounded-xl border border-line px-4 py-2.5 text-left hover:border-primary hover:bg-primary-soft"
            >
              <span className="min-w-0">
                <span className="block font-bold text-primary">{question}</span>
                <span className="block text-muted">AI管理人に聞く</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-primary" />
            </button>
          </li>
        ))}
      </ul>
      <FaceToFace />
    </Section>
  );
}

/** For who would rather talk than type. */
function FaceToFace() {
  const [season] = useState(() => seasonOf(new Date()));
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
      <CaretakerPortrait season={season} className="size-24" />
      <div className="min-w-0 flex-[1_1_12rem]">
        <p>書くのが大変なときは、向かい合って声で聞けます。</p>
        <ButtonLink href="/vrm-assistant" variant="secondary" className="mt-2">
          AI管理人と対面で話す
        </ButtonLink>
      </div>
    </div>
  );
}
