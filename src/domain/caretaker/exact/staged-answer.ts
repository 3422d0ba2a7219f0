import { formatPlainDate } from '#domain/calendar.ts';
import { answeredLines } from '#domain/caretaker/answering/answered-lines.ts';
import { heading, type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { Evidence } from '#domain/caretaker/evidence/evidence.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { feeInForce, planRecordId, worksLines } from '#domain/caretaker/records/plan-records.ts';
import { applyProposal, propose } from '#domain/repair-plan/planner/propose.ts';
import { usualRules } from '#domain/repair-plan/planner/usual-rules.ts';
import { feesBetween } from '#domain/repair-plan/projection/fees-between.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
import { endYearOf, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { firstYearToChange } from '#domain/repair-plan/trial/fee-change.ts';
import { outcomeOf } from '#domain/repair-plan/words/headline.ts';
import { unitPriceText } from '#domain/repair-plan/words/unit-price-text.ts';
import type { ExactAnswer, ExactGiven } from './known.ts';

const staged = /(?:段階的?に?|少しずつ|だんだん|徐々に)(?:引き?)?(?:上げ|値上げ|増額)|段階増額/;
const itsContent =
  /いくら|何円|何年|いつ|どんな|どういう|内容|教えて|くわしく|詳しく|どうな|案(?:は|って|とは)/;
const otherwise =
  /なぜ|どうして|何票|反対|賛成|目安|割合|倍|アンケート|何人|何戸|答え|決議|議案|声|意見|違い|何のこと|意味|メリット|デメリット|理由/;
/** Below it nothing that was found is told beside the plan. */
const restFrom = 0.5;

/** 段階的に上げる案: the live calculation first, then what the papers call by the same name, each with its day. */
export function stagedAnswer({ asked, evidence, known }: ExactGiven): ExactAnswer | undefined {
  const text = plainQuestion(asked.question);
  if (!asked.useDocuments || !staged.test(text) || !itsContent.test(text)) return undefined;
  const { repairPlan } = known.facts;
  const passage = known.passages.find(({ id }) => id === planRecordId);
  if (otherwise.test(text) || repairPlan === null || passage === undefined) return undefined;
  const live = liveWords(repairPlan.plan, asked.today);
  if (live === undefined) return undefined;
  const quotes = [{ passage, words: feeInForce(repairPlan) }];
  return {
    outcome: 'answered',
    lines: [
      heading('今の計画から計算した案'),
      ...live.map((markdown) => ({ markdown, quotes })),
      ...worksLines(repairPlan, passage),
      own('[この案を計画の画面で見る](/demo/repair-fund-simulation?view=fees)'),
      ...linesOfPapers(evidence),
    ],
  };
}

/** As the planner's screen offers it at first. */
function liveWords(plan: RepairPlan, today: string): readonly string[] | undefined {
  const { basis } = plan.contribution;
  const startYear = firstYearToChange(plan, today);
  const rules = usualRules({ basis, startYear });
  const proposal = propose(plan, rules, 'staged');
  if (proposal === null) return undefined;
  const tried = applyProposal(plan, rules, proposal);
  const per = basis === 'area' ? '1㎡あたり月' : '建物全体で月';
  const fees = feesBetween(tried.contribution.steps, startYear, endYearOf(plan)).map(
    ({ fromYear, unitPriceYen }) => `${fromYear}年度から${per}${unitPriceText(unitPriceYen)}円`,
  );
  return [
    `${formatPlainDate(today)}の計算では、段階的に上げる案は、${fees.join('、')}です（${endYearOf(plan)}年度まで）。まだ決まったものではありません。`,
    `この案は、${outcomeOf(project(tried))}。`,
  ];
}

/** The papers' own plan of that name is an older one: it stands below with the day of its paper. */
function linesOfPapers(evidence: Evidence): readonly Line[] {
  if (evidence.chance < restFrom) return [];
  const lines = answeredLines(evidence);
  const paper = lines
    .filter(({ markdown }) => staged.test(plainQuestion(markdown)))
    .flatMap(({ quotes }) => quotes)
    .find(({ passage }) => passage.origin === 'document');
  if (paper === undefined) return [];
  const { sourceId, sourceTitle, issuedOn } = paper.passage;
  const said = lines.filter(({ quotes }) =>
    quotes.some(({ passage }) => passage.sourceId === sourceId),
  );
  const day = issuedOn === null ? '' : `、${formatPlainDate(issuedOn)}`;
  return [heading(`以前の資料にある案（${sourceTitle}${day}）`), ...said];
}
