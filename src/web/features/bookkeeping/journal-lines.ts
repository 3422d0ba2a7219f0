import type { IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { NewEntry } from '#domain/ledger/entry.ts';
import { problemsOfEntry } from '#domain/ledger/problems-of-entry.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { entryFrame } from '#web/lib/books/entry-frame.ts';
import { readYen } from '#web/lib/books/read-yen.ts';
import type { Books } from '#web/lib/books/use-books.ts';

/** 仕訳で入力の1行; one of the two sums is empty. */
export type Line = {
  readonly key: number;
  readonly fundId: string;
  readonly accountId: string;
  readonly debit: string;
  readonly credit: string;
};

export type JournalDraft = {
  readonly postedOn: IsoDate;
  readonly summary: string;
  readonly counterpartyId: string;
  readonly lines: readonly Line[];
};

export type Problem = {
  readonly sentence: string;
  readonly line: number | null;
  /** Stands beside the day. */
  readonly isOfDay?: boolean;
};

/** What a line adds, debit positive; `null` while a sum cannot be read. */
function signedYen({ debit, credit }: Line): Yen | null {
  const sums = [debit, credit].map((text) => (text.trim() === '' ? 0 : readYen(text)));
  const [debitYen, creditYen] = sums;
  if (typeof debitYen !== 'number' || typeof creditYen !== 'number') return null;
  return debitYen - creditYen;
}

function isBlank({ accountId, debit, credit }: Line): boolean {
  return accountId === '' && debit.trim() === '' && credit.trim() === '';
}

/** How far debit and credit are apart in each fund that is in use. */
export function differences(lines: readonly Line[], books: Books) {
  return books.funds
    .map((fund) => {
      const amounts = lines
        .filter(({ fundId }) => fundId === fund.id)
        .map((line) => signedYen(line) ?? 0);
      return {
        fund,
        debitYen: sumYen(amounts.map((yen) => Math.max(yen, 0))),
        overYen: sumYen(amounts),
        isUsed: amounts.some((yen) => yen !== 0),
      };
    })
    .filter(({ isUsed }) => isUsed);
}

/** A further line, in the fund of the last and with the sum that is missing there. */
export function nextLine(lines: readonly Line[], key: number): Line {
  const fundId = lines.at(-1)?.fundId ?? '';
  return { key, fundId, accountId: '', ...missingSum(lines, fundId) };
}

/** The same for a line that is there and has no sum yet. */
export function withMissingSum(lines: readonly Line[], place: number): readonly Line[] {
  return lines.map((line, at) =>
    at === place && line.debit === '' && line.credit === ''
      ? { ...line, ...missingSum(lines, line.fundId) }
      : line,
  );
}

function missingSum(lines: readonly Line[], fundId: string): Pick<Line, 'debit' | 'credit'> {
  const overYen = sumYen(
    lines.filter((line) => line.fundId === fundId).map((line) => signedYen(line) ?? 0),
  );
  const amount = overYen === 0 ? '' : Math.abs(overYen).toLocaleString('ja-JP');
  return { debit: overYen < 0 ? amount : '', credit: overYen > 0 ? amount : '' };
}

/** The entry of the lines that are in use, and what is wrong with it. */
export function judgeLines(draft: JournalDraft, id: string, books: Books) {
  const used = draft.lines.filter((line) => !isBlank(line));
  const unread = draft.lines.flatMap((line, place): Problem[] =>
    signedYen(line) === null
      ? [{ line: place, sentence: '金額は、円の数字で入れてください。' }]
      : [],
  );
  const entry: NewEntry = {
    id,
    key: id,
    origin: 'manual',
    postedOn: draft.postedOn,
    summary: draft.summary.trim(),
    postings: used.map((line) => ({
      fundId: line.fundId,
      accountId: line.accountId,
      amountYen: signedYen(line) ?? 0,
      counterpartyId: draft.counterpartyId || null,
    })),
  };
  const found = problemsOfEntry(entry, entryFrame(books)).map(({ field, sentence }): Problem => {
    const place = /^postings\.(\d+)/.exec(field)?.[1];
    const line = place === undefined ? undefined : used[Number(place)];
    return {
      sentence,
      line: line ? draft.lines.indexOf(line) : null,
      isOfDay: field === 'postedOn',
    };
  });
  const ofDay = found.filter(({ isOfDay }) => isOfDay);
  return { entry, problems: unread.length > 0 ? [...ofDay, ...unread] : found };
}

/** 「借方が1,000円多い」 */
export function differenceWords(overYen: Yen): string {
  if (overYen === 0) return '一致';
  return `${overYen > 0 ? '借方' : '貸方'}が${formatYen(Math.abs(overYen))}多い`;
}
