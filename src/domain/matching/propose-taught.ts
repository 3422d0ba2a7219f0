import { formatYen } from '#domain/format-yen.ts';
import type { Posting } from '#domain/ledger/entry.ts';
import { summaryOnDay } from '#domain/ledger/repeats/moved-summary.ts';
import type { Yen } from '#domain/money.ts';
import type { Grounds, Lesson, OpenLine, Proposal } from './facts.ts';
import { made, type NewIndex } from './new-index.ts';
import { gates, scores } from './thresholds.ts';

/** What was confirmed of this name before, the most often confirmed first. */
export function asTaught(
  line: OpenLine,
  index: NewIndex,
  lessons: readonly Lesson[],
): readonly Proposal[] {
  const groups = new Map<string, Lesson[]>();
  for (const lesson of lessons) {
    const signature = lesson.others
      .map((it) => `${it.fundId} ${it.accountId} ${it.counterpartyId}`)
      .join();
    groups.set(signature, [...(groups.get(signature) ?? []), lesson]);
  }
  return [...groups.values()].flatMap((group) => {
    const latest = group.toSorted((one, other) => (one.on < other.on ? 1 : -1))[0];
    const others = latest && scaled(latest.others, line);
    if (!latest || !others) return [];
    // What was owed is paid once; only what is open now may be paid again.
    const roles = others.map(
      (it) => index.facts.accounts.find(({ id }) => id === it.accountId)?.role,
    );
    if (roles.some((role) => role === 'payable' || role === 'suspense')) return [];
    const base = scores.taught[Math.min(group.length, scores.taught.length) - 1] ?? 0;
    const isUsualSum = group.some((it) => isNearSum(it.yen, line.openYen));
    const lost =
      (groups.size > 1 ? scores.taughtWithOthers : 0) + (isUsualSum ? 0 : scores.taughtOtherSum);
    return made(line, others, {
      summary: summaryOnDay(latest.summary, latest.on, line.heldOn),
      score: base - lost,
      reason: `「${line.text.normalize('NFKC').trim()}」は、これまでに${group.length}回、同じように確かめてあります。`,
      grounds: groundsOf(line, index, {
        isUsualSum,
        count: group.length,
        isOnly: groups.size === 1,
      }),
    });
  });
}

/** What the two gates ask of income that is nobody's dues. */
function groundsOf(
  { openYen, rooms, key }: OpenLine,
  { payerKeys, manual }: NewIndex,
  { isUsualSum, count, isOnly }: { isUsualSum: boolean; count: number; isOnly: boolean },
): Grounds {
  const isRefused = manual.has(`${openYen > 0} ${key}`);
  return {
    kind: 'income',
    isStrict: openYen > 0 && isUsualSum && rooms.length === 0,
    isProven: isOnly && count >= gates.income && !payerKeys.has(key) && !isRefused,
    isRival: true,
    isRoomed: false,
    isUnsettled: false,
  };
}

/** 使用料: the same sum is the same income, whoever pays it. */
export function asSumTaught(
  line: OpenLine,
  { facts, bySum }: NewIndex,
  lessons: readonly Lesson[],
): readonly Proposal[] {
  const same = lessons.length > 0 ? [] : (bySum.get(line.openYen) ?? []);
  const accountIds = new Set(same.flatMap(({ others }) => others.map((it) => it.accountId)));
  const [accountId] = accountIds;
  const other = same[0]?.others[0];
  const account = facts.accounts.find(({ id }) => id === accountId);
  if (!other || accountIds.size > 1 || account?.kind !== 'income') return [];
  return [
    made(line, [{ ...other, amountYen: -line.openYen }], {
      summary: account.name,
      score: scores.taughtSum,
      reason: `${formatYen(line.openYen)}の入金は、これまでに${same.length}回「${account.name}」と確かめてあります。`,
    }),
  ];
}

function isNearSum(yen: Yen, otherYen: Yen): boolean {
  const ratio = Math.abs(otherYen) / Math.abs(yen);
  return ratio <= gates.otherSum && ratio >= 1 / gates.otherSum;
}

/** The same other side for this sum; nothing where it was split in another sum. */
function scaled(others: readonly Posting[], { openYen }: OpenLine): readonly Posting[] | null {
  const [only] = others;
  if (only && others.length === 1) return [{ ...only, amountYen: -openYen }];
  const sum = others.reduce((total, { amountYen }) => total + amountYen, 0);
  return sum === -openYen ? others : null;
}
