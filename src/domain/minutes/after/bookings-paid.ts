import { plainMonthWords } from '#domain/billing/month-state.ts';
import { formatYen } from '#domain/format-yen.ts';
import { type Compared, figure, sameOr } from '#domain/minutes/checks/check.ts';
import { sumYen } from '#domain/money.ts';
import type { AfterFacts, BookingFacts } from './after-facts.ts';

/** X60: no hour is let twice, and every fee is billed and stands in the income of its month. */
export function bookingsPaid({ bookings }: AfterFacts): readonly Compared[] {
  if (bookings.hours.length === 0) return [];
  return [noHourTwice(bookings), ...bookings.fees.flatMap(feesOf)];
}

function noHourTwice({ hours, slots }: BookingFacts): Compared {
  const taken = new Set<string>();
  let twice = 0;
  for (const { space, day, fromHour, untilHour } of hours) {
    for (let hour = fromHour; hour < untilHour; hour++) {
      const key = `${space} ${day} ${hour}`;
      if (taken.has(key)) twice += 1;
      taken.add(key);
    }
  }
  return sameOr(
    'warning',
    twice > 0
      ? `${twice}時間が、2件の予約に入っています。「予約の管理」で確かめてください。`
      : '予約と、押さえてある時間がちがいます。「予約の管理」で確かめてください。',
    {
      subject: '予約の時間の重なり',
      one: figure(
        '予約の時間の合計',
        `${sumYen(hours.map(({ fromHour, untilHour }) => untilHour - fromHour))}時間`,
      ),
      other: figure('押さえてある時間', `${slots}時間`),
    },
  );
}

function feesOf({ month, bookedYen, billedYen, incomeYen }: BookingFacts['fees'][number]) {
  const income: Compared = {
    subject: `${plainMonthWords(month)}の使用料の請求と、帳簿の収入`,
    one: figure('請求した使用料', formatYen(billedYen)),
    other: figure('同じ科目の収入', formatYen(incomeYen)),
    // What is paid at the desk and what the item takes besides is in the same account.
    outcome: incomeYen >= billedYen ? 'good' : 'warning',
    words:
      incomeYen >= billedYen
        ? ''
        : '帳簿の収入が、請求した使用料より少なくなっています。科目を確かめてください。',
  };
  return [
    sameOr('warning', '請求の明細を、予約の使用料と合わせてください。', {
      subject: `${plainMonthWords(month)}に請求した使用料`,
      one: figure('予約の使用料の合計', formatYen(bookedYen)),
      other: figure('請求の明細', formatYen(billedYen)),
    }),
    income,
  ];
}
