import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type StartingQuestion, useStartingQuestions } from '#web/lib/starting-questions.ts';

const suggestedQuestions: readonly StartingQuestion[] = [
  { question: 'ペットは何匹まで飼えますか？' },
  {
    question: '長期修繕計画の状況を教えて',
    needs: 'plan',
    instead: '粗大ごみはどうやって出しますか？',
  },
  { question: '燃えるごみの曜日はいつ？' },
  { question: '次の理事会はいつ？', needs: 'board', instead: '次の総会はいつ？' },
];

type WelcomeProps = { onAsk: (question: string) => void; children?: ReactNode };

/** What the caretaker can do, before the first question. */
export function Welcome({ onAsk, children }: WelcomeProps) {
  return (
    <div className="print:hidden">
      <p className="text-lg font-bold">こんにちは。AI管理人です。</p>
      <p className="mt-1 max-sm:leading-relaxed">
        規約や議事録などの文書と、管理組合の記録、法律を調べて、どこに書いてあるかといっしょにお答えします。
      </p>
      <h3 className="mt-3 mb-1.5 font-bold sm:mt-5 sm:mb-2">たとえば、こんなことを聞けます</h3>
      <ul className="grid gap-1.5 sm:gap-2">
        {useStartingQuestions(suggestedQuestions).map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onAsk(question)}
              className="flex min-h-12 w-full items-center justify-between gap-3 rounded-xl border-2 border-line bg-page px-4 py-2 text-left font-bold text-primary hover:border-primary hover:bg-primary-soft"
            >
              {question}
              <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
            </button>
          </li>
        ))}
      </ul>
      {children}
      <p className="mt-3 leading-relaxed text-muted sm:mt-5 sm:leading-[inherit]">
        回答は誤っていることがあります。大切なことは、引用元の文書か、理事会・管理会社にご確認ください。
      </p>
    </div>
  );
}
