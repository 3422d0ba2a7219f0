import type { IsoDate } from '#domain/calendar.ts';
import { emergencyOf } from '#domain/caretaker/emergency-of.ts';
import { asks, kindsAsked, withoutEnd } from './asks.ts';
import { belongsToBefore } from './belongs-to-before.ts';

/** One of the questions of a message, in the asker's words. */
export type AskedPart = {
  /** What was told before it, about why it is asked; else empty. */
  readonly told: string;
  readonly words: string;
};

const longest = 500;
/** Who asks for more tells a story. */
const mostParts = 3;

const sentence = /(?:「[^」]*」|[^。？?！!\n])+[。？?！!\n\s]*/gu;
/** 空いてるかな、どうやって申し込むの; 次の総会はいつで、どうやって投票するの: a comma after what asks. */
const afterAsking =
  /(?<=(?:(?:いつ|いくら|誰|だれ)で|(?:です|ます|ません|ました|でしょう)か|か(?:な|しら)|[うくぐすつぬぶむるいたな]の)、)/u;
/** 誕生日会をやりたいんですけど、何時まで: what is told and what is asked, in one sentence. */
const tellingClause =
  /^(.{3,}(?:けれども?|けど|(?:です|ます|ました|ません|でした|たい|だ)が(?=、)|ので(?=、))、?)(.{4,})$/su;
/** 犬を飼うんですが: of what is asked, nothing is told. */
const opening = /^(?:すみません|お尋ねします|教えてほしい(?:の|ん)です|聞きたい(?:の|ん)です)/u;

/**
 * 一通の中の質問: the questions of a message, in order. What tells the situation goes with the question after
 * it. What only repeats a question, asks for the other side of it or is polite stays with it.
 */
export function questionsIn(message: string, today?: IsoDate): readonly AskedPart[] {
  const whole = [{ told: '', words: message }];
  const pieces = (message.slice(0, longest).match(sentence) ?? []).flatMap(cutAtCommas);
  if (pieces.filter(asks).length < 2) return whole;
  const parts = gathered(pieces);
  const isSeveral = parts.length > 1 && parts.length <= mostParts;
  return isSeveral && emergencyOf(message, today) === null ? parts.map(withTelling) : whole;
}

function gathered(pieces: readonly string[]): readonly AskedPart[] {
  const parts: AskedPart[] = [];
  let told = '';
  for (const piece of pieces) {
    const before = parts.at(-1);
    if (!asks(piece)) told += piece;
    else if (before === undefined || told !== '' || !belongsToBefore(piece, before.words)) {
      parts.push({ told, words: piece });
      told = '';
    } else parts[parts.length - 1] = { ...before, words: `${before.words}${piece}` };
  }
  const last = parts.at(-1);
  // うちは夫婦で共有です, after the last question: why it is asked.
  return last === undefined
    ? []
    : [...parts.slice(0, -1), { ...last, told: `${last.told}${told}` }];
}

/** Where a comma stands between two questions, and not between the two sides of one. */
function cutAtCommas(text: string): readonly string[] {
  const [first = '', ...rest] = text.split(afterAsking);
  const next = rest.join('');
  // 水の管を洗ったの、いつでしたか: a thing, and no question yet.
  const isAsked = !first.endsWith('の、') || kindsAsked(first).length > 0;
  const isOther = asks(next) && (kindsAsked(next).length > 0 || /は/u.test(withoutEnd(next)));
  return rest.length > 0 && isAsked && isOther ? [first, ...cutAtCommas(next)] : [text];
}

function withTelling({ told, words }: AskedPart): AskedPart {
  const [, telling = '', asked = words] = tellingClause.exec(words.trim()) ?? [];
  const isOnlyPolite = opening.test(telling);
  return { told: `${told}${isOnlyPolite ? '' : telling}`.trim(), words: asked.trim() };
}
