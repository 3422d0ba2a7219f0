import { addDays, formatPlainDate, type IsoDate, partsOf } from '#domain/calendar.ts';
import { type FiscalYear, yearOfDay } from './fiscal-year.ts';

export type ReversalFrame = {
  readonly years: readonly FiscalYear[];
  readonly lockedUntil: IsoDate | null;
  readonly finalUntil: IsoDate | null;
  readonly today: IsoDate;
};

type Reversible = {
  readonly postedOn: IsoDate;
  readonly origin: string;
  readonly reversedBy: { readonly number: number } | null;
};

/** The day on which an entry is turned back, or why it cannot be; `remark` says what is unusual about the day. */
export type ReversalDay =
  | { readonly postedOn: IsoDate; readonly remark: string | null }
  | { readonly postedOn: null; readonly remark: string };

/**
 * 取り消しの日付: the entry's own day, so that its month is as if it had never been. In a closed month the next open
 * day of the same fiscal year that is not ahead of the entry's own; the month itself stays as it was closed.
 */
export function reversalDay(entry: Reversible, frame: ReversalFrame): ReversalDay {
  if (entry.reversedBy) {
    return refused(`この仕訳は、No.${entry.reversedBy.number} で取り消してあります。`);
  }
  if (entry.origin === 'reversal') {
    return refused('取り消しの仕訳は取り消せません。正しい内容を、もう一度入力してください。');
  }
  const { lockedUntil } = frame;
  if (lockedUntil === null || entry.postedOn > lockedUntil) {
    return { postedOn: entry.postedOn, remark: null };
  }
  return afterTheLock(entry.postedOn, lockedUntil, frame);
}

function afterTheLock(
  day: IsoDate,
  lockedUntil: IsoDate,
  { years, finalUntil, today }: ReversalFrame,
): ReversalDay {
  const until = formatPlainDate(lockedUntil);
  if (finalUntil !== null && day <= finalUntil) {
    return refused(
      `${formatPlainDate(finalUntil)}までの決算は総会で承認されているため、取り消せません。まちがいは、今の年度に「前期修正」の科目で記帳して直します。`,
    );
  }
  const year = yearOfDay(years, day);
  const firstOpen = addDays(lockedUntil, 1);
  if (!year || firstOpen > year.endsOn) {
    return refused(
      `${until}まで締めてあるため、取り消せません。先に、締めの開け直しを頼んでください。`,
    );
  }
  const latest = today < year.endsOn ? today : year.endsOn;
  const postedOn = latest > firstOpen ? latest : firstOpen;
  const remark = `${partsOf(day).month}月は締めてあるため、${formatPlainDate(postedOn)}の日付で取り消します。${partsOf(day).month}月の帳簿は、締めたときのまま変わりません。月そのものを直すときは、先に開け直しを頼んでください。`;
  return { postedOn, remark };
}

function refused(remark: string): ReversalDay {
  return { postedOn: null, remark };
}
