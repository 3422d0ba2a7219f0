import { wantedKind } from '#domain/caretaker/answering/quoting/wanted-kind.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { type Concept, presenceOf } from '#domain/retrieval/answer/concepts.ts';
import { expectedAnswer } from '#domain/retrieval/question/expected-answer.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { foldKana } from '#domain/retrieval/text/scripts.ts';
import type { EvidenceSentence } from './evidence.ts';
import type { QuestionSigns } from './question-signs.ts';

type Told = Pick<KnowledgePassage, 'origin' | 'category' | 'sourceTitle' | 'heading' | 'text'>;

const price = /[0-9０-９][万億千]?円/;
const tableRow = /^[^。\n：]{1,24}：(?<subject>[^\n]*?)／[^／：\n]{1,24}：/;
const sentenceSubject = /^(?<subject>[^。、：]{2,40}?)は、?/;
/** From a word of the question on that says what it is about, and not only 費用 or 年. */
const tellingWeight = 0.3;
/** Two letters of a longer word. */
const shared = 0.25;

/**
 * 別の物の値段: whether a price was asked for and the best words tell that of something else, 非常用照明の電池 where
 * 定期調査 was meant. Above it nothing names what was asked about either; 使用料は, the name of a price, is no other thing.
 */
export function isPriceOfOther(
  { asked, expected }: QuestionSigns,
  subjects: readonly Concept[],
  passage: Told,
  best: EvidenceSentence | undefined,
): boolean {
  if (passage.origin !== 'document' || wantedKind(asked, expected.kind) !== 'amount') return false;
  const telling = subjects.filter(({ weight }) => weight > tellingWeight);
  const words = best && wordsAround(passage.text, best);
  if (words === undefined || telling.length === 0 || !price.test(words)) return false;
  const own = subjectOf(words);
  if (own === undefined || isNameOfPrice(own)) return false;
  const said = foldKana(normalise([words, ...namesOf(passage)].join('\n')));
  return telling.every((subject) => presenceOf(subject, said) < shared);
}

/** A row of a table is one, whatever sentences stand in it. */
function wordsAround(text: string, { start, end }: EvidenceSentence): string {
  const [line] = text.slice(text.lastIndexOf('\n', start - 1) + 1).split('\n');
  return line !== undefined && tableRow.test(line) ? line : text.slice(start, end);
}

const subjectOf = (words: string): string | undefined =>
  (tableRow.exec(words) ?? sentenceSubject.exec(words))?.groups?.['subject'];

/** Where 費用は would ask for a price, 費用は、…円 tells one and not of what. */
const isNameOfPrice = (subject: string): boolean =>
  expectedAnswer(`${normalise(subject)}は`).kind === 'amount';

/** What says beside a row of what it is the price: a report has all sorts of things under its title, and a rule one. */
function namesOf({ category, sourceTitle, heading, text }: Told): readonly string[] {
  const isReport = category === 'inspection' || category.endsWith('meeting');
  const lines = text.split('\n').filter((line) => !tableRow.test(line));
  return isReport ? [heading, ...lines] : [sourceTitle, heading, ...lines];
}
