const unitNames: readonly (readonly [unit: string, ...spellings: string[]])[] = [
  ['日付'],
  ['時刻'],
  ['曜日'],
  ['分数'],
  ['年度', '年度'],
  ['年目', '年目'],
  ['か月', 'か月間', 'か月', '月間'],
  ['時間', '時間'],
  ['週', '週間', '週'],
  ['日', '日間', '日'],
  ['年', '年間', '年'],
  ['月', '月'],
  ['分', '分間', '分'],
  ['か所', 'か所', '箇所'],
  ['円', '円'],
  ['匹', '匹', '頭'],
  ['人', '人', '名'],
  ['戸', '戸', '世帯', '住戸'],
  ['号室', '号室'],
  ['号棟', '号棟'],
  ['m2', 'm2', '平方メートル', '平米'],
  ['cm', 'cm', 'センチメートル', 'センチ'],
  ['kg', 'kg', 'キログラム', 'キロ'],
  ['m', 'm', 'メートル'],
  ['%', '%', 'パーセント'],
  ...[...'台本件回階歳条項号個枚部棟室票倍割章基時度つ'].map((unit) => [unit, unit] as const),
];

/** The unit by each of its spellings. */
export const unitOf = new Map(
  unitNames.flatMap(([unit, ...spellings]) => spellings.map((spelling) => [spelling, unit])),
);
/** For a pattern, the longest first. */
export const unitSpellings = [...unitOf.keys()].toSorted((a, b) => b.length - a.length).join('|');
