import { addDays, formatMonthDay, type IsoDate, weekdayOf } from '#domain/calendar.ts';
import type { Line } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { dayOfKinds, firstDay, kindsOn } from '#domain/caretaker/records/garbage-day.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import type { CollectionPlan } from '#domain/garbage/collection-month.ts';
import { pauseOn, pauseWords } from '#domain/garbage/garbage-pause.ts';
import { type GarbageKind, groupKinds } from '#domain/garbage/kinds.ts';
import { type AskedDay, askedDay } from './asked-day.ts';
import { isUnderstood } from './is-understood.ts';
import type { ExactAnswer, ExactGiven, Known } from './known.ts';

const ofGarbage = /ごみ|ゴミ|収集/;
const whatIsCollected =
  /(?:何|なに|なん)(?:の)?(?:ごみ|ゴミ|日|です|を?出|が?出|$|？|\?)|(?:ごみ|ゴミ|収集)(?:の収集)?(?:の日)?(?:は|って)?(?:何|なに|なん|あり|ある|ですか|$|？|\?)|出せ|出して|休み|来(?:ます|る|ない)/;
/** A named kind, or when and where it is put out, is told by its own record or the rules. */
const otherwise =
  /燃|可燃|不燃|プラ|資源|びん|缶|ペットボトル|古紙|新聞|段ボール|粗大|生ごみ|何時|時間|どこ|誰|出し忘れ|忘れ|間違/;

const onWhichDays = /いつ|曜日|収集日|(?:ごみ|ゴミ)(?:出し)?の日/;
const nothingElse = [
  /ごみ|ゴミ|収集|回収/,
  /何曜日|曜日|毎週|収集日|日|予定|一覧/,
  /出せ|出し|出す|捨て|集め|来|決ま|教えて|知りたい/,
];

const ofOneDay = [
  /ごみ|ゴミ|収集車?|回収車?/,
  /今日|本日|明日|何|日|種類|予定/,
  /出せ|出し|出す|捨て|集め|来|休み|教えて|知りたい|大丈夫/,
];
/** Of a day further away it is not known when collection pauses. */
const knownAheadDays = 183;

/** 今日のごみは何ですか: the day that was asked for comes first. ゴミはいつ出せますか: all kinds with their days. */
export function garbageAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const text = plainQuestion(asked.question);
  if (!asked.useDocuments || !ofGarbage.test(text) || otherwise.test(text)) return undefined;
  const day = askedDay(text, asked.today);
  if (day === undefined) return ofAllDays(text, known);
  const rest = text.replace(day.words, '');
  if (!whatIsCollected.test(text) || !isUnderstood(rest, ofOneDay)) return undefined;
  return ofNearDay(day, known) ?? ofTheDay(day, known);
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

/** 今日 and 明日 stand in a record of their own, with what comes after them. */
function ofNearDay({ name }: AskedDay, { passages }: Known): ExactAnswer | undefined {
  const passage = passages.find(({ id }) => id === 'record-garbage-days');
  if (passage === undefined || name === '') return undefined;
  const lines = passage.text.split('\n');
  const from = lines.findIndex((line) => line.startsWith(name));
  if (from < 0) return undefined;
  return {
    outcome: 'answered',
    lines: lines.slice(from).map((words, place) => ({
      markdown: place === 0 ? `**${escapeMarkdown(words)}**` : escapeMarkdown(words),
      quotes: [{ passage, words }],
    })),
  };
}

/** Any other day by the same plan: what is collected, or else when next, beside the usual days that show it. */
function ofTheDay(day: AskedDay, known: Known): ExactAnswer | undefined {
  const { name, date } = day;
  const { garbage, garbagePauses: pauses, today } = known.facts;
  const plan = { kinds: groupKinds(garbage), pauses };
  const isKnown = today <= date && date <= addDays(today, knownAheadDays);
  const next = firstDay(plan.kinds, date, plan);
  if (!isKnown || next === undefined) return undefined;
  const told = `**${escapeMarkdown(dayOfKinds(name, date, plan))}**`;
  const usual = usualDays(kindsToShow(day, next, plan), plan, known);
  const quotes = usual.flatMap((line) => line.quotes);
  if (next === date) return { outcome: 'answered', lines: [{ markdown: told, quotes }, ...usual] };
  const pause = pauseQuotes(date, plan, known);
  const names = kindsOn(next, plan).map((kind) => kind.name);
  const again = `次の収集は、${formatMonthDay(next)}の${escapeMarkdown(names.join('と'))}です。`;
  return {
    outcome: 'answered',
    lines: [{ markdown: told, quotes: pause }, { markdown: again, quotes }, ...usual],
  };
}

/** Whoever says 月曜日 may mean every Monday: the kinds of its other weeks are shown too. */
function kindsToShow({ words, date }: AskedDay, next: IsoDate, plan: CollectionPlan) {
  const ofNext = kindsOn(next, plan);
  const isOfWeekday = ({ rules }: GarbageKind) =>
    words.includes('曜') && rules.some(({ weekday }) => weekday === weekdayOf(date));
  return plan.kinds.filter((kind) => ofNext.includes(kind) || isOfWeekday(kind));
}

/** 「古紙・古布の収集日は、第2・第4月曜日です。」 of each kind, from its own record. */
function usualDays(
  kinds: readonly GarbageKind[],
  plan: CollectionPlan,
  { passages }: Known,
): readonly Line[] {
  return kinds.flatMap((kind) => {
    const wanted = `record-garbage-${plan.kinds.indexOf(kind) + 1}`;
    const passage = passages.find(({ id }) => id === wanted);
    const [words = ''] = passage?.text.split('\n') ?? [];
    return passage ? [{ markdown: escapeMarkdown(words), quotes: [{ passage, words }] }] : [];
  });
}

function pauseQuotes(
  day: IsoDate,
  { pauses }: CollectionPlan,
  { passages }: Known,
): Line['quotes'] {
  const pause = pauseOn(pauses, day);
  const passage = passages.find(({ id }) => id === 'record-garbage-pause');
  const words = pause && pauseWords(pause);
  return passage && words && passage.text.includes(words) ? [{ passage, words }] : [];
}
