import { statementOf, toldIn, topicOf, withoutOpening } from '#domain/caretaker/topic-of.ts';

const ending =
  /(?:は|も|だと|なら|でも|の場合|どうですか|同じですか|(?:は|だと|なら|の場合は?)どうなりますか|(?:は|だと|なら|の場合は?)どうなるの)$/u;
const asksTheSame =
  /(?:の場合|のとき|だと|なら|でも)?(?:は|も)?(?:どう|同じ)?(?:ですか|でしょうか|なりますか|なるの)?$/u;
// With の or と inside, a short question names its own subject: このマンションの戸数は？ So does 残っている点検は.
const oneWord =
  /^(?![0-9０-９一二三四五]+[台匹頭人本枚つ]目)(?!.*(?:て?いる|てる|ない|[一-龠れ][るた])[\p{Script=Han}\p{Script=Katakana}])[^、。のとをがでに\s]{1,12}$/u;
const places =
  /(?:廊下|階段|ベランダ|バルコニー|玄関|エントランス|屋上|庭|置場|置き場|駐車場|駐輪場|集会室|ロビー|ホール|エレベーター|室|部屋|共用部分?)$/u;
const word = '[\\p{Script=Han}\\p{Script=Katakana}ーA-Za-z0-9０-９Ａ-Ｚ]';
/** 自転車置き場: with the end of a verb inside. */
const noun = `${word}+(?:[きりしみいえけせれめ]${word}+)*`;

const otherTime = /^(前回|次回|その前|その次)は(?:いつ(?:です|でした)か)?$/u;
const timed = /^(?:今度の|次の|次回の|前回の|この前の)/u;

const yearBefore =
  /^(?:さらに|もう1つ|もう一つ)?(?:その)?前(?:の年度?|の期|の回)?は(?:どう(?:です|でした)か)?$/u;
const formerYears: readonly (readonly [year: RegExp, former: string])[] = [
  [/今年|本年/u, '去年'],
  [/(?<!一)昨年|去年/u, '一昨年'],
];
const counted = /(?<=第?)([0-9]{1,4})(?=年度?(?!目|間|前)|期)/u;

/** その前の年は？ */
function inYearBefore(bare: string, asked: string): string | undefined {
  if (!yearBefore.test(bare)) return undefined;
  const named = formerYears.find(([year]) => year.test(asked));
  if (named !== undefined) return asked.replace(...named);
  return counted.test(asked)
    ? asked.replace(counted, (year) => String(Number(year) - 1))
    : undefined;
}

/** 前回はいつでしたか: the question before, asked of another time. */
export function atOtherTime(rest: string, before: string): string | undefined {
  const asked = withoutOpening(before);
  const bare = rest.replace(/[？?。！!\s]+$/u, '');
  return inYearBefore(bare, asked) ?? onOtherDay(bare, asked);
}

function onOtherDay(bare: string, asked: string): string | undefined {
  const time = otherTime.exec(bare)?.[1];
  if (time === undefined || !asked.includes('いつ')) return undefined;
  return timed.test(asked)
    ? asked.replace(timed, () => `${time}の`)
    : asked.replace('いつ', () => `${time}いつ`);
}

/** じゃあ猫は？: the question before, asked of another thing. */
export function replaced(rest: string, before: string): string | undefined {
  const bare = rest.replace(/[？?。！!\s]+$/u, '');
  if (!ending.test(bare)) return undefined;
  const instead = bare.replace(asksTheSame, '');
  if (isPriceOf(instead, before)) return undefined;
  if (!oneWord.test(instead)) return undefined;
  return likeNamed(instead, before) ?? inItsPlace(instead, before);
}

const price = /[料費金額代]$/u;
const spokenPrice = /[料費金額代]|いくら/u;

/** 保険料は？ after 保険の満期はいつ asks how much, and for no date. */
const isPriceOf = (instead: string, before: string): boolean =>
  price.test(instead) && !spokenPrice.test(before);

/** Dタイプ takes the place of Bタイプ, wherever that stands. */
function likeNamed(instead: string, before: string): string | undefined {
  const kind = new RegExp(`(${word}{2,})$`, 'u').exec(instead.slice(1))?.[1];
  if (kind === undefined) return undefined;
  const named = new RegExp(`${word}${kind}(?!${word})`, 'u').exec(before)?.[0];
  return named === undefined || named === instead || instead.length !== named.length
    ? undefined
    : before.replace(named, () => instead);
}

function inItsPlace(instead: string, before: string): string {
  const topic = topicOf(before);
  if (topic === '') return inSentence(instead, withoutOpening(before));
  const [situation = ''] = /^.*(?:とき|場合|たら)、/u.exec(topic) ?? [];
  const thing = topic.slice(situation.length);
  const ahead = thing.includes('の') && /^は?[？?。\s]*$/u.test(before.slice(topic.length));
  return before.replace(ahead ? thing.slice(0, thing.indexOf('の')) : thing, () => instead);
}

/** 引っ越します asks nothing, so there is nothing to ask again of another thing. */
const isQuestion =
  /(?:か|の|は|って|[？?])[。？?！!\s]*$|何|いつ|どこ|誰|だれ|いくら|いくつ|どう|教えて/u;

/** 犬を飼ってもいいですか has no topic: what is kept is replaced, and a place by a place. */
function inSentence(instead: string, before: string): string {
  const particles = places.test(instead) ? ['で', 'に', 'を', 'が'] : ['を', 'が', 'に', 'で'];
  for (const particle of particles) {
    const named = new RegExp(`${noun}(?=${particle}(?!す|しょ))`, 'u').exec(before)?.[0];
    if (named !== undefined) return before.replace(named, () => instead);
  }
  return isQuestion.test(before)
    ? `${instead}について、${before}`
    : `${statementOf(toldIn(before))}。${instead}は？`;
}
