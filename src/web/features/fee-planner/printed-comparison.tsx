import type { ReactNode } from 'react';
import { formatYen } from '#domain/format-yen.ts';
import type { DwellingType } from '#domain/repair-plan/projection/dwelling-types.ts';
import { timesText } from '#domain/repair-plan/words/chance-words.ts';
import { outcomeOf } from '#domain/repair-plan/words/headline.ts';
import { formatManYen } from '#web/lib/format.ts';
import { billOf, typeLabel } from './bill-of.ts';
import {
  chanceTerm,
  endWords,
  guidelineVerdict,
  loanWords,
  lowestWords,
  paidTerm,
  thoughtsOn,
} from './proposal-figures.ts';
import { type MethodOutcome, type Outcome, paidBy } from './proposal-outcome.ts';
import { guidelineWords, methodWords, shapeWords, warningsOf } from './proposal-words.ts';
import type { ShownProposals } from './use-proposals.ts';

type PrintedComparisonProps = { shown: ShownProposals; type: DwellingType };

type Row = {
  readonly term: string;
  readonly cell: (outcome: Outcome) => ReactNode;
  /** Where the rules allow no plan. */
  readonly none?: string;
};

/** 3つの案 side by side on the first sheet: the figures of their cards. */
export function PrintedComparison({ shown, type }: PrintedComparisonProps) {
  return <SideBySide outcomes={shown.outcomes} rows={figureRows(shown, type)} />;
}

/** What else their cards say: what to think of, and how each stands to the guideline. */
export function PrintedThoughts({ outcomes }: { outcomes: readonly MethodOutcome[] }) {
  return outcomes.map(
    ({ method, outcome }) =>
      outcome && (
        <section key={method} className="mt-2 break-inside-avoid">
          <h3 className="font-bold">{methodWords[method].name}</h3>
          <ul className="list-disc pl-6">
            {thoughtLines(outcome).map((line) => (
              <li key={line}>{line}</li>
            ))}
            <li>
              国の目安：
              {guidelineWords(outcome).map((words) => (
                <span key={words} className="mr-3 inline-block">
                  {words}
                </span>
              ))}
            </li>
          </ul>
        </section>
      ),
  );
}

function thoughtLines(outcome: Outcome): readonly string[] {
  const thoughts = thoughtsOn(outcome);
  const careful = [...warningsOf(outcome), ...(thoughts?.careful ?? [])].join('');
  return [
    ...(thoughts ? [`良い点：${thoughts.good.join('')}`] : []),
    ...(careful === '' ? [] : [`気をつける点：${careful}`]),
  ];
}

type SideBySideProps = { outcomes: readonly MethodOutcome[]; rows: readonly Row[] };

function SideBySide({ outcomes, rows }: SideBySideProps) {
  return (
    <table className="w-full table-fixed border-collapse">
      <thead>
        <tr className="border-b-2 border-line-strong align-bottom">
          <th scope="col" className="w-[22%] py-1.5 pr-2 text-left font-normal text-muted">
            くらべること
          </th>
          {outcomes.map(({ method }) => (
            <th key={method} scope="col" className="px-2 py-1.5 text-left">
              {methodWords[method].name}
              <span className="block font-normal text-muted">{methodWords[method].term}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ term, cell, none = '－' }) => (
          <tr key={term} className="break-inside-avoid border-b border-line align-top">
            <th scope="row" className="py-1.5 pr-2 text-left font-normal">
              {term}
            </th>
            {outcomes.map(({ method, outcome }) => (
              <td key={method} className="px-2 py-1.5">
                {outcome ? cell(outcome) : none}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function figureRows({ question, answer }: ShownProposals, type: DwellingType): readonly Row[] {
  const { plan, rules, uncertainty } = question;
  const label = typeLabel(type.dwelling, plan.contribution.basis);
  return [
    {
      term: '上げ方',
      cell: (it) => shapeWords(it, rules),
      none: 'この条件では、案ができません。',
    },
    { term: `月額（${label}の住戸）`, cell: (it) => <Amounts outcome={it} place={type.place} /> },
    {
      term: `同じ住戸が${paidTerm(plan)}`,
      cell: (it) => formatManYen(paidBy(it.plan, type.place)),
    },
    { term: '計画どおりに進んだとき', cell: (it) => <strong>{outcomeOf(it.projection)}</strong> },
    {
      term: chanceTerm(uncertainty.scenarioCount),
      cell: ({ proposal }) => {
        const chance = answer.chances[proposal.method];
        return chance === null ? '－' : <strong>{timesText(chance)}</strong>;
      },
    },
    { term: 'いちばん少ない残高', cell: ({ projection }) => inYear(lowestWords(projection)) },
    { term: '最後の残高', cell: (it) => inYear(endWords(it)) },
    ...(rules.loan ? [{ term: '借入れ', cell: loanWords }] : []),
    { term: '国の目安', cell: guidelineVerdict },
  ];
}

function inYear({ year, balance }: { readonly year: number; readonly balance: string }) {
  return (
    <>
      <strong>{balance}</strong>（{year}年度末）
    </>
  );
}

function Amounts({ outcome, place }: { outcome: Outcome; place: number }) {
  return (
    <ul>
      {outcome.fees.map(({ fromYear, unitPriceYen }, index) => (
        <li key={fromYear} className="tabular-nums">
          {index === 0 ? '今' : `${fromYear}年度から`}{' '}
          <strong className="whitespace-nowrap">
            {formatYen(billOf(outcome.plan, place, unitPriceYen))}
          </strong>
        </li>
      ))}
    </ul>
  );
}
