import { addDays, type IsoDate } from '#domain/calendar.ts';
import type { CheckFacts } from '#domain/checks/facts.ts';
import { pick, type Random } from '#domain/matching/testing/people.ts';
import type { HonestBill } from './honest-bills.ts';

type MadePayment = Omit<
  CheckFacts['payments'][number],
  'state' | 'returnedOn' | 'isAccountDoubted'
> & {
  readonly askedOn: IsoDate;
  readonly approvedOn: IsoDate;
  /** 組戻し, until the account was made sure of. */
  readonly returned: { readonly on: IsoDate; readonly until: IsoDate } | null;
};

const newDays = 90;

/** What is transferred: asked for and agreed to in time but for once in a while; a payee in eight years changes its bank. */
export function makePayments(random: Random, bills: readonly HonestBill[]): readonly MadePayment[] {
  const sent = bills.filter(({ billedOn, paidOn }) => billedOn < paidOn);
  const payees = [...new Set(sent.map(({ payee }) => payee))];
  const changed = random(8) === 0 ? pick(random, payees) : null;
  const changedOn = addDays('2026-04-01', random(330));
  const back = random(20) === 0 ? pick(random, sent).id : null;
  return sent.map(({ id, payee, summary, yen, paidOn }) => {
    const askedOn = addDays(paidOn, -4 - random(8));
    // One of eighty was waited for beyond its day.
    const approvedOn = addDays(paidOn, random(80) === 0 ? 2 : -2);
    const isAccountNew =
      payee === changed && changedOn <= askedOn && askedOn <= addDays(changedOn, newDays);
    const returned =
      id === back ? { on: addDays(paidOn, 3), until: addDays(paidOn, 8 + random(14)) } : null;
    return {
      id: `pay ${id}`,
      entryId: id,
      payee,
      summary,
      yen,
      payOn: paidOn,
      isAccountNew,
      askedOn,
      approvedOn,
      returned,
    };
  });
}

export function paymentsOn(
  payments: readonly MadePayment[],
  today: IsoDate,
): CheckFacts['payments'] {
  return payments
    .filter(({ askedOn }) => askedOn <= today)
    .map(({ askedOn: _askedOn, approvedOn, returned, ...it }) => {
      const isBack = returned !== null && returned.on <= today;
      return {
        ...it,
        state: isBack ? 'returned' : stateOn(it.payOn, approvedOn, today),
        returnedOn: isBack ? returned.on : null,
        isAccountDoubted: isBack && today < returned.until,
      };
    });
}

function stateOn(payOn: IsoDate, approvedOn: IsoDate, today: IsoDate) {
  if (approvedOn > today) return 'asked';
  if (payOn > today) return 'sent';
  return 'paid';
}
