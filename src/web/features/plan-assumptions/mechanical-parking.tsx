import type { ParkingKind } from '#domain/repair-plan/register/repair-plan.ts';
import { withSettings } from '#domain/repair-plan/trial/apply-trial.ts';
import { parkingKindNames } from '#domain/repair-plan/words/roll-words.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { Card } from '#web/ui/card.tsx';
import { NumberField } from '#web/ui/number-field.tsx';

const kinds = Object.keys(parkingKindNames) as ParkingKind[];

/** 機械式駐車場: what the guideline adds to its figures for. */
export function MechanicalParking() {
  const { base, trial, typedPlan, problems, tryOut } = useWorkbench();
  const parking = typedPlan.building.mechanicalParking;
  const spacesOf = (kind: ParkingKind) =>
    parking.filter((it) => it.kind === kind).reduce((sum, { spaces }) => sum + spaces, 0);

  function errorOf(kind: ParkingKind) {
    const place = parking.findIndex((it) => it.kind === kind);
    return problems.find(({ field }) => field === `mechanicalParking.${place}.spaces`)?.sentence;
  }

  function change(kind: ParkingKind, spaces: number) {
    const mechanicalParking = kinds
      .map((it) => ({ kind: it, spaces: it === kind ? spaces : spacesOf(it) }))
      .filter((it) => it.spaces !== 0);
    tryOut(withSettings(base, trial, { mechanicalParking }));
  }

  return (
    <Card heading="機械式駐車場の台数">
      <p className="mb-4 text-muted">
        国の目安と比べるときに使います。型ごとに、台数を入れます。ないときは0にします。更新や撤去の工事費は、「工事の表」で直します。
      </p>
      <div className="grid gap-4">
        {kinds.map((kind) => (
          <NumberField
            key={kind}
            field={`mechanicalParking.${kind}`}
            label={`${parkingKindNames[kind]}（台）`}
            value={spacesOf(kind)}
            error={errorOf(kind)}
            onChange={(spaces) => change(kind, spaces)}
          />
        ))}
      </div>
    </Card>
  );
}
