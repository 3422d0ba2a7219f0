import type { ReactNode } from 'react';
import type { Mood } from '#web/lib/figure/mood.ts';
import { moodNames } from './mood-of.ts';
import { Office } from './office.tsx';

type StageProps = {
  figure: ReactNode;
  mood: Mood;
  /** What is being said. */
  words: string;
};

/** 管理人室の窓口: the caretaker behind the counter, and on the counter what is being said. */
export function Stage({ figure, mood, words }: StageProps) {
  return (
    <section
      aria-label="AI管理人の姿"
      className="flex min-h-[22rem] flex-1 flex-col overflow-hidden rounded-2xl border border-line max-lg:h-[46dvh] print:hidden"
    >
      <div className="relative min-h-0 flex-1">
        <Office />
        {figure}
      </div>
      <div className="relative border-t-8 border-[#d3a679] bg-[#b5865a] p-3 dark:border-[#8a6846] dark:bg-[#6a4c30]">
        <p className="flex min-h-18 items-center justify-center rounded-xl bg-page px-4 py-2 text-center leading-snug font-bold break-words">
          <span aria-hidden="true" className="line-clamp-4">
            {words || `AI管理人（${moodNames[mood]}）`}
          </span>
          <span role="status" className="sr-only">
            {moodNames[mood]}
          </span>
        </p>
      </div>
    </section>
  );
}
