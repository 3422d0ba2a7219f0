import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { isUnderstood } from './is-understood.ts';
import type { ExactAnswer, ExactGiven, Known } from './known.ts';

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

const onWhichDays = /いつ|曜日|収集日|(?:ごみ|ゴミ)(?:出し)?の日/;
const nothingElse = [
  /ごみ|ゴミ|収集|回収/,
  /何曜日|曜日|毎週|収集日|日|予定|一覧/,
  /出せ|出し|出す|捨て|集め|来|決ま|教えて|知りたい/,
];

/** 今日のごみは何ですか: the day that was asked for comes first. ゴミはいつ出せますか: all kinds with their days. */
export function garbageAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const text = plainQuestion(asked.question);
  if (!asked.useDocuments || !ofGarbage.test(text) || otherwise.test(text)) return undefined;
  const [day] = days.find(([, words]) => words.test(text)) ?? [];
  if (day === undefined) return ofAllDays(text, known);
  return whatIsCollected.test(text) ? ofTheDay(day, known) : undefined;
}

function ofAllDays(text: string, { passages }: Known): ExactAnswer | undefined {
  if (!onWhichDays.test(text) || !isUnderstood(text, nothingElse)) return undefined;
  const lines = ['record-garbage', 'record-garbage-pause'].flatMap((wanted) => {
    const passage = passages.find(({ id }) => id === wanted);
    const sentences = passage?.text.split('\n') ?? [];
    return sentences.map((words) => ({
      markdown: escapeMarkdown(words),
      quotes: passage ? [{ passage, words }] : [],
    }));
  });
  return lines.length === 0 ? undefined : { outcome: 'answered', lines };
}

function ofTheDay(day: string, { passages }: Known): ExactAnswer | undefined {
  const passage = passages.find(({ id }) => id === 'record-garbage-days');
  if (passage === undefined) return undefined;
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
