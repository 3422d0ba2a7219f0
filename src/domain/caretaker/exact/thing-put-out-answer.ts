import { spansOf } from '#domain/caretaker/answering/quoting/spans.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { groupKinds } from '#domain/garbage/kinds.ts';
import type { ExactAnswer, ExactGiven, Known } from './known.ts';

const howPutOut =
  /^(?:(?:古い|使わない|いらない|要らない|不要な)(?:の)?)?([^はをの、。]{1,12})(?:(?:は|を|って)、?(?:いつ|何曜日に?|どこ[にへ]?|どう(?:やって|したら)?|どのように|何(?:ごみ|ゴミ)[でに]?|、)+(?:出|捨て)|の(?:出し方|捨て方)|[はを]?(?:出し|捨て)たい)/;

/** 布団はいつどこに出せばいいですか: by the one kind of garbage of which a rule names the thing. */
export function thingPutOutAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const [, thing = ''] = howPutOut.exec(plainQuestion(asked.question)) ?? [];
  if (!asked.useDocuments || thing === '') return undefined;
  const [named, another] = kindsNaming(thing, known);
  if (named === undefined || another !== undefined) return undefined;
  const { name, record, quotes } = named;
  const first = `**${escapeMarkdown(thing)}は、${escapeMarkdown(name)}です。**`;
  const rest = record.text.split('\n').map((words) => ({
    markdown: escapeMarkdown(words),
    quotes: [{ passage: record, words }],
  }));
  return { outcome: 'answered', lines: [{ markdown: first, quotes }, ...rest] };
}

function kindsNaming(thing: string, { facts, passages }: Known) {
  const rows = passages.filter(isRuleInForce).flatMap((passage) =>
    spansOf(passage.text)
      .filter(({ isTableRow }) => isTableRow)
      .map(({ text }) => ({ passage, words: text })),
  );
  return groupKinds(facts.garbage).flatMap(({ name }, index) => {
    const record = passages.find(({ id }) => id === `record-garbage-${index + 1}`);
    const quotes = rows.filter(({ words }) => namesThing(words, name, thing));
    return record !== undefined && quotes.length > 0 ? [{ name, record, quotes }] : [];
  });
}

const isRuleInForce = ({ category, validity }: KnowledgePassage): boolean =>
  category === 'rule' && (validity === 'current' || validity === 'always');

/** 「種類：粗大ごみ／収集日：予約制／主なもの：家具、布団、自転車など」 names each of its things in full. */
function namesThing(row: string, kind: string, thing: string): boolean {
  const cells = row.split('／').map((cell) => plainQuestion(cell.replace(/^[^：]*：/, '')));
  const [first = '', ...others] = cells;
  const isOfKind = first.replace(/\(.*$/, '') === plainQuestion(kind);
  const things = others.flatMap((cell) => cell.replace(/など$/, '').split(/[、・]/));
  return isOfKind && things.includes(thing);
}
