import type { Yen } from '#domain/money.ts';
import type { Projection, ProjectionYear } from '#domain/repair-plan/projection/project.ts';
import { type Verdict, type VerdictKind, verdictOf } from '#domain/repair-plan/verdict/verdict.ts';
import { aboutYen } from './about-yen.ts';

/** 見出し: the whole plan in one sentence, and what it leaves out in one or two more. */
type Headline = {
  readonly verdict: VerdictKind;
  readonly sentence: string;
  readonly detail: string;
};

/** The sentence without its 「この案は、」, to stand behind other words. */
export function outcomeOf(projection: Projection): string {
  return headlineOf(projection, { isTried: true }).sentence.replace(/^この案(?:は、|でも)/u, '');
}

export function headlineOf(projection: Projection, { isTried }: { isTried: boolean }): Headline {
  const verdict = verdictOf(projection);
  return verdict.kind === 'short'
    ? shortHeadline(projection, verdict.first, isTried)
    : enoughHeadline(projection, verdict, isTried);
}

function shortHeadline(projection: Projection, first: ProjectionYear, isTried: boolean): Headline {
  return {
    verdict: 'short',
    sentence: `${isTried ? 'この案でも' : 'このままだと'}${shortageWords(projection, first)}`,
    detail: [
      firstWords(projection, first),
      lengthWords(projection.years),
      loanWords(projection),
    ].join(''),
  };
}

/** When the money begins to lack, and how much it lacks at the worst: a first shortage may be a small one. */
function shortageWords({ worst }: Projection, { year, closingYen }: ProjectionYear): string {
  return worst.year === year
    ? `${year}年度に${aboutYen(closingYen)}不足します`
    : `${year}年度から不足し、${worst.year}年度には${aboutYen(worst.balanceYen)}足りなくなります`;
}

function firstWords({ worst }: Projection, { year, closingYen }: ProjectionYear): string {
  return worst.year === year
    ? `${year}年度末の不足が、いちばん大きい不足です。`
    : `${year}年度末の不足は${aboutYen(closingYen)}で、いちばん大きいのは${worst.year}年度末の不足です。`;
}

/** The same for a bar that has room for a few words only. */
export function shortHeadlineOf(projection: Projection): string {
  const { years, worst } = projection;
  const first = years.find(({ closingYen }) => closingYen < 0);
  if (!first) {
    return `計画どおりなら不足なし（最少は${worst.year}年度の${aboutYen(worst.balanceYen)}）`;
  }
  return worst.year === first.year
    ? `${first.year}年度に${aboutYen(first.closingYen)}不足`
    : `${first.year}年度から不足、${worst.year}年度は${aboutYen(worst.balanceYen)}不足`;
}

/** How long the fund stays below zero, counted in the ends of fiscal years. */
function lengthWords(years: readonly ProjectionYear[]): string {
  const short = years.filter(({ closingYen }) => closingYen < 0).map(({ year }) => year);
  const from = short.at(0) ?? 0;
  const to = short.at(-1) ?? 0;
  const isUntilEnd = to === years.at(-1)?.year;
  if (short.length === 1) {
    return isUntilEnd ? '計画の最後の年度です。' : '不足するのは、この年度だけです。';
  }
  if (short.length <= to - from) {
    return `${from}年度から${to}年度までの${to - from + 1}年間のうち、${short.length}年で不足します。`;
  }
  return isUntilEnd
    ? `不足は、計画の最後の${to}年度まで続きます。`
    : `不足は、${to}年度まで${short.length}年間続きます。`;
}

function enoughHeadline(
  projection: Projection,
  verdict: Exclude<Verdict, { kind: 'short' }>,
  isTried: boolean,
): Headline {
  const { years, worst, loanLeftYen } = projection;
  const endYear = years.at(-1)?.year ?? worst.year;
  const low = verdict.kind === 'tight' && verdict.isLow ? lowWords(verdict.halfYearYen) : '';
  const loan = loanLeftYen > 0 ? `が、借入れが${aboutYen(loanLeftYen)}残ります` : '';
  return {
    verdict: verdict.kind,
    sentence: `${isTried ? 'この案は、' : ''}計画どおりなら${endYear}年度まで不足しません${loan}`,
    detail: [lowestWords(worst), low, loanWords(projection)].join(''),
  };
}

function lowestWords({ year, balanceYen }: Projection['worst']): string {
  return `残高がいちばん少ないのは${year}年度末で、${aboutYen(balanceYen)}です。`;
}

function lowWords(halfYearYen: Yen): string {
  return `積立金の半年分（${aboutYen(halfYearYen)}）より少ないので、工事費が少し上がると足りなくなるおそれがあります。`;
}

function loanWords({ years, loanLeftYen }: Projection): string {
  if (loanLeftYen === 0) return '';
  return `計画の最後（${years.at(-1)?.year ?? ''}年度末）に、まだ返していない借入れが${aboutYen(loanLeftYen)}残ります。`;
}
