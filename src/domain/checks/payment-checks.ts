import { daysBetween, formatPlainDate, partsOf } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import type { CheckFacts, PaidEntry } from './facts.ts';
import type { Finding } from './finding.ts';
import { thresholds } from './thresholds.ts';

const named = ({ entryId, summary }: { entryId: string; summary: string }) => ({
  id: entryId,
  words: summary,
});

/** What is paid every month lies further apart. */
export function findTwins({ paid }: CheckFacts): Finding[] {
  return paid.flatMap((later, place) => {
    const earlier = paid.slice(0, place).findLast((it) => isTwin(it, later));
    if (!earlier || isCatchUp(paid, earlier, later)) return [];
    const { payee, yen } = later;
    return {
      check: 'double-payment',
      subject: later.entryId,
      severity: 'urgent',
      yen,
      sentence: `${payee}に、${formatPlainDate(earlier.postedOn)}と${formatPlainDate(later.postedOn)}に同じ${formatYen(yen)}を払っています。2枚の請求書を見くらべ、同じ請求なら支払先に連絡してください。`,
      basis: [earlier.entryId, yen],
      entries: [earlier, later].map(named),
      view: 'books',
    };
  });
}

function isTwin(earlier: PaidEntry, later: PaidEntry): boolean {
  return (
    earlier.counterpartyId === later.counterpartyId &&
    earlier.entryId !== later.entryId &&
    earlier.yen === later.yen &&
    later.yen >= thresholds.twinYen &&
    daysBetween(earlier.postedOn, later.postedOn) <= thresholds.twinDays
  );
}

/** Each month the same: one that was paid late stands close to the next, and far from the one before. */
function isCatchUp(paid: CheckFacts['paid'], earlier: PaidEntry, later: PaidEntry): boolean {
  const own = paid.filter(
    ({ counterpartyId, yen }) => counterpartyId === later.counterpartyId && yen === later.yen,
  );
  const at = own.indexOf(earlier);
  const before = own.slice(Math.max(0, at - thresholds.sameTimes), at);
  const [first] = before;
  if (!first || before.length < thresholds.sameTimes) return false;
  const months = daysBetween(first.postedOn, later.postedOn) / thresholds.monthlyUntilDays;
  return months >= before.length;
}

export function findChangedAccounts({ payments, today }: CheckFacts): Finding[] {
  return payments
    .filter((it) => it.isAccountNew && daysBetween(it.payOn, today) <= thresholds.accountDays)
    .map(({ id, entryId, payee, summary, yen, payOn }) => ({
      check: 'account-changed',
      subject: id,
      severity: 'urgent',
      yen,
      sentence: `${formatPlainDate(payOn)}の${payee}への${formatYen(yen)}は、変わったばかりの口座に振り込みます。前からの電話番号に電話して、口座を確かめてください。`,
      basis: [payOn, yen],
      entries: [named({ entryId, summary })],
      view: 'payments',
    }));
}

/** 組戻し: until the account was made sure of by two, the next transfer would come back too. */
export function findReturnedTransfers({ payments }: CheckFacts): Finding[] {
  return payments.flatMap(({ id, entryId, payee, summary, yen, returnedOn, isAccountDoubted }) => {
    if (returnedOn === null || !isAccountDoubted) return [];
    return {
      check: 'transfer-returned',
      subject: id,
      severity: 'urgent',
      yen,
      sentence: `${payee}へ振り込んだ${formatYen(yen)}が、${formatPlainDate(returnedOn)}に銀行から戻りました。前からの電話番号に電話して口座を確かめ、「支払い」の「支払先の口座」で承認を受けてから、払い直してください。`,
      basis: [returnedOn, yen],
      entries: [named({ entryId, summary })],
      view: 'payments',
    };
  });
}

export function findNewPayees({ paid, booksBeginOn, today }: CheckFacts): Finding[] {
  return paid
    .filter((it, place) => {
      const { counterpartyId, payeeSince, postedOn, yen } = it;
      const isFirst = !paid.slice(0, place).some((own) => own.counterpartyId === counterpartyId);
      const isKnown = daysBetween(payeeSince, postedOn) > thresholds.newPayeeDays;
      const isBeginning =
        booksBeginOn === null || daysBetween(booksBeginOn, payeeSince) <= thresholds.beginningDays;
      const isPast = daysBetween(postedOn, today) > thresholds.newPayeeDays;
      return yen >= thresholds.newPayeeYen && isFirst && !isKnown && !isBeginning && !isPast;
    })
    .map((it) => ({
      check: 'new-payee',
      subject: it.entryId,
      severity: 'check',
      yen: it.yen,
      sentence: `${formatPlainDate(it.postedOn)}に、初めての支払先の${it.payee}へ${formatYen(it.yen)}を払っています。見積書と理事会の議事録がそろっているかを確かめてください。`,
      basis: [it.yen],
      entries: [named(it)],
      view: 'books',
    }));
}

const personal: readonly PaidEntry['payeeKind'][] = ['person', 'officer', 'staff'];

export function findRoundSums({ paid }: CheckFacts): Finding[] {
  return paid
    .filter(
      ({ payeeKind, yen }) =>
        personal.includes(payeeKind) &&
        yen >= thresholds.roundYen &&
        yen % thresholds.roundStepYen === 0,
    )
    .map((it) => ({
      check: 'person-round',
      subject: it.entryId,
      severity: 'check',
      yen: it.yen,
      sentence: `${formatPlainDate(it.postedOn)}に、個人の方へ「${it.summary}」で${formatYen(it.yen)}を払っています。何の費用かが分かる領収書か決議を、そろえてください。`,
      basis: [it.yen],
      entries: [named(it)],
      view: 'books',
    }));
}

/** Large ones one by one, the others month by month. */
export function findWithoutVoucher({ withoutVoucher, today }: CheckFacts): Finding[] {
  const bare = withoutVoucher.filter(
    ({ postedOn, amountYen }) =>
      amountYen >= thresholds.voucherYen && daysBetween(postedOn, today) > thresholds.voucherDays,
  );
  const large = bare.filter(({ amountYen }) => amountYen >= thresholds.urgentVoucherYen);
  const others = bare.filter((it) => !large.includes(it));
  const months = [...new Set(others.map(({ postedOn }) => postedOn.slice(0, 7)))].toSorted();
  return [
    ...large.map((it) => withoutVoucherOf(it.entryId, [it])),
    ...months.map((month) =>
      withoutVoucherOf(
        month,
        others.filter(({ postedOn }) => postedOn.startsWith(month)),
      ),
    ),
  ];
}

function withoutVoucherOf(subject: string, bare: CheckFacts['withoutVoucher']): Finding {
  const yen = sumYen(bare.map(({ amountYen }) => amountYen));
  const [first] = bare;
  const isLarge = subject === first?.entryId;
  const { year, month } = partsOf(`${first?.postedOn.slice(0, 7) ?? ''}-01`);
  const what = isLarge
    ? `${formatPlainDate(first.postedOn)}の「${first.summary}」${formatYen(yen)}に、証憑が付いていません。`
    : `${year}年${month}月の支払い${bare.length}件（合わせて${formatYen(yen)}）に、証憑が付いていません。`;
  return {
    check: 'no-voucher',
    subject,
    severity: isLarge ? 'urgent' : 'check',
    yen,
    sentence: `${what}請求書か領収書を付けてください。`,
    basis: bare.flatMap(({ entryId, amountYen }) => [entryId, amountYen]),
    entries: bare.map(named),
    view: 'books',
  };
}

/** What two have agreed to pay on a day to come is under way. */
export function findOldDues({ dues, today }: CheckFacts): Finding[] {
  return dues
    .filter(({ postedOn, payOn }) => {
      const isUnderWay = payOn !== null && payOn >= today;
      return !isUnderWay && daysBetween(postedOn, today) > thresholds.payableDays;
    })
    .map(({ entryId, name, summary, postedOn, amountYen, isDebited }) => ({
      check: 'payable-old',
      subject: `${entryId} ${name}`,
      severity: 'check',
      yen: amountYen,
      sentence: `${formatPlainDate(postedOn)}に記帳した「${summary}」${formatYen(amountYen)}を、まだ払っていません。${name === '' ? '支払先' : name}の請求書を見て、${isDebited ? '口座振替の日を確かめるか' : '払うか'}、記帳を直してください。`,
      basis: [amountYen],
      entries: [named({ entryId, summary })],
      view: 'payments',
    }));
}

/** Agreed or not: its day has gone by and it is in no file for the bank. */
export function findLatePayments({ payments, today }: CheckFacts): Finding[] {
  return payments
    .filter(({ state, payOn }) => (state === 'asked' || state === 'approved') && payOn < today)
    .map(({ id, entryId, payee, summary, yen, payOn, state }) => ({
      check: 'payment-late',
      subject: id,
      severity: 'check',
      yen,
      sentence: `${payee}への${formatYen(yen)}は、支払日の${formatPlainDate(payOn)}を過ぎても、${state === 'asked' ? '承認されていません' : '振込データに入っていません'}。「支払い」で手続きを進め、遅れることを支払先に知らせてください。`,
      basis: [payOn, state],
      entries: [named({ entryId, summary })],
      view: 'payments',
    }));
}
