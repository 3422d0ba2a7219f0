import { useMemo } from 'react';
import type { RepairPlanAnswer } from '#contract/repair-plan.ts';
import { certify } from '#domain/repair-plan/certification/certify.ts';
import type { CertificationFacts } from '#domain/repair-plan/certification/facts.ts';
import { planFiguresOf } from '#domain/repair-plan/certification/plan-figures.ts';
import { papersOfTrial } from '#domain/repair-plan/decision/plan-in-force.ts';
import { healthOf } from '#domain/repair-plan/health/health-score.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { useResult, useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { WithResult } from '#web/ui/with-result.tsx';
import { BoardAnswers } from './board-answers.tsx';
import { CertificationCheck } from './certification-check.tsx';
import { RepairScore } from './repair-score.tsx';

/** 認定と健康度: where the association stands, and what to do next. */
export function PlanCheckView() {
  const { answer } = useWorkbench();
  return (
    <>
      <WithResult>
        <Checked />
      </WithResult>
      <BoardAnswers answer={answer} />
    </>
  );
}

function Checked() {
  const { answer, isTried } = useWorkbench();
  const { health, basePoints, certification } = usePlanCheck();
  return (
    <>
      <RepairScore health={health} basePoints={basePoints} />
      <CertificationCheck certification={certification} today={answer.today} isTried={isTried} />
    </>
  );
}

/** 健康度 and 認定 of the plan as tried, and the points of the plan as it is. */
function usePlanCheck() {
  const { answer, base, isTried } = useWorkbench();
  const { plan } = useResult();
  const checked = useMemo(() => {
    const certification = factsOf(answer, plan);
    return {
      health: healthFor(answer, plan, certification),
      certification: certify(certification, answer.today),
    };
  }, [answer, plan]);
  const basePoints = useMemo(
    () => (isTried ? healthFor(answer, base, factsOf(answer, base)).points : null),
    [answer, base, isTried],
  );
  return { ...checked, basePoints };
}

function healthFor(answer: RepairPlanAnswer, plan: RepairPlan, certification: CertificationFacts) {
  return healthOf({ plan, certification, inspections: answer.inspections }, answer.today);
}

/** A trial has the papers of the plan in force, but for a fee that nobody has resolved. */
function factsOf(answer: RepairPlanAnswer, plan: RepairPlan) {
  return {
    ...answer.records,
    ...answer.answers,
    plan: { ...papersOfTrial(answer, plan), ...planFiguresOf(plan) },
  };
}
