import {
  addScenario,
  deleteScenario,
  getRepairPlan,
  type RepairScenario,
  saveScenario,
  shareScenario,
} from '#contract/repair-plan.ts';
import type { Trial } from '#domain/repair-plan/trial/trial.ts';
import { sendableTrial, whyNotSent } from '#web/lib/plan-workbench/sendable-trial.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { toast } from '#web/ui/toast.tsx';

/** What a scenario holds beside its name. */
type Content = { readonly baseNumber: number; readonly trial: Trial };

const refreshes = [getRepairPlan];

/** What one may do with the own scenarios; each action tells why when it fails, and whether it worked. */
export function useScenarioActions() {
  const adding = useAction(addScenario, { refreshes });
  const saving = useAction(saveScenario, { refreshes });
  const sharing = useAction(shareScenario, { refreshes });
  const deleting = useAction(deleteScenario, { refreshes });

  const add = (name: string, content: Content) =>
    told(() => adding.mutateAsync({ name, ...sendable(content) }));
  const share = ({ id }: RepairScenario, isShared: boolean) =>
    told(() => sharing.mutateAsync({ scenarioId: id, isShared }));

  return {
    isBusy: [adding, saving, sharing, deleting].some(({ isPending }) => isPending),
    add,
    save: ({ id }: RepairScenario, name: string, content: Content) =>
      told(() => saving.mutateAsync({ scenarioId: id, name, ...sendable(content) })),
    share,
    remove: ({ id }: RepairScenario) => told(() => deleting.mutateAsync({ scenarioId: id })),
    /** Puts a deleted one back; it is another one now, with the same name and content. */
    addAgain: (scenario: RepairScenario) =>
      told(async () => {
        const { name } = scenario;
        const added = await adding.mutateAsync({ name, ...sendable(scenario) });
        if (scenario.isShared) {
          await sharing.mutateAsync({ scenarioId: added.scenario.id, isShared: true });
        }
      }),
  };
}

export type ScenarioActions = ReturnType<typeof useScenarioActions>;

function sendable({ baseNumber, trial }: Content) {
  return { baseNumber, trial: sendableTrial(trial) };
}

async function told(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    toast({ title: '保存できませんでした', description: whyNotSent(error), tone: 'danger' });
    return false;
  }
}
