import type { BallotMeeting } from '#contract/ballot.ts';
import { type Choice, choices } from '#domain/votes/record.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Button } from '#web/ui/button.tsx';
import { choiceWords } from './choice-words.ts';
import { StepHeading } from './step-heading.tsx';

type ItemStepProps = {
  item: BallotMeeting['items'][number];
  /** 2 / 6 */
  place: string;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
  onBack: () => void;
};

export function ItemStep({ item, place, choice, onChoose, onBack }: ItemStepProps) {
  return (
    <section className="max-w-2xl">
      <p className="mb-1 font-bold text-muted tabular-nums">{place}</p>
      <StepHeading>
        {item.label}　{item.title}
      </StepHeading>
      {item.plain && <p className="mb-3">{item.plain}</p>}
      {item.gist.length > 0 && (
        <div className="mb-3 rounded-xl border border-line p-4">
          <p className="font-bold">議案の要領</p>
          {item.gist.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <p className="mb-5">{item.pass}の賛成で決まります。</p>
      <div role="group" aria-label="あなたの答え" className="grid gap-3 sm:grid-cols-3">
        {choices.map((it) => (
          <button
            key={it}
            type="button"
            aria-pressed={it === choice}
            onClick={() => onChoose(it)}
            className={classNames(
              'min-h-16 rounded-xl border-2 text-xl font-bold',
              it === choice
                ? 'border-primary bg-primary text-on-primary'
                : 'border-line-strong bg-page hover:border-primary hover:bg-primary-soft',
            )}
          >
            {choiceWords[it]}
          </button>
        ))}
      </div>
      <Button variant="quiet" className="mt-5" onClick={onBack}>
        前に戻る
      </Button>
    </section>
  );
}
