import { normalise } from '#domain/retrieval/text/normalise.ts';

/** 肯定か否定か: `both` where a clause says one thing for a case and the other for the rest. */
export type Polarity = 'yes' | 'no' | 'both';

// Not one of these denies anything, whatever its letters say.
const harmless =
  /(?:なければ|なくては|ないと|ねば)(?:なら?(?:ない|りません|ぬ|ず)|いけ(?:ない|ません)|だめ)|なければ(?=、)|(?:ない|なけれ)(?:と|ば)(?=[^、。]{1,16}(?:ない|ません))|ないで(?!くだ|ほし)|なくても(?!よ|い|構|かま|済|す)|(?<=[せれめけべ])ずに|少なくとも|少な[いくか]|間?まもなく|間もなく|(?:問題|差し?支え?|支障)(?:は|が)?(?:ない|なく|あり?ません)|妨げ(?:ない|ません)|だけで(?:は)?なく|のみならず|(?:に)?(?:かかわら|関わら)ず|必ず|まず|はず|ずつ|(?:ほか|他)(?:は)?(?:ない|なりません)|かもしれ(?:ない|ません)|(?:かま|構)(?:い?ません|わない)|とは限(?:らない|りません)|危な|ないし|すみません|やむを得ない/g;
// 消音器がないときは, 出席しない者: a condition or a kind of people, and not what is asserted.
const subordinate =
  /(?:ない|なかった|なき)(?=とき|場合|限り|かぎり|ため|ので|ように|もの|\p{Script=Han})/gu;
const strong =
  /禁止|禁じ|禁ずる|不可|不要|厳禁|お断り|対象外|ご?遠慮|(?:お控え|控えて)くださ|おやめ|しないで/g;
const weak =
  /ない|ません|なかっ|なく(?!な)|(?:でき|せ|れ|え|得|行わ|含ま|要さ|ら|か|わ)ず(?:[、。にと]|$)|(?:[はがも:]|\s)な?し(?=[。、)]|$)(?<=なし)|無し|無い|てはなら|かね(?:ます|る)/g;
const exceptional = /超え|除[くいき]|以外|限り|限って|でなければ|ただし|場合を/;

// A comma after a condition or a verb ends a clause; one after a topic does not.
const clauseEnd =
  /(?<=とき|時|ときは|ときに|場合|場合は|場合に|場合には|ば|ないと|たら|ても|でも|ので|ため|[すうるいただ]が|[しれっい]て|[いえきしちみりせれけげべ])、|[。;\n]/;

/** 節 with its polarity. The last one is what a Japanese sentence asserts. */
type Clause = {
  readonly text: string;
  readonly polarity: Polarity;
  /** 「出席しなければ」 */
  readonly isCondition: boolean;
};

const conditional = /(?:とき|時|場合|ば|ないと|たら)(?:は|に|には)?$/;

export function clausesOf(sentence: string): readonly Clause[] {
  return normalise(sentence)
    .split(clauseEnd)
    .filter((text) => text.trim() !== '')
    .map((text) => ({
      text,
      polarity: polarityOfClause(text.replace(harmless, '').replace(subordinate, '')),
      isCondition: conditional.test(text.trim()),
    }));
}

const duty = /必要(?:です|があり|となり|になり)|義務|なければ(?:なり|いけ)|要します|必須/;
const permission = /(?:できる|できます|よい|可能です?|認める|差し?支えない)[。)」]*$/;

const noun = /(?:[\p{Script=Han}ァ-ヶー]|もの|こと)[。)」]*$/u;
const predicate = /(?:可|可能|自由|無料|無償|有料|必要|義務|必須|対象|許可)[。)」]*$/;

/** Only a thing, and nothing said of it. */
export function isListed(sentence: string): boolean {
  const text = normalise(sentence).replace(/[又た]は|もしくは|若しくは|あるいは/g, '');
  return noun.test(text) && !predicate.test(text) && !text.includes('は');
}

/** 「…が必要です」 */
export function namesDuty(sentence: string): boolean {
  return duty.test(normalise(sentence));
}

/** 「…することができる。」 lays no duty on anybody. */
export function isPermission(sentence: string): boolean {
  return permission.test(normalise(sentence));
}

/** 「…を超える」「…を除き」: a sentence on an exception, not on the rule. */
export function namesException(sentence: string): boolean {
  return exceptional.test(normalise(sentence));
}

/** Whether the denials of a whole sentence, wherever they stand, come to one. */
export function isDenial(sentence: string): boolean {
  return denialCount(normalise(sentence).replace(harmless, '')) % 2 === 1;
}

function polarityOfClause(clause: string): Polarity {
  const denies = denialCount(clause) % 2 === 1;
  if (denies && exceptional.test(clause)) return 'both';
  return denies ? 'no' : 'yes';
}

function denialCount(text: string): number {
  // てはならない is one denial, not two.
  const plain = text.replace(/てはなら(?:ない|ぬ|ず|ません)/g, 'てはなら');
  return (plain.match(strong)?.length ?? 0) + (plain.match(weak)?.length ?? 0);
}
