import type { z } from 'zod/mini';
import type * as contract from '#contract/repair-plan.ts';
import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import {
  isSameMoney,
  type PlanInForce,
  planToSave,
} from '#domain/repair-plan/decision/plan-in-force.ts';
import { hasSameWorks } from '#domain/repair-plan/decision/resolved-works.ts';
import { withChangedSources } from '#domain/repair-plan/register/changed-price.ts';
import { inputsOf } from '#domain/repair-plan/register/plan-inputs.ts';
import { problemsOfPlan } from '#domain/repair-plan/register/problems-of-plan.ts';
import { itemName } from '#domain/repair-plan/register/repair-item.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import * as store from './store.ts';

const mostVersions = 200;
/** As the database keeps them, packed. */
const mostBytes = 20 * 1024 * 1024;
const longestName = 60;

type Times = { readonly today: IsoDate; readonly now: Date };
type Wanted = z.output<typeof contract.savePlanVersion.input> & Times;

/** 計画として保存. Answers the number of the new version. */
export async function saveVersion(db: Db, scope: Scope, wanted: Wanted): Promise<number> {
  const { today, now, name, note, planResolvedOn, feeResolvedOn } = wanted;
  const found = requiredPlan(await store.findPlanInForce(db, scope, { number: 'latest', today }));
  const { version } = found.stored;
  if (version.number !== wanted.baseNumber) throw conflict();
  refuseLaterResolution(planResolvedOn, today);
  const plan = withSources(planToSave(found, wanted.trial), found.plan, today);
  refuseProblems(plan);
  if (!isSameMoney(plan, found.plan, plan)) refuseWrongFeeDay(found, feeResolvedOn);
  refuseLaterResolution(feeResolvedOn, today);
  if (!hasSameWorks(plan, found.plan)) refuseWrongPlanDay(found, planResolvedOn);
  const groups = new Set([...version.papers.listedGroups, ...plan.items.map(({ group }) => group)]);
  return add(db, scope, {
    number: version.number + 1,
    name,
    note,
    savedOn: today,
    inputs: inputsOf(plan),
    papers: {
      madeOn: today,
      planResolvedOn,
      feeResolvedOn,
      listedGroups: [...groups].toSorted((a, b) => a - b),
      expertLetter: version.papers.expertLetter,
    },
    now,
  });
}

/** 前の版に戻す: its plan and its papers under the next number. */
export async function restoreVersion(
  db: Db,
  scope: Scope,
  { number, today, now }: Times & { readonly number: number },
): Promise<number> {
  const old = requiredPlan(await store.findPlan(db, scope, number));
  const inForce = requiredPlan(await store.findPlanInForce(db, scope, { number: 'latest', today }));
  const latest = inForce.stored.version;
  if (latest.number === number) throw new Refusal('invalid_input', 'この版が、いまの最新です。');
  const full = `第${number}版（${old.version.name}）に戻した版`;
  return add(db, scope, {
    number: latest.number + 1,
    name: full.length <= longestName ? full : `第${number}版に戻した版`,
    note: '',
    savedOn: today,
    inputs: inputsOf(old.plan),
    // A fee that was replaced since has to be resolved again before it is one.
    papers: isSameMoney(old.plan, inForce.plan, old.plan)
      ? old.version.papers
      : { ...old.version.papers, feeResolvedOn: null },
    now,
  });
}

/** However a price was changed, the saved line tells of it. */
function withSources(plan: RepairPlan, before: RepairPlan, today: IsoDate): RepairPlan {
  return { ...plan, items: withChangedSources(before.items, plan.items, today) };
}

type Resolution = z.output<typeof contract.resolveProposal.input> & Times;

/** 総会の決議を記録. Answers the number of the version that is the plan from then on. */
export async function resolveProposal(
  db: Db,
  scope: Scope,
  { number, resolvedOn, isPlanResolved, today, now }: Resolution,
): Promise<number> {
  const found = requiredPlan(await store.findPlanInForce(db, scope, { number: 'latest', today }));
  const { version, plan } = found.stored;
  if (version.number !== number) throw conflict();
  refuseLaterResolution(resolvedOn, today);
  const { isFee, what } = resolvedParts(found, { resolvedOn, isPlanResolved });
  return add(db, scope, {
    number: number + 1,
    name: `第${number}版の${what}を総会で決議`,
    note: '',
    savedOn: today,
    inputs: inputsOf(plan),
    papers: {
      ...version.papers,
      planResolvedOn: isPlanResolved || !isFee ? resolvedOn : version.papers.planResolvedOn,
      feeResolvedOn: isFee ? resolvedOn : version.papers.feeResolvedOn,
    },
    now,
  });
}

/** What the meeting decided: the fee, and with it or without any the works. */
function resolvedParts(
  found: PlanInForce,
  { resolvedOn, isPlanResolved }: Pick<Resolution, 'resolvedOn' | 'isPlanResolved'>,
) {
  const isFee = found.proposal !== null;
  const isWorks = found.undecidedWorks !== null && (isPlanResolved || !isFee);
  if (!isFee && !isWorks) {
    throw new Refusal('invalid_input', 'この版は、すでに総会で決議されています。');
  }
  if (isFee) refuseWrongFeeDay(found, resolvedOn);
  if (isWorks) refuseWrongPlanDay(found, resolvedOn);
  return {
    isFee,
    what: [isFee ? '積立金' : '', isWorks ? '工事の表' : ''].filter(Boolean).join('と'),
  };
}

async function add(
  db: Db,
  scope: Scope,
  version: Parameters<typeof store.addVersion>[2],
): Promise<number> {
  const { count, bytes } = await store.measureVersions(db, scope);
  if (count >= mostVersions || bytes > mostBytes) {
    throw new Refusal(
      'invalid_input',
      '保存した版が多くなったため、これ以上は保存できません。お問い合わせください。',
    );
  }
  if (!(await store.addVersion(db, scope, version))) throw conflict();
  return version.number;
}

export function requiredPlan<Found>(found: Found | undefined): Found {
  if (!found) throw new Refusal('not_found', '長期修繕計画のこの版は見つかりませんでした。');
  return found;
}

/** The first thing that is wrong, said beside the name of its line. */
export function refuseProblems(plan: RepairPlan): void {
  const [problem] = problemsOfPlan(plan);
  if (!problem) return;
  const item = plan.items.find(({ id }) => id === problem.itemId);
  const place = item && itemName(item) ? `「${itemName(item)}」：` : '';
  throw new Refusal('invalid_input', `${place}${problem.sentence}`);
}

/** An earlier meeting cannot have resolved what replaces the fee of a later one. */
function refuseWrongFeeDay({ papers }: PlanInForce, day: IsoDate | null): void {
  const last = papers.feeResolvedOn;
  if (day === null || last === null || day >= last) return;
  throw new Refusal(
    'invalid_input',
    `今の積立金は、${formatPlainDate(last)}の総会で決議しています。それより後の総会の日を入れてください。`,
  );
}

/** Nor what replaces the works of a later one. */
function refuseWrongPlanDay({ papers, undecidedWorks }: PlanInForce, day: IsoDate | null): void {
  const last = papers.planResolvedOn ?? undecidedWorks?.lastResolvedOn ?? null;
  if (day === null || last === null || day >= last) return;
  throw new Refusal(
    'invalid_input',
    `長期修繕計画は、${formatPlainDate(last)}の総会で決議しています。それより後の総会の日を入れてください。`,
  );
}

export function refuseLaterResolution(day: IsoDate | null, today: IsoDate): void {
  if (day !== null && day > today) {
    throw new Refusal('invalid_input', '総会の決議の日は、今日までの日付を入れてください。');
  }
}

function conflict(): Refusal {
  return new Refusal(
    'conflict',
    'ほかの方が先に新しい版を保存しました。画面を読み直して、もう一度お試しください。',
  );
}
