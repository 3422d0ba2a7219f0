const marks = /[\s、。,.?!・「」]/g;
const opening =
  '(?:(?:今|現在|いま|うち|私|この|当|ここ)(?:の|は)?)*(?:マンション|建物|組合)?(?:の|は|で|って)?';
const ending =
  '(?:なの|なん)?(?:です|でしょう|でした|ます|ました)?(?:か|かな|っけ|の)?(?:を|について|が)?(?:教えて(?:ください|下さい|ほしい(?:です)?)?|知りたい(?:です)?)?';

/** Whoever only names a thing is brief; patterns of so many choices are not tried on anything long. */
const mostLetters = 60;

/** A question that says nothing besides: whoever adds a word may ask for something else. */
export function bareQuestion(words: string): (bare: string) => boolean {
  const whole = new RegExp(`^${opening}(?:${words})${ending}$`);
  return (bare) => whole.test(bare);
}

/** A question without its marks; undefined where it is too long to be bare. */
export function withoutMarks(asked: string): string | undefined {
  return asked.length <= mostLetters ? asked.replaceAll(marks, '') : undefined;
}
