import type { Line } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { shortageWords } from '#domain/caretaker/records/plan-records.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { isUnderstood } from './is-understood.ts';
import type { ExactAnswer, ExactGiven } from './known.ts';

const ofTheReserve = /積立金|修繕(?:の|に使う)?(?:お金|費用|資金)/;
const whetherEnough =
  /足り(?:る|ます|ない|なく|てる|ている|て(?:い)?ます|そう)|不足(?:する|します|しそう|は(?:あり|な)|し(?:ない|ません))|まかな(?:え|う)|大丈夫|間に合(?:う|い)/;
/** お金は足りていますか: nothing else is named that it could be of. */
const bareMoney = [whetherEnough, /マンション|管理組合|組合|お金|資金|今後|将来|先/];
/** Why, for whom and by what means is told in the papers. */
const otherwise =
  /なぜ|どうして|何で|理由|滞納|借り|借入|一時金|駐車場|値上げ|アンケート|検討会|説明会|決議|何票|国の|目安|とき|場合|たら|案(?!内)|保存/;

function asksWhetherEnough(text: string): boolean {
  if (!whetherEnough.test(text) || otherwise.test(text)) return false;
  const isOfMoney = /お金|資金/.test(text) && isUnderstood(text, bareMoney);
  return ofTheReserve.test(text) || isOfMoney;
}

/** 積立金は足りますか: what the plan in force comes to, before any older paper. */
export function planAnswer({ asked, evidence, known }: ExactGiven): ExactAnswer | undefined {
  // いつ、いくら不足しますか, asked after the balance: the fund was named before.
  const text = plainQuestion(evidence.understood);
  if (!asked.useDocuments || !asksWhetherEnough(text)) return undefined;
  const { repairPlan } = known.facts;
  const passage = known.passages.find(({ id }) => id === 'record-repair-plan');
  if (repairPlan === null || passage === undefined) return undefined;
  const verdict = verdictOf(repairPlan.shortage?.fiscalYear, /いつ|何年|なん年/.test(text));
  const [first = '', ...others] = passage.text.split('\n').filter((words) => words !== '');
  if (first !== shortageWords(repairPlan)) return undefined;
  const quoted = (words: string, before = ''): Line => ({
    markdown: `${before}${escapeMarkdown(words)}`,
    quotes: [{ passage, words }],
  });
  const lines = [quoted(first, `**${verdict}。**`), ...others.map((words) => quoted(words))];
  return { outcome: 'answered', lines };
}

/** Who asks when is told the year first. */
function verdictOf(shortYear: number | undefined, asksWhen: boolean): string {
  if (shortYear === undefined) return '足ります';
  return asksWhen ? `${shortYear}年度です` : '足りません';
}
