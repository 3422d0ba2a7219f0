import { formatYen } from '#domain/format-yen.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { useResult, useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { toast } from '#web/ui/toast.tsx';
import { billOf } from './bill-of.ts';
import { FeeWords } from './fee-words.tsx';
import { NoProposalCard, ProposalCard } from './proposal-card.tsx';
import {
  isOnTrial,
  isSameList,
  isSameLoan,
  type MethodOutcome,
  type Outcome,
} from './proposal-outcome.ts';
import { comparisonNotes, methodWords } from './proposal-words.ts';
import { ProposalsChart } from './proposals-chart.tsx';
import type { ShownProposals } from './use-proposals.ts';

type ProposalsProps = { shown: ShownProposals | null; dwellingPlace: number };

/** 3つの案 side by side, and their balances in one chart. */
export function Proposals({ shown, dwellingPlace }: ProposalsProps) {
  if (!shown) return <p role="status">3つの案を計算しています。</p>;
  return <Answered shown={shown} dwellingPlace={dwellingPlace} />;
}

function Answered({ shown, dwellingPlace }: { shown: ShownProposals; dwellingPlace: number }) {
  const { question, answer, outcomes } = shown;
  const { plan: basis, rules } = question;
  const { plan: tried } = useResult();
  const { onTry, onLeave } = useTrying(basis);
  const highestYen = Math.max(
    ...outcomes.flatMap(({ outcome }) => outcome?.fees.map((fee) => fee.unitPriceYen) ?? []),
  );
  return (
    <>
      <div className="@container">
        <Overview outcomes={outcomes} dwellingPlace={dwellingPlace} />
        <div className="grid gap-4 @min-[52rem]:grid-cols-3">
          {outcomes.map(({ method, outcome }, index) =>
            outcome ? (
              <ProposalCard
                key={method}
                outcome={outcome}
                rules={rules}
                chance={answer.chances[method]}
                scenarioCount={question.uncertainty.scenarioCount}
                dwellingPlace={dwellingPlace}
                highestYen={highestYen}
                standing={standingOf(outcome, basis, tried)}
                twin={twinOf(outcome, outcomes.slice(0, index))}
                onTry={onTry}
                onLeave={onLeave}
              />
            ) : (
              <NoProposalCard
                key={method}
                method={method}
                failure={answer.whyNotStaged}
                startYear={basis.startYear}
              />
            ),
          )}
        </div>
      </div>
      <div className="mt-5 flex max-w-[44rem] flex-col gap-2">
        {comparisonNotes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p>確率を抑える額は、下の「工事費が上がっても足りる額」で分かります。</p>
      </div>
      <div className="mt-8">
        <ProposalsChart basis={basis} outcomes={outcomes} />
      </div>
      <FeeWords outcomes={outcomes} />
    </>
  );
}

type OverviewProps = { outcomes: readonly MethodOutcome[]; dwellingPlace: number };

/** Where the cards stand one below the other, their amounts are first seen together. */
function Overview({ outcomes, dwellingPlace }: OverviewProps) {
  return (
    <table className="mb-4 w-full border-collapse @min-[52rem]:hidden">
      <caption className="mb-1 text-left font-bold">3つの案の月額</caption>
      <thead className="border-b-2 border-line-strong">
        <tr>
          <th scope="col" className="py-1.5 pr-2 text-left">
            案
          </th>
          <th scope="col" className="py-1.5 pr-2 text-right">
            始め
          </th>
          <th scope="col" className="py-1.5 text-right">
            最後
          </th>
        </tr>
      </thead>
      <tbody>
        {outcomes.map(({ method, outcome }) => (
          <tr key={method} className="border-b border-line">
            <th scope="row" className="py-2 pr-2 text-left">
              {methodWords[method].name}
            </th>
            <td className="py-2 pr-2 text-right tabular-nums">
              {outcome ? firstAmount(outcome, dwellingPlace) : '—'}
            </td>
            <td className="py-2 text-right tabular-nums">
              {outcome ? lastAmount(outcome, dwellingPlace) : '—'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function firstAmount({ plan, fees }: Outcome, dwellingPlace: number): string {
  return formatYen(billOf(plan, dwellingPlace, (fees[1] ?? fees[0])?.unitPriceYen ?? 0));
}

function lastAmount({ plan, fees }: Outcome, dwellingPlace: number): string {
  return formatYen(billOf(plan, dwellingPlace, fees.at(-1)?.unitPriceYen ?? 0));
}

/** A proposal that leaves the fees as they are has nothing to go back from. */
function standingOf(outcome: Outcome, basis: RepairPlan, tried: RepairPlan) {
  if (!isOnTrial(outcome, tried)) return 'open';
  return isOnTrial(outcome, basis) ? 'present' : 'tried';
}

function twinOf(outcome: Outcome, earlier: readonly MethodOutcome[]): string | null {
  const twin = earlier.find((other) => other.outcome && isOnTrial(outcome, other.outcome.plan));
  return twin ? methodWords[twin.method].name : null;
}

/** Fees and loans of a proposal become those of the trial; everything else tried stays. */
function useTrying(basis: RepairPlan) {
  const workbench = useWorkbench();
  const { base, trial } = workbench;
  const { plan: tried } = useResult();
  const loansOr = (loans: RepairPlan['loans']) =>
    isSameList(loans, tried.loans, isSameLoan) ? trial.loans : loans;
  const onTry = ({ plan, proposal }: Outcome) => {
    workbench.tryOut({ steps: plan.contribution.steps, loans: loansOr(plan.loans) });
    toast({
      title: `「${methodWords[proposal.method].name}」の案を試しています`,
      description: '画面の上の「元に戻す」で、いつでも取り消せます。',
      tone: 'good',
    });
  };
  const onLeave = () => {
    const isOwn = isSameList(basis.loans, base.loans, isSameLoan);
    workbench.tryOut({ steps: null, loans: isOwn ? null : loansOr(basis.loans) });
    toast({ title: '積立金を今の計画に戻しました', tone: 'good' });
  };
  return { onTry, onLeave };
}
