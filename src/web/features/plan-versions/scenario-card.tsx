import { FolderOpen, Pencil, Save, Trash2, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { RepairScenario } from '#contract/repair-plan.ts';
import { dayInJapan, formatPlainDate } from '#domain/calendar.ts';
import type { Projection } from '#domain/repair-plan/projection/project.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { stalePartsOf } from '#domain/repair-plan/trial/stale-parts.ts';
import { undecided } from '#domain/repair-plan/words/plan-name.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SentenceList } from '#web/ui/sentence-list.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { NameForm } from './save-scenario-button.tsx';
import { ScenarioResult } from './scenario-result.tsx';
import type { ScenarioActions } from './use-scenario-actions.ts';

/** A scenario on the present plan; without an outcome where a field of it holds something impossible. */
export type CalculatedScenario = {
  readonly scenario: RepairScenario;
  readonly outcome: { readonly plan: RepairPlan; readonly projection: Projection } | null;
};

/** What was done, in a sentence, and how it is undone. */
export type Done = { readonly sentence: string; readonly undo: () => Promise<boolean> };

type ScenarioCardProps = {
  calculated: CalculatedScenario;
  actions: ScenarioActions;
  compare: { isChecked: boolean; isFull: boolean; onToggle: () => void };
  onDone: (done: Done | null) => void;
};

export function ScenarioCard({ calculated, actions, compare, onDone }: ScenarioCardProps) {
  const { answer } = useWorkbench();
  const { scenario, outcome } = calculated;
  const { name, isMine, isShared, baseNumber, savedAt } = scenario;
  return (
    <Card
      heading={name}
      action={outcome && <CompareBox name={name} {...compare} />}
      className={compare.isChecked ? 'outline-2 outline-primary' : ''}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <Badge tone="warn">{undecided}</Badge>
        {isShared && <Badge tone="primary">全員に公開中</Badge>}
        {!isMine && <Badge>ほかの方の案</Badge>}
        <span>
          {formatPlainDate(dayInJapan(Date.parse(savedAt)))}に保存・第{baseNumber}版をもとに作成
        </span>
      </p>
      <ScenarioResult trial={scenario.trial} outcome={outcome} />
      <StaleParts scenario={scenario} />
      <div className="mt-3 flex flex-wrap gap-2">
        <OpenButton scenario={scenario} />
        {isMine && <OwnButtons scenario={scenario} actions={actions} onDone={onDone} />}
      </div>
      {answer.maySave && (
        <div className="mt-3 border-t border-line pt-2">
          <Switch
            label="全員に見せる"
            description="住民の方の「保存した案」にも表示されます。"
            checked={isShared}
            disabled={actions.isBusy}
            onCheckedChange={async (wanted) => {
              if (!(await actions.share(scenario, wanted))) return;
              toast({
                title: wanted ? '全員に見せました' : '自分だけの案に戻しました',
                tone: 'good',
              });
            }}
          />
        </div>
      )}
    </Card>
  );
}

function CompareBox({
  name,
  isChecked,
  isFull,
  onToggle,
}: ScenarioCardProps['compare'] & { name: string }) {
  const isBlocked = isFull && !isChecked;
  return (
    <label className="inline-flex min-h-11 items-center gap-2 font-bold">
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isBlocked}
        onChange={onToggle}
        className="size-6 accent-primary"
      />
      <span>
        <VisuallyHidden>「{name}」を</VisuallyHidden>
        {isBlocked ? '比べる（3つまで）' : '比べる'}
      </span>
    </label>
  );
}

/** Made on an older version, parts of it may no longer find their work. */
function StaleParts({ scenario }: { scenario: RepairScenario }) {
  const { base, baseNumber } = useWorkbench();
  if (scenario.baseNumber === baseNumber) return null;
  const parts = stalePartsOf(base, scenario.trial);
  return (
    <div className="mt-2 flex items-start gap-2 rounded-lg bg-warn-soft px-3 py-2">
      <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-warn" />
      <div className="min-w-0">
        <p>最新の第{baseNumber}版に当てはめた結果です。</p>
        {parts.length > 0 && <p>次のところは、今の計画に合わなくなっています。</p>}
        <SentenceList sentences={parts} />
      </div>
    </div>
  );
}

function OpenButton({ scenario: { name, trial } }: { scenario: RepairScenario }) {
  const workbench = useWorkbench();
  return (
    <Button
      aria-label={`「${name}」を開く`}
      onClick={() => {
        workbench.open(trial);
        toast({
          title: `「${name}」を開きました`,
          description: workbench.isTried ? '開く前の試算は、「元に戻す」で戻せます。' : '',
        });
      }}
    >
      <FolderOpen aria-hidden="true" className="size-5" />
      開く
    </Button>
  );
}

type OwnButtonsProps = Pick<ScenarioCardProps, 'actions' | 'onDone'> & { scenario: RepairScenario };

function OwnButtons({ scenario, actions, onDone }: OwnButtonsProps) {
  const { isTried, trial, baseNumber } = useWorkbench();
  const { name } = scenario;
  const overwrite = async () => {
    if (!(await actions.save(scenario, name, { trial, baseNumber }))) return;
    onDone({
      sentence: `「${name}」を、今の試算で上書きしました。`,
      undo: () => actions.save(scenario, name, scenario),
    });
  };
  const remove = async () => {
    if (!(await actions.remove(scenario))) return;
    onDone({
      sentence: `「${name}」を削除しました。`,
      undo: () => actions.addAgain(scenario),
    });
  };
  return (
    <>
      <RenameButton scenario={scenario} actions={actions} onDone={onDone} />
      {isTried && (
        <CardButton of={name} label="今の試算で上書き" onClick={overwrite}>
          <Save aria-hidden="true" className="size-5" />
        </CardButton>
      )}
      <CardButton of={name} label="削除" onClick={remove}>
        <Trash2 aria-hidden="true" className="size-5" />
      </CardButton>
    </>
  );
}

function RenameButton({ scenario, actions, onDone }: OwnButtonsProps) {
  const [isOpen, setOpen] = useState(false);
  const rename = async (name: string) => {
    if (!(await actions.save(scenario, name, scenario))) return;
    setOpen(false);
    onDone(null);
    toast({ title: `名前を「${name}」に変えました`, tone: 'good' });
  };
  return (
    <>
      <CardButton of={scenario.name} label="名前を変える" onClick={() => setOpen(true)}>
        <Pencil aria-hidden="true" className="size-5" />
      </CardButton>
      <Dialog title="案の名前を変える" open={isOpen} onOpenChange={setOpen}>
        <NameForm
          label="案の名前"
          name={scenario.name}
          isBusy={actions.isBusy}
          onSave={rename}
          onCancel={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}

type CardButtonProps = { of: string; label: string; onClick: () => void; children: ReactNode };

function CardButton({ of, label, onClick, children }: CardButtonProps) {
  return (
    <Button variant="quiet" aria-label={`「${of}」の${label}`} onClick={onClick}>
      {children}
      {label}
    </Button>
  );
}
