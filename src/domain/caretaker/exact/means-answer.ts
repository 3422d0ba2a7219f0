import { fiscalYearOf } from '#domain/calendar.ts';
import { own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { planRecordId, shortageWords, spanWords } from '#domain/caretaker/records/plan-records.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { plainYen } from '#domain/repair-plan/words/about-yen.ts';
import { isUnderstood } from './is-understood.ts';
import type { ExactAnswer, ExactGiven } from './known.ts';

const ofLevies = /一時金|特別徴収|臨時(?:の|に)?(?:徴収|集金|お金)|まとまったお金/;
const ofLoans = /(?:お金を)?借り?入れ?|借金|(?<!ド)ローン|融資|お金を借り/;
const whether =
  /予定|見込|必要|ありますか|あるか|ありそう|(?:払|支払|集め|取ら?|徴収|借り|かか)[うるれられ]*(?:こと|の)?[にがは]?(?:なり|あり|です|か|ます)/;
/** What is done or may be done with it, and why, is told by rules and papers. */
const otherwise = /ました|なぜ|どうして|もし|とき|たら|れば|できます|できる/;
/** What may stand beside it without changing what is asked. */
const beside =
  /今後|今度|将来|これから|大規模修繕|修繕|工事|計画|管理組合|組合|マンション|住民|私|払|支払|集め|取|徴収|借|額|年度|教え|知/;
const everyWord = [ofLevies, ofLoans, whether, beside];

/** 一時金を払うことになりますか, 借入れの予定は: what the plan in force reckons with. */
export function meansAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const means = asked.useDocuments ? meansAsked(plainQuestion(asked.question)) : undefined;
  const { repairPlan } = known.facts;
  const passage = known.passages.find(({ id }) => id === planRecordId);
  if (means === undefined || repairPlan === null || passage === undefined) return undefined;
  const planned = plannedMeans[means](repairPlan.plan, fiscalYearOf(asked.today));
  const quoted = (markdown: string, words: string) => ({ markdown, quotes: [{ passage, words }] });
  const short = shortageWords(repairPlan);
  return {
    outcome: 'answered',
    lines: [
      quoted(plannedWords(means, planned), spanWords(repairPlan)),
      quoted(escapeMarkdown(short), short),
      ...(repairPlan.shortage === null
        ? []
        : [own('足りない分をどうするか（積立金の値上げ、一時金、借入れ）は、総会で決めます。')]),
      own('[3つの案を計画の画面で見る](/demo/repair-fund-simulation?view=fees)'),
    ],
  };
}

type Means = keyof typeof plannedMeans;

function meansAsked(text: string): Means | undefined {
  if (!whether.test(text) || otherwise.test(text) || !isUnderstood(text, everyWord)) {
    return undefined;
  }
  if (ofLevies.test(text)) return '一時金';
  return ofLoans.test(text) ? '借入れ' : undefined;
}

const plannedMeans = { 一時金: leviesOf, 借入れ: loansOf } as const;

type Planned = { readonly year: number; readonly words: string };

function leviesOf({ levies }: RepairPlan, thisYear: number): readonly Planned[] {
  return levies
    .filter(({ year }) => year >= thisYear)
    .map(({ year, unitPriceYen }) => ({ year, words: `1㎡あたり${plainYen(unitPriceYen)}` }));
}

function loansOf({ loans }: RepairPlan, thisYear: number): readonly Planned[] {
  return loans
    .filter(({ year }) => year >= thisYear)
    .map(({ year, principalYen }) => ({ year, words: plainYen(principalYen) }));
}

function plannedWords(name: Means, planned: readonly Planned[]): string {
  const all = planned.map(({ year, words }) => `**${year}年度**に**${words}**`);
  return all.length === 0
    ? `**今の長期修繕計画では、${name}を見込んでいません。**`
    : `今の長期修繕計画では、${name}を${all.join('、')}見込んでいます。`;
}
