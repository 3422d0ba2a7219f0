import { Bookmark } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RepairScenario } from '#contract/repair-plan.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
import { problemsOfPlan } from '#domain/repair-plan/register/problems-of-plan.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { applyTrial } from '#domain/repair-plan/trial/apply-trial.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { useUndoSteps } from '#web/lib/use-undo-steps.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { type ComparedPlan, PlanComparison } from './plan-comparison.tsx';
import { type CalculatedScenario, type Done, ScenarioCard } from './scenario-card.tsx';
import { useScenarioActions } from './use-scenario-actions.ts';

const mostCompared = 3;

/** 保存した案: opened, compared, changed. */
export function ScenarioList() {
  const { answer, base } = useWorkbench();
  const actions = useScenarioActions();
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [done, setDone] = useState<Done | null>(null);
  const scenarios = useMemo(
    () => answer.scenarios.map((scenario) => calculated(base, scenario)),
    [answer.scenarios, base],
  );
  const compared = scenarios.filter(({ scenario }) => checked.includes(scenario.id));
  const toggle = (id: string) =>
    setChecked(checked.includes(id) ? checked.filter((it) => it !== id) : [...checked, id]);
  return (
    <Section
      heading="保存した案"
      description="試算に名前を付けて残したものです。「比べる」を選ぶと、一覧の下に3つまで並べて表示します。"
    >
      <DoneNote done={done} isBusy={actions.isBusy} onUndone={() => setDone(null)} />
      {scenarios.length === 0 && <NoScenarios />}
      <ul className="grid gap-4">
        {scenarios.map((it) => (
          <li key={it.scenario.id}>
            <ScenarioCard
              calculated={it}
              actions={actions}
              compare={{
                isChecked: checked.includes(it.scenario.id),
                isFull: compared.length >= mostCompared,
                onToggle: () => toggle(it.scenario.id),
              }}
              onDone={setDone}
            />
          </li>
        ))}
      </ul>
      {compared.length > 0 && <Comparison compared={compared} />}
    </Section>
  );
}

function calculated(base: RepairPlan, scenario: RepairScenario): CalculatedScenario {
  const plan = applyTrial(base, scenario.trial);
  const isSound = problemsOfPlan(plan).length === 0;
  return { scenario, outcome: isSound ? { plan, projection: project(plan) } : null };
}

function NoScenarios() {
  return (
    <EmptyState icon={Bookmark} title="保存した案は、まだありません">
      「見通し」や「積立金の案」で条件を変えると、画面の上の「案として保存」で残せます。
    </EmptyState>
  );
}

/** What was just done to a scenario, and the way back: it waits until something else is done. */
function DoneNote({
  done,
  isBusy,
  onUndone,
}: {
  done: Done | null;
  isBusy: boolean;
  onUndone: () => void;
}) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed may be gone with its card.
    if (done) note.current?.focus({ preventScroll: true });
  }, [done]);
  const undo = async () => {
    if (done && !isBusy && (await done.undo())) onUndone();
  };
  // Else Ctrl+Z would take back the trial instead.
  useUndoSteps((step) => {
    if (step === 'undo') void undo();
  }, done !== null);
  return (
    <div role="status">
      {done && (
        <div
          ref={note}
          tabIndex={-1}
          className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl border border-line-strong bg-surface py-2 pr-2 pl-4"
        >
          <p className="min-w-0">{done.sentence}</p>
          <Button
            variant="secondary"
            aria-disabled={isBusy}
            aria-keyshortcuts="Control+Z Meta+Z"
            onClick={() => void undo()}
          >
            元に戻す
          </Button>
        </div>
      )}
    </div>
  );
}

/** The chosen ones beside the plan as it is, and beside what is being tried at the moment. */
function Comparison({ compared }: { compared: readonly CalculatedScenario[] }) {
  const { base, baseProjection, isTried, trial, result } = useWorkbench();
  const isShown = compared.some(({ scenario }) => isSame(scenario.trial, trial));
  const plans: ComparedPlan[] = [
    { id: 'base', label: '今の計画', plan: base, projection: baseProjection, isPresent: true },
    ...(isTried && !isShown && result ? [{ id: 'tried', label: '今の試算', ...result }] : []),
    ...compared.flatMap(({ scenario: { id, name }, outcome }) =>
      outcome ? [{ id, label: name, ...outcome }] : [],
    ),
  ];
  return (
    <section aria-label="案の比較" className="mt-8">
      <h3 className="mb-3 text-lg font-bold">案の比較</h3>
      <PlanComparison caption="年度末の残高" plans={plans} />
    </section>
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
