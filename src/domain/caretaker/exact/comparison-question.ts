import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { accountWords, expenseParts } from './account-words.ts';

/** 前年との比較: which line or total, of which fund, and whether a year further back is meant. */
export type ComparisonQuestion = {
  readonly subject:
    | { readonly kind: 'account'; readonly name: string }
    | { readonly kind: 'part'; readonly name: string; readonly account: string | undefined }
    | { readonly kind: 'total'; readonly sides: readonly ('income' | 'expense')[] };
  readonly fund: string | undefined;
  /** `undefined` is the latest year. */
  readonly fiscalYear: number | undefined;
};

/** What there is to be asked for, as the books name it. */
export type Chart = {
  readonly accounts: readonly string[];
  /** What the entries of an account are for: 電気料金 of 水道光熱費. */
  readonly parts: readonly { readonly name: string; readonly account: string }[];
  readonly funds: readonly { readonly code: string; readonly name: string }[];
  readonly latestYear: number;
};

const lastYear = '去年度?|昨年度?|前年度?|前の年度?|前期|先年|対前年';
const twoYearsAgo = '一昨年度?|おととし|おとどし|前々年度?|前々期';
const numbered = '(20[0-9]{2})年度?';
const anotherYear = new RegExp(`${lastYear}|${twoYearsAgo}|${numbered}`);
const comparing =
  /より|比べ|くらべ|比較|対比|同期|同じ(?:時期|月)|増え|ふえ|増加|増減|減|へっ|へり|上が|下が|高く|安く|多く|少なく|多い|少ない|変わ|変化|違い|違う|ちがい|差|伸び/;

/** Dues of a dwelling, decisions and why it is so are told elsewhere. */
const otherwise =
  /滞納|未納|うちの|うちは|私の|我が家|号室|戸あたり|㎡|平米|月額|値上|値下|改定|なぜ|どうして|何で|理由|原因|予算|残高|貯|人数|何人|戸数|組合員|区分所有者の数|議決|賛成|出席|計画|見通し|将来|来年|今後|予想|予測/;

const spending = /支出|出費|経費|使ったお金|出ていくお金|かかったお金|費用|支払|出たお金/;
const earning = /収入|入ってくるお金|入ったお金|入金/;
/** All that may stand before a total: with any other word it is the money of something that is not known here. */
const beforeTotal =
  /今年|ことし|本年|今期|当期|去年|昨年|前年|前期|一昨年|前々年|おととし|[0-9]+年|年?度|管理組合|組合|マンション|会計|管理費|修繕積立金|積立金|駐車場|全部|全体|合計|総|比べて|比べると|より|から|も?、|の|は|と|で|に/g;

/** 今年の電気代は去年よりいくら増えましたか, whatever the line and the wording. */
export function comparisonQuestionIn(
  question: string,
  chart: Chart,
): ComparisonQuestion | undefined {
  const text = plainQuestion(question);
  if (!anotherYear.test(text) || !comparing.test(text) || otherwise.test(text)) return undefined;
  const year = fiscalYearIn(text, chart.latestYear);
  const subject = subjectIn(text, chart);
  if (year === 'unknown' || subject === undefined) return undefined;
  const named = chart.funds.find(({ name, code }) => namesFund(text, name, code));
  return { subject, fund: named?.code, fiscalYear: year };
}

/** The later of the two years that are named; only a year and the one before it are compared. */
function fiscalYearIn(text: string, latestYear: number): number | undefined | 'unknown' {
  const named = [...text.matchAll(new RegExp(numbered, 'g'))].map(([, year]) => Number(year));
  const [one, other] = named.toSorted((a, b) => b - a);
  if (one !== undefined && other !== undefined) return one - other === 1 ? one : 'unknown';
  if (one !== undefined)
    return new RegExp(`${lastYear}|今年|本年|今期|当期`).test(text)
      ? besideThis(one, latestYear, text)
      : 'unknown';
  if (!new RegExp(twoYearsAgo).test(text)) return undefined;
  const rest = text.replace(new RegExp(twoYearsAgo, 'g'), '');
  return new RegExp(lastYear).test(rest) ? latestYear - 1 : 'unknown';
}

/** 2025年度は前年度より, and 今年は2025年より. */
function besideThis(
  year: number,
  latestYear: number,
  text: string,
): number | undefined | 'unknown' {
  if (!/今年|本年|今期|当期/.test(text)) return year;
  return year === latestYear - 1 || year === latestYear ? undefined : 'unknown';
}

function subjectIn(text: string, chart: Chart): ComparisonQuestion['subject'] | undefined {
  const { accounts } = chart;
  const whole = longest(accounts.filter((name) => text.includes(plainQuestion(name))));
  if (whole !== undefined) return { kind: 'account', name: whole };
  const part = partIn(text, chart);
  if (part !== undefined) return part;
  const meant = accountWords.find(([asked]) => asked.test(text))?.[1];
  const account = meant && accounts.find((name) => meant.test(name));
  if (account !== undefined) return { kind: 'account', name: account };
  return totalIn(text, chart);
}

/** 電気代; with 水道 beside it the whole account is meant. */
function partIn(
  text: string,
  { accounts, parts }: Chart,
): ComparisonQuestion['subject'] | undefined {
  const part = expenseParts.find(({ asked }) => asked.test(text));
  if (part === undefined || /光熱費|電気と水道|水道と電気/.test(text)) return undefined;
  const known = parts.find(({ name }) => name === part.name)?.account;
  const isThere = known !== undefined || accounts.some((name) => part.within.test(name));
  return isThere ? { kind: 'part', name: part.name, account: known } : undefined;
}

function totalIn(text: string, { funds }: Chart): ComparisonQuestion['subject'] | undefined {
  const isOfAll = (words: RegExp): boolean => {
    const place = text.search(words);
    const names = funds.map(({ name }) => plainQuestion(name));
    const before = names.reduce((rest, name) => rest.replace(name, ''), text.slice(0, place));
    return place >= 0 && before.replace(beforeTotal, '') === '';
  };
  if (isOfAll(/収支/)) return { kind: 'total', sides: ['income', 'expense'] };
  const sides = [
    isOfAll(earning) ? ('income' as const) : [],
    isOfAll(spending) ? ('expense' as const) : [],
  ].flat();
  return sides.length === 0 ? undefined : { kind: 'total', sides };
}

const longest = (names: readonly string[]): string | undefined =>
  names.toSorted((one, other) => other.length - one.length)[0];

/** 管理費会計, or 管理費 and 積立金 beside a total. */
function namesFund(text: string, name: string, code: string): boolean {
  const plain = plainQuestion(name);
  if (text.includes(plain)) return true;
  const short = plain.replace(/会計$/, '');
  return code === 'reserve' ? /積立金(?:会計|の(?:収|支))/.test(text) : text.includes(`${short}の`);
}
