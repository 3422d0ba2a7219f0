import type { Hono } from 'hono';
import type { z } from 'zod/mini';
import * as contract from '#contract/repair-plan.ts';
import { may } from '#domain/access/permissions.ts';
import { fiscalYearOf, type IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import { firstPlan } from '#domain/repair-plan/beginning/first-plan.ts';
import { hasPricedWork, noPricedWork } from '#domain/repair-plan/beginning/unpriced-works.ts';
import { planOf } from '#domain/repair-plan/register/plan-inputs.ts';
import type { Db } from '#server/db/db.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import * as beginnings from './beginning-store.ts';
import { refuseLaterResolution, refuseProblems } from './save-version.ts';
import * as store from './store.ts';

/** はじめの計画: an association that has none begins one, and takes it back while it is the only one. */
export function beginningRoutes(app: Hono<Env>): void {
  handle(app, contract.getPlanBeginning, async ({ db, scope, today }) => {
    const house = await store.findPlanBuilding(db, scope);
    return {
      today,
      mayBegin: may(scope.roles, 'plan.save'),
      associationName: (await store.findAssociationName(db, scope)) ?? '',
      house: house && house.dwellings.length > 0 ? house : null,
      reserveOpenings: may(scope.roles, 'fund.read')
        ? await beginnings.listReserveOpenings(db, scope)
        : [],
    };
  });

  handle(app, contract.beginPlan, async ({ db, scope, input, today, now }) => {
    await begin(db, scope, { ...input, today, now });
    return { number: 1 };
  });

  handle(app, contract.withdrawFirstPlan, async ({ db, scope }) => {
    if (!(await beginnings.withdrawOnlyVersion(db, scope))) {
      throw new Refusal(
        'conflict',
        '取り消せるのは、はじめの版しかないあいだだけです。直すときは、新しい版として保存してください。',
      );
    }
    return {};
  });
}

type Wanted = z.output<typeof contract.beginPlan.input> & {
  readonly today: IsoDate;
  readonly now: Date;
};

async function begin(db: Db, scope: Scope<'plan.save'>, wanted: Wanted): Promise<void> {
  const { items, today, now, floorAreaM2, madeOn, planResolvedOn, feeResolvedOn } = wanted;
  const house = await store.findPlanBuilding(db, scope);
  if (!house) {
    throw new Refusal('conflict', '先に、はじめの設定で建物と住戸を登録してください。');
  }
  if (wanted.startYear > fiscalYearOf(today) + 1) {
    throw new Refusal('invalid_input', '計画の最初の年度は、来年度までで入れてください。');
  }
  for (const day of [madeOn, planResolvedOn, feeResolvedOn]) refuseLaterResolution(day, today);
  const inputs = firstPlan(wanted, items);
  refuseProblems(planOf(inputs, house));
  if (!hasPricedWork(items)) throw new Refusal('invalid_input', noPricedWork);
  const groups = [...new Set(items.map(({ group }) => group))].toSorted((a, b) => a - b);
  const isAdded = await store.addVersion(db, scope, {
    number: 1,
    name: 'はじめの計画',
    note: '',
    savedOn: today,
    inputs,
    papers: { madeOn, planResolvedOn, feeResolvedOn, listedGroups: groups, expertLetter: null },
    now,
  });
  if (!isAdded) {
    throw new Refusal(
      'conflict',
      '長期修繕計画は、すでに登録されています。画面を読み直してください。',
    );
  }
  if (floorAreaM2 !== null) await beginnings.fillFloorArea(db, scope, floorAreaM2);
}
