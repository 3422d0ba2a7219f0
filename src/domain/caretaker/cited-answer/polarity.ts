import { normalise } from '#domain/retrieval/text/normalise.ts';

/** 肯定か否定か: `both` where a clause says one thing for a case and the other for the rest. */
export type Polarity = 'yes' | 'no' | 'both';

// Not one of these denies anything, whatever its letters say.
const harmless =
  /(?:なければ|なくては|ないと|ねば)(?:なら?(?:ない|りません|ぬ|ず)|いけ(?:ない|ません)|だめ)|なければ(?=、)|少なくとも|少な[いくか]|間?まもなく|間もなく|(?:問題|差し?支え?|支障)(?:は|が)?(?:ない|なく|あり?ません)|妨げ(?:ない|ません)|だけで(?:は)?なく|のみならず|(?:に)?(?:かかわら|関わら)ず|必ず|まず|はず|ずつ|(?:ほか|他)(?:は)?(?:ない|なりません)|かもしれ(?:ない|ません)|危な|ないし|すみません|やむを得ない/g;
const strong = /禁止|禁じ|禁ずる|不可|不要|厳禁|お断り/g;
const weak =
  /ない|ません|なかっ|なく(?!な)|(?:でき|せ|れ|え|得|行わ|含ま|要さ|ら|か|わ)ず(?:[、。にと]|$)|(?:[はがも:]|\s)な?し(?=[。、)]|$)(?<=なし)|無し|無い|てはなら|かね(?:ます|る)/g;
const exceptional = /超え|除[くいき]|以外|限り|限って|でなければ|ただし|場合を/;

// A comma after a condition or a verb ends a clause; one after a topic does not.
const clauseEnd =
  /(?<=とき|時|ときは|ときに|場合|場合は|場合に|場合には|ば|たら|ても|でも|ので|ため|[すうるいただ]が|[しれっい]て|[いえきしちみりせれけげべ])、|[。;\n]/;

/** 節 with its polarity. The last one is what a Japanese sentence asserts. */
export type Clause = { readonly text: string; readonly polarity: Polarity };

export function clausesOf(sentence: string): readonly Clause[] {
  return normalise(sentence)
    .split(clauseEnd)
    .filter((text) => text.trim() !== '')
    .map((text) => ({ text, polarity: polarityOfClause(text.replace(harmless, '')) }));
}

/** 「…を超える」「…を除き」: a sentence on an exception, not on the rule. */
export function namesException(sentence: string): boolean {
  return exceptional.test(normalise(sentence));
}

function polarityOfClause(clause: string): Polarity {
  const strongs = clause.match(strong)?.length ?? 0;
  const weaks =
    clause.replace(/てはなら(?:ない|ぬ|ず|ません)/g, 'てはなら').match(weak)?.length ?? 0;
  const denies = (strongs + weaks) % 2 === 1;
  if (denies && exceptional.test(clause)) return 'both';
  return denies ? 'no' : 'yes';
}
