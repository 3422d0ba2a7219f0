import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import type { Mood } from '#web/lib/figure/mood.ts';
import { moodNames } from './mood-of.ts';
import { Office } from './office.tsx';

type StageProps = {
  figure: ReactNode;
  mood: Mood;
  /** What is being said. */
  words: string;
  /** On a narrow screen a strip: the conversation needs the room. */
  isFolded: boolean;
  /** The strip is not scrolled away: who listens sees the words. */
  staysOnTop: boolean;
};

/** The caretaker at the left, the words beside. */
const folded = 'max-lg:h-28 max-lg:flex-none max-lg:flex-row';
const onTop =
  'max-lg:sticky max-lg:top-16 max-lg:z-10 max-md:top-0 max-md:-mx-4 max-md:rounded-none max-md:border-x-0';
const foldedFigure = 'max-lg:w-24 max-lg:flex-none';
const foldedCounter =
  'max-lg:flex max-lg:min-w-0 max-lg:flex-1 max-lg:items-center max-lg:border-t-0 max-lg:border-l-8 max-lg:p-2';
const foldedWords = 'max-lg:w-full max-lg:px-2 max-lg:[&>span]:line-clamp-3';

/** 管理人室の窓口: the caretaker behind the counter, and on the counter what is being said. */
export function Stage({ figure, mood, words, isFolded, staysOnTop }: StageProps) {
  return (
    <section
      aria-label="AI管理人の姿"
      data-stays-on-top={staysOnTop ? '' : undefined}
      className={classNames(
        'flex flex-col overflow-hidden rounded-2xl border border-line lg:min-h-[22rem] lg:flex-1 print:hidden',
        isFolded ? folded : 'max-lg:h-[42dvh] max-lg:min-h-[18rem]',
        staysOnTop && onTop,
      )}
    >
      <div className={classNames('relative min-h-0 flex-1', isFolded && foldedFigure)}>
        <Office />
        {figure}
      </div>
      <div
        className={classNames(
          'relative border-t-8 border-[#d3a679] bg-[#b5865a] p-3 dark:border-[#8a6846] dark:bg-[#6a4c30]',
          isFolded && foldedCounter,
        )}
      >
        <p
          className={classNames(
            'flex min-h-18 items-center justify-center rounded-xl bg-page px-4 py-2 text-center leading-snug font-bold break-words',
            isFolded && foldedWords,
          )}
        >
          <span aria-hidden="true" className="line-clamp-4 text-balance">
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
