import { formatPlainDate } from '#domain/calendar.ts';
import type { DwellingType } from '#domain/repair-plan/projection/dwelling-types.ts';
import { endYearOf } from '#domain/repair-plan/register/repair-plan.ts';
import { mainAssumptions } from '#domain/repair-plan/words/assumption-words.ts';
import { planName, undecided } from '#domain/repair-plan/words/plan-name.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PrintedFees } from '#web/ui/printed-fees.tsx';
import { PrintedPart } from '#web/ui/printed-part.tsx';
import { PrintedSheet, PrintedTitle } from '#web/ui/printed-sheet.tsx';
import { SentenceList } from '#web/ui/sentence-list.tsx';
import { feeTerms } from './fee-terms.ts';
import { PrintedComparison, PrintedThoughts } from './printed-comparison.tsx';
import { comparisonNotes, methodWords, noneWords } from './proposal-words.ts';
import { ProposalsChart } from './proposals-chart.tsx';
import { rulesWords } from './rules-words.ts';
import { useTrialChanges } from './trial-changes.tsx';
import type { ShownProposals } from './use-proposals.ts';

type PrintedProposalsProps = { shown: ShownProposals; type: DwellingType };

/** 3つの案 on A4, for a meeting that has decided nothing yet: the comparison, what each dwelling pays, the conditions. */
export function PrintedProposals({ shown, type }: PrintedProposalsProps) {
  const { question, outcomes } = shown;
  return (
    <PrintedSheet>
      <Head />
      <div className="mt-3">
        <PrintedComparison shown={shown} type={type} />
      </div>
      <NotPossible shown={shown} />
      <div className="mx-auto mt-4 w-3/4 break-inside-avoid">
        <ProposalsChart basis={question.plan} outcomes={outcomes} />
      </div>
      <PrintedPart heading="それぞれの案の考え方">
        <PrintedThoughts outcomes={outcomes} />
        <div className="mt-3 grid gap-1.5">
          {comparisonNotes.map((note) => (
            <p key={note} className="break-inside-avoid">
              {note}
            </p>
          ))}
        </div>
      </PrintedPart>
      {outcomes.map(
        ({ method, outcome }) =>
          outcome && (
            <PrintedFees
              key={method}
              plan={outcome.plan}
              heading={`「${methodWords[method].name}」の案の月額`}
            />
          ),
      )}
      <Conditions question={question} />
      <PrintedPart heading="言葉の説明">
        <dl className="grid gap-1.5">
          {feeTerms(outcomes).map(([term, meaning]) => (
            <div key={term} className="break-inside-avoid">
              <dt className="inline font-bold">{term}：</dt>
              <dd className="inline">{meaning}</dd>
            </div>
          ))}
        </dl>
      </PrintedPart>
    </PrintedSheet>
  );
}

/** Why a method has no plan under these conditions, and what to loosen. */
function NotPossible({
  shown: { question, answer, outcomes },
}: Pick<PrintedProposalsProps, 'shown'>) {
  return outcomes.map(
    ({ method, outcome }) =>
      outcome === null && (
        <p key={method} className="mt-3 break-inside-avoid">
          <strong>「{methodWords[method].name}」の案ができない理由：</strong>
          {noneWords(method, answer.whyNotStaged, question.plan.startYear).join('')}
        </p>
      ),
  );
}

function Head() {
  const { answer } = useWorkbench();
  const version = answer.versions.at(-1);
  return (
    <header data-own-head>
      <PrintedTitle>修繕積立金の3つの案</PrintedTitle>
      <p className="mt-2">
        <Badge tone="warn">{undecided}</Badge>　
        どの案も、話し合いのために計算したもので、総会で決めたものではありません。決まるまで、いまの積立金は変わりません。
      </p>
      {version && (
        <p className="mt-1 text-muted">
          もとにした計画：{planName(version, answer.proposal !== null)}（
          {formatPlainDate(version.savedOn)}保存）
        </p>
      )}
    </header>
  );
}

/** What was asked for, and what of the plan the three stand on. */
function Conditions({ question }: Pick<ShownProposals, 'question'>) {
  const { plan, rules, uncertainty } = question;
  const changes = useTrialChanges();
  return (
    <>
      <PrintedPart heading="案を作った条件">
        <SentenceList sentences={rulesWords(rules, plan.contribution.basis, endYearOf(plan))} />
      </PrintedPart>
      <PrintedPart heading="もとにした計画の前提">
        <SentenceList
          sentences={[
            ...mainAssumptions(plan),
            `不足する確率は、工事の費用や時期などのぶれを入れた${uncertainty.scenarioCount.toLocaleString('ja-JP')}通りの試算で求めました。`,
          ]}
        />
      </PrintedPart>
      {changes.length > 0 && (
        <PrintedPart heading="計画から変えて試していること">
          <SentenceList sentences={changes} />
        </PrintedPart>
      )}
    </>
  );
}
