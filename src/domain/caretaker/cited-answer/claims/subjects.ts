import { type Entries, entriesIn } from '#domain/retrieval/question/synonyms.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { foldKana } from '#domain/retrieval/text/scripts.ts';
import { type ContentWord, contentWordsOf, sharedWords } from './content-words.ts';

// うさぎも, かめは: a thing named in kana alone, where a clause begins.
const kanaSubject =
  /(?:^|[、。「])(?:はい、|いいえ、)?([ぁ-ん]{2,7}?|[ァ-ヶー]{2,12})([はもを])(?!の)/g;
const noThing =
  /^(?:これ|それ|あれ|ここ|そこ|どこ|どれ|どちら|いずれ|すべて|ほとんど|それぞれ|とも|ともに|だれ|なに|いつ|また|では|には|でも|まで|より|から|ふつう|まず|もし|しか|とて|そもそ|つまり|ほか|あと|もの|こと|とき|ため|ところ|とく|くわしく|詳しく|みな|みんな|みなさま|あなた|わたし|おおむね|おおよそ|あるい|はい|いいえ|なお|ただし|このうち|そのうち|うち|その|この|どなた|よく|いま|できるの|するの|なるの|ちなみに)$/;
const subject = /^(?:はい、|いいえ、)?([^、。]{1,30}?)[はも](?=[^、。]|、)/;

/** Whether a text speaks of what the sentence speaks of. */
export function namesSubjects(sentence: string, folded: string, entries: Entries): boolean {
  const text = normalise(sentence);
  const things = [...text.matchAll(kanaSubject)].filter(
    ([, thing = '']) => !noThing.test(thing) && !/[のでにとてへ]$/.test(thing),
  );
  const isNamed = (thing: string, particle: string) => {
    if (folded.includes(thing)) return true;
    // も adds a thing, so that another one like it does not do: うさぎ for ハムスター.
    return particle !== 'も' && sameThings(thing, entries).some((one) => folded.includes(one));
  };
  return (
    things.every(([, thing = '', particle = '']) => isNamed(foldKana(thing), particle)) &&
    hasSubject(text, folded, entries)
  );
}

/** 布団 for ふとん. What is only looked for beside a word, as 体高 beside 大型犬, is another thing. */
function sameThings(thing: string, [groups = []]: Entries): readonly string[] {
  return entriesIn([groups], thing)
    .filter((entry) => entry.folded === thing)
    .flatMap(({ others }) => others.map(({ folded }) => folded));
}

function hasSubject(text: string, folded: string, entries: Entries): boolean {
  const head = contentWordsOf(subject.exec(text)?.[1] ?? '', entries).at(-1);
  return head === undefined || head.weight < 1 || sharedWords([head], folded) > 0;
}

/** Of a question that a short answer leaves unsaid: each thing must be there, not a letter of it. */
export function namesAll(words: readonly ContentWord[], folded: string, entries: Entries): boolean {
  return words.every(
    ({ folded: word, weight }) =>
      weight < 1 || [word, ...sameThings(word, entries)].some((one) => folded.includes(one)),
  );
}
