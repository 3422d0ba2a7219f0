import { answeredLines } from '#domain/caretaker/answering/answered-lines.ts';
import type { Line } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { asksWhetherAllowed, wishes } from '#domain/caretaker/answering/what-is-asked.ts';
import type { EvidenceItem } from '#domain/caretaker/evidence/evidence.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import type { ExactAnswer, ExactGiven } from './known.ts';
import { sentencesOf } from './votes/sentences-of.ts';

/** Each with what else it is called. */
const counters = [
  '匹|頭',
  '羽',
  '台',
  '人|名',
  '個',
  '本',
  '枚',
  'キログラム|キロ|kg',
  'センチメートル|センチ|cm',
];
const more = /もう|あと|さらに|追加|増や|(?:2|二)(?:匹|台|つ|本)目/;
const together = /合わせて|あわせて|合計|全部で/;
const mayI =
  /まで(?:いい|いけ|大丈夫|ok|飼え|置け|停め|でき|可)|(?:飼え|置け|停められ|とめられ|持て|借りられ|でき|入れ)(?:る|ます)|(?:だめ|駄目)(?:です)?か|(?:いい|よい|大丈夫|ok)(?:です)?か?[?。]?$/;
/** How far down the found rules a limit may stand. */
const mostRead = 5;
/** Below it, what was found beside the limit may be about something else. */
const restFrom = 0.6;

type Asked = {
  readonly words: string;
  readonly value: number;
  readonly units: string;
  readonly thing: string;
  /** 犬を2匹と猫を1匹: a limit holds for both only where it says so. */
  readonly isSum: boolean;
  readonly isYesOrNo: boolean;
  /** もう1匹: what is there already counts, too. */
  readonly isMore: boolean;
};
type Limit = {
  readonly item: EvidenceItem;
  readonly sentence: string;
  readonly value: number;
  readonly words: string;
};

/** 猫を3匹飼いたい: the number that the rule allows, and whether the one asked for is within it. */
export function countAnswer({ evidence }: ExactGiven): ExactAnswer | undefined {
  const asked = askedCount(evidence.understood);
  const limit = asked && limitFor(asked, evidence.items);
  if (asked === undefined || limit === undefined) return undefined;
  const { item, sentence, value, words } = limit;
  const quotes = [{ passage: item.passage, words: sentence }];
  const isWithin = asked.value <= value;
  const told = escapeMarkdown(sentence).replace(words, `**${words}**`);
  const first = asked.isYesOrNo && !isWithin ? '**いいえ。**' : '';
  const rest = evidence.chance >= restFrom ? beforeHeadings(answeredLines(evidence)) : [];
  return {
    outcome: 'answered',
    lines: [
      { markdown: `${first}${told}`, quotes },
      {
        markdown: verdictWords(asked, isWithin),
        quotes,
      },
      ...rest.filter((line) => !repeats(line, sentence) && (isWithin || isOf(line, item))),
    ],
  };
}

function verdictWords({ words, isMore }: Asked, isWithin: boolean): string {
  if (isMore && isWithin) return '今の数に、お尋ねの分を足して、この数までです。';
  return `お尋ねの「${escapeMarkdown(words)}」は、この数${isWithin ? 'に収まります' : 'を超えています'}。`;
}

/** How to go on is for whoever may; below a heading, half a list would be left. */
function beforeHeadings(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(
    ({ markdown }) => markdown.startsWith('**') && markdown.endsWith('**'),
  );
  return end < 0 ? lines : lines.slice(0, end);
}

const isOf = ({ quotes }: Line, { passage: { id } }: EvidenceItem): boolean =>
  quotes.some(({ passage }) => passage.id === id);

const repeats = ({ quotes }: Line, sentence: string): boolean =>
  quotes.some(({ words }) => words.includes(sentence) || sentence.includes(words));

/** How many things somebody wants to keep, park or bring. */
function askedCount(understood: string): Asked | undefined {
  const text = normalise(understood).replace(/\s/gu, '');
  if (!asksWhetherAllowed(text) && !wishes(text) && !mayI.test(text)) return undefined;
  const numbers = [...text.matchAll(/[0-9]+/g)];
  if (numbers.length === 0) return undefined;
  const isYesOrNo = asksWhetherAllowed(text) || mayI.test(text);
  const isMore = more.test(text);
  for (const units of counters) {
    const counted = new RegExp(`([^、。0-9]*)([0-9]+)((?:${units}))(?!目|前|分|間)`, 'g');
    const found = [...text.matchAll(counted)];
    if (found.length === numbers.length) return { ...sumOf(found), units, isYesOrNo, isMore };
  }
  return undefined;
}

/** 2匹, or 合わせて3匹 where several were named. */
function sumOf(found: readonly RegExpExecArray[]): Omit<Asked, 'units' | 'isYesOrNo' | 'isMore'> {
  const [, before = '', , unit = ''] = found[0] ?? [];
  const value = found.reduce((sum, [, , number]) => sum + Number(number), 0);
  const isSum = found.length > 1;
  const words = `${isSum ? '合わせて' : ''}${value}${unit}`;
  return { words, value, thing: thingBefore(before), isSum };
}

/** 猫を3匹, 犬は3匹: what is counted. */
const thingBefore = (before: string): string =>
  /([\p{Script=Han}\p{Script=Katakana}ー]+)(?:は|を|が|って|も|なら|の)?$/u.exec(before)?.[1] ?? '';

/** Of the rules that were found, the nearest that sets a number for this thing. */
function limitFor(asked: Asked, items: readonly EvidenceItem[]): Limit | undefined {
  const bound = new RegExp(
    `(?:定員は|定員)([0-9]+)(?:${asked.units})|([0-9]+)(?:${asked.units})(?:まで|以内|以下|を限度|を上限|を超え)`,
  );
  for (const [place, item] of items.slice(0, mostRead).entries()) {
    const { passage } = item;
    if (!isRule(item) || (place > 0 && !isAbout(item, asked.thing))) continue;
    for (const raw of sentencesFor(asked, passage.text)) {
      const sentence = raw.replace(/^[0-9０-９]{1,2}[　 ]+/, '');
      const [words, capacity, value] = bound.exec(sentence.normalize('NFKC')) ?? [];
      if (words === undefined) continue;
      return {
        item,
        sentence,
        value: Number(value ?? capacity),
        words: asWritten(sentence, words),
      };
    }
  }
  return undefined;
}

const sentencesFor = ({ isSum }: Asked, text: string): readonly string[] =>
  sentencesOf(text).filter((sentence) => !isSum || together.test(sentence));

/** Full width digits stay as they stand; then nothing is in bold. */
const asWritten = (sentence: string, words: string): string =>
  sentence.includes(words) ? words : sentence;

const isRule = ({ passage: { category, validity } }: EvidenceItem): boolean =>
  (category === 'rule' || category === 'bylaw') && validity !== 'ended' && validity !== 'coming';

const isAbout = ({ passage: { text, sourceTitle } }: EvidenceItem, thing: string): boolean =>
  thing !== '' && `${sourceTitle}${text}`.includes(thing);
