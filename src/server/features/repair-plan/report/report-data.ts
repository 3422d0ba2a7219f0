import { formatPlainDate, type IsoDate, partsOf } from '#domain/calendar.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { bandOf } from '#domain/repair-plan/projection/guideline.ts';
import {
  type Projection,
  type ProjectionYear,
  project,
} from '#domain/repair-plan/projection/project.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { aboutYen } from '#domain/repair-plan/words/about-yen.ts';
import { headlineOf } from '#domain/repair-plan/words/headline.ts';
import { type CashTable, cashTable } from './cash-table.ts';
import { type ChartShape, chartShape } from './chart-shape.ts';
import { type FeeTable, feeTables } from './fee-table.ts';
import { comparedAverage, guidelineSentences } from './guideline-words.ts';
import { assumptionRows, mainAssumptions, periodText } from './plan-words.ts';
import { unitPriceText } from './unit-price-text.ts';
import { type WorksByYear, worksByYear } from './works-by-year.ts';

/** What a report is asked for with. Without a trial `base` and `plan` are the same and there are no sentences. */
export type ReportRequest = {
  readonly associationName: string;
  /** The name of the trial, or nothing. */
  readonly title: string;
  readonly today: IsoDate;
  readonly base: RepairPlan;
  readonly plan: RepairPlan;
  readonly trialSentences: readonly string[];
  readonly versionName: string;
};

/** Everything the template prints, in words and figures that need no more work. */
export type ReportData = {
  readonly associationName: string;
  readonly title: string;
  readonly date: ReturnType<typeof partsOf> & { readonly text: string };
  readonly versionName: string;
  readonly isTried: boolean;
  readonly headline: {
    readonly tone: ReturnType<typeof headlineOf>['tone'];
    readonly phrases: readonly string[];
    readonly detail: string;
  };
  readonly figures: readonly KeyFigure[];
  readonly chart: ChartShape & { readonly alt: string };
  readonly reading: readonly string[];
  readonly changes: readonly string[];
  readonly fees: readonly FeeTable[];
  readonly feeTypeLabel: string;
  readonly guideline: readonly string[];
  readonly works: WorksByYear;
  readonly cash: CashTable;
  readonly assumptions: ReturnType<typeof assumptionRows>;
};

type KeyFigure = {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  /** The figure of the plan that the trial began with, where it is another. */
  readonly baseNote: string;
  readonly isBad: boolean;
};

export function reportData(request: ReportRequest): ReportData {
  const { plan, base, today, trialSentences } = request;
  const isTried = trialSentences.length > 0;
  const projection = project(plan);
  const baseProjection = isTried ? project(base) : null;
  const { tone, sentence, detail } = headlineOf(projection, { isTried });
  return {
    associationName: request.associationName,
    title: request.title,
    date: { ...partsOf(today), text: formatPlainDate(today) },
    versionName: request.versionName,
    isTried,
    headline: { tone, phrases: phrasesOf(`${sentence}。`), detail },
    figures: keyFigures(
      { plan, projection },
      baseProjection && { plan: base, projection: baseProjection },
    ),
    chart: {
      ...chartShape(projection, baseProjection, markSentence),
      alt: `年度の終わりの残高の図。${sentence}。${detail}`,
    },
    reading: readingSentences(projection),
    changes: isTried ? trialSentences : mainAssumptions(plan),
    fees: feeTables(plan, base),
    feeTypeLabel: plan.contribution.basis === 'area' ? '住戸の広さ' : '住戸の広さ（持分）',
    guideline: guidelineSentences(plan, projection.years),
    works: worksByYear(plan),
    cash: cashTable(plan, projection),
    assumptions: assumptionRows(plan),
  };
}

/** A line of the headline may end only before a new phrase: where kana or a mark is followed by something else. */
function phrasesOf(sentence: string): string[] {
  return sentence.split(
    /(?<=[\p{Script=Hiragana}、。」）])(?<![おご])(?=[^\p{Script=Hiragana}、。」）])/u,
  );
}

type Outlook = { readonly plan: RepairPlan; readonly projection: Projection };

function keyFigures(now: Outlook, base: Outlook | null): KeyFigure[] {
  const { plan, projection } = now;
  const { worst, shortageYear } = projection;
  const band = bandOf(plan.building);
  const figure = (label: string, of: (outlook: Outlook) => string, note: string): KeyFigure => {
    const value = of(now);
    const baseValue = base && of(base);
    const isChanged = baseValue !== null && baseValue !== value;
    return {
      label,
      value,
      note,
      baseNote: isChanged ? `もとの計画：${baseValue}` : '',
      isBad: false,
    };
  };
  return [
    {
      ...figure('最初に不足する年度', shortageOf, shortageNote(projection)),
      isBad: shortageYear !== null,
    },
    {
      ...figure('いちばん少ない残高', worstOf, `${worst.year}年度の終わり`),
      isBad: worst.balanceYen < 0,
    },
    figure('計画の期間の工事費の合計', worksOf, periodText(plan)),
    figure(
      '使えるお金の平均（1㎡あたり月）',
      averageOf,
      `国の目安は${band.low}円から${band.high}円`,
    ),
  ];
}

function shortageOf({ projection: { shortageYear } }: Outlook): string {
  return shortageYear === null ? 'ありません' : `${shortageYear}年度`;
}

function worstOf({ projection: { worst } }: Outlook): string {
  return signedAbout(worst.balanceYen);
}

function worksOf({ projection: { years } }: Outlook): string {
  return aboutYen(sumYen(years.map(({ worksYen }) => worksYen)));
}

function averageOf({ plan, projection: { years } }: Outlook): string {
  return `${unitPriceText(comparedAverage(plan, years))}円`;
}

function shortageNote({ years, shortageYear }: Projection): string {
  const first = years.find(({ year }) => year === shortageYear);
  return first
    ? `${aboutYen(first.closingYen)}の不足`
    : `${years.at(-1)?.year ?? ''}年度まで0円を下回りません`;
}

function signedAbout(amountYen: Yen): string {
  return `${amountYen < 0 ? '△' : ''}${aboutYen(amountYen)}`;
}

function markSentence({ year, closingYen }: ProjectionYear, isShortage: boolean): string {
  return isShortage
    ? `${year}年度に${aboutYen(closingYen)}の不足`
    : `${year}年度にいちばん少なく、${signedAbout(closingYen)}`;
}

function readingSentences({ shortageYear }: Projection): string[] {
  return [
    '太い線は、年度の終わりに残る積立金です。棒は、その年度に行う工事の費用です。',
    shortageYear === null
      ? '太い線は、どの年度も0円の線より上にあります。'
      : '太い線が0円の線より下にある、斜線の部分では、お金が足りません。',
  ];
}
