import { addDays, formatDate, type IsoDate } from '#domain/calendar.ts';
import type { DispatchRule } from '#domain/meetings/preparation/dispatch-rule.ts';
import { lastDayBefore } from '#domain/meetings/preparation/last-day-before.ts';
import { periodWords } from '#domain/resolutions/procedure.ts';

type Sending = {
  /** The day on which it would leave. */
  readonly today: IsoDate;
  readonly heldOn: IsoDate;
  readonly dispatch: Pick<DispatchRule, 'latestOn' | 'urgentOn' | 'period'>;
};

/** `urgent` leaves only where the board has agreed to the shorter period; `late` does not leave at all. */
export type SendingVerdict = {
  readonly state: 'in-time' | 'urgent' | 'late';
  readonly words: string;
};

/** 中〇日: whether what leaves today leaves early enough, and what can be done where it does not. */
export function sendingVerdict({ today, heldOn, dispatch }: Sending): SendingVerdict {
  const { latestOn, urgentOn, period } = dispatch;
  if (today <= latestOn) {
    return { state: 'in-time', words: `${formatDate(latestOn)}までに発送します。` };
  }
  const passed = `発送の期限（${formatDate(latestOn)}）を過ぎました。`;
  if (urgentOn !== null && today <= urgentOn) {
    return {
      state: 'urgent',
      words: `${passed}急ぐ場合は、理事会の承認があれば${formatDate(urgentOn)}までに発送できます。`,
    };
  }
  const earliest = earliestDay(today, heldOn, period);
  return {
    state: 'late',
    words: `${passed}今日発送するなら、間に${periodWords(period)}を空けるため、総会の日を${formatDate(earliest)}以降に変えてください。`,
  };
}

/** The first day from the planned one on that leaves the whole period after today. */
function earliestDay(today: IsoDate, heldOn: IsoDate, period: DispatchRule['period']): IsoDate {
  let day = heldOn > today ? heldOn : today;
  while (lastDayBefore(day, period) < today) day = addDays(day, 1);
  return day;
}
