import { z } from 'zod/mini';
import type { CertificationAnswers, PlanPapers } from '#domain/repair-plan/certification/facts.ts';
import type { FeeProposal } from '#domain/repair-plan/decision/plan-in-force.ts';
import type { UndecidedWorks } from '#domain/repair-plan/decision/resolved-works.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import type { Rates, RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import type { Trial } from '#domain/repair-plan/trial/trial.ts';
import { isoDate, yen } from './schema.ts';

/** Shapes only: whether a number makes sense is told by the domain's `problemsOf`, in a sentence. */
const year = z.int();
const text = z.string().check(z.maxLength(500));
const rate = z.number();

const repairItem = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  group: z.int(),
  part: text,
  work: text,
  cycle: z.nullable(z.strictObject({ loYears: z.int(), hiYears: z.int() })),
  years: z.array(year).check(z.maxLength(60)),
  quantity: z.number(),
  unit: text,
  unitPriceYen: z.number(),
  priceSource: text,
  pricedOn: z.nullable(z.string().check(z.maxLength(20))),
  lastDoneYear: z.nullable(year),
  condition: z.enum(['good', 'fair', 'poor', 'unknown']),
  tax: z.enum(['excluded', 'included', 'exempt']),
  isMajorWork: z.boolean(),
  note: text,
}) satisfies z.ZodMiniType<RepairItem>;

const step = z.strictObject({ fromYear: year, unitPriceYen: z.number() });
const levy = z.strictObject({ year, unitPriceYen: z.number() });
const transfer = z.strictObject({ fromYear: year, yearlyYen: yen });
const otherIncome = z.strictObject({ year, amountYen: yen, label: text });
const loan = z.strictObject({
  year,
  principalYen: yen,
  repaymentYears: z.int(),
  interestRate: rate,
  method: z.enum(['equal-principal', 'annuity']),
});

const rates = z.strictObject({
  priceRise: z.strictObject({ building: rate, equipment: rate, exterior: rate, service: rate }),
  interest: rate,
  tax: rate,
  temporaryWorks: rate,
  design: rate,
  arrears: rate,
}) satisfies z.ZodMiniType<Rates>;

const few = z.maxLength(60);
const settings = {
  yearCount: z.int(),
  openingBalanceYen: yen,
  parkingTransfers: z.array(transfer).check(few),
  otherIncomes: z.array(otherIncome).check(few),
  rates,
};

const money = {
  contribution: z.strictObject({
    basis: z.enum(['area', 'share']),
    roundToYen: z.literal([1, 10]),
    steps: z.array(step),
  }),
  levies: z.array(levy),
  loans: z.array(loan),
};

const mechanicalParking = z.array(
  z.strictObject({
    kind: z.enum([
      'two-tier-pit1',
      'three-tier-pit2',
      'three-tier-pit1-sliding',
      'four-tier-pit2-sliding',
    ]),
    spaces: z.int(),
  }),
);

const buildingFacts = { completedYear: year, floors: z.int(), grossAreaM2: z.number() };
export const planBuilding = z.strictObject(buildingFacts);
export const planDwellings = z.array(
  z.strictObject({ id: z.string(), areaM2: z.number(), share: z.number() }),
);

export const repairPlan = z.strictObject({
  startYear: year,
  building: z.strictObject({ ...buildingFacts, mechanicalParking }),
  dwellings: planDwellings,
  items: z.array(repairItem),
  ...money,
  ...settings,
}) satisfies z.ZodMiniType<RepairPlan>;

/** A file of five thousand lines is refused by the domain with a sentence; a larger one by its size. */
const most = z.maxLength(6_000);
export const planItems = z.array(repairItem).check(most);

export const trial = z.strictObject({
  steps: z.nullable(z.array(step).check(few)),
  loans: z.nullable(z.array(loan).check(few)),
  levies: z.nullable(z.array(levy).check(few)),
  settings: z.nullable(
    z.strictObject({
      ...settings,
      startYear: z.optional(year),
      mechanicalParking: z.optional(mechanicalParking.check(few)),
    }),
  ),
  moves: z
    .array(z.strictObject({ itemId: z.nullable(z.string()), fromYear: year, toYear: year }))
    .check(z.maxLength(500)),
  prices: z
    .array(
      z.strictObject({
        itemId: z.nullable(z.string()),
        group: z.nullable(z.int()),
        percent: z.number(),
      }),
    )
    .check(z.maxLength(500)),
  edits: z.strictObject({
    changed: z.array(repairItem).check(most),
    removed: z.array(z.string()).check(most),
  }),
}) satisfies z.ZodMiniType<Trial>;

const day = z.nullable(isoDate);

export const planPapers = z.strictObject({
  madeOn: isoDate,
  planResolvedOn: day,
  feeResolvedOn: day,
  listedGroups: z.array(z.int()),
  expertLetter: z.nullable(text),
}) satisfies z.ZodMiniType<PlanPapers>;

/** 総会で未決議の案 */
export const feeProposal = z.strictObject({
  number: z.int(),
  name: z.string(),
  savedOn: isoDate,
  money: z.strictObject(money),
}) satisfies z.ZodMiniType<FeeProposal>;

/** 総会で未決議の工事の表 */
export const undecidedWorks = z.strictObject({
  savedOn: isoDate,
  lastResolvedOn: day,
}) satisfies z.ZodMiniType<UndecidedWorks>;

const article = z.nullable(text);

export const certificationAnswers = z.strictObject({
  bylaws: z.nullable(
    z.strictObject({
      document: text,
      emergencyEntry: article,
      recordKeeping: article,
      informationOnRequest: article,
    }),
  ),
  hasSeparateAccounts: z.nullable(z.boolean()),
  ownersListOn: day,
  residentsListOn: day,
  localGuideline: z.nullable(z.strictObject({ isMet: z.boolean(), note: text })),
}) satisfies z.ZodMiniType<CertificationAnswers>;
