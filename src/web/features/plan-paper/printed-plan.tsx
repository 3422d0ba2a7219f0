import { useSearchParams } from 'wouter';
import { formatPlainDate } from '#domain/calendar.ts';
import type { Projection } from '#domain/repair-plan/projection/project.ts';
import { itemName, type RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { chanceOfPlan } from '#domain/repair-plan/words/chance-of-plan.ts';
import { averageMeaning, comparedName } from '#domain/repair-plan/words/figure-words.ts';
import { headlineOf } from '#domain/repair-plan/words/headline.ts';
import { planName } from '#domain/repair-plan/words/plan-name.ts';
import { proposalWords } from '#domain/repair-plan/words/proposal-words.ts';
import { trialWords } from '#domain/repair-plan/words/trial-words.ts';
import { undecidedWorksWords } from '#domain/repair-plan/words/undecided-works-words.ts';
import { useResult, useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { useLettersOnPaper } from '#web/lib/use-letters-on-paper.ts';
import { BalanceChart } from '#web/ui/balance-chart.tsx';
import { PrintedFees } from '#web/ui/printed-fees.tsx';
import { PrintedPart } from '#web/ui/printed-part.tsx';
import { PrintedSheet, PrintedTitle } from '#web/ui/printed-sheet.tsx';
import { ProposalBox } from '#web/ui/proposal-box.tsx';
import { WithResult } from '#web/ui/with-result.tsx';
import { WorksNote } from '#web/ui/works-note.tsx';
import { PrintedFigures } from './printed-figures.tsx';
import { PrintedRegister } from './printed-register.tsx';
import { PrintedWorks } from './printed-works.tsx';

/** 住民向けの資料 on A4: the plan in words, the chart, the fees, the works. */
export function PrintedPlan({ isPrinting }: { isPrinting: boolean }) {
  useLettersOfNames();
  if (!isPrinting) return null;
  return (
    <WithResult>
      <Paper />
    </WithResult>
  );
}

function useLettersOfNames(): void {
  const { answer, typedPlan } = useWorkbench();
  const names = [answer.associationName, ...answer.versions.map(({ name }) => name)];
  useLettersOnPaper([...names, ...typedPlan.items.map(itemName)].join(''));
}

function Paper() {
  const { answer, base, trial, isTried } = useWorkbench();
  const { plan, projection } = useResult();
  const [params] = useSearchParams();
  const words = [...glossary, [comparedName, averageMeaning(plan, projection)] as const];
  // Below a note the chart, which is not cut, no longer fits on the first sheet: the fees do.
  const hasNotes = isTried || answer.undecidedWorks !== null || answer.proposal !== null;
  return (
    <PrintedSheet>
      <PrintedHead />
      <PrintedFigures plan={plan} projection={projection} />
      {!hasNotes && <PrintedChart />}
      {isTried && (
        <PrintedPart heading="この案で変えること">
          <ul className="list-disc pl-6">
            {trialWords(base, trial).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </PrintedPart>
      )}
      <PrintedFees plan={plan} />
      {hasNotes && <PrintedChart />}
      <PrintedWorks plan={plan} projection={projection} />
      {params.get('view') === 'works' && <PrintedRegister plan={plan} />}
      <PrintedPart heading="言葉の説明">
        <dl className="grid break-inside-avoid gap-1.5">
          {words.map(([term, meaning]) => (
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

function PrintedHead() {
  const { answer, base, baseProjection, isTried } = useWorkbench();
  const { plan, projection } = useResult();
  const { sentence, detail } = headlineOf(projection, { isTried });
  const version = answer.versions.at(-1);
  return (
    <header data-own-head>
      <PrintedTitle>長期修繕計画の見通し{isTried && '（試算）'}</PrintedTitle>
      {version && (
        <p className="mt-1 text-muted">
          {isTried ? 'もとにした計画' : '計画'}：{planName(version, answer.proposal !== null)}（
          {formatPlainDate(version.savedOn)}保存）
        </p>
      )}
      <p className="mt-3 text-2xl leading-snug font-bold">{sentence}</p>
      <p className="mt-1">
        {detail}
        {chanceOfPlan(plan, projection)}
      </p>
      {isTried && (
        <p className="mt-1">今の計画：{headlineOf(baseProjection, { isTried: false }).sentence}</p>
      )}
      {answer.undecidedWorks && (
        <WorksNote words={undecidedWorksWords(answer.undecidedWorks)} className="mt-3" />
      )}
      {answer.proposal && (
        <ProposalBox words={proposalWords(base, answer.proposal)} className="mt-3" />
      )}
    </header>
  );
}

function PrintedChart() {
  const { baseProjection, base, isTried } = useWorkbench();
  const { plan, projection } = useResult();
  const now = {
    id: 'base',
    label: '今の計画',
    look: 'before',
    ...balancesOf(baseProjection),
  } as const;
  const isSamePeriod = base.yearCount === plan.yearCount;
  return (
    <div className="mx-auto mt-3 w-5/6 break-inside-avoid">
      <BalanceChart
        caption="年度末の残高と、その年度の工事費"
        firstYear={plan.startYear}
        lines={[
          {
            id: 'plan',
            label: isTried ? 'この案の残高' : '残高',
            look: 'main',
            ...balancesOf(projection),
          },
          ...(isTried && isSamePeriod ? [now] : []),
        ]}
        bars={{
          label: '工事費',
          valuesYen: projection.years.map(({ worksYen }) => worksYen),
          namesOf: (index) => namesIn(plan, plan.startYear + index),
        }}
      />
    </div>
  );
}

function balancesOf({ years }: Projection) {
  return { valuesYen: years.map(({ closingYen }) => closingYen) };
}

function namesIn({ items }: RepairPlan, year: number): string[] {
  return items.filter((item: RepairItem) => item.years.includes(year)).map(itemName);
}

const glossary: readonly (readonly [term: string, meaning: string])[] = [
  [
    '修繕積立金',
    '建物の大きな修理に備えて、すべての住戸が毎月積み立てるお金です。日々の管理に使う管理費とは、別に貯めます。',
  ],
  [
    '大規模修繕工事',
    '足場を組み、外壁の塗装や防水などをまとめて行う工事です。12年から15年ごとに行うのが一般的です。',
  ],
  ['年度', '4月から次の年の3月までの1年です。'],
  ['△', '足りない額を表します。△100万円は、100万円足りないという意味です。'],
  [
    '国の目安',
    '国土交通省のガイドラインが、実際の計画をもとに示す積立金の幅です。守らなければならない決まりではありません。',
  ],
];
