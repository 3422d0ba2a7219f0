import { heading, type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import {
  feeInForce,
  planRecordId,
  proposalSentences,
} from '#domain/caretaker/records/plan-records.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { isUnderstood } from './is-understood.ts';
import type { ExactAnswer, ExactGiven } from './known.ts';

const itsKind = /(?:総会で)?(?:未決議|未定)の案|(?:計画の画面で)?保存した(?:積立金の|値上げの)?案/;
const whatOfIt = [
  /積立金|修繕|長期|計画|管理組合|マンション|総会|決議|案/,
  /内容|くわしく|詳しく|教えて|説明|結果|見込み/,
  /いくら|何円|何年(?:度)?|金額|値上げ|引き?上げ|上が|額|月/,
  /足り|不足|大丈夫|最低|残高|お金|資金|決ま|今|将来|何/,
];

/** 「ゆっくり上げる案」ではいくらですか: a saved proposal that is asked for by the name somebody gave it. */
export function proposalAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const { repairPlan } = known.facts;
  const passage = known.passages.find(({ id }) => id === planRecordId);
  if (!asked.useDocuments || !repairPlan?.proposal || passage === undefined) return undefined;
  const text = plainQuestion(asked.question);
  const named = namesOf(repairPlan.proposal.name).find((words) => words.test(text));
  if (named === undefined || !isUnderstood(text, [named, ...whatOfIt])) return undefined;
  const quoted = (words: string): Line => ({
    markdown: escapeMarkdown(words),
    quotes: [{ passage, words }],
  });
  return {
    outcome: 'answered',
    lines: [
      ...proposalSentences(repairPlan).map(quoted),
      heading('今の計画では'),
      quoted(feeInForce(repairPlan)),
      own('[積立金の案を計画の画面で見る](/demo/repair-fund-simulation?view=fees)'),
    ],
  };
}

/** 第3版「ゆっくり上げる案」: its number, its name, and what it is. */
function namesOf(name: string): readonly RegExp[] {
  const [, number = '', title = ''] = /第(\d+)版「(.+)」/.exec(name) ?? [];
  const plainTitle = plainQuestion(title);
  const byTitle = plainTitle.length < 2 ? [] : [new RegExp(escapeForRegExp(plainTitle))];
  return [...byTitle, new RegExp(`(?<!\\d)第?${number}版`), itsKind];
}

function escapeForRegExp(words: string): string {
  return words.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
