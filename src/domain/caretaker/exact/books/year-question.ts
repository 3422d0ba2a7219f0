import { isUnderstood } from '#domain/caretaker/exact/is-understood.ts';
import { periodWords } from './asked-period.ts';

/** 繰越金, of all years and of any fund. */
const carried = /(?:前期|次期|当期)?(?:への?)?繰り?越し?(?:剰余金|収支差額|金額|金|額)/;
/** What the word means, and what may be done with it, is another question. */
const howMuch = /いくら|幾ら|何円|金額|残高|あり|教え|見せ|(?:金|額)(?:は|って)?[?。]*$/;

/** What is left of a question about 繰越金 when it is taken out. */
export function carriedIn(text: string): string | undefined {
  const [words] = carried.exec(text) ?? [];
  const isAsked = words !== undefined && howMuch.test(text) && !/とは|意味/.test(text);
  return isAsked ? text.replace(words, '').replace('残高', '') : undefined;
}

const ofAYear = /年度|(?:今|当|来)期/;
const itsEnd = [
  /残り?(?:の?月数)?|あと|(?:何|なん)[かヶケカ個]?月/,
  /いつ(?:まで)?|何月(?:何日)?(?:まで)?|何日|終わ[りる]?|年度末|末/,
  /会計年度|年度|管理組合|組合|マンション/,
];
const asked = /(?:何|なん)[かヶケカ個]月|いつまで|何月(?:何日)?まで|(?:終わり|末)はいつ|いつ終わ/;

/** 今年度の残りはあと何か月ですか: nothing but the end of the fiscal year; when years begin is told by the rules. */
export const asksYearSpan = (text: string): boolean =>
  ofAYear.test(text) &&
  asked.test(text) &&
  !text.includes('から') &&
  isUnderstood(text, [periodWords, ...itsEnd]);
