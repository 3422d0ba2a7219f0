/** Why somebody asks, said after the question: 積立金は上がりますか、年金暮らしなので心配です. */
const worry =
  /((?:す|しょう|せん|した|の|る|い)か[なね]?[、。?？ ]{1,2}|の[?？] ?)[^、。?？]{0,20}(?:心配|不安|気がかり|気になって|気になり)[^、。?？]{0,8}[。]?$/;
/** エレベーターは動きますか？母が車いすなので */
const reason = /([かの][?？。])[^、。?？]{2,20}(?:ので|もので|んで|から)。?$/;

/** 質問だけ: a question without the worry or the reason that follows it, whose words no document answers. */
export function withoutWorry(asked: string): string {
  return asked
    .replace(worry, (_, question: string) => question.replace(/[、 ]+$/, ''))
    .replace(reason, '$1');
}
