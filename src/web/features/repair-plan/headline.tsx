import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { usualUncertainty } from '#domain/repair-plan/uncertainty/usual-uncertainty.ts';
import { type VerdictKind, verdictOf } from '#domain/repair-plan/verdict/verdict.ts';
import { withChance } from '#domain/repair-plan/verdict/verdict-of-plan.ts';
import { chanceSentence } from '#domain/repair-plan/words/chance-words.ts';
import { headlineOf } from '#domain/repair-plan/words/headline.ts';
import { useCalculation } from '#web/lib/plan-workbench/calculator.ts';
import { type Hindrance, hindranceId, hindranceOf } from '#web/lib/plan-workbench/hindrance.ts';
import { useResult, useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { verdictLooks } from '#web/ui/verdict-look.ts';

/** The whole plan in one sentence: the first thing the eye meets. */
export function Headline() {
  const workbench = useWorkbench();
  const hindrance = hindranceOf(workbench);
  return hindrance ? <Uncalculated hindrance={hindrance} /> : <Calculated />;
}

/** While anything is wrong nothing is said of the plan, least of all what was true before. */
function Uncalculated({ hindrance: { first, href, reason } }: { hindrance: Hindrance }) {
  const sentence = '入力に誤りがあるため、計算できません。';
  return (
    <section
      aria-label="計画のまとめ"
      className="mb-4 rounded-xl border-2 border-line-strong bg-surface p-4 sm:flex sm:gap-4 sm:px-6 sm:py-5"
    >
      <TriangleAlert
        aria-hidden="true"
        className="mt-1 hidden size-9 shrink-0 text-warn sm:block"
      />
      <div className="min-w-0">
        <p className="text-xl leading-snug font-bold text-balance sm:text-3xl sm:leading-snug">
          {sentence}
        </p>
        <p className="mt-1.5 sm:text-lg">{first}</p>
        <p id={hindranceId}>{reason}</p>
        <TextLink href={href} className="inline-block py-2">
          直すところを開く
        </TextLink>
      </div>
      <SpokenLater sentence={sentence} />
    </section>
  );
}

function Calculated() {
  const { projection } = useResult();
  return verdictOf(projection).kind === 'short' ? <Told look="short" /> : <Judged />;
}

/** Enough as planned: the colour waits for how often it would not be after all, told from the background. */
function Judged() {
  const { plan, projection } = useResult();
  const input = useMemo(() => ({ plan, uncertainty: usualUncertainty }), [plan]);
  const { value, isCurrent } = useCalculation('outlook', input);
  const look = withChance(verdictOf(projection).kind, value?.shortageChance ?? null);
  return (
    <Told look={look}>
      <span aria-busy={!isCurrent} className={isCurrent ? undefined : 'invisible'}>
        {chanceSentence(value?.shortageChance ?? 0)}
      </span>
    </Told>
  );
}

function Told({ look, children }: { look: VerdictKind; children?: ReactNode }) {
  const { baseProjection, isTried } = useWorkbench();
  const { projection } = useResult();
  const { sentence, detail } = headlineOf(projection, { isTried });
  const { Icon, frame, colour } = verdictLooks[look];
  return (
    <section
      aria-label="計画のまとめ"
      className={`mb-4 rounded-xl border-2 p-4 in-data-table-page:mb-3 in-data-table-page:px-4 sm:in-data-table-page:px-4 in-data-table-page:py-1.5 sm:in-data-table-page:py-1.5 sm:flex sm:gap-4 sm:px-6 sm:py-5 ${frame}`}
    >
      <Icon
        aria-hidden="true"
        className={`mt-1 hidden size-9 shrink-0 in-data-table-page:mt-0.5 in-data-table-page:size-6 sm:block ${colour}`}
      />
      <div className="min-w-0">
        <p
          className={`text-xl leading-snug font-bold text-balance in-data-table-page:text-lg sm:in-data-table-page:text-lg sm:text-3xl sm:leading-snug ${colour}`}
        >
          <Icon aria-hidden="true" className="mr-1.5 -mt-1 inline size-6 sm:hidden" />
          {sentence}。
        </p>
        <p className="mt-1.5 in-data-table-page:hidden sm:text-lg">
          {detail}
          {children}
        </p>
        {isTried && (
          <p className="mt-2 text-muted in-data-table-page:hidden">
            今の計画：{headlineOf(baseProjection, { isTried: false }).sentence}。
          </p>
        )}
      </div>
      <SpokenLater sentence={`${sentence}。`} />
    </section>
  );
}

const quietMs = 1_200;

/** Said once the hand rests: a slider passes through fifty sentences. */
function SpokenLater({ sentence }: { sentence: string }) {
  const [first] = useState(sentence);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => setSpoken((before) => (before === '' && sentence === first ? '' : sentence)),
      quietMs,
    );
    return () => clearTimeout(timer);
  }, [sentence, first]);
  return (
    <p aria-live="polite" className="sr-only">
      {spoken}
    </p>
  );
}
