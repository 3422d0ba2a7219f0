import { Circle, CircleCheck, CircleDot } from 'lucide-react';
import type { Settlement } from '#contract/settlement.ts';
import { Section } from '#web/ui/section.tsx';
import { ApprovalStep } from './approval-step.tsx';
import { DraftStep } from './draft-step.tsx';
import { type StepState, stepsOf } from './use-settlement.ts';
import { YearChecklist } from './year-checklist.tsx';

const looks = {
  done: { Icon: CircleCheck, colour: 'text-good', word: '済み' },
  now: { Icon: CircleDot, colour: 'text-primary', word: '次にすること' },
  later: { Icon: Circle, colour: 'text-muted', word: 'この後' },
} as const satisfies Record<StepState, object>;

/** 年度の締め: four steps from the books to the general meeting, the next of them in sight. */
export function YearSteps({ settlement }: { settlement: Settlement }) {
  return (
    <Section
      id="year-close"
      heading="年度の締め"
      description="決算書は、4つの順に進みます。"
      isOnPaper={false}
    >
      <ol className="divide-y divide-line border-y border-line">
        {stepsOf(settlement).map(({ id, title, state, sentence }, index) => {
          const { Icon, colour, word } = looks[state];
          return (
            <li key={id} className="flex items-start gap-3 py-4">
              <Icon aria-hidden="true" className={`mt-0.5 size-6 shrink-0 ${colour}`} />
              <div className="min-w-0 flex-1">
                <p>
                  <span className="font-bold">
                    {index + 1}　{title}
                  </span>
                  <span className={`ml-3 font-bold ${colour}`}>{word}</span>
                </p>
                <p>{sentence}</p>
                {id === 'check' && !settlement.isFinal && <YearChecklist settlement={settlement} />}
                {id === 'draft' && <DraftStep settlement={settlement} state={state} />}
                {id === 'audit' && state === 'now' && (
                  <p className="text-muted">下の「監査」で、項目を確かめて報告書を書きます。</p>
                )}
                {id === 'approval' && state === 'now' && <ApprovalStep settlement={settlement} />}
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
