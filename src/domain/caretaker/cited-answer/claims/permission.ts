import { normalise } from '#domain/retrieval/text/normalise.ts';
import type { Figure } from './read-figures.ts';

const permits =
  /(?:でき(?:る|ます)|可能(?:です)?|[よい]い(?:です)?|(?:かま|構)い?ません|自由です|[えけせてねべめげ](?:る|ます)|(?:認め|借り|止め|預け)られ(?:る|ます))[。!)」]*$/;
const noPermission = /(?:知らせ|任せ|見せ|て)(?:る|ます)[。!)」]*$/;
const condition =
  /限|だけ|のみ|場合|とき|なら|れば|たら|以外|除|ただし|条件|承諾|許可|承認|申請|届|必要|範囲/;
const limited = /(?:に|場合|とき)限(?:り|って|る)|限り、/;

/** 「日曜日にできます。」: allows something and names no condition. */
export function isBarePermission(sentence: string): boolean {
  const text = normalise(sentence);
  return permits.test(text) && !noPermission.test(text) && !condition.test(text);
}

/** 「空き区画に限り、申し込むことができる。」 */
export function isLimited(sentence: string): boolean {
  return limited.test(normalise(sentence));
}

/**
 * Whether what was asked about (10時まで, 3匹) lies inside of what a sentence allows. A sentence
 * without figures of that kind sets no limit.
 */
export function allowsFigure(asked: Figure, said: readonly Figure[]): boolean {
  const limits = said.filter(({ unit }) => unit === asked.unit && unit !== '');
  return limits.every(({ value, bound }) => {
    const difference = Number(asked.value) - Number(value);
    if (Number.isNaN(difference)) return true;
    if (bound === '<=') return difference <= 0;
    if (bound === '<') return difference < 0;
    return bound === '>=' ? difference >= 0 : true;
  });
}
