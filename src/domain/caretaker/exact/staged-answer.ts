import { formatPlainDate } from '#domain/calendar.ts';
import { answeredLines } from '#domain/caretaker/answering/answered-lines.ts';
import { heading, type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { Evidence } from '#domain/caretaker/evidence/evidence.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { feeInForce, planRecordId, worksLines } from '#domain/caretaker/records/plan-records.ts';
import { endYearOf } from '#domain/repair-plan/register/repair-plan.ts';
import type { ExactAnswer, ExactGiven } from './known.ts';
import { proposedFees } from './proposed-fees.ts';

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
  const proposed = proposedFees(repairPlan.plan, { today: asked.today, method: 'staged' });
  if (proposed === undefined) return undefined;
  const { fees, outcome } = proposed;
  const live = [
    `${formatPlainDate(asked.today)}の計算では、段階的に上げる案は、${fees}です（${endYearOf(repairPlan.plan)}年度まで）。まだ決まったものではありません。`,
    `この案は、${outcome}。`,
  ];
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
