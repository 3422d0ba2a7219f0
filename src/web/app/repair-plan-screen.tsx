import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { getRepairPlan } from '#contract/repair-plan.ts';
import { refusalOf } from '#domain/access/permission-words.ts';
import { unpricedWorks } from '#domain/repair-plan/beginning/unpriced-works.ts';
import { PrintSheet } from '#web/features/plan-paper/print-sheet.tsx';
import { TrialBar } from '#web/features/plan-versions/trial-bar.tsx';
import { Headline } from '#web/features/repair-plan/headline.tsx';
import { CalculatorContext } from '#web/lib/plan-workbench/calculator.ts';
import { useFeeLink } from '#web/lib/plan-workbench/use-fee-link.ts';
import { useFixPlace } from '#web/lib/plan-workbench/use-fix-place.ts';
import { useWorkbenchState } from '#web/lib/plan-workbench/use-workbench-state.ts';
import { WorkbenchContext } from '#web/lib/plan-workbench/workbench.ts';
import { createWorkerCalculator } from '#web/lib/plan-workbench/worker-calculator.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useIsBarred, useIsSessionAwaited } from '#web/lib/use-session.ts';
import { useViewMode } from '#web/lib/use-view-mode.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { MissingBoundary } from '#web/ui/missing-boundary.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageTabs } from '#web/ui/page-tabs.tsx';
import { PageLoading } from './page-loading.tsx';
import { type RepairPlanView, useRepairPlanView } from './repair-plan-views.ts';

const PlanBeginningScreen = lazy(() =>
  import('./plan-beginning-screen.tsx').then((m) => ({ default: m.PlanBeginningScreen })),
);

const UndecidedNotes = lazy(() =>
  import('#web/features/plan-versions/undecided-notes.tsx').then((m) => ({
    default: m.UndecidedNotes,
  })),
);

const parts: Readonly<Record<RepairPlanView, ComponentType>> = {
  forecast: lazy(() =>
    import('#web/features/repair-plan/forecast-view.tsx').then((m) => ({
      default: m.ForecastView,
    })),
  ),
  fees: lazy(() =>
    import('#web/features/fee-planner/fee-planner-view.tsx').then((m) => ({
      default: m.FeePlannerView,
    })),
  ),
  works: lazy(() =>
    import('#web/features/repair-register/register-view.tsx').then((m) => ({
      default: m.RegisterView,
    })),
  ),
  assumptions: lazy(() =>
    import('#web/features/plan-assumptions/assumptions-view.tsx').then((m) => ({
      default: m.AssumptionsView,
    })),
  ),
  check: lazy(() =>
    import('#web/features/plan-check/plan-check-view.tsx').then((m) => ({
      default: m.PlanCheckView,
    })),
  ),
  versions: lazy(() =>
    import('#web/features/plan-versions/versions-view.tsx').then((m) => ({
      default: m.VersionsView,
    })),
  ),
};

export function RepairPlanScreen() {
  const isBarred = useIsBarred('plan.read');
  if (useIsSessionAwaited()) return <PageLoading />;
  if (isBarred) return <PlanIsBarred />;
  return <PlanOrBeginning />;
}

/** A new association has no plan yet: then it begins one here. */
function PlanOrBeginning() {
  const [begun, setBegun] = useState(0);
  return (
    <MissingBoundary
      key={begun}
      instead={
        <Suspense fallback={<PageLoading />}>
          <PlanBeginningScreen onBegun={() => setBegun(begun + 1)} />
        </Suspense>
      }
    >
      <RepairPlan />
    </MissingBoundary>
  );
}

/** The papers that everybody may read tell of the plan too. */
function PlanIsBarred() {
  return (
    <>
      <PageHeader title="長期修繕計画" lead={refusalOf('plan.read')} />
      <p className="mb-4">計画のあらましは、どなたでも文書で読めます。</p>
      <ButtonLink href="/demo/documents?category=plan">長期修繕計画（概要版）を読む</ButtonLink>
    </>
  );
}

/** 長期修繕計画: every view works on the same trial, so it lives here. */
function RepairPlan() {
  const answer = useEndpoint(getRepairPlan, {});
  const workbench = useWorkbenchState(answer);
  const calculator = useMemo(() => createWorkerCalculator(), []);
  useEffect(() => calculator.stop, [calculator]);
  useFixPlace();
  useFeeLink(workbench);
  const { view, part, tabs } = useRepairPlanView();
  // In かんたん表示 the forecast leads to the other views itself.
  const isFolded = useViewMode() === 'easy' && view === 'forecast';
  // The others print the plan itself.
  const hasOwnPaper = view === 'fees';
  const View = parts[view];
  return (
    <WorkbenchContext value={workbench}>
      <CalculatorContext value={calculator.calculate}>
        <div className="print:hidden">
          <PageHeader
            title="長期修繕計画"
            part={part}
            lead={
              view === 'works'
                ? undefined
                : 'これから30年の工事費と修繕積立金を見通し、積立額を話し合うための画面です。'
            }
          />
          <Headline />
          {(answer.proposal ||
            answer.undecidedWorks ||
            unpricedWorks(workbench.typedPlan.items).length > 0) && (
            <Suspense fallback={null}>
              <UndecidedNotes />
            </Suspense>
          )}
          <TrialBar />
          {!isFolded && <PageTabs label="長期修繕計画の内容" tabs={tabs} />}
        </div>
        <div className={hasOwnPaper ? undefined : 'print:hidden'}>
          <Suspense fallback={<PageLoading />}>
            <View />
          </Suspense>
        </div>
        <p className="mt-10 rounded-lg bg-surface px-4 py-3 text-muted print:hidden">
          この画面の試算は、建物の調査をして作ったものではなく、専門家による長期修繕計画に代わるものではありません。
        </p>
        {!hasOwnPaper && <PrintSheet />}
      </CalculatorContext>
    </WorkbenchContext>
  );
}
