import { CircleCheck, CircleMinus, CirclePlus, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Method, PlanRules, StagedFailure } from '#domain/repair-plan/planner/propose.ts';
import { verdictOf } from '#domain/repair-plan/verdict/verdict.ts';
import { withChance } from '#domain/repair-plan/verdict/verdict-of-plan.ts';
import { timesText } from '#domain/repair-plan/words/chance-words.ts';
import { outcomeOf } from '#domain/repair-plan/words/headline.ts';
import { formatManYen } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { verdictLooks } from '#web/ui/verdict-look.ts';
import { FeeStairs } from './fee-stairs.tsx';
import {
  chanceTerm,
  endWords,
  fewTimes,
  guidelineVerdict,
  isWithinGuideline,
  loanWords,
  lowestWords,
  paidTerm,
  thoughtsOn,
} from './proposal-figures.ts';
import { type Outcome, paidBy } from './proposal-outcome.ts';
import {
  fewestStepsWords,
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
        <p className="mt-2">
          {shapeWords(outcome, rules)}
          {fewestStepsWords(outcome)}
        </p>
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
  const end = endWords(outcome);
  return (
    <dl className="divide-y divide-line border-y border-line @max-[52rem]:mt-3">
      <Figure term={paidTerm(outcome.plan)}>
        {formatManYen(paidBy(outcome.plan, dwellingPlace))}
      </Figure>
      <Figure term={`最後の残高（${end.year}年度末）`}>{end.balance}</Figure>
      {rules.loan && <Figure term="借入れ">{loanWords(outcome)}</Figure>}
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
  const lowest = lowestWords(projection);
  const verdict = withChance(verdictOf(projection).kind, chance);
  const { Icon, colour } = verdictLooks[verdict];
  return (
    <div className="@max-[52rem]:mt-3">
      <p className={`flex items-start gap-2 font-bold ${colour}`}>
        <Icon aria-hidden="true" className="mt-1 size-5 shrink-0" />
        {outcomeOf(projection)}
      </p>
      <dl className="mt-2 divide-y divide-line border-y border-line">
        <Figure term={`いちばん少ない残高（${lowest.year}年度末）`}>{lowest.balance}</Figure>
        {chance !== null && (
          <Figure term={chanceTerm(scenarioCount)}>
            <span className={chance > fewTimes ? 'text-warn' : ''}>{timesText(chance)}</span>
          </Figure>
        )}
      </dl>
    </div>
  );
}

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

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 py-1.5">
      <dt className="text-muted">{term}</dt>
      <dd className="ml-auto font-bold tabular-nums">{children}</dd>
    </div>
  );
}

function Guideline({ outcome }: { outcome: Outcome }) {
  const isWithin = isWithinGuideline(outcome);
  const Icon = isWithin ? CircleCheck : TriangleAlert;
  return (
    <div className="@max-[52rem]:mt-3">
      <p className={`flex items-start gap-2 font-bold ${isWithin ? '' : 'text-warn'}`}>
        <Icon aria-hidden="true" className="mt-1 size-5 shrink-0" />
        {guidelineVerdict(outcome)}
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

function Thoughts({ outcome }: { outcome: Outcome }) {
  const thoughts = thoughtsOn(outcome);
  if (!thoughts) return <div />;
  const { good, careful } = thoughts;
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

type NoProposalCardProps = { method: Method; failure: StagedFailure | null; startYear: number };

/** Stands in the place of a plan that the rules do not allow. */
export function NoProposalCard({ method, failure, startYear }: NoProposalCardProps) {
  const [why, loosen] = noneWords(method, failure, startYear);
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
