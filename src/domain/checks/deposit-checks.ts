import { daysBetween, formatPlainDate, partsOf } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { addBalances } from '#domain/ledger/balance.ts';
import { sumYen } from '#domain/money.ts';
import { depositsByBank, insuredYen } from '#domain/statements/close/insured-deposits.ts';
import type { CheckFacts } from './facts.ts';
import type { Finding } from './finding.ts';
import { thresholds } from './thresholds.ts';

export function findDrawnCash({ drawn }: CheckFacts): Finding[] {
  const months = [...new Set(drawn.map(({ postedOn }) => postedOn.slice(0, 7)))];
  return months.flatMap((month) => {
    const own = drawn.filter(({ postedOn }) => postedOn.startsWith(month));
    const yen = sumYen(own.map(({ amountYen }) => amountYen));
    if (yen <= thresholds.cashYen) return [];
    const parts = partsOf(`${month}-01`);
    return {
      check: 'cash-drawn',
      subject: month,
      severity: 'check',
      yen,
      sentence: `${parts.year}年${parts.month}月に、口座から現金を${own.length}回、合わせて${formatYen(yen)}引き出しています。何に使ったかを領収書で確かめ、手もとに残った現金を数えてください。`,
      basis: own.flatMap(({ entryId, amountYen }) => [entryId, amountYen]),
      entries: own.map(({ entryId, summary }) => ({ id: entryId, words: summary })),
      view: 'books',
    };
  });
}

export function findOldHeldMoney({ held, today }: CheckFacts): Finding[] {
  return held
    .filter((it) => daysBetween(it.postedOn, today) > patience(held, it))
    .map(({ entryId, name, summary, postedOn, amountYen }) => ({
      check: 'held-old',
      subject: entryId,
      severity: 'note',
      yen: amountYen,
      sentence: `${formatPlainDate(postedOn)}に預かった「${summary}」${formatYen(amountYen)}が、${name}に残っています。渡す相手と日を確かめ、渡したら記帳してください。`,
      basis: [amountYen],
      entries: [{ id: entryId, words: summary }],
      view: 'books',
    }));
}

/** 町会費 and the like come in month after month and are handed on once a year. */
function patience(held: CheckFacts['held'], { name, amountYen }: CheckFacts['held'][number]) {
  const alike = held.filter((it) => it.name === name && it.amountYen === amountYen);
  const months = new Set(alike.map(({ postedOn }) => postedOn.slice(0, 7)));
  return months.size >= thresholds.heldTimes ? thresholds.heldYearDays : thresholds.suspenseDays;
}

/** ペイオフ: each bank by itself; 決済用預金 is safe whatever the sum. */
export function findUninsured({ deposits, year }: CheckFacts): Finding[] {
  if (year === null) return [];
  const balances = addBalances([...year.opening, ...year.months]);
  // Two accounts of a bank may share one account of the books, which counts once.
  const places = new Map(
    deposits.map((it) => [`${it.bank} ${it.accountId} ${it.isProtected}`, it]),
  );
  const held = [...places.values()].map(({ bank, isProtected, accountId }) => ({
    bank,
    isProtected,
    yen: sumYen(balances.filter((it) => it.accountId === accountId).map((it) => it.amountYen)),
  }));
  return depositsByBank(held).flatMap(({ bank, otherYen: yen, overYen }) => {
    if (overYen === 0) return [];
    return {
      check: 'uninsured',
      subject: bank,
      severity: 'note',
      yen,
      sentence: `${bank}に、決済用預金でない預金が合わせて${formatYen(yen)}あります。銀行が破綻したときに守られるのは、1つの銀行につき元本1,000万円とその利息までです。分けて預けるかどうかを、理事会で話し合ってください。`,
      // The same news until it has grown much.
      basis: [Math.floor(yen / insuredYen)],
      entries: [],
      view: 'books',
    };
  });
}

/** 締め直し: while the books are open again that were closed. */
export function findReopened({ reopened, year }: CheckFacts): Finding[] {
  return reopened
    .filter(({ from }) => (year?.lockedUntil ?? '') < from)
    .map(({ id, from, until, on }) => ({
      check: 'reopened',
      subject: id,
      severity: 'urgent',
      yen: 0,
      sentence: `${formatPlainDate(from)}まで締めた帳簿を、${formatPlainDate(on)}に開き直し、いまは${formatPlainDate(until)}までしか締めていません。直しが終わったら、もう一度締めを頼んでください。`,
      basis: [from, until],
      entries: [],
      view: 'month',
    }));
}
