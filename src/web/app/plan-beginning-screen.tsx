import { Redo2, Undo2 } from 'lucide-react';
import { getPlanBeginning, type PlanBeginning } from '#contract/repair-plan.ts';
import { BeforeBeginning } from '#web/features/plan-beginning/before-beginning.tsx';
import { FiguresForm } from '#web/features/plan-beginning/figures-form.tsx';
import { RegisterPlan } from '#web/features/plan-beginning/register-plan.tsx';
import { type House, useBeginning } from '#web/features/plan-beginning/use-beginning.ts';
import { RegisterView } from '#web/features/repair-register/register-view.tsx';
import { useUndoKeys } from '#web/lib/plan-workbench/use-undo-keys.ts';
import { useWorkbench, WorkbenchContext } from '#web/lib/plan-workbench/workbench.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';

/** はじめの計画: stands in place of the plan while an association has none. */
export function PlanBeginningScreen({ onBegun }: { onBegun: () => void }) {
  const known = useEndpoint(getPlanBeginning, {});
  const { house } = known;
  return (
    <>
      <PageHeader
        title="長期修繕計画"
        lead="30年先までの工事と積立金を見通すための画面です。はじめに、今ある計画の数字を入れます。"
      />
      {known.mayBegin && house ? (
        <BeginningForm known={known} house={house} onBegun={onBegun} />
      ) : (
        <BeforeBeginning known={known} />
      )}
    </>
  );
}

type BeginningFormProps = { known: PlanBeginning; house: House; onBegun: () => void };

function BeginningForm({ known, house, onBegun }: BeginningFormProps) {
  const beginning = useBeginning(known, house);
  return (
    <WorkbenchContext value={beginning.workbench}>
      <p className="mb-6 max-w-[44rem]">
        要るものは、前の年度の決算書と、今の長期修繕計画の工事の表です。計画がまだなければ、標準様式の項目から始められます。入れたものは、登録するまでこのブラウザだけに残ります。工事の表は、このタブを閉じると消えます。
      </p>
      <Section heading="1. もとになる数字">
        <FiguresForm beginning={beginning} />
      </Section>
      <Section heading="2. 工事の表" action={<StepButtons />}>
        <RegisterView />
      </Section>
      <Section heading="3. 確かめて登録">
        <RegisterPlan beginning={beginning} onBegun={onBegun} />
      </Section>
    </WorkbenchContext>
  );
}

function StepButtons() {
  const { canUndo, canRedo, undo, redo } = useWorkbench();
  useUndoKeys();
  return (
    <span className="flex">
      <Button variant="quiet" aria-disabled={!canUndo} onClick={canUndo ? undo : undefined}>
        <Undo2 aria-hidden="true" className="size-5" />
        元に戻す
      </Button>
      <Button variant="quiet" aria-disabled={!canRedo} onClick={canRedo ? redo : undefined}>
        <Redo2 aria-hidden="true" className="size-5" />
        やり直す
      </Button>
    </span>
  );
}
