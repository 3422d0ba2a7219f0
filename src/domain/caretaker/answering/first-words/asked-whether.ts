import { normalise } from '#domain/retrieval/text/normalise.ts';

/** はい か いいえ で答えられる問い: what is asked of which deed. */
export type AskedWhether = {
  /** 飼ってもいいですか, 必要ですか, 受けていますか */
  readonly kind: 'may' | 'must' | 'is' | 'enough';
  /** The Han of the deed that is asked about; of 必要ですか the thing that may be needed. */
  readonly deed: string;
  /** The whole question, normalised, without the deed. */
  readonly rest: string;
};

const openQuestion =
  /いつ|何|どこ|どう|どの|どれ|どんな|どちら|どっち|誰|だれ|いくら|いくつ|なぜ|なんで|なに|教えて/;
const choice = /(?:です|ます|の)か、[^。]*か[?。]*$|それとも/;
/** Yes to だめですか and to ないのですか means the one thing to some readers and the other to the rest. */
const denied =
  /(?:だめ|駄目|無理|禁止|いけない|いけません|まずい|ない(?:の|ん))(?:です|でしょう)?(?:か|よね)?[?。]*$|ませんか[?。]*$/;
const ending = '(?:の|ん)?(?:です|でしょう)?(?:か(?:ね|な)?)?[?。]*$';

const forms: readonly (readonly [kind: AskedWhether['kind'], form: RegExp])[] = [
  ['enough', new RegExp(`(足り)(?:る|ます|て(?:い)?(?:る|ます))${ending}`, 'u')],
  [
    'must',
    new RegExp(
      `(\\p{Script=Han}[\\p{Script=Han}けり]*)(?:は|が|も|って|の)*(?:必要|要(?:り|る)|い(?:り|る))(?:ます|です|があります|になります)?${ending}`,
      'u',
    ),
  ],
  [
    'may',
    new RegExp(
      `(\\p{Script=Han}+)[ぁ-ん]{0,5}[てで]も?(?:いい|良い|よい|大丈夫|よろしい|かまいません|構いません)${ending}`,
      'u',
    ),
  ],
  [
    'may',
    new RegExp(
      `(\\p{Script=Han}+)(?:[ぁ-ん]{1,3}こと)?(?:は|が|を|も|って)?でき(?:る|ます)${ending}`,
      'u',
    ),
  ],
  ['may', new RegExp(`(\\p{Script=Han}+)[りられえけせてねべめげ]{1,3}(?:る|ます)${ending}`, 'u')],
  [
    'is',
    new RegExp(
      `(\\p{Script=Han}+)[ぁ-ん]{0,3}(?:て|で)(?:い)?(?:る|ます|もらえます)${ending}`,
      'u',
    ),
  ],
  ['is', new RegExp(`(\\p{Script=Han}+)[ぁ-ん]{0,5}(?:る|ます|ました)${ending}`, 'u')],
];

/** Undefined where the question is open, offers a choice, asks in the negative or of a number. */
export function askedWhether(question: string): AskedWhether | undefined {
  const text = normalise(question).replace(/\s/gu, '');
  if (openQuestion.test(text) || choice.test(text) || denied.test(text)) return undefined;
  if (/[0-9]/.test(text)) return undefined;
  for (const [kind, form] of forms) {
    const found = form.exec(text);
    if (found === null) continue;
    return { kind, deed: found[1] ?? '', rest: text.slice(0, found.index) };
  }
  return undefined;
}
