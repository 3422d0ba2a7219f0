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
import { feeBills } from './fee-bills.ts';
import type { ExactAnswer, ExactGiven } from './known.ts';
import { feeNeededIn } from './needed-question.ts';
import { proposedFees } from './proposed-fees.ts';

/** 積立金は月いくら必要ですか: what the plan in force needs, calculated as its own screen does. */
export function neededAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const text = plainQuestion(asked.question);
  if (!asked.useDocuments || feeNeededIn(text) !== 'needed') return undefined;
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
  const bills = feeBills(plan, { question: text, facts: known.facts, prices, quotes: [fee] });
  const level = {
    markdown: `同じ額を続ける案では、**${fees}**が必要です（${formatPlainDate(asked.today)}の計算、${endYearOf(plan)}年度まで）。`,
    quotes: [fee],
  };
  const others = dwellingBills(plan, prices, known.facts.ownDwellings).map((words) => ({
    markdown: `- ${words}`,
    quotes: [fee],
  }));
  return {
    outcome: 'answered',
    lines: [
      ...(bills.isAsked ? [...bills.lines, level] : [level, ...others]),
      { markdown: `- この案は、${outcome}。まだ決まったものではありません。`, quotes: [fee] },
      { markdown: escapeMarkdown(fee.words), quotes: [fee] },
      { markdown: escapeMarkdown(now.words), quotes: [now] },
      ...worksLines(repairPlan, passage),
      own('[ほかの案と合わせて計画の画面で見る](/demo/repair-fund-simulation?view=fees)'),
    ],
  };
}
