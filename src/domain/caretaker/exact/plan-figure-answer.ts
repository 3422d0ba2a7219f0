import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import type { AssociationFacts } from '#domain/caretaker/records/association-facts.ts';
import { feeInForce, planRecordId } from '#domain/caretaker/records/plan-records.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import {
  type Band,
  bandOf,
  comparedAverage,
  placeInBand,
} from '#domain/repair-plan/projection/guideline.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
import { unitPriceText } from '#domain/repair-plan/words/unit-price-text.ts';
import { isUnderstood } from './is-understood.ts';
import type { ExactAnswer, ExactGiven } from './known.ts';

type Plan = NonNullable<AssociationFacts['repairPlan']>;

const fee = /(?:修繕)?積立金(?:の額)?/;
const unit = /(?:1|一)?(?:m2|平米|平方メートル)(?:あたり|当たり|につき)?|単価/;
const howMuch = /いくら|何円/;
const now = /今|現在|当マンション|マンション|管理組合|組合|毎?月(?:額|々)?|円|教え|知/;

const guideline = /国(?:土交通省)?の?(?:目安|ガイドライン|基準|平均)|目安/;
const compared = /比べ|高い|安い|低い|高め|低め|多い|少ない|範囲|以上|以下|足り/;
/** What comes of it, and why, the papers tell. */
const beyond = /どうな[るり]|なぜ|どうして|すれば|したら|ければ|かったら/;
const ofThePlan = /長期修繕計画|計画|額|平均|住戸|水準|値段|中/;

/** 今の修繕積立金は1㎡いくらですか, 国の目安と比べて: figures of the plan in force, before those of any older paper. */
export function planFigureAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const { repairPlan } = known.facts;
  if (!asked.useDocuments || repairPlan === null) return undefined;
  const text = plainQuestion(asked.question);
  const lines =
    unitPriceLines(text, repairPlan, known.passages) ?? guidelineLines(text, repairPlan);
  return lines && { outcome: 'answered', lines };
}

function unitPriceLines(
  text: string,
  plan: Plan,
  passages: ExactGiven['known']['passages'],
): readonly Line[] | undefined {
  if (![fee, unit, howMuch].every((words) => words.test(text))) return undefined;
  if (!isUnderstood(text, [fee, unit, howMuch, now])) return undefined;
  const words = feeInForce(plan);
  const passage = passages.find(({ id }) => id === planRecordId);
  if (passage === undefined) return undefined;
  const price = `月${plan.unitPriceYen}円`;
  const markdown = escapeMarkdown(words).replace(price, `**${price}**`);
  return [
    { markdown, quotes: [{ passage, words }] },
    own('[計画の「積立金の案」で見る](/demo/repair-fund-simulation?view=fees)'),
  ];
}

function guidelineLines(text: string, { plan, firstYear, lastYear, unitPriceYen }: Plan) {
  if (!guideline.test(text) || !compared.test(text) || beyond.test(text)) return undefined;
  if (!isUnderstood(text, [guideline, fee, compared, ofThePlan, now, unit])) return undefined;
  const band = bandOf(plan.building);
  const average = comparedAverage(plan, project(plan).years);
  const level = average < band.average ? '低い' : '高い';
  const price = unitPriceText(average);
  return [
    own(
      `国の目安の平均より**${level}**額です。今の長期修繕計画の平均は1㎡あたり月**${price}円**、目安の平均は${band.average}円です。${widthWords(average, band)}`,
    ),
    own(
      `比べるのは、${firstYear}年度から${lastYear}年度までを通した平均の額です（はじめの残高と繰入れを含み、機械式駐車場の分を除く）。今集めている額は1㎡あたり月${unitPriceYen}円ですが、これをそのまま目安と比べることはしません。`,
    ),
    own('[計画の「認定と健康度」で見る](/demo/repair-fund-simulation?view=check)'),
  ];
}

function widthWords(average: number, band: Band): string {
  const width = `目安の幅（${band.low}円〜${band.high}円）`;
  const place = placeInBand(average, band);
  if (place === 'within') return `多くの計画が入る${width}の中にはあります。`;
  return place === 'below' ? `${width}にも届いていません。` : `${width}も超えています。`;
}
