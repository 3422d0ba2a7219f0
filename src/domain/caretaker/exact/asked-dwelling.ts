const aDwelling =
  /(?<![0-9])([0-9]{3,4})(?:号室?|の(?:部屋|家|住戸))|(?:うち|私|わたし|自宅|部屋)(?:は|の部屋は|が)?([0-9]{3,4})(?![0-9年月円日])/;
const anArea = /(?<![0-9.])([0-9]{2,3}(?:\.[0-9]{1,2})?)(?:m2|㎡|平米|平方メートル)/;
const theOwn =
  /うち(?:の(?!マンション|管理組合|組合)|は|って)|我が家|わが家|私|わたし|僕|俺|自宅|自分の(?:部屋|住戸|家|管理費|修繕|積立)|(?:この|今の|住んでい?る)(?:部屋|住戸|家)/;

/** 605号室, うちは605: the dwelling that is named. */
export function dwellingNamedIn(text: string): string | undefined {
  const [, named, ownNumber] = aDwelling.exec(text) ?? [];
  return named ?? ownNumber;
}

/** 68.2㎡の住戸: the area that is named, as half width has it. */
export function areaNamedIn(text: string): number | undefined {
  const [, area] = anArea.exec(text) ?? [];
  return area === undefined ? undefined : Number(area);
}

/** Without the dwelling or the area that it names. */
export const withoutDwelling = (text: string): string =>
  text.replace(anArea, '').replace(aDwelling, '');

/** うち, わたし: the dwelling of whoever asks. */
export const isOfOwnDwelling = (text: string): boolean => theOwn.test(text);
