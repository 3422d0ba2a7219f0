const particles = /[はがをにのもでへとやか、。・「」？?！!\s]/gu;
const asking =
  /(?:でしょう|です|ます|ません|ください|下さい|教えて|知りたい|いつ|どこ|どれだけ|どれくらい|どのくらい|いくら|どうやって|どう|どんな|誰|何)/gu;

const sameFrom = 0.7;

/** Whether a suggestion asks what was said, in nearly the same words: 規約を変えるには何人 and 規約の変更には何人. */
export function isSameQuestion(suggestion: string, said: string): boolean {
  return sameQuestionAs(said)(suggestion);
}

/** The same for many suggestions: what was said is read once. */
export function sameQuestionAs(said: string): (suggestion: string) => boolean {
  const known = new Set(pairsOf(said));
  return (suggestion) => {
    const wanted = pairsOf(suggestion);
    const shared = wanted.filter((pair) => known.has(pair));
    return wanted.length > 0 && shared.length >= sameFrom * wanted.length;
  };
}

/** The letters two by two, without those that only make a question of them. */
function pairsOf(question: string): readonly string[] {
  const letters = [...question.normalize('NFKC').replace(asking, '').replace(particles, '')];
  return letters.slice(1).map((letter, place) => `${letters[place]}${letter}`);
}
