import { addDays, formatMonthDay, type IsoDate } from '#domain/calendar.ts';
import { isBankDay } from '#domain/ledger/repeats/bank-day.ts';
import { periodWords } from '#domain/resolutions/procedure.ts';
import type { DispatchRule } from './dispatch-rule.ts';

export type SettlementState = 'none' | 'draft' | 'audited' | 'approved';

/** What is known of a general meeting at the moment of asking; nothing of it is ticked by hand. */
export type CalendarFacts = {
  readonly today: IsoDate;
  readonly heldOn: IsoDate;
  readonly dispatch: DispatchRule;
  /** 決算 of the year that ended last before the meeting; `null` for a 臨時総会. */
  readonly settlement: { readonly endsOn: IsoDate; readonly state: SettlementState } | null;
  /** Days of the board, those ahead and those past. */
  readonly boardDays: readonly IsoDate[];
  /** Items of the agenda, and those that cannot be sent yet. */
  readonly items: { readonly count: number; readonly unready: number };
  /** The day on which roll and items were fixed, with the convocation. */
  readonly dispatchedOn: IsoDate | null;
  readonly hasMinutes: boolean;
};

type StepId =
  | 'settlement'
  | 'audit'
  | 'board'
  | 'dispatch'
  | 'briefing'
  | 'slips'
  | 'second-reading'
  | 'day'
  | 'minutes';

/** `due` is later than the aim, `late` later than the last day; `date` is nothing to do, only a day. */
type StepState = 'done' | 'open' | 'due' | 'late' | 'date';

export type Step = {
  readonly id: StepId;
  readonly name: string;
  readonly who: string;
  /** By when at the latest, and when one had better be ready. */
  readonly latestOn: IsoDate;
  readonly aimOn: IsoDate;
  /** What the day rests on; what is only usual is said to be. */
  readonly basis: string;
  readonly state: StepState;
  /** What is missing now, in words. */
  readonly missing: readonly string[];
};

/** 目安: usual leads before the convocation leaves, in days. No law and no bylaw says them. */
const leads = { settlement: 21, audit: 10, board: 7 } as const;
const aimWorkingDays = 3;
const usual = '目安';

type Draft = Omit<Step, 'state' | 'aimOn'> & { readonly isDate?: true };

/** 総会までの日程, counted backwards from the day of the meeting. */
export function calendarBack(facts: CalendarFacts): readonly Step[] {
  return [...before(facts), ...after(facts)].map((draft) => stepOf(draft, facts));
}

function stepOf({ isDate, ...draft }: Draft, { today, dispatch }: CalendarFacts): Step {
  const { latestOn, missing } = draft;
  const aimOn = latestOn <= dispatch.latestOn ? workingDaysBefore(latestOn) : latestOn;
  return { ...draft, aimOn, state: isDate ? 'date' : stateOf({ latestOn, aimOn, missing, today }) };
}

function stateOf(step: Pick<Step, 'latestOn' | 'aimOn' | 'missing'> & { today: IsoDate }) {
  if (step.missing.length === 0) return 'done';
  if (step.today > step.latestOn) return 'late';
  return step.today > step.aimOn ? 'due' : 'open';
}

/** Three days on which offices are open before it. */
function workingDaysBefore(day: IsoDate): IsoDate {
  let found = day;
  for (let left = aimWorkingDays; left > 0; ) {
    found = addDays(found, -1);
    if (isBankDay(found)) left -= 1;
  }
  return found;
}

function before(facts: CalendarFacts): readonly Draft[] {
  const { dispatch, heldOn, dispatchedOn } = facts;
  const on = (lead: number): IsoDate => addDays(dispatch.latestOn, -lead);
  return [
    ...settlementSteps(facts, on),
    {
      id: 'board',
      name: '理事会で議案を決める',
      who: '理事会',
      latestOn: on(leads.board),
      basis: usual,
      missing: missingOfBoard(facts, on),
    },
    {
      id: 'dispatch',
      name: '招集通知と議案書を発送し、建物内に掲示する',
      who: '理事長',
      latestOn: dispatch.latestOn,
      basis: basisOfDispatch(dispatch),
      missing: dispatchedOn === null ? missingOfDispatch(facts) : [],
    },
    ...(dispatch.briefingOn === null
      ? []
      : [
          {
            id: 'briefing' as const,
            name: '説明会を開く',
            who: '理事会',
            latestOn: dispatch.briefingOn,
            basis: `${dispatch.article}。総会の日の1か月前までに開きます。`,
            missing: [],
            isDate: true as const,
          },
        ]),
    {
      id: 'slips',
      name: '議決権行使書と委任状の締切（17時）',
      who: '組合員',
      latestOn: addDays(heldOn, -1),
      basis: '締切は招集通知に書きます。ふつうは前の日です。',
      missing: [],
      isDate: true,
    },
  ];
}

function settlementSteps(
  { settlement, today }: CalendarFacts,
  on: (lead: number) => IsoDate,
): readonly Draft[] {
  if (settlement === null) return [];
  const { endsOn, state } = settlement;
  const isOver = today > endsOn;
  return [
    {
      id: 'settlement',
      name: '決算書の案を作る（残高証明書をそろえる）',
      who: '会計担当理事・管理会社',
      latestOn: on(leads.settlement),
      basis: usual,
      missing:
        state !== 'none'
          ? []
          : [
              isOver
                ? '決算書の案がまだありません。'
                : `年度が終わる${formatMonthDay(endsOn)}のあとに作れます。`,
            ],
    },
    {
      id: 'audit',
      name: '監事が監査し、監査報告書を書く',
      who: '監事',
      latestOn: on(leads.audit),
      basis: usual,
      missing:
        state === 'audited' || state === 'approved'
          ? []
          : [state === 'none' ? '決算書の案を待っています。' : '監査報告書がまだありません。'],
    },
  ];
}

function missingOfBoard(facts: CalendarFacts, on: (lead: number) => IsoDate) {
  const { boardDays, items, settlement, today } = facts;
  // Before its accounts are there, a board cannot decide what it brings before the meeting.
  const madeOn = settlement?.state === 'none' ? on(leads.settlement) : '';
  const inTime = boardDays.filter((day) => day <= on(leads.board) && day >= madeOn).toSorted();
  const next = inTime.findLast((day) => day >= today);
  const isWhole = items.count > 0 && items.unready === 0;
  if (isWhole && next === undefined && inTime.length > 0) return [];
  return [
    ...missingItems(items),
    next === undefined
      ? `${madeOn === '' ? '' : '決算書の案ができてから、'}この日までの理事会の予定がありません。`
      : `${formatMonthDay(next)}の理事会で決められます。`,
  ];
}

function missingItems({ count, unready }: CalendarFacts['items']): readonly string[] {
  return [
    ...(count === 0 ? ['議案がまだありません。'] : []),
    ...(unready > 0 ? [`まだ送れない議案が${unready}件あります。`] : []),
  ];
}

function basisOfDispatch({ own, period, article, lawPeriod, isRefused }: DispatchRule): string {
  const clear = '出す日と総会の日は数えません。';
  const ofLaw = `${article}は${periodWords(lawPeriod)}前まで`;
  if (own === null) return `${ofLaw}です。${clear}`;
  if (isRefused) {
    return `${ofLaw}です。${own.place}の短い期間は使えません。${clear}`;
  }
  return `${own.place}は${periodWords(period)}前まで、${ofLaw}です。${clear}`;
}

function missingOfDispatch({ dispatch, today }: CalendarFacts): readonly string[] {
  const { latestOn, urgentOn } = dispatch;
  const words = 'まだ発送していません。';
  if (today <= latestOn) return [words];
  return urgentOn !== null && today <= urgentOn
    ? [words, `急ぐときは、理事会の承認があれば${formatMonthDay(urgentOn)}までに出せます。`]
    : [words, '今からでは間に合いません。総会の日を後ろにずらしてください。'];
}

function after({ heldOn, hasMinutes, today }: CalendarFacts): readonly Draft[] {
  return [
    {
      id: 'second-reading',
      name: '届いた議決権行使書を、二人が読み終える',
      who: '理事',
      latestOn: heldOn,
      basis: '総会が始まると、書面はもう入れられません。',
      missing: [],
      isDate: true,
    },
    {
      id: 'day',
      name: '総会の日',
      who: '全員',
      latestOn: heldOn,
      basis: '',
      missing: [],
      isDate: true,
    },
    {
      id: 'minutes',
      name: '議事録を作り、署名を受ける',
      who: '議長と、出席した組合員2名',
      latestOn: addDays(heldOn, 14),
      basis: usual,
      missing: missingOfMinutes(hasMinutes, today < heldOn),
    },
  ];
}

function missingOfMinutes(hasMinutes: boolean, isAhead: boolean): readonly string[] {
  if (hasMinutes) return [];
  return [isAhead ? '総会のあとに作ります。' : '議事録がまだありません。'];
}
