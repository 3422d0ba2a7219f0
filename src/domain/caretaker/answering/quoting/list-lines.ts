import { splitSentences } from '#domain/retrieval/text/sentences.ts';
import { speechOf } from './speech.ts';

export const itemMark =
  /^(?:[一二三四五六七八九十]{1,3}[　 ]|[・●○■▪]\s*|[（(][0-9一-十]{1,3}[)）]\s*|[①-⑳]\s*)/;
export const row = /^[^。\n]{1,24}：[^\n]*／[^\n]*：|^[^。\n]{1,16}：/;
export const paragraphMark = /^[0-9０-９]{1,2}(?:　|[.．)）]\s+)\s*/;
/** どちらか1枚をお出しください。 may be followed by another sentence before the two are named. */
export const choosing = /(?:どちらか|いずれか)[^。]{0,60}[。：:]?$/;

const ordering = /(?:次|以下|下)の(?:順[にで番序]|手順)[^。]{0,40}[。：:]?$/;
const counting =
  /(?:次|以下)の(?:とおり|通り|ように|どちらか|いずれか|こと|点(?!検)|方法|二つ|三つ|[2-9]つ)[^。]{0,60}[。：:]?$/;
/** **議決権行使書**　議案ごとに…ものです。 */
const term = /^(?![0-9０-９])[^。、　\n]{1,16}　[^\n]*。$/;

type TextLine = { readonly start: number; readonly text: string };

/** Whether the steps below must all be told, in their order. */
export const opensSteps = (text: string): boolean => ordering.test(text);

/**
 * Where the items of a list begin that have lost their marks, as those of Markdown do: below 次の順に…, every
 * line is one item, whatever sentences stand in it.
 */
export function unmarkedItems(passage: string): ReadonlySet<number> {
  const lines = linesOf(passage);
  const starts = lines.flatMap((line, place) => {
    const isInList = listBelow(line.text, lines[place + 1]?.text);
    if (isInList === undefined) return [];
    const below = lines.slice(place + 1);
    const end = below.findIndex(({ text }) => !isInList(text));
    return below.slice(0, end < 0 ? below.length : end).map(({ start }) => start);
  });
  return new Set(starts);
}

/** What the lines of the list look like that a line opens; undefined where it opens none. */
function listBelow(line: string, next = ''): ((text: string) => boolean) | undefined {
  const sentences = splitSentences(line).map(({ start, end }) => line.slice(start, end));
  const isTerm = (text: string) => term.test(text) && speechOf(text) === null;
  if (isTerm(next) && sentences.some((one) => choosing.test(one))) return isTerm;
  const last = sentences.at(-1) ?? '';
  return (ordering.test(last) || counting.test(last)) && isPlain(next) ? isPlain : undefined;
}

/** A line of sentences without any mark of its own. */
function isPlain(text: string): boolean {
  const isMarked = [itemMark, paragraphMark, row].some((mark) => mark.test(text));
  return /[。！？]$/.test(text) && !isMarked && speechOf(text) === null;
}

function linesOf(passage: string): readonly TextLine[] {
  return [...passage.matchAll(/[^\n]+/g)].flatMap(({ 0: raw, index }) => {
    const text = raw.trim();
    return text === '' ? [] : [{ start: index + raw.indexOf(text), text }];
  });
}
