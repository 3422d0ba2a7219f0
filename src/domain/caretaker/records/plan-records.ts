import { formatPlainDate } from '#domain/calendar.ts';
import type { Line } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { aboutYen } from '#domain/repair-plan/words/about-yen.ts';
import type { AssociationFacts } from './association-facts.ts';
import { record } from './record.ts';

type Plan = NonNullable<AssociationFacts['repairPlan']>;

export const planRecordId = 'record-repair-plan';

/** 長期修繕計画の状況: the shortage first, because that is what has to be decided. */
export function planRecords({ repairPlan }: AssociationFacts): readonly KnowledgePassage[] {
  if (repairPlan === null) return [];
  const { healthPoints } = repairPlan;
  return [
    record({
      id: planRecordId,
      sourceTitle: '長期修繕計画',
      heading: '計画の状況',
      href: '/demo/repair-fund-simulation',
      searchWords: '長期修繕計画 状況 修繕積立金 足りる 不足 大規模修繕 健康度',
      sentences: [
        shortageWords(repairPlan),
        ...worstWords(repairPlan),
        ...nextWorkWords(repairPlan),
        spanWords(repairPlan),
        ...(repairPlan.worksNote === null ? [] : [repairPlan.worksNote]),
        feeInForce(repairPlan),
        ...levelFeeWords(repairPlan),
        ...proposalSentences(repairPlan),
        `修繕の健康度は、100点満点で${healthPoints}点です。`,
      ],
    }),
  ];
}

/** Which plan it is: of which years and of which day. */
export function spanWords(plan: Plan): string {
  const { firstYear, lastYear, totalWorksYen, savedOn } = plan;
  return `今の長期修繕計画は、${firstYear}年度から${lastYear}年度までの${lastYear - firstYear + 1}年間の計画で、工事費の合計は${aboutYen(totalWorksYen)}です（${formatPlainDate(savedOn)}に保存した計画${rolledWords(plan)}）。`;
}

/** An older paper tells of the same plan with other years. */
function rolledWords({ rolledFrom }: Plan): string {
  if (rolledFrom === null) return '';
  const { fiscalYear, resolvedOn } = rolledFrom;
  return `。${formatPlainDate(resolvedOn)}の総会で決議した${fiscalYear}年度からの計画を、先の年度に進めたもの`;
}

export function feeInForce({ unitPriceYen, feeResolvedOn }: Plan): string {
  const resolved =
    feeResolvedOn === null ? '' : `（${formatPlainDate(feeResolvedOn)}の総会で決議）`;
  return `修繕積立金は、今、1㎡あたり月${unitPriceYen}円です${resolved}。`;
}

/** 「工事がまだ決議されていない」: beside every answer that is calculated from the plan. */
export function worksLines({ worksNote }: Plan, passage: KnowledgePassage): readonly Line[] {
  if (worksNote === null) return [];
  return [{ markdown: escapeMarkdown(worksNote), quotes: [{ passage, words: worksNote }] }];
}

/** The live figure with its period and its day: an older paper may tell another. */
export function levelFeeWords({ levelFee, lastYear, calculatedOn }: Plan): readonly string[] {
  if (levelFee === null) return [];
  const { fromYear, unitPriceYen } = levelFee;
  return [
    `${formatPlainDate(calculatedOn)}の計算では、修繕積立金をずっと同じ額にするなら、${fromYear}年度から${lastYear}年度まで1㎡あたり月${unitPriceYen}円が必要です（残高に、積立金の半年分をいつも残す計算）。`,
  ];
}

/** Never as if it were decided: the mark stands in every sentence. */
export function proposalSentences({ proposal }: Plan): readonly string[] {
  if (proposal === null) return [];
  const { mark, name, conditions, outcome } = proposal;
  return [
    `${mark}（まだ決まっていません）として、${name}があります。`,
    ...conditions.map((condition) => `${mark}の内容：${condition}。`),
    `${mark}は、${outcome}`,
  ];
}

export function shortageWords({ shortage, lastYear }: Plan): string {
  return shortage === null
    ? `今の長期修繕計画では、計画どおりなら修繕積立金は${lastYear}年度まで不足しない見込みです。`
    : `今の長期修繕計画では、このままだと${shortage.fiscalYear}年度に修繕積立金が${aboutYen(shortage.shortYen)}不足する見込みです。`;
}

/** A first shortage may be a small one, and a plan that does may not come true. */
function worstWords({ shortage, worst, chance }: Plan): readonly string[] {
  if (shortage === null) return chance === '' ? [] : [chance];
  return worst.fiscalYear === shortage.fiscalYear
    ? []
    : [
        `不足がいちばん大きいのは${worst.fiscalYear}年度末で、${aboutYen(worst.balanceYen)}の見込みです。`,
      ];
}

function nextWorkWords({ nextMajorWork }: Plan): readonly string[] {
  if (nextMajorWork === null) return [];
  const { fiscalYear, costYen } = nextMajorWork;
  return [
    `次の大規模修繕は${fiscalYear}年度の予定です。`,
    `${fiscalYear}年度の工事費は、ほかの工事も合わせて${aboutYen(costYen)}の見込みです。`,
  ];
}
