import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { Refusal } from '#domain/refusal.ts';
import type { StatementLine } from './statement.ts';

type Lines = readonly StatementLine[];

/**
 * The lines, the oldest first: each balance is the one before and the sum of the line. Banks print them the other
 * way round too, whole or day by day. A list whose balances do not follow from each other in any way is refused.
 */
export function inOrderOfBalances(lines: Lines): Lines {
  const ways = [lines, lines.toReversed(), byDays(lines), byDays(lines.toReversed())];
  const sorted = ways.filter(isByDays);
  const found = sorted.find((way) => firstBreak(way) === -1);
  if (found) return found;
  const best = sorted.toSorted((one, other) => breaks(one) - breaks(other))[0];
  if (!best) throw outOfOrder();
  throw brokenChain(best);
}

function isByDays(lines: Lines): boolean {
  return lines.every((line, at) => at === 0 || (lines[at - 1]?.heldOn ?? '') <= line.heldOn);
}

/** Each day's lines turned, the days left where they are. */
function byDays(lines: Lines): Lines {
  const groups = new Map<string, StatementLine[]>();
  for (const line of lines) {
    const group = groups.get(line.heldOn);
    if (group) group.push(line);
    else groups.set(line.heldOn, [line]);
  }
  return [...groups.values()].toReversed().flat();
}

function fits(lines: Lines, at: number): boolean {
  const before = lines[at - 1]?.balanceYen ?? null;
  const line = lines[at];
  if (!line || before === null || line.balanceYen === null) return true;
  return before + line.amountYen === line.balanceYen;
}

function firstBreak(lines: Lines): number {
  return lines.findIndex((_line, at) => !fits(lines, at));
}

function breaks(lines: Lines): number {
  return lines.filter((_line, at) => !fits(lines, at)).length;
}

function outOfOrder(): Refusal {
  return new Refusal(
    'invalid_input',
    '日付の順に並んでいません。銀行の画面で、日付の順に並べて保存してください。',
  );
}

function brokenChain(lines: Lines): Refusal {
  const at = firstBreak(lines);
  const line = lines[at];
  if (!line) return outOfOrder();
  const before = lines[at - 1]?.balanceYen ?? 0;
  return new Refusal(
    'invalid_input',
    `${formatPlainDate(line.heldOn)}の「${line.text || line.kind}」で残高がつながりません。計算では${formatYen(before + line.amountYen)}、ファイルでは${formatYen(line.balanceYen ?? 0)}です。行が抜けていないか、確かめてください。`,
  );
}
