import { isRealDate } from '#domain/calendar.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { keepDraft, keptDraft } from '#web/lib/use-kept-draft.ts';
import type { JournalDraft, Line } from './journal-lines.ts';

/** 仕訳で入力の途中, kept in this browser like the answers of the everyday forms. */
export function keepJournal(name: string, { lines, ...heading }: JournalDraft): void {
  keepDraft(name, { ...heading, lines: JSON.stringify(lines) });
}

/** What was kept; `null` where there is nothing that can be read. Another version of the page may have written it. */
export function keptJournal(name: string, books: Books): JournalDraft | null {
  const kept = keptDraft(name);
  if (!kept) return null;
  const words = new Map(Object.entries(kept));
  const wordOf = (field: string) => textOf(words.get(field));
  const lines = readLines(wordOf('lines')).flatMap((line, key) => lineOf(line, { key, books }));
  const postedOn = wordOf('postedOn');
  if (lines.length === 0) return null;
  return {
    postedOn: isRealDate(postedOn) ? postedOn : books.today,
    summary: wordOf('summary'),
    counterpartyId: wordOf('counterpartyId'),
    lines,
  };
}

function readLines(text: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

/** In a fund that there still is; an account that was retired since is chosen anew. */
function lineOf(kept: unknown, { key, books }: { key: number; books: Books }): readonly Line[] {
  if (typeof kept !== 'object' || kept === null) return [];
  const words = new Map(Object.entries(kept));
  const fundId = textOf(words.get('fundId'));
  const accountId = textOf(words.get('accountId'));
  if (!books.fund(fundId)) return [];
  return [
    {
      key,
      fundId,
      accountId: books.account(accountId) ? accountId : '',
      debit: textOf(words.get('debit')),
      credit: textOf(words.get('credit')),
    },
  ];
}

function textOf(kept: unknown): string {
  return typeof kept === 'string' ? kept : '';
}
