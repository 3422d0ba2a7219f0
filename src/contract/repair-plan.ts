import { z } from 'zod/mini';
import { endpoint, fileEndpoint } from './endpoint.ts';
import {
  certificationAnswers,
  feeProposal,
  planBuilding,
  planDwellings,
  planItems,
  planPapers,
  repairPlan,
  trial,
  undecidedWorks,
} from './repair-plan-parts.ts';
import { id, isoDate, yen } from './schema.ts';

/** A trial may carry a whole register of 5,000 lines. */
const largestTrialBytes = 4 * 1024 * 1024;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const note = z.string().check(z.trim(), z.maxLength(500));

const planVersion = z.object({
  /** 1 is the 原計画, the highest the 最新. */
  number: z.int(),
  name: z.string(),
  note: z.string(),
  savedOn: isoDate,
  savedBy: z.string(),
  papers: planPapers,
});
export type PlanVersion = z.output<typeof planVersion>;

const scenario = z.object({
  id,
  name: z.string(),
  /** The version it was tried on. */
  baseNumber: z.int(),
  trial,
  /** The board shows it to everyone. */
  isShared: z.boolean(),
  isMine: z.boolean(),
  savedAt: z.string(),
});
export type RepairScenario = z.output<typeof scenario>;

const appointment = z.nullable(z.object({ appointedOn: isoDate, minutes: z.string() }));

/** What the records of the product say; the plan's own papers stand with its version. */
const certificationRecords = z.object({
  manager: appointment,
  auditor: appointment,
  lastMeetingOn: z.nullable(isoDate),
  reserveTransfers: z.nullable(z.array(z.object({ on: isoDate, amountYen: yen, to: z.string() }))),
  arrears: z.nullable(z.object({ yearEndOn: isoDate, billedYen: yen, overdueYen: yen })),
});

export const getRepairPlan = endpoint({
  method: 'GET',
  path: '/repair-plan',
  needs: 'plan.read',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    /** A resident tries out and keeps scenarios; the board also saves versions and answers. */
    /** Whether this member may make it the association's plan. */
    maySave: z.boolean(),
    associationName: z.string(),
    /** 修繕積立金会計 at the end of each settled year, by the books; none to whoever may not see the money. */
    reserveClosings: z.array(z.object({ fiscalYear: z.int(), closingYen: yen })),
    /** 今の計画: the works of the latest version with the money that is resolved. */
    plan: repairPlan,
    /** Those that stand for it. */
    papers: planPapers,
    /** The latest version's other money, while the general meeting has not resolved it. */
    proposal: z.nullable(feeProposal),
    /** The latest version's works or prices, while the general meeting has not resolved them. */
    undecidedWorks: z.nullable(undecidedWorks),
    /** Oldest first. */
    versions: z.array(planVersion),
    scenarios: z.array(scenario),
    records: certificationRecords,
    answers: certificationAnswers,
    inspections: z.nullable(z.object({ allCount: z.int(), lateCount: z.int() })),
  }),
});
export type RepairPlanAnswer = z.output<typeof getRepairPlan.output>;

/** What is known before there is a plan, for whoever begins one. */
export const getPlanBeginning = endpoint({
  method: 'GET',
  path: '/repair-plan/beginning',
  needs: 'plan.read',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    mayBegin: z.boolean(),
    associationName: z.string(),
    /** `null` while the building or its dwellings are not registered. */
    house: z.nullable(
      z.object({
        building: planBuilding,
        dwellings: planDwellings,
      }),
    ),
    /** 修繕積立金会計 at the beginning of each year, by the books; none to whoever may not see the money. */
    reserveOpenings: z.array(z.object({ fiscalYear: z.int(), openingYen: yen })),
  }),
});
export type PlanBeginning = z.output<typeof getPlanBeginning.output>;

/** はじめの計画: the first version. Refused where there is a plan already. */
export const beginPlan = endpoint({
  method: 'POST',
  path: '/repair-plan/beginning',
  needs: 'plan.save',
  largestBodyBytes: largestTrialBytes,
  input: z.strictObject({
    startYear: z.int(),
    openingBalanceYen: yen,
    basis: z.enum(['area', 'share']),
    roundToYen: z.literal([1, 10]),
    unitPriceYen: z.number().check(z.minimum(0)),
    /** Where the building has none yet. */
    floorAreaM2: z.nullable(z.number().check(z.gt(0), z.lte(1_000_000))),
    items: planItems,
    madeOn: isoDate,
    planResolvedOn: z.nullable(isoDate),
    feeResolvedOn: z.nullable(isoDate),
  }),
  output: z.object({ number: z.int() }),
});

/** 登録を取り消す: the first version, while it is the only one. */
export const withdrawFirstPlan = endpoint({
  method: 'DELETE',
  path: '/repair-plan/beginning',
  needs: 'plan.save',
  input: z.strictObject({}),
  output: z.object({}),
});

export const getPlanVersion = endpoint({
  method: 'GET',
  path: '/repair-plan/versions/:number',
  needs: 'plan.read',
  input: z.strictObject({ number: z.coerce.number().check(z.int()) }),
  output: z.object({ version: planVersion, plan: repairPlan }),
});

/** 計画として保存: a trial on the latest version becomes the next version. */
export const savePlanVersion = endpoint({
  method: 'POST',
  path: '/repair-plan/versions',
  needs: 'plan.save',
  largestBodyBytes: largestTrialBytes,
  input: z.strictObject({
    /** Refused where somebody has saved a later one meanwhile. */
    baseNumber: z.int(),
    trial,
    name,
    note,
    /** The general meetings that resolved the plan and the fee, where they have. */
    planResolvedOn: z.nullable(isoDate),
    feeResolvedOn: z.nullable(isoDate),
  }),
  output: z.object({ number: z.int() }),
});

/** 総会の決議を記録: what of the latest version is undecided, the fee or the works alone, becomes the plan. */
export const resolveProposal = endpoint({
  method: 'POST',
  path: '/repair-plan/resolution',
  needs: 'plan.save',
  input: z.strictObject({
    /** The proposal's version; refused where somebody has saved a later one meanwhile. */
    number: z.int(),
    resolvedOn: isoDate,
    /** The same meeting resolved the content of the plan as well. */
    isPlanResolved: z.boolean(),
  }),
  output: z.object({ number: z.int() }),
});

/** 前の版に戻す: the old version becomes the next one; nothing is lost. */
export const restorePlanVersion = endpoint({
  method: 'POST',
  path: '/repair-plan/versions/:number/restore',
  needs: 'plan.save',
  input: z.strictObject({ number: z.coerce.number().check(z.int()) }),
  output: z.object({ number: z.int() }),
});

export const addScenario = endpoint({
  method: 'POST',
  path: '/repair-plan/scenarios',
  needs: 'plan.try',
  largestBodyBytes: largestTrialBytes,
  input: z.strictObject({ name, baseNumber: z.int(), trial }),
  output: z.object({ scenario }),
});

export const saveScenario = endpoint({
  method: 'PUT',
  path: '/repair-plan/scenarios/:scenarioId',
  needs: 'plan.try',
  largestBodyBytes: largestTrialBytes,
  input: z.strictObject({ scenarioId: id, name, baseNumber: z.int(), trial }),
  output: z.object({ scenario }),
});

/** 全員に見せる: the board only. */
export const shareScenario = endpoint({
  method: 'PUT',
  path: '/repair-plan/scenarios/:scenarioId/shared',
  needs: 'plan.save',
  input: z.strictObject({ scenarioId: id, isShared: z.boolean() }),
  output: z.object({ scenario }),
});

export const deleteScenario = endpoint({
  method: 'DELETE',
  path: '/repair-plan/scenarios/:scenarioId',
  needs: 'plan.try',
  input: z.strictObject({ scenarioId: id }),
  output: z.object({}),
});

export const saveCertificationAnswers = endpoint({
  method: 'PUT',
  path: '/repair-plan/certification',
  needs: 'plan.save',
  input: z.strictObject({ answers: certificationAnswers }),
  output: z.object({ answers: certificationAnswers }),
});

/** 住民向けの説明資料: a PDF of the plan as the trial makes it, beside the plan as it is. */
export const printRepairPlan = fileEndpoint({
  method: 'POST',
  path: '/repair-plan/report',
  needs: 'plan.read',
  largestBodyBytes: largestTrialBytes,
  input: z.strictObject({
    baseNumber: z.int(),
    trial,
    /** The heading of the paper: the scenario's name, or nothing. */
    title: z.string().check(z.trim(), z.maxLength(60)),
  }),
  mediaType: 'application/pdf',
});
