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
