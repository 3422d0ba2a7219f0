import { CircleCheck, CircleMinus, CirclePlus, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Yen } from '#domain/money.ts';
import type { Violation } from '#domain/repair-plan/planner/problem.ts';
import type { Method, PlanRules } from '#domain/repair-plan/planner/propose.ts';
import { verdictOf } from '#domain/repair-plan/verdict/verdict.ts';
import { withChance } from '#domain/repair-plan/verdict/verdict-of-plan.ts';
import { aboutYen, plainYen } from '#domain/repair-plan/words/about-yen.ts';
import { timesText } from '#domain/repair-plan/words/chance-words.ts';
import { outcomeOf } from '#domain/repair-plan/words/headline.ts';
import { formatManYen } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { verdictLooks } from '#web/ui/verdict-look.ts';
import { FeeStairs } from './fee-stairs.tsx';
import { type Outcome, paidBy } from './proposal-outcome.ts';
import {
  guidelineWords,
  methodWords,
  noneWords,
  shapeWords,
  warningsOf,
  whyWords,
} from './proposal-words.ts';

const rows =
  '@min-[52rem]:row-span-8 @min-[52rem]:grid @min-[52rem]:grid-rows-subgrid @min-[52rem]:gap-y-4';

type ProposalCardProps = {
  outcome: Outcome;
  rules: PlanRules;
  /** 不足する確率 over the scenarios. */
  chance: number | null;
  scenarioCount: number;
  dwellingPlace: number;
  highestYen: number;
  /** Whether it is what is shown now: on trial, or because it changes nothing. */
  standing: 'open' | 'tried' | 'present';
  /** The name of the plan before it that has the same fees. */
  twin: string | null;
  onTry: (outcome: Outcome) => void;
  onLeave: () => void;
};

/** One of the three plans: what it costs a dwelling, what it leaves, why not less. */
export function ProposalCard(props: ProposalCardProps) {
  const { outcome, rules, dwellingPlace, highestYen, standing, twin } = props;
  const { name, term } = methodWords[outcome.proposal.method];
  return (
    <Card
      heading={name}
      action={badges[standing]}
      className={`${rows} ${standing === 'tried' ? 'border-primary outline-2 outline-primary' : ''}`}
    >
      <div className="-mt-3 @max-[52rem]:mb-3 @min-[52rem]:-mt-6">
        <p className="text-muted">{term}</p>
        <p className="mt-2">{shapeWords(outcome, rules)}</p>
        {twin && <p className="mt-2 font-bold">「{twin}」の案と同じ額になりました。</p>}
      </div>
      <FeeStairs
        plan={outcome.plan}
        fees={outcome.fees}
        dwellingPlace={dwellingPlace}
        highestYen={highestYen}
      />
      <Risk {...props} />
      <Figures outcome={outcome} rules={rules} dwellingPlace={dwellingPlace} />
      <Guideline outcome={outcome} />
      <Thoughts outcome={outcome} />
      <div className="flex flex-col gap-2 @max-[52rem]:mt-4">
        <TryButton {...props} />
        <Why outcome={outcome} rules={rules} />
      </div>
    </Card>
  );
}

function Figures({
  outcome,
  rules,
  dwellingPlace,
}: Pick<ProposalCardProps, 'outcome' | 'rules' | 'dwellingPlace'>) {
  const { plan, projection, proposal, loanInterestYen } = outcome;
  const { endBalanceYen, years } = projection;
  const endYear = years.at(-1)?.year ?? plan.startYear;
  const period = `${plan.startYear}〜${endYear}年度に払う合計`;
  return (
    <dl className="divide-y divide-line border-y border-line @max-[52rem]:mt-3">
      <Figure term={plan.levies.length > 0 ? `${period}（一時金を含む）` : period}>
        {formatManYen(paidBy(plan, dwellingPlace))}
      </Figure>
      <Figure term={`最後の残高（${endYear}年度末）`}>{balanceWords(endBalanceYen)}</Figure>
      {rules.loan && (
        <Figure term="借入れ">
          {proposal.loanYen === 0
            ? '使いません'
            : `${plainYen(proposal.loanYen)}（利息の合計は${aboutYen(loanInterestYen)}）`}
        </Figure>
      )}
    </dl>
  );
}

/** What the plan itself comes to, and how often it would not be enough after all. */
function Risk({
  outcome,
  chance,
  scenarioCount,
}: Pick<ProposalCardProps, 'outcome' | 'chance' | 'scenarioCount'>) {
  const { projection } = outcome;
  const { worst } = projection;
  const verdict = withChance(verdictOf(projection).kind, chance);
  const { Icon, colour } = verdictLooks[verdict];
  return (
    <div className="@max-[52rem]:mt-3">
      <p className={`flex items-start gap-2 font-bold ${colour}`}>
        <Icon aria-hidden="true" className="mt-1 size-5 shrink-0" />
        {outcomeOf(projection)}
      </p>
      <dl className="mt-2 divide-y divide-line border-y border-line">
        <Figure term={`いちばん少ない残高（${worst.year}年度末）`}>
          {balanceWords(worst.balanceYen)}
        </Figure>
        {chance !== null && (
          <Figure term={`不足する確率（${scenarioCount.toLocaleString('ja-JP')}通りの試算）`}>
            <span className={chance > fewTimes ? 'text-warn' : ''}>{timesText(chance)}</span>
          </Figure>
        )}
      </dl>
    </div>
  );
}

/** Five in a hundred: the limit that the question below the plans begins with. */
const fewTimes = 0.05;

const badges = {
  open: null,
  tried: <Badge tone="primary">試算中</Badge>,
  present: <Badge>今の計画と同じ</Badge>,
} as const;

function TryButton({ outcome, standing, onTry, onLeave }: ProposalCardProps) {
  if (standing === 'present') return null;
  const isTried = standing === 'tried';
  const { name } = methodWords[outcome.proposal.method];
  return (
    <Button
      variant={isTried ? 'secondary' : 'primary'}
      aria-label={isTried ? undefined : `この案を試す：${name}`}
      onClick={() => (isTried ? onLeave() : onTry(outcome))}
    >
      {isTried ? '積立金を今の計画に戻す' : 'この案を試す'}
    </Button>
  );
}

/** Below 1万円 to the yen: 「約0万円」 would say nothing. */
/** Rounded as in the headline, so that one figure is told in one way. */
function balanceWords(balanceYen: Yen): string {
  return balanceYen < 0 ? `${aboutYen(balanceYen)}の不足` : aboutYen(balanceYen);
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 py-1.5">
      <dt className="text-muted">{term}</dt>
      <dd className="ml-auto font-bold tabular-nums">{children}</dd>
    </div>
  );
}

function Guideline({ outcome }: { outcome: Outcome }) {
  const { isStartEnough, isEndWithin } = outcome.test;
  const isWithin = isStartEnough && isEndWithin;
  const Icon = isWithin ? CircleCheck : TriangleAlert;
  return (
    <div className="@max-[52rem]:mt-3">
      <p className={`flex items-start gap-2 font-bold ${isWithin ? '' : 'text-warn'}`}>
        <Icon aria-hidden="true" className="mt-1 size-5 shrink-0" />
        {isWithin ? '国の目安に合います' : '国の目安から外れます'}
      </p>
      <ul className="mt-1 text-muted">
        {guidelineWords(outcome).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {warningsOf(outcome).map((sentence) => (
        <p key={sentence} className="mt-2 flex items-start gap-2 font-bold text-danger">
          <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
          {sentence}
        </p>
      ))}
    </div>
  );
}

/** Thoughts on raising fees; where nothing rises there is nothing to weigh. */
function Thoughts({ outcome: { fees, proposal } }: { outcome: Outcome }) {
  const [present, first] = fees;
  if (!present || !first || first.unitPriceYen <= present.unitPriceYen) return <div />;
  const { good, careful } = methodWords[proposal.method];
  return (
    <ul className="flex flex-col gap-1.5 @max-[52rem]:mt-3">
      {good.map((sentence) => (
        <Thought
          key={sentence}
          icon={<CirclePlus className="mt-1 size-5 text-good" />}
          kind="良い点"
        >
          {sentence}
        </Thought>
      ))}
      {careful.map((sentence) => (
        <Thought
          key={sentence}
          icon={<CircleMinus className="mt-1 size-5 text-warn" />}
          kind="気をつける点"
        >
          {sentence}
        </Thought>
      ))}
    </ul>
  );
}

function Thought({ icon, kind, children }: { icon: ReactNode; kind: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <span role="img" aria-label={kind} className="shrink-0">
        {icon}
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}

function Why({ outcome, rules }: Pick<ProposalCardProps, 'outcome' | 'rules'>) {
  const words = whyWords(outcome, rules);
  if (words.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 py-2 font-bold text-primary">なぜこれより安くできないか</summary>
      <ul className="list-disc space-y-1 pl-6">
        {words.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}

type NoProposalCardProps = { method: Method; violation: Violation | null; startYear: number };

/** Stands in the place of a plan that the rules do not allow. */
export function NoProposalCard({ method, violation, startYear }: NoProposalCardProps) {
  const [why, loosen] = noneWords(method, violation, startYear);
  const { name, term } = methodWords[method];
  return (
    <Card heading={name} className={rows}>
      <p className="-mt-3 text-muted @max-[52rem]:mb-3 @min-[52rem]:-mt-6">{term}</p>
      <div className="flex flex-col gap-2 @min-[52rem]:row-span-6">
        <p className="flex items-start gap-2 font-bold">
          <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-warn" />
          この条件では、案ができません
        </p>
        <p>{why}</p>
        <p>{loosen}</p>
      </div>
    </Card>
  );
}
