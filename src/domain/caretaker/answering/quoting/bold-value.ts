import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { asksMajority } from '#domain/retrieval/question/asks-majority.ts';
import { counterPattern } from '#domain/retrieval/question/counter-pattern.ts';
import type { AnswerKind } from '#domain/retrieval/question/expected-answer.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { wantedKind } from './wanted-kind.ts';

const mostBold = 4;
const digits = '[0-9０-９][0-9０-９,.，．]{0,15}';
const share = '[0-9０-９]{1,3}分の[0-9０-９]{1,3}(?:以上|超)?|過半数|半数以上';
const unit =
  '(?:万|億)?(?:円|％|%|パーセント|匹|頭|台|名|人|個|枚|本|戸|住戸|基|口|票|回|件|条|㎡|m(?:m|2)?|cm|kg|km|ミリメートル|センチメートル|メートル|キログラム|キロ|リットル|度|年間|か月|ヶ月|週間|日間|時間|分|階|号室|点)';

const weekday =
  /(?:毎週|第[0-9](?:・第[0-9])*)?[月火水木金土日](?:曜日?)?(?:(?:・|と|、)[月火水木金土日](?:曜日?)?)*曜日?(?!大工)/g;

const hour = '(?:午前|午後)?[0-9]{1,2}(?:時(?!間)(?:[0-9]{1,2}分|半)?|:[0-9]{2})|正午';

const patterns: Partial<Record<AnswerKind, RegExp>> = {
  weekday,
  amount: new RegExp(`${digits}(?:万|億)?(?:${digits}万)?円(?!未満|単位)`, 'g'),
  date: new RegExp(
    `(?:(?:令和|平成)?[0-9]{1,4}年)?[0-9]{1,2}月(?!曜)(?:[0-9]{1,2}日)?|[0-9]{4}年度?|(?<![0-9成和.．])(?:[0-9]{1,3}[〜～])?[0-9]{1,3}(?:[.．][0-9]{1,3})?(?:年間?(?!度|[0-9])|か月(?!分)|週間|日(?!分))(?:前|後|以内|以上|間)?(?:まで)?|(?:毎月|毎年)[0-9]{0,2}[日月]?|${hour}|${weekday.source}`,
    'g',
  ),
};

type Value = { readonly index: number; readonly value: string };

// Bold that ends in a mark does not close before a letter: **14.6**％の.
const lastMarks = /[\p{P}\p{S}]+$/u;

/** The words of a quote in Markdown, the asked value in bold. Nothing else is changed. */
export function boldValue(quote: string, asked: string, kind: AnswerKind): string {
  const pattern = patternsFor(asked, kind).find((one) => quote.search(one) >= 0);
  if (pattern === undefined) return escapeMarkdown(quote);
  const question = asked.normalize('NFKC');
  const values = [...quote.matchAll(pattern)]
    .map(({ 0: value, index }) => ({ index, value: value.replace(lastMarks, '') }))
    .filter(({ value }) => value !== '' && !question.includes(value.normalize('NFKC')))
    .slice(0, mostBold)
    .reduce<readonly Value[]>(joined, []);
  const ends = [0, ...values.map(({ index, value }) => index + value.length)];
  const pieces = values.map(
    ({ index, value }, place) =>
      `${escapeMarkdown(quote.slice(ends[place], index))}**${escapeMarkdown(value)}**`,
  );
  return pieces.join('') + escapeMarkdown(quote.slice(ends.at(-1)));
}

/** Bold beside bold would show its stars. */
function joined(values: readonly Value[], next: Value): readonly Value[] {
  const last = values.at(-1);
  if (last === undefined || last.index + last.value.length !== next.index) return [...values, next];
  return [...values.slice(0, -1), { index: last.index, value: last.value + next.value }];
}

const aShare = new RegExp(share, 'g');
const anHour = new RegExp(hour, 'g');
const asksHour = /何時(?!間)/;
const asksDay = /いつ|何[日月曜]/;

/** The narrowest first: 何匹 asks for 2匹 before any other number. */
function patternsFor(asked: string, kind: AnswerKind): readonly RegExp[] {
  const asks = normalise(asked);
  // 集会室の使用料。何時まで？ keeps the sum of the earlier question, and asks for an hour.
  if (asksHour.test(asks) && !asksDay.test(asks)) return [anHour, patterns.date ?? []].flat();
  const wanted = wantedKind(asked, kind);
  if (wanted !== 'count') return [patterns[wanted] ?? []].flat();
  if (asksMajority(asks) || /何分の/.test(asks) || asks.includes('割合')) return [aShare];
  const counter = counterPattern(asks);
  // 何センチ is answered by 50センチメートル, to the end of the word.
  const named = counter === undefined ? [] : [`${counter}(?:メートル|グラム)?`];
  return [...named, unit].map(countPattern);
}

const knownCounts = new Map<string, RegExp>();

/** There are as many as there are counters, and making one takes longer than reading a quote with it. */
function countPattern(ending: string): RegExp {
  const known = knownCounts.get(ending);
  if (known !== undefined) return known;
  const pattern = new RegExp(`${share}|(?<!第)${digits}${ending}(?!の[0-9])`, 'g');
  knownCounts.set(ending, pattern);
  return pattern;
}
