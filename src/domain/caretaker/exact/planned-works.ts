import { itemName, type RepairItem } from '#domain/repair-plan/register/repair-item.ts';

/** What everyday speech calls what the register calls otherwise. */
const everyday: readonly (readonly [said: RegExp, name: string])[] = [
  [/エレベータ(?!ー)|エレベーター|リフト/g, '昇降機'],
  [/下水管|排水の管|配水管/g, '排水管'],
  [/水道管|給水の管/g, '給水管'],
  [/郵便受け|ポスト/g, '郵便受'],
  [/駐輪場|自転車置き場/g, '自転車置場'],
  [/ごみ置場|ごみ置き場/g, 'ゴミ集積所'],
  [/立体駐車場/g, '機械式駐車場'],
  [/火災報知[器機]/g, '火災報知設備'],
];

/** What a name of the register ends with, and speech leaves out: 外壁塗装, 避雷針設備, 配電盤類. */
const ending = /(?:設備|器具|塗装|防水|補修|張補修|類|等)+$/;
const shortest = 2;

/** The names by which a work is asked for: 「屋上防水（露出）・エントランス棟」 is 屋上防水, 屋上 and エントランス棟. */
function namesOf({ part }: RepairItem): readonly string[] {
  const whole = part
    .replace(/（[^）]*）/g, '')
    .split(/[・、]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const short = whole.map((name) => name.replace(ending, ''));
  // 雑排水管 is a 排水管.
  const plain = short.map((name) => name.replace(/^(?:雑|共用|埋設|窓)/, ''));
  return [...new Set([...whole, ...short, ...plain])].filter((name) => name.length >= shortest);
}

/** 「直接仮設（足場）」 may be asked for as it stands in the register. */
const wordsOf = ({ part, work }: RepairItem): readonly string[] =>
  `${part}（${work}`
    .normalize('NFKC')
    .toLowerCase()
    .split(/[()・、\s]/)
    .filter((words) => words !== '')
    .toSorted((one, other) => other.length - one.length);

type NamedWorks = {
  readonly items: readonly RepairItem[];
  /** The question without the name. */
  readonly rest: string;
};

/** The works of the plan that a question names, by the longest name that it holds. */
export function worksNamedIn(question: string, items: readonly RepairItem[]): NamedWorks {
  const asked = everyday.reduce((text, [said, name]) => text.replace(said, name), question);
  const named = items.flatMap((item) =>
    namesOf(item)
      .map((name) => name.toLowerCase().normalize('NFKC'))
      .filter((name) => asked.includes(name))
      .map((name) => ({ item, name })),
  );
  const longest = Math.max(0, ...named.map(({ name }) => name.length));
  const meant = named.filter(({ name }) => name.length === longest);
  return {
    items: [...new Set(meant.map(({ item }) => item))],
    rest: meant
      .flatMap(({ item, name }) => [name, ...wordsOf(item)])
      .reduce((text, words) => text.replaceAll(words, ''), asked),
  };
}

/** 「昇降機（全構成機器）の取替え」 */
export function workWords(item: RepairItem): string {
  return item.work === '' ? itemName(item) : `${item.part}の${item.work}`;
}
