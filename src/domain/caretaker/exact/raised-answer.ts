import { own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { feeInForce, planRecordId, shortageWords } from '#domain/caretaker/records/plan-records.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { priceNow } from './fee-answer.ts';
import { feeBills } from './fee-bills.ts';
import type { ExactAnswer, ExactGiven } from './known.ts';
import { feeNeededIn } from './needed-question.ts';
import { nextFee } from './next-fee.ts';

/** 値上げしたら605号室はいくら, without a sum: the step that is resolved, else the level fee that is enough. */
export function raisedAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const text = plainQuestion(asked.question);
  if (!asked.useDocuments || feeNeededIn(text) !== 'raised') return undefined;
  const { repairPlan } = known.facts;
  const passage = known.passages.find(({ id }) => id === planRecordId);
  if (repairPlan === null || passage === undefined) return undefined;
  const { plan } = repairPlan;
  const next = nextFee(plan, asked.today);
  if (next === undefined) return undefined;
  const fee = { passage, words: feeInForce(repairPlan) };
  const now = { passage, words: shortageWords(repairPlan) };
  const prices = { nowYen: priceNow(plan, asked.today), thenYen: next.firstYen };
  const bills = feeBills(plan, { question: text, facts: known.facts, prices, quotes: [fee] });
  const decided = next.isResolved
    ? `${next.what}で、総会で決まっています。`
    : `値上げの額は、**まだ決まっていません**。これは、${next.what}の額です。`;
  return {
    outcome: 'answered',
    lines: [
      ...bills.lines,
      { markdown: decided, quotes: [fee] },
      { markdown: escapeMarkdown(fee.words), quotes: [fee] },
      { markdown: escapeMarkdown(now.words), quotes: [now] },
      own('[ほかの案と合わせて計画の画面で見る](/demo/repair-fund-simulation?view=fees)'),
    ],
  };
}
