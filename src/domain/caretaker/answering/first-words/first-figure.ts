import { kindsBeside } from '#domain/caretaker/answering/quoting/named-subject.ts';
import { spansOf } from '#domain/caretaker/answering/quoting/spans.ts';
import type { AnswerKind } from '#domain/retrieval/question/expected-answer.ts';

const yen =
  /(?:(?:月額|年額|日額|1(?:か月|時間|回|本|枚|台|日|年)(?:につき|あたり|当たり)?)[、　 ]?)?[0-9][0-9,]*(?:万|億)?(?:[0-9,]+万)?円/g;
const asksSum = /(?:いくら|何円)(?:です|でした|なの|なん|かか|[たの貯溜]ま|残っ|だ|か|[?？。]|$)/;
/** A bound, a sum of parts, a case or a deficit is not the figure that was asked for. */
const unsettled =
  /円(?:以|未満|超|を超|から|まで|程度|前後|単位|ずつ|増|減|高|低|引)|[〜～]|約|ただし|場合|とき|除|予算|案|及び|(?:改定|変更|値上げ)|従前|以前|旧|[-−‐–△▲]\s?[0-9]|赤字|マイナス|不足/;

type Quoted = { readonly words: string; readonly passage: { readonly text: string } };

/**
 * 金額: the one sum that a sentence names, where a sum was asked for; undefined where it names none or several, or where
 * its passage has another sum for another kind of the same thing.
 */
export function firstFigure(
  question: string,
  kind: AnswerKind,
  { words, passage }: Quoted,
): string | undefined {
  const text = words.normalize('NFKC');
  if (kind !== 'amount' || !asksSum.test(question) || unsettled.test(text)) return undefined;
  const sums = text.match(yen) ?? [];
  const isOnly = sums.length === 1 && namesAll(question.normalize('NFKC'), text);
  return isOnly && !hasOtherKinds(question, words, passage.text) ? sums[0] : undefined;
}

function hasOtherKinds(question: string, words: string, passage: string): boolean {
  const spans = spansOf(passage);
  const said = spans.find(({ text }) => text === words);
  return said !== undefined && kindsBeside(spans, said, question).length > 0;
}

/** Whether all that the question names stands in the sentence: 町会の会費 is not クラブの会費. */
function namesAll(question: string, text: string): boolean {
  const things = question.match(/[\p{Script=Katakana}ー]{2,}|\p{Script=Han}{2,}|[0-9]+/gu) ?? [];
  return (
    things.length > 0 &&
    things.every(
      (thing) => /^(?:金額|料金|値段|費用|月額|年額|毎月)$/.test(thing) || text.includes(thing),
    )
  );
}
