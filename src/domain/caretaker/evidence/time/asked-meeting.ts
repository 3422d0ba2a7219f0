import {
  addDays,
  fiscalYearOf,
  type IsoDate,
  isoDate,
  isRealDate,
  partsOf,
} from '#domain/calendar.ts';
import type { Meeting, MeetingKind } from './meetings.ts';

/** 尋ねられた会議: the meeting that a question means by its time and kind. */
export type AskedMeeting = {
  /** Those of them that are meant; empty where none of them is. */
  readonly among: (meetings: readonly Meeting[]) => readonly Meeting[];
  /** Whether it asks for all that was decided or discussed there, and not for one matter. */
  readonly isWhole: boolean;
  /** Whether it is one that has been held at a time that is named. */
  readonly isHeld: boolean;
};

/** From a day until before another. */
type Span = { readonly from: IsoDate; readonly before: IsoDate };
type When =
  | { readonly is: 'latest' }
  | { readonly is: 'next' }
  | { readonly is: 'term'; readonly term: string }
  | { readonly is: 'within'; readonly spans: readonly Span[] };

type Time = { readonly today: IsoDate; readonly kind: MeetingKind; readonly isPast: boolean };
type Rule = {
  readonly words: string;
  readonly when: (match: readonly (string | undefined)[], time: Time) => When;
};

const distanceOfYear = new Map([
  ['一昨年', -2],
  ['おととし', -2],
  ['昨年', -1],
  ['去年', -1],
  ['前年', -1],
  ['来年', 1],
]);
const distanceOfMonth = new Map([
  ['先々月', -2],
  ['先月', -1],
  ['前月', -1],
  ['来月', 1],
]);
const firstMonthOf = new Map([
  ['春', 3],
  ['夏', 6],
  ['秋', 9],
  ['冬', 12],
]);

const part = '(?:の?([0-9]{1,2})月|の?(春|夏|秋|冬))?';

// Tried in this order, so that 去年の5月 is not read as 5月.
const rules: readonly Rule[] = [
  { words: '第([0-9]{1,3})[期回]', when: ([term = '']) => ({ is: 'term', term }) },
  {
    words: `(?:(20[0-9]{2})|令和([0-9]{1,2}))年(度)?${part}`,
    when: ([western, reiwa, ...rest], time) =>
      inYear(western ? Number(western) : 2018 + Number(reiwa), rest, time),
  },
  {
    words: `(一昨年|おととし|昨年|去年|前年|今年|本年|来年)(度)?${part}`,
    when: ([word = '', ...rest], time) => {
      const now = rest[0] ? fiscalYearOf(time.today) : partsOf(time.today).year;
      return inYear(now + (distanceOfYear.get(word) ?? 0), rest, time);
    },
  },
  {
    words: '(先々月|先月|前月|今月|来月)',
    when: ([word = ''], { today }) => {
      const { year, month } = partsOf(today);
      return within(span(year, month + (distanceOfMonth.get(word) ?? 0), 1));
    },
  },
  {
    words: '([0-9]{1,2})月([0-9]{1,2})日',
    when: ([month, day], time) => within(...nearestDay(Number(month), Number(day), time)),
  },
  {
    words: '([0-9]{1,2})月',
    when: ([month], time) => within(...nearest(Number(month), 1, time)),
  },
  {
    words: '(春|夏|秋|冬)',
    when: ([season = ''], time) => within(...nearest(firstMonthOf.get(season) ?? 3, 3, time)),
  },
  {
    words: '(?:前回|この前|この間|こないだ|先日|直近|最近|最新|いちばん新しい|一番新しい)',
    when: () => ({ is: 'latest' }),
  },
  { words: '(?:次回|次|今度|今後|これから)', when: () => ({ is: 'next' }) },
];

const held = '(?:開かれ|開催され|行われ|開催し|開い|行っ|あっ)た';
const meeting = `(?:の|、|に${held}|に(?:開かれる|開催される|開く|ある))?(?:通常|定期|定時|臨時)?(総会|理事会)`;
const patterns = rules.map(({ words, when }) => ({ pattern: new RegExp(words + meeting), when }));

const pastTense =
  /[れっしい出]た(?=\p{Script=Han})|(?:た|だ)(?:の|ん|か|こと|事|内容|議[題案]|$|[?。、])|ました|でした|議事録|結果/u;
// What was settled at a meeting may be asked about for its own sake: its rules stand elsewhere.
const background =
  /^(?:で|にて|において|に)?、?(?:以降|以来|の?後|の?あと|から|より|.{0,10}(?:決ま|決め|決議され|可決され|承認され|認められ|変わ|改正され|設置され)っ?た(?!こと|事|内容|もの|とき|決議|議|の|ん|か|よ|ね|$|[?。、]))/;
const asksOneThing = /いつ|どこ|だれ|誰|いくら|どうして|なぜ|まで/;
const ofWholeMeeting =
  /[^何決定議事項結果内容話合題案録教全部見可覧知主要点概出読聞詳報告承認件年月期]/u;
/** 何を話す予定 asks for the matters, 予定 alone for the day. */
const toBeDone = /(?<=話す|話し合う|決める|取り上げる)予定/;
const content = /[\p{Script=Han}\p{Script=Katakana}]/gu;

/** Of a normalised question. */
export function asksForMeeting(asked: string, today: IsoDate): AskedMeeting | undefined {
  for (const { pattern, when } of patterns) {
    const match = pattern.exec(asked);
    if (match === null) continue;
    const after = asked.slice(match.index + match[0].length);
    const kind = match.at(-1) === '総会' ? 'general-meeting' : 'board-meeting';
    const isPast = pastTense.test(after);
    const meant = when(match.slice(1, -1), { today, kind, isPast });
    if (meant.is !== 'next' && background.test(after)) return undefined;
    return askedOf({ meant, kind, isPast, rest: asked.slice(0, match.index) + after }, today);
  }
  return latestOutcome(asked, today);
}

type Meant = {
  readonly meant: When;
  readonly kind: MeetingKind;
  readonly rest: string;
  readonly isPast?: boolean;
};

function askedOf({ meant, kind, rest, isPast = false }: Meant, today: IsoDate): AskedMeeting {
  const ofKind = (meetings: readonly Meeting[]) => meetings.filter((one) => one.kind === kind);
  return {
    among: (meetings) => choose(meant, ofKind(meetings), today),
    isHeld: isPast && (meant.is === 'within' || meant.is === 'term'),
    isWhole:
      !asksOneThing.test(rest) &&
      (rest.replace(toBeDone, '').match(content) ?? []).every((sign) => !ofWholeMeeting.test(sign)),
  };
}

const outcome =
  /^(?:通常|定期|定時)?(総会|理事会)(?:の|で)(?:は|、)?(?:決議|議決|決定|可決|審議)?(?:の|した)?(?:結果|事項|何が決ま(?:った|りました)|決まった(?:こと|の))/;

const general = '^(?:うちの)?(?:通常|定期|定時)?総会(?:へ|に|で)?(?:の|は|って)?、?';
/** How many came, and not how many have to. */
const attendance = [
  new RegExp(
    `${general}(?:出席|参加)(?:率|者数?|状況|人数)(?:は|って|を|が|[?。]|$)(?!.{0,8}(?:上げ|増や|高め|必要|なけれ|足り))`,
  ),
  new RegExp(
    `${general}(?:委任状|議決権行使書|本人出席)(?:は|って|が)?(?:何[通枚人名件個]|いくつ|どれくらい)[^。]{0,6}(?:た|まし)`,
  ),
  new RegExp(
    `${general}(?:何人|何名|何戸|どれくらい|どのくらい)(?:くらい|ぐらい)?が?(?:出席し|参加し|来|集まっ|集まり|出)(?:た|まし)`,
  ),
];

/** 総会の結果は and 総会の出席率は without a time mean the latest. */
function latestOutcome(asked: string, today: IsoDate): AskedMeeting | undefined {
  if (attendance.some((pattern) => pattern.test(asked)))
    return askedOf({ meant: { is: 'latest' }, kind: 'general-meeting', rest: asked }, today);
  const match = outcome.exec(asked);
  if (match === null) return undefined;
  const kind = match[1] === '総会' ? 'general-meeting' : 'board-meeting';
  const found = askedOf(
    { meant: { is: 'latest' }, kind, rest: asked.slice(match[0].length) },
    today,
  );
  return found.isWhole ? found : undefined;
}

/** Of a fiscal year for the board, which meets every month; a general meeting is known by the year it was held in. */
function inYear(
  year: number,
  [fiscal, month, season]: readonly (string | undefined)[],
  { kind }: Time,
): When {
  const first = month === undefined ? firstMonthOf.get(season ?? '') : Number(month);
  const isFiscal = fiscal !== undefined && kind === 'board-meeting';
  if (first === undefined) return within(span(year, isFiscal ? 4 : 1, 12));
  const isNextYear = fiscal !== undefined && first < 4;
  return within(span(isNextYear ? year + 1 : year, first, month === undefined ? 3 : 1));
}

/** The latest such months that have begun; before them the next, unless the question speaks of the past. */
function nearest(first: number, count: number, { today, isPast }: Time): readonly Span[] {
  const { year } = partsOf(today);
  const begun = [year, year - 1].map((one) => span(one, first, count));
  const latest = begun.filter(({ from }) => from <= today).slice(0, 1);
  if (isPast) return latest;
  const next = [year, year + 1].map((one) => span(one, first, count));
  return [...next.filter(({ before }) => before > today).slice(0, 1), ...latest];
}

/** The latest such day that has come. */
function nearestDay(month: number, day: number, { today }: Time): readonly Span[] {
  const { year } = partsOf(today);
  const days = [year, year - 1].map((one) => isoDate({ year: one, month, day }));
  return days
    .filter((one) => isRealDate(one) && one <= today)
    .slice(0, 1)
    .map((from) => ({ from, before: addDays(from, 1) }));
}

function span(year: number, month: number, count: number): Span {
  return { from: firstOf(year, month), before: firstOf(year, month + count) };
}

/** The 13th month is the first of the next year. */
function firstOf(year: number, month: number): IsoDate {
  const months = year * 12 + month - 1;
  return isoDate({ year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 });
}

function within(...spans: readonly Span[]): When {
  return { is: 'within', spans };
}

/** Minutes before notices: once a meeting has been held, what it was to be about no longer counts. */
function choose(when: When, meetings: readonly Meeting[], today: IsoDate): readonly Meeting[] {
  const past = meetings.filter(({ day, isAnnounced }) => !isAnnounced && day <= today);
  const coming = meetings.filter(({ day, isAnnounced }) => isAnnounced && day >= today);
  if (when.is === 'next') return onDay(coming, coming.map(({ day }) => day).toSorted()[0]);
  if (when.is === 'latest')
    return onDay(
      past,
      past
        .map(({ day }) => day)
        .toSorted()
        .at(-1),
    );
  if (when.is === 'term') return preferred(past, coming, ({ term }) => term === when.term);
  const spans = when.spans.map(({ from, before }) =>
    preferred(past, coming, ({ day }) => day >= from && day < before),
  );
  return spans.find((found) => found.length > 0) ?? [];
}

function preferred(
  past: readonly Meeting[],
  coming: readonly Meeting[],
  isMeant: (meeting: Meeting) => boolean,
): readonly Meeting[] {
  const found = past.filter(isMeant);
  return found.length > 0 ? found : coming.filter(isMeant);
}

function onDay(meetings: readonly Meeting[], day: IsoDate | undefined): readonly Meeting[] {
  return meetings.filter((one) => one.day === day);
}
