import { readKanjiNumeral } from '#domain/retrieval/text/normalise.ts';

const ordinal =
  /(?<![〇一二三四五六七八九十百千数])([一二三四五六七八九十]{1,3})(?=[回台枚匹期年番]目|階(?!段)|丁目)/g;

/** 二回目 is written 2回目 in the documents, and 3回目 must not pass for it. */
export function inDigits(asked: string): string {
  return asked.replace(ordinal, (numeral) => String(readKanjiNumeral(numeral)));
}
