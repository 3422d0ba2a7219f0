import { formatPlainDate, type IsoDate, partsOf } from '#domain/calendar.ts';
import {
  type Projection,
  type ProjectionYear,
  project,
} from '#domain/repair-plan/projection/project.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import type { VerdictKind } from '#domain/repair-plan/verdict/verdict.ts';
import { verdictOfPlan } from '#domain/repair-plan/verdict/verdict-of-plan.ts';
import { aboutYen } from '#domain/repair-plan/words/about-yen.ts';
import {
  assumptionRows,
  mainAssumptions,
  worksContents,
} from '#domain/repair-plan/words/assumption-words.ts';
import { chanceOfPlan } from '#domain/repair-plan/words/chance-of-plan.ts';
import {
  type FigureWords,
  figureWords,
  signedAbout,
} from '#domain/repair-plan/words/figure-words.ts';
import { headlineOf } from '#domain/repair-plan/words/headline.ts';
import type { ProposalWords } from '#domain/repair-plan/words/proposal-words.ts';
import { type CashTable, cashTable } from './cash-table.ts';
import { type ChartShape, chartShape } from './chart-shape.ts';
import { type FeeTable, feeTables } from './fee-table.ts';
import { guidelineSentences } from './guideline-words.ts';
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
  readonly planName: string;
  /** 総会で未決議の案 beside the plan in force. */
  readonly proposal: ProposalWords | null;
  /** What of the works the general meeting has not resolved. */
  readonly undecidedNote: string | null;
};

/** Everything the template prints, in words and figures that need no more work. */
export type ReportData = {
  readonly associationName: string;
  readonly title: string;
  readonly date: ReturnType<typeof partsOf> & { readonly text: string };
  readonly planName: string;
  readonly proposal: ProposalWords | null;
  readonly undecidedNote: string | null;
  readonly isTried: boolean;
  readonly headline: {
    readonly verdict: VerdictKind;
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
  readonly worksNote: string;
  readonly cash: CashTable;
  readonly assumptions: ReturnType<typeof assumptionRows>;
};

type KeyFigure = FigureWords & {
  /** The figure of the plan that the trial began with, where it is another. */
  readonly baseNote: string;
};

export function reportData(request: ReportRequest): ReportData {
  const { plan, base, today, trialSentences } = request;
  const isTried = trialSentences.length > 0;
  const projection = project(plan);
  const baseProjection = isTried ? project(base) : null;
  const { sentence, detail } = headlineOf(projection, { isTried });
  return {
    associationName: request.associationName,
    title: request.title,
    date: { ...partsOf(today), text: formatPlainDate(today) },
    planName: request.planName,
    proposal: request.proposal,
    undecidedNote: request.undecidedNote,
    isTried,
    headline: {
      verdict: verdictOfPlan(plan, projection),
      phrases: phrasesOf(`${sentence}。`),
      detail: `${detail}${chanceOfPlan(plan, projection)}`,
    },
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
    guideline: guidelineSentences(plan, projection),
    works: worksByYear(plan),
    worksNote: worksContents(plan),
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
  const baseWords = base && figureWords(base);
  const words = figureWords(now);
  return keyFigureNames.map((name) => {
    const before = baseWords?.[name].value ?? words[name].value;
    const isChanged = before !== words[name].value;
    return { ...words[name], baseNote: isChanged ? `もとの計画：${before}` : '' };
  });
}

const keyFigureNames = ['shortage', 'lowest', 'works', 'average'] as const;

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
