import { fiscalYearOf, formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { Asked } from '#domain/caretaker/evidence/evidence.ts';
import {
  feeInForce,
  planRecordId,
  shortageWords,
  worksLines,
} from '#domain/caretaker/records/plan-records.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { askedYears } from '#domain/documents/asked-years.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
import { totalArea100, unitPriceIn } from '#domain/repair-plan/projection/tariff.ts';
import { problemsOfPlan } from '#domain/repair-plan/register/problems-of-plan.ts';
import {
  type ContributionStep,
  endYearOf,
  type RepairPlan,
} from '#domain/repair-plan/register/repair-plan.ts';
import { applyTrial } from '#domain/repair-plan/trial/apply-trial.ts';
import { firstYearToChange, withFee } from '#domain/repair-plan/trial/fee-change.ts';
import { noTrial } from '#domain/repair-plan/trial/trial.ts';
import { aboutYen } from '#domain/repair-plan/words/about-yen.ts';
import { chanceOfPlan } from '#domain/repair-plan/words/chance-of-plan.ts';
import { headlineOf, outcomeOf } from '#domain/repair-plan/words/headline.ts';
import { unitPriceText } from '#domain/repair-plan/words/unit-price-text.ts';
import { feeBills } from './fee-bills.ts';
import { type FeeChange, feeChangeIn } from './fee-question.ts';
import type { ExactAnswer, ExactGiven } from './known.ts';

const asksWhetherEnough = /足り(?:る|ます|ない|ません)|大丈夫|間に合|不足(?:する|します|しない|は)/;

/** 積立金を200円に上げたら: what the plan in force would come to, as its own screen calculates it. */
export function feeAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const change = asked.useDocuments ? feeChangeIn(asked.question) : undefined;
  const { repairPlan } = known.facts;
  const passage = known.passages.find(({ id }) => id === planRecordId);
  if (change === undefined || repairPlan === null || passage === undefined) return undefined;
  const { plan } = repairPlan;
  const fromYear = firstYearToChange(plan, asked.today);
  const nowYen = priceNow(plan, asked.today);
  const step = { fromYear, unitPriceYen: priceAfter(plan, nowYen, change) };
  const tried = applyTrial(plan, { ...noTrial, ...withFee(plan, noTrial, step) });
  if (problemsOfPlan(tried).length > 0) return undefined;
  const fee = { passage, words: feeInForce(repairPlan) };
  const now = { passage, words: shortageWords(repairPlan) };
  const bills = feeBills(plan, {
    question: asked.question,
    facts: known.facts,
    prices: { nowYen, thenYen: step.unitPriceYen },
    quotes: [fee],
  });
  const outcome = [
    ...balanceLines(tried, asked).map((markdown) => ({ markdown, quotes: [fee] })),
    { markdown: firstLine(tried, step, asked.question), quotes: [fee] },
    ...detailLines(tried).map((markdown) => ({ markdown, quotes: [fee] })),
  ];
  return {
    outcome: 'answered',
    lines: [
      ...(bills.isAsked ? [...bills.lines, ...outcome] : [...outcome, ...bills.lines]),
      { markdown: escapeMarkdown(now.words), quotes: [now] },
      ...worksLines(repairPlan, passage),
      ...conditionLines({ tried, step, today: asked.today }),
    ],
  };
}

/** What is paid today, though a later step may already be resolved. */
export function priceNow({ contribution, startYear }: RepairPlan, today: IsoDate): number {
  return unitPriceIn(contribution.steps, Math.max(startYear, fiscalYearOf(today)));
}

/** Whole yen for a square metre, as a general meeting decides them. */
function priceAfter(plan: RepairPlan, nowYen: number, change: FeeChange): number {
  if (change.kind === 'times') return Math.round(nowYen * change.factor);
  const yen = change.yen * unitsOf(plan, change.of);
  return Math.round(change.kind === 'by' ? nowYen + yen : yen);
}

/** How much one yen of what was named is in the plan's own unit. */
function unitsOf({ contribution, dwellings }: RepairPlan, of: 'm2' | 'dwelling'): number {
  const areaM2 = totalArea100(dwellings) / 100;
  if (contribution.basis === 'share') return of === 'dwelling' ? dwellings.length : areaM2;
  return of === 'm2' || areaM2 === 0 ? 1 : dwellings.length / areaM2;
}

function priceWords({ contribution }: RepairPlan, unitPriceYen: number): string {
  const per = contribution.basis === 'area' ? '1㎡あたり' : '建物全体で';
  return `${per}月${unitPriceText(unitPriceYen)}円`;
}

function firstLine(tried: RepairPlan, { unitPriceYen }: ContributionStep, question: string) {
  const projection = project(tried);
  const told = `修繕積立金を${priceWords(tried, unitPriceYen)}にすると、${outcomeOf(projection)}。`;
  if (!asksWhetherEnough.test(question)) return `**${told}**`;
  return `**${projection.shortageYear === null ? '足ります' : '足りません'}。**${told}`;
}

/** The year of the first shortage and its amount, the lowest balance, and how sure that is. */
function detailLines(tried: RepairPlan): readonly string[] {
  const projection = project(tried);
  const { worst } = projection;
  const { detail, verdict } = headlineOf(projection, { isTried: true });
  const end = `計画の最後、${endYearOf(tried)}年度末の残高は、${aboutYenSigned(projection.endBalanceYen)}です。`;
  const chance = chanceOfPlan(tried, projection);
  return [
    `- ${detail}`,
    ...(verdict === 'short' && worst.year === endYearOf(tried) ? [] : [`- ${end}`]),
    ...(chance === '' ? [] : [`- ${chance}`]),
  ];
}

/** 2030年の残高は: the year-ends that the question names, before what becomes of the whole plan. */
function balanceLines(tried: RepairPlan, { question, today }: Asked): readonly string[] {
  if (!/残高|残り|残る|残って/.test(question)) return [];
  const { years } = askedYears(question, today);
  return project(tried)
    .years.filter(({ year }) => years.includes(year))
    .map(
      ({ year, closingYen }) =>
        `**この額にすると、${year}年度末の残高は、${aboutYenSigned(closingYen)}です。**`,
    );
}

function aboutYenSigned(yen: number): string {
  return yen < 0 ? `${aboutYen(yen)}の不足` : aboutYen(yen);
}

type Condition = {
  readonly tried: RepairPlan;
  readonly step: ContributionStep;
  readonly today: string;
};

function conditionLines({ tried, step, today }: Condition): readonly Line[] {
  const { fromYear, unitPriceYen } = step;
  return [
    own(
      `${formatPlainDate(today)}の計算です。${fromYear}年度から${endYearOf(tried)}年度まで同じ額とし、工事の時期と金額は今の計画のままにしました。額を決めるのは総会です。`,
    ),
    own(
      `[この額を計画の画面で試す](/demo/repair-fund-simulation?fee=${unitPriceYen}&from=${fromYear})`,
    ),
  ];
}
