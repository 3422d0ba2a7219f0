import { formatPlainDate } from '#domain/calendar.ts';
import { own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import {
  feeInForce,
  planRecordId,
  shortageWords,
  worksLines,
} from '#domain/caretaker/records/plan-records.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { endYearOf } from '#domain/repair-plan/register/repair-plan.ts';
import { dwellingBills } from './dwelling-bills.ts';
import { priceNow } from './fee-answer.ts';
import type { ExactAnswer, ExactGiven } from './known.ts';
import { proposedFees } from './proposed-fees.ts';

/** What each dwelling must pay more so that it is enough can be nothing else. */
const ofTheFee =
  /積立金|積み?立て(?:の)?(?:お金|額)|足り.*(?:戸|世帯)(?:あたり|当たり).*上げ|(?:戸|世帯)(?:あたり|当たり).*上げ.*足り/;
const howMuch = /いくら|幾ら|何円|どの?(?:くらい|ぐらい)|どれ(?:くらい|ぐらい)/;
const needed =
  /(?:いくら|幾ら|何円|くらい|ぐらい)[^。]{0,8}(?:必要|要[りる]|い[りる](?:ま|の|$)|(?:すれ|上げれ|あれ|払え|集めれ)ば)|必要(?:な|と?なる)(?:積立|金?額)/;
/** What is paid now, what the papers said, and whose it is are other questions. */
const otherwise =
  /なぜ|どうして|何票|反対|賛成|決議|議案|目安|アンケート|滞納|未納|駐車|管理費|一時金|借|[0-9]{3,4}号|うち[はの]|説明会|検討会|今の|現在|手続|書類|工事に|費用/;

/** 積立金は月いくら必要ですか: what the plan in force needs, calculated as its own screen does. */
export function neededAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const text = plainQuestion(asked.question);
  if (!asked.useDocuments || !ofTheFee.test(text) || !howMuch.test(text)) return undefined;
  if (!needed.test(text) || otherwise.test(text)) return undefined;
  const { repairPlan } = known.facts;
  const passage = known.passages.find(({ id }) => id === planRecordId);
  if (repairPlan === null || passage === undefined) return undefined;
  const { plan } = repairPlan;
  const proposed = proposedFees(plan, { today: asked.today, method: 'level' });
  if (proposed === undefined) return undefined;
  const fee = { passage, words: feeInForce(repairPlan) };
  const now = { passage, words: shortageWords(repairPlan) };
  const { fees, outcome, firstYen } = proposed;
  const prices = { nowYen: priceNow(plan, asked.today), thenYen: firstYen };
  return {
    outcome: 'answered',
    lines: [
      {
        markdown: `同じ額を続ける案では、**${fees}**が必要です（${formatPlainDate(asked.today)}の計算、${endYearOf(plan)}年度まで）。`,
        quotes: [fee],
      },
      ...dwellingBills(plan, prices, known.facts.ownDwellings).map((words) => ({
        markdown: `- ${words}`,
        quotes: [fee],
      })),
      { markdown: `- この案は、${outcome}。まだ決まったものではありません。`, quotes: [fee] },
      { markdown: escapeMarkdown(fee.words), quotes: [fee] },
      { markdown: escapeMarkdown(now.words), quotes: [now] },
      ...worksLines(repairPlan, passage),
      own('[ほかの案と合わせて計画の画面で見る](/demo/repair-fund-simulation?view=fees)'),
    ],
  };
}
