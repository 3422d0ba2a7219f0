import { placeOf } from '#domain/caretaker/answering/quoting/place-of.ts';
import type { Line } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { spansOf } from '#domain/caretaker/answering/quoting/spans.ts';
import type { Evidence, EvidenceItem } from '#domain/caretaker/evidence/evidence.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';

const mostRead = 4;
/** 開かないときは、管理事務室へ。 */
const whom =
  /(?:ない|た)とき(?:は|、)[^。]*(?:へ(?:。|お?電話|連絡|お?知ら)|電話[しす]|に連絡|業者)/;
const furtherWhom = /^(?:夜|休日|平日)[^。]*(?:へ|電話|[0-9]{3,4}-[0-9])/;

/** 故障のときの決まり: where a rule or a guide says what to do when this very thing fails, that goes first. */
export function toldOfFault(
  words: readonly RegExp[],
  fault: string,
  { items }: Evidence,
): readonly Line[] {
  const tells = (item: EvidenceItem) => linesIn(item.passage, words, fault);
  return (
    items
      .slice(0, mostRead)
      .map(tells)
      .find(({ length }) => length > 0) ?? []
  );
}

function linesIn(
  passage: KnowledgePassage,
  words: readonly RegExp[],
  fault: string,
): readonly Line[] {
  if (!isStanding(passage)) return [];
  const names = (text: string) => words.some((one) => one.test(plainQuestion(text)));
  const isAbout = names(`${passage.sourceTitle}\n${passage.heading}`);
  const spans = spansOf(passage.text);
  const told = spans.find(
    ({ text }) => whom.test(text) && (names(text) || (isAbout && text.includes(fault))),
  );
  if (told === undefined) return [];
  const next = spans[told.place + 1];
  const shown = next && furtherWhom.test(next.text) ? [told, next] : [told];
  return [
    {
      markdown: `${placeOf(passage)}：${escapeMarkdown(shown.map(({ text }) => text).join(''))}`,
      quotes: shown.map(({ text }) => ({ passage, words: text })),
    },
  ];
}

/** What holds on: no minutes, and no rule of another day. */
const isStanding = ({ origin, category, validity }: KnowledgePassage): boolean =>
  origin === 'document' &&
  !category.endsWith('meeting') &&
  (validity === 'current' || validity === 'always');
