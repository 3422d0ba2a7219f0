import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import type { ExactAnswer, ExactGiven } from './known.ts';

const ofGarbage = /ごみ|ゴミ|収集/;
const whatIsCollected =
  /(?:何|なに|なん)(?:の)?(?:ごみ|ゴミ|日|です|を?出|が?出|$|？|\?)|(?:ごみ|ゴミ|収集)(?:の収集)?(?:の日)?(?:は|って)?(?:何|なに|なん|あり|ある|ですか|$|？|\?)|出せ|出して/;
const days = [
  ['今日', /今日|本日|きょう/],
  ['明日', /明日|あした|あす(?!か)/],
] as const;
/** A named kind, or when and where it is put out, is told by its own record or the rules. */
const otherwise =
  /燃|可燃|不燃|プラ|資源|びん|缶|ペットボトル|古紙|新聞|段ボール|粗大|生ごみ|何時|時間|どこ|誰|出し忘れ|忘れ|間違/;

/** 今日のごみは何ですか: the day that was asked for comes first. */
export function garbageAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const text = plainQuestion(asked.question);
  if (!asked.useDocuments || !ofGarbage.test(text) || !whatIsCollected.test(text)) return undefined;
  const [day] = days.find(([, words]) => words.test(text)) ?? [];
  const passage = known.passages.find(({ id }) => id === 'record-garbage-days');
  if (day === undefined || passage === undefined || otherwise.test(text)) return undefined;
  const lines = passage.text.split('\n');
  const from = lines.findIndex((line) => line.startsWith(`${day}、`));
  if (from < 0) return undefined;
  return {
    outcome: 'answered',
    lines: lines.slice(from).map((words, place) => ({
      markdown: place === 0 ? `**${escapeMarkdown(words)}**` : escapeMarkdown(words),
      quotes: [{ passage, words }],
    })),
  };
}
