import { useMemo } from 'react';
import type { RepairScenario } from '#contract/repair-plan.ts';
import type { Projection } from '#domain/repair-plan/projection/project.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { usualUncertainty } from '#domain/repair-plan/uncertainty/usual-uncertainty.ts';
import { verdictOf } from '#domain/repair-plan/verdict/verdict.ts';
import { withChance } from '#domain/repair-plan/verdict/verdict-of-plan.ts';
import { chanceSentence } from '#domain/repair-plan/words/chance-words.ts';
import { headlineOf } from '#domain/repair-plan/words/headline.ts';
import { trialWords } from '#domain/repair-plan/words/trial-words.ts';
import { useCalculation } from '#web/lib/plan-workbench/calculator.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { SentenceList } from '#web/ui/sentence-list.tsx';
import { verdictLooks } from '#web/ui/verdict-look.ts';

type Outcome = { readonly plan: RepairPlan; readonly projection: Projection };

const mostShown = 3;

/** 案の内容と結果: what it changes, what comes of it and how sure that is. */
export function ScenarioResult({
  trial,
  outcome,
}: Pick<RepairScenario, 'trial'> & { outcome: Outcome | null }) {
  if (!outcome) {
    return (
      <p className="mt-2 font-bold">
        入力に誤りがあるため、計算できません。「開く」と、直すところが分かります。
      </p>
    );
  }
  return (
    <>
      <Changes trial={trial} />
      <Told outcome={outcome} />
    </>
  );
}

function Changes({ trial }: Pick<RepairScenario, 'trial'>) {
  const { base } = useWorkbench();
  const words = useMemo(() => trialWords(base, trial), [base, trial]);
  const restCount = words.length - mostShown;
  return (
    <div className="mt-2">
      <SentenceList sentences={words.slice(0, mostShown)} />
      {restCount > 0 && <p className="text-muted">ほかに{restCount}つの変更があります。</p>}
    </div>
  );
}

/** Enough as planned is judged by how often it would not be, as at the head of the page. */
function Told({ outcome }: { outcome: Outcome }) {
  const { plan, projection } = outcome;
  const { kind } = verdictOf(projection);
  const isShort = kind === 'short';
  const input = useMemo(
    () => (isShort ? null : { plan, uncertainty: usualUncertainty }),
    [isShort, plan],
  );
  const { value } = useCalculation('outlook', input);
  const chance = value?.shortageChance ?? null;
  const { colour } = verdictLooks[withChance(kind, chance)];
  const { sentence } = headlineOf(projection, { isTried: true });
  return (
    <>
      <p className={`mt-2 text-lg font-bold ${colour}`}>{sentence}。</p>
      {chance !== null && !isShort && <p>{chanceSentence(chance)}</p>}
    </>
  );
}
