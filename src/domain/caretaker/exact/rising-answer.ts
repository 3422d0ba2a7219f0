import type { IsoDate } from '#domain/calendar.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { feeChangeRecordId } from '#domain/caretaker/records/fee-change-records.ts';
import { feeInForce, planRecordId, shortageWords } from '#domain/caretaker/records/plan-records.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { dwellingBills } from './dwelling-bills.ts';
import { priceNow } from './fee-answer.ts';
import { isUnderstood } from './is-understood.ts';
import type { ExactAnswer, ExactGiven } from './known.ts';
import { nextFee } from './next-fee.ts';

const ofTheFee =
  /積立金|積み?立て(?:の)?(?:お金|額)|(?:毎月|月々)[のに]?(?:払|支払|お金|負担|引き?落)|(?:払うお金|支払い?|負担)[^。]{0,6}(?:毎月|月々)/;
const rises =
  /上がる|上がり|値上が|値上げ(?:に|は|が|され|する|します|です|って|の予定)|高くな|増え[るま]|改定/;
const hasRisen = /上がりました|上がった|値上げした|値上がりした/;
/** Why, by whose votes, in which case and of what else: told by the papers. */
const otherwise =
  /なぜ|どうして|理由|何票|反対|賛成|議案|アンケート|管理費(?!等)|駐車|駐輪|工事費|物価|金利|委託|決議|総会で|理事会で|いつ決ま|たら|れば|場合|とき|売[るりっ]|前回|これまで|過去|手続|できます|段階|案[はが1-9１-９]|3つ|普通|相場|目安|説明会|検討会/;

/** 値上げしますか, and nothing that it could be of: what one pays each month is meant. */
const besideBare = [
  rises,
  /値上げ|値上がり|上が|高くな|増え/,
  /これから|今後|今度|将来|近いうち|来[年月]|来年度|予定|本当|毎月|月々/,
];

function asksOfRising(question: string): boolean {
  const text = plainQuestion(question);
  const isOfFee = ofTheFee.test(text) || isUnderstood(text, besideBare);
  return isOfFee && rises.test(text) && !hasRisen.test(text) && !otherwise.test(text);
}

/** 毎月払うお金は、これから上がりますか: whether a rise is decided, and what one's own dwelling would pay. */
export function risingAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  if (!asked.useDocuments || !asksOfRising(asked.question)) return undefined;
  const { repairPlan, ownDwellings } = known.facts;
  const plan = known.passages.find(({ id }) => id === planRecordId);
  const change = known.passages.find(({ id }) => id === feeChangeRecordId);
  if (repairPlan === null || plan === undefined || change === undefined) return undefined;
  const [decided = '', ...where] = change.text.split('\n').filter((words) => words !== '');
  const said = (words: string, passage: KnowledgePassage): Line => ({
    markdown: escapeMarkdown(words),
    quotes: [{ passage, words }],
  });
  const fee = feeInForce(repairPlan);
  return {
    outcome: 'answered',
    lines: [
      { markdown: `**${escapeMarkdown(decided)}**`, quotes: [{ passage: change, words: decided }] },
      said(fee, plan),
      said(shortageWords(repairPlan), plan),
      ...nextLines(repairPlan.plan, asked.today, ownDwellings).map((markdown) => ({
        markdown,
        quotes: [{ passage: plan, words: fee }],
      })),
      ...where.map((words) => said(words, change)),
      own('[3つの案を計画の画面で見る](/demo/repair-fund-simulation?view=fees)'),
    ],
  };
}

/** What comes next, and what that is for a dwelling. */
function nextLines(
  plan: RepairPlan,
  today: IsoDate,
  ownDwellings: readonly string[],
): readonly string[] {
  const next = nextFee(plan, today);
  if (next === undefined) return [];
  const prices = { nowYen: priceNow(plan, today), thenYen: next.firstYen };
  const first = next.isResolved
    ? `${next.what}は、次のとおりです。`
    : `${next.what}では、次の額になります。まだ決まったものではありません。今の計画と残高からの計算なので、検討会などの資料の額とは違うことがあります。`;
  return [first, ...dwellingBills(plan, prices, ownDwellings).map((words) => `- ${words}`)];
}
