import { type ReactNode, useState } from 'react';
import type { BallotMeeting } from '#contract/ballot.ts';
import type { Choice } from '#domain/votes/record.ts';
import { Button } from '#web/ui/button.tsx';
import { AgentStep } from './agent-step.tsx';
import { openItemsOf } from './ballot-items.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { ItemStep } from './item-step.tsx';
import { StepHeading } from './step-heading.tsx';

type Step = 'way' | 'agent' | 'coming' | 'confirm' | number;
type BallotStepsProps = {
  facts: ReactNode;
  meeting: BallotMeeting;
  headId: string;
  onDone: () => void;
};

/** One thing on the screen at a time. Nothing is chosen beforehand, and nothing is sent before the last press. */
export function BallotSteps({ facts, meeting, headId, onDone }: BallotStepsProps) {
  const [step, setStep] = useState<Step>('way');
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const items = openItemsOf(meeting);
  if (step === 'way') {
    return (
      <>
        {facts}
        <WayStep hasItems={items.length > 0} onChoose={setStep} />
      </>
    );
  }
  if (step === 'coming') return <Coming onBack={() => setStep('way')} />;
  if (step === 'agent') {
    return <AgentStep {...{ meeting, headId, onDone }} onBack={() => setStep('way')} />;
  }
  const item = step === 'confirm' ? undefined : items[step];
  if (step === 'confirm' || !item) {
    return (
      <ConfirmStep
        {...{ meeting, headId, choices, onDone }}
        onItem={setStep}
        onBack={() => setStep(items.length - 1)}
      />
    );
  }
  return (
    <ItemStep
      key={item.id}
      item={item}
      place={`${step + 1} / ${items.length}`}
      choice={choices[item.id]}
      onChoose={(choice) => {
        const next = { ...choices, [item.id]: choice };
        setChoices(next);
        // Whoever came back for one item goes straight to the end again.
        const isFull = items.every(({ id }) => next[id] !== undefined);
        setStep(isFull || step + 1 >= items.length ? 'confirm' : step + 1);
      }}
      onBack={() => setStep(step === 0 ? 'way' : step - 1)}
    />
  );
}

type WayStepProps = { hasItems: boolean; onChoose: (step: Step) => void };

function WayStep({ hasItems, onChoose }: WayStepProps) {
  return (
    <section className="max-w-2xl">
      <StepHeading>どのように答えますか</StepHeading>
      <div className="grid gap-3">
        {hasItems && (
          <Way title="議案ごとに、自分で答える" onPress={() => onChoose(0)}>
            賛成・反対・棄権を、1つずつ選びます。
          </Way>
        )}
        <Way title="ほかの人に任せる" onPress={() => onChoose('agent')}>
          議長か、ほかの組合員を代理人にします。
        </Way>
        <Way title="総会に出席する" onPress={() => onChoose('coming')}>
          当日、会場で答えます。
        </Way>
      </div>
    </section>
  );
}

type WayProps = { title: string; onPress: () => void; children: string };

function Way({ title, onPress, children }: WayProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-16 rounded-xl border-2 border-line-strong bg-page px-5 py-3 text-left hover:border-primary hover:bg-primary-soft"
    >
      <span className="block text-lg font-bold text-primary">{title}</span>
      <span>{children}</span>
    </button>
  );
}

function Coming({ onBack }: { onBack: () => void }) {
  return (
    <section className="max-w-2xl">
      <StepHeading>当日、会場でお待ちしています</StepHeading>
      <p className="mb-4">
        出席する方は、ここで答える必要はありません。来られなくなったときのために、先に答えておくこともできます。出席すると、会場での答えが優先されます。
      </p>
      <Button variant="secondary" size="large" onClick={onBack}>
        戻る
      </Button>
    </section>
  );
}
