import { CalendarArrowUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { itemName } from '#domain/repair-plan/register/repair-item.ts';
import { endYearOf } from '#domain/repair-plan/register/repair-plan.ts';
import { withSettings } from '#domain/repair-plan/trial/apply-trial.ts';
import { worksBefore } from '#domain/repair-plan/trial/roll-on.ts';
import { plainYen } from '#domain/repair-plan/words/about-yen.ts';
import { type PlanResult, useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { useBookedReserve } from './use-booked-reserve.ts';

/** 計画の最初の年度, and the way to the next one. */
export function FirstYear() {
  const { base, trial, typedPlan: plan, result, tryOut } = useWorkbench();
  // What the window tells stays as it was when it opened, whatever is typed in it.
  const [opened, setOpened] = useState<PlanResult | null>(null);
  const close = () => setOpened(null);
  const next = plan.startYear + 1;
  const isRolled = plan.startYear > base.startYear;
  const takeBack = () =>
    tryOut(
      withSettings(base, trial, {
        startYear: undefined,
        openingBalanceYen: base.openingBalanceYen,
      }),
    );
  return (
    <Card heading="計画の最初の年度">
      <p>
        {plan.startYear}年度から{endYearOf(plan)}年度までの計画です。
      </p>
      <p className="mt-1 text-muted">
        年度が終わったら、計画を1年進めます。済んだ工事が外れ、終わりが1年のびます。
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" aria-disabled={!result} onClick={() => setOpened(result)}>
          <CalendarArrowUp aria-hidden="true" className="size-5" />
          1年進める
        </Button>
        {isRolled && (
          <Button variant="quiet" onClick={takeBack}>
            {base.startYear}年度からに戻す
          </Button>
        )}
      </div>
      {!result && <p className="mt-2 text-muted">入力の誤りを直すと、進められます。</p>}
      <Dialog
        title={`${next}年度からの計画に進めますか`}
        description="まだ保存しません。「元に戻す」で、いつでも戻せます。"
        open={opened !== null}
        onOpenChange={(isOpen) => setOpened(isOpen ? result : null)}
      >
        {opened && <RollForm from={opened} onClose={close} />}
      </Dialog>
    </Card>
  );
}

/** What changes, before it does. */
function RollForm({ from, onClose }: { from: PlanResult; onClose: () => void }) {
  const { base, trial, result, tryOut } = useWorkbench();
  const { plan, projection } = from;
  const { startYear } = plan;
  const foreseenYen = projection.years[0]?.closingYen ?? 0;
  const bookedYen = useBookedReserve(startYear);
  const [balanceYen, setBalanceYen] = useState(bookedYen ?? foreseenYen);
  const next = startYear + 1;

  function roll() {
    tryOut(withSettings(base, trial, { startYear: next, openingBalanceYen: balanceYen }));
    onClose();
  }

  return (
    <div className="grid gap-5">
      <dl className="grid gap-3">
        <Change name="計画の期間">
          {startYear}〜{endYearOf(plan)}年度 → {next}〜{endYearOf(plan) + 1}年度
        </Change>
        <Change name={`${startYear}年度の工事（済んだ工事として外れます）`}>
          <DoneWorks from={from} />
        </Change>
        <Change name={`加わる${endYearOf(plan) + 1}年度の工事`}>
          まだありません。必要な工事は「工事の表」で加えます。
        </Change>
        <Change name="始めの残高（今）">{plainYen(plan.openingBalanceYen)}</Change>
      </dl>
      <NumberField
        label={`始めの残高（${startYear}年度末・円）`}
        field="startYear.openingBalanceYen"
        hint={
          bookedYen === undefined
            ? `見通しでは${plainYen(foreseenYen)}です。決算が出ていれば、その残高に直してください。`
            : `決算の済んだ帳簿の残高です。見通しでは${plainYen(foreseenYen)}でした。`
        }
        value={balanceYen}
        onChange={setBalanceYen}
      />
      <p className="text-muted">
        計画として残すには、進めたあとで、画面の上の「計画として保存」を押します。
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          キャンセル
        </Button>
        <Button aria-disabled={!result} onClick={result ? roll : undefined}>
          {next}年度からの計画にする
        </Button>
      </div>
    </div>
  );
}

function Change({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}

const namedWorks = 5;

function DoneWorks({ from: { plan, projection } }: { from: PlanResult }) {
  const works = worksBefore(plan, plan.startYear + 1);
  if (works.length === 0) return 'ありません';
  const names = works.slice(0, namedWorks).map(itemName).join('、');
  const more = works.length > namedWorks ? `など${works.length}件` : '';
  return `${names}${more}（合わせて${plainYen(projection.years[0]?.worksYen ?? 0)}）`;
}
