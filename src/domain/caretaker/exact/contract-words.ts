import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import type { AssociationFacts } from '#domain/caretaker/records/association-facts.ts';
import { formatYen } from '#domain/format-yen.ts';

export type Contract = AssociationFacts['contracts'][number];

/** Everyday words for a work or for who does it, and how contracts name it; in this order. */
const works: readonly (readonly [asked: RegExp, contract: RegExp])[] = [
  [/管理会社|管理の会社/, /管理委託|管理業務/],
  [/エレベーター?|昇降機/, /エレベーター|昇降機/],
  [/植栽|植木|庭木|庭の木|剪定|造園|庭師/, /植栽|造園|緑地/],
  [
    /(?:機械式?|立体)(?:の)?駐車場|駐車場の(?:機械|装置|設備)|駐車装置/,
    /(?:機械式?|立体)駐車|駐車装置/,
  ],
  [/消防(?:用)?(?:の)?(?:設備)?|消火設備|火災報知[器機]/, /消防|消火/],
  [/受水槽|貯水槽|給水(?:設備|ポンプ)/, /受水槽|貯水槽|給水/],
  [/(?:雑)?排水管/, /排水管/],
  [/清掃|掃除/, /(?<!槽|管)清掃/],
  [/(?:火災|地震|損害|総合)?保険/, /保険/],
  [/インターネット/, /インターネット/],
  [/(?:機械)?警備|セキュリティー?/, /警備|セキュリティ/],
  [/電気(?:設備|工作物)|受変電(?:設備)?/, /電気(?:設備|工作物)|受変電/],
  [/防犯カメラ/, /防犯カメラ/],
];

/** What else may be said of who does it and what is done: it names the same contract. */
export const contractFillers: readonly RegExp[] = [
  /会社|業者|屋|さん|契約|点検|保守|手入れ|世話|メンテナンス|管理|清掃|検査|作業|仕事|業務|費用|料金|代金/g,
  /毎月|月々|ひと月|1[かヶケカ個]月|(?<![0-9先今来前])月(?:に|額)|毎年|あたり|当たり/g,
];

/** 毎月いくら, 月にいくら: the price of a month goes first. */
export const asksMonthly = (text: string): boolean =>
  /毎月|月々|ひと月|1[かヶケカ個]月|(?<![0-9先今来前])月(?:に|額)/.test(text);

/** With what is left of the question beside it. */
type NamedContract = { readonly contract: Contract; readonly rest: string };

/** 管理会社, 植木の手入れ, エレベーター保守契約: the one contract that is named by what is done. */
export function contractIn(
  text: string,
  contracts: readonly Contract[],
): NamedContract | undefined {
  return byName(text, contracts) ?? byWork(text, contracts);
}

function byName(text: string, contracts: readonly Contract[]): NamedContract | undefined {
  return contracts
    .flatMap((contract) => {
      const whole = plainQuestion(contract.name);
      return [whole, whole.replace(/契約$/, '')].map((words) => ({ contract, words }));
    })
    .filter(({ words }) => text.includes(words))
    .toSorted((one, other) => other.words.length - one.words.length)
    .map(({ contract, words }) => ({ contract, rest: text.replace(words, '') }))[0];
}

function byWork(text: string, contracts: readonly Contract[]): NamedContract | undefined {
  for (const [asked, meant] of works) {
    const [contract, ...others] = contracts.filter(({ name }) => meant.test(name));
    if (!asked.test(text) || !contract) continue;
    const rest = text.replace(new RegExp(asked, 'g'), '');
    return others.length > 0 ? undefined : { contract, rest };
  }
  return undefined;
}

const monthsAYear = 12;

/** 年6,480,000円（12か月で割ると、月540,000円）; of some the price is not recorded. */
export function priceWords({ yearlyYen }: Contract): string | undefined {
  if (yearlyYen === 0) return undefined;
  return `年**${formatYen(yearlyYen)}**（12か月で割ると、${monthlyWords(yearlyYen)}）`;
}

/** 月540,000円（年6,480,000円を12か月で割った額）, where the price of a month is asked for. */
export function monthlyPriceWords({ yearlyYen }: Contract): string | undefined {
  if (yearlyYen === 0) return undefined;
  return `${monthlyWords(yearlyYen, '**')}（年${formatYen(yearlyYen)}を12か月で割った額）`;
}

function monthlyWords(yearlyYen: number, mark = ''): string {
  const monthlyYen = Math.round(yearlyYen / monthsAYear);
  const about = monthlyYen * monthsAYear === yearlyYen ? '月' : '月およそ';
  return `${about}${mark}${formatYen(monthlyYen)}${mark}`;
}
