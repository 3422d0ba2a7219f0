const counters =
  '人|名|匹|頭|羽|個|回|度目|度|戸|室|棟|台|本|枚|冊|件|社|校|か国|国|つ|歳|才|階|号|条|番|位|点|勝|敗|試合|巻|話|種|部|隻|機|両|年間|日間|時間|週間|か月|か所|か年|秒|分|キロ|km|メートル|m|センチ|cm|mm|グラム|kg|トン|ヘクタール|平方|代目|代|文字|字|曲|作|世帯|票|議席|連|期|級|段|丁目|口|次|色|行|ページ|便|路線|駅|ヘルツ|ワット|馬力|リットル|畳|坪|平米|光年|株|割';
const asked = new RegExp(`何(${counters})`);

// What is asked for in one word may be answered in another.
const alike: readonly (readonly string[])[] = [
  ['人', '名'],
  ['匹', '頭', '羽'],
  ['歳', '才'],
  ['キロ', 'km', 'kg'],
  ['メートル', 'm'],
  ['か月', '月'],
];

/** 助数詞: for 何台 or 何人, a pattern of the counters that an answer may have after its number. */
export function counterPattern(question: string): string | undefined {
  const counter = asked.exec(question)?.[1];
  if (counter === undefined) return undefined;
  if (counter === 'つ') return '(?:つ|種|個|点)?';
  const group = alike.find((words) => words.includes(counter)) ?? [counter];
  return `(?:${group.join('|')})`;
}
