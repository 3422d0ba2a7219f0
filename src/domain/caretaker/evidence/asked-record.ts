import { namedRecordOf } from './asked/named-records.ts';
import type { Figures } from './figures.ts';

/** Whether a live record is the very thing that was asked for: who holds an office, what a year left. */
export type AsksForRecord = (sourceId: string) => boolean;

const office = '(?:理事長|副理事長|会計担当理事|会計担当|会計係|会計|監事|理事|役員)';
/** 理事会のメンバー, 役員の顔ぶれ: whoever sits there, as people say it. */
const members =
  '(?:(?:理事会|役員会|理事|役員)の?(?:メンバー|構成員|顔ぶれ|面々)|(?:理事会|役員会)の(?:人|方|役員|理事)(?:たち|々)?)';
const who = '(?:誰|だれ|どなた|何という(?:人|方))';
// 誰が and 誰に ask for what an office does, not for a name.
const isEnd = '(?=です|でしょう|か|だ|な|[?。]|$)';
const now = '(?:今|現在|いま)?の?';
const asksWho = [
  new RegExp(`${office}(?:さん)?(?:の(?:方|人|名前|氏名))?(?:は|って|が)?${now}、?${who}${isEnd}`),
  new RegExp(`${members}(?:の(?:名前|氏名))?(?:は|って)?${now}、?${who}${isEnd}`),
  new RegExp(
    `^(?:今の?|現在の?)?${members}(?:の(?:名前|氏名|一覧))?(?:は|って|を(?:全員)?(?:教え|知り).*)?[?。]*$`,
  ),
  new RegExp(`${who}が${now}${office}(?:です|でしょう|を(?:して|務め)|な|か|[?。]|$)`),
];

/** What one office is there for: who does it is asked for by name. Who does other things stands in the rules. */
const work = '(?:会計|監査)(?:の(?:仕事|担当))?';
const does =
  '(?:(?:し|やっ|担当し|行っ)て(?:い|くれてい)?(?:る|ます)|する|します|やる|やります|行う|行います)';
const asksWhoDoes = new RegExp(
  `^(?:今の?|現在の?)?(?:${work}(?:は|って|を)?、?${who}が${does}|${who}が${work}を?${does}|${work}を?${does}(?:の|人|方|役員)(?:は|って)、?${who}${isEnd})`,
);

/** 役員は誰ですか: all of them, in the order of their offices, and not the one of whom most words fit. */
export const asksAllOfficers = (asked: string): boolean =>
  new RegExp(`${members}|役員`).test(asked) &&
  !/理事長|会計|監事|監査|何[人名]|人数|任期/.test(asked);

const formerly = /前[の期年]|以前|前任|先代|歴代|初代|元(?:副?理事長|理事|監事|役員)|でした/;

// One that is planned; 前回 and した ask for the last.
const nextMajorWork =
  /^(?:次の|次回の|今度の)?大規模修繕(?:工事)?(?:は|って|の予定は)、?(?:次は)?(?:いつ|何年)(?!.*(?:した|前回))/;

const thisYear = /今年|本年|今期|当期/;
const money = /収入|支出|残高|繰越|繰り越|収支|決算/;
const reserve = /積立|修繕/;
const general = /管理費|一般会計/;
const balance = /残高(?!.*(?:見込|将来|推移|証明|計画|年後|年度末|報告))/;
const bareBalance = /^(?:今|現在|いま)?の?(?:お金の?|組合の)?残高(?:は|って|を|$|[?。])/;

/** Who asks, told before the question: 会計を引き継いだばかりです。 It names no record. */
const newInOffice =
  /^[^。?？]{0,16}(?:理事長?|役員|監事|会計|委員|担当|当番)[^。?？]{0,12}(?:になりました|になった(?:ばかり)?です|になってしまいました|ばかりです|(?:引き受け|引き継ぎ|任され|やることになり)ました)。(?=.{6,})/;

type AskedYears = Pick<Figures, 'years'> & {
  /** The fiscal year that is over. */
  readonly closedYear?: string;
};

/** Of a normalised question and the years that it means. */
export function asksForRecord(told: string, years: AskedYears): AsksForRecord | undefined {
  const asked = told.replace(newInOffice, '');
  return asksByName(asked, years.years) ?? asksForFund(asked, years);
}

function asksByName(asked: string, years: readonly string[]): AsksForRecord | undefined {
  const isOfNow = isOfThisYear(asked, years);
  const asksName = [...asksWho, asksWhoDoes].some((pattern) => pattern.test(asked));
  if (asksName && !formerly.test(asked) && isOfNow) return (id) => id === 'record-officers';
  if (nextMajorWork.test(asked)) return (id) => id === 'record-repair-plan';
  const named = namedRecordOf(asked);
  return named && ((id) => named.test(id));
}

function asksForFund(asked: string, { years, closedYear }: AskedYears): AsksForRecord | undefined {
  if (bareBalance.test(asked)) return (id) => /^record-(?:reserve|general)-balance$/.test(id);
  const [fund] = fundsNamed(asked);
  if (fund !== undefined && isOfThisYear(asked, years) && balance.test(asked))
    return (id) => id === `record-${fund}-balance`;
  const meant = years.length === 0 || thisYear.test(asked) ? closedFor(asked, closedYear) : years;
  return money.test(asked) ? settlementOf(asked, meant ?? years) : undefined;
}

function isOfThisYear(asked: string, years: readonly string[]): boolean {
  return years.length === 0 || thisYear.test(asked);
}

/** 繰越金はいくら: what the last closed year left, for the year that runs has left nothing yet. */
const left = /繰越|繰り越|黒字|赤字|決算[^。]*残[りっ]/;

function closedFor(asked: string, closedYear: string | undefined): readonly string[] | undefined {
  return closedYear !== undefined && left.test(asked) ? [closedYear] : undefined;
}

// What was said about the accounts, and sums of something smaller than a fund, stand in the minutes.
const ofMinutes =
  /承認|総会|議案|理事会|監査|賛成|反対|報告|いつ|誰|なぜ|理由|予算|工事|内訳|うち|費目|水道|電気|保険|委託|清掃/;

/** Of the fund that was named; whoever asks for the year's accounts means both. */
function settlementOf(asked: string, years: readonly string[]): AsksForRecord | undefined {
  if (ofMinutes.test(asked) || years.length === 0) return undefined;
  const codes = fundsNamed(asked);
  return codes.length === 0
    ? undefined
    : (id) =>
        codes.some((code) => years.some((year) => id === `record-settlement-${code}-${year}`));
}

function fundsNamed(asked: string): readonly string[] {
  const named = [reserve.test(asked) && 'reserve', general.test(asked) && 'general'];
  const codes = named.filter((code) => code !== false);
  return codes.length > 0 || !/決算|収支|黒字|赤字|繰越|繰り越/.test(asked)
    ? codes
    : ['general', 'reserve'];
}
