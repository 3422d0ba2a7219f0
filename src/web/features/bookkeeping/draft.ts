import type { OpenItem } from '#contract/open-items.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { movedMoneyFault } from '#domain/ledger/coming-day.ts';
import type { NewEntry } from '#domain/ledger/entry.ts';
import { type EverydayForm, entryOfForm, problemsOfForm } from '#domain/ledger/everyday-entry.ts';
import { problemsOfEntry } from '#domain/ledger/problems-of-entry.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { entryFrame } from '#web/lib/books/entry-frame.ts';
import { readYen } from '#web/lib/books/read-yen.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import type { Way } from './ways.ts';

/** What is typed and chosen so far; sums are texts until they can be read. */
export type Draft = {
  readonly way: Way;
  /** What the money is for. */
  readonly accountId: string;
  readonly fundId: string;
  /** From which account, or into which, the money goes. */
  readonly moneyId: string;
  /** 移した: whereto. */
  readonly toFundId: string;
  readonly toMoneyId: string;
  readonly meaning: 'transfer' | 'loan' | 'repayment';
  readonly amount: string;
  readonly fee: string;
  readonly postedOn: IsoDate;
  readonly counterpartyId: string;
  readonly summary: string;
};

/** 未払金 as what something is paid for: what was decided before. */
export const owedBefore = 'owed-before';

export type DraftField = Exclude<keyof Draft, 'way' | 'meaning'> | 'whole';
export type Faults = { [Field in DraftField]?: string | undefined };

/** The books, and what is not paid yet. */
type Known = { readonly books: Books; readonly owed: readonly OpenItem[] };

type Judged = { readonly entry: NewEntry | null; readonly faults: Faults };

/** The entry that comes of it, and what is missing or wrong, each beside its question. */
export function judge(draft: Draft, id: string, known: Known): Judged {
  const { books } = known;
  const faults: Faults = {};
  const note = (field: DraftField, sentence: string) => {
    faults[field] ??= sentence;
  };
  const form = formOf(draft, known);
  for (const [field, sentence] of [...missingIn(draft), ...comingIn(draft, books)]) {
    note(field, sentence);
  }
  for (const { field, sentence } of problemsOfForm(form, books.accounts)) {
    note(fieldOfForm(field, draft), sentence);
  }
  const isWhole = Object.keys(faults).length === 0;
  const heading = {
    id,
    key: id,
    postedOn: draft.postedOn,
    summary: draft.summary.trim(),
  };
  const entry = isWhole
    ? entryOfForm(form, heading, books.accounts)
    : { ...heading, origin: 'manual' as const, postings: [] };
  for (const { field, sentence } of problemsOfEntry(entry, entryFrame(books))) {
    if (field === 'postedOn' || field === 'summary') note(field, sentence);
    else if (isWhole) note('whole', sentence);
  }
  return { entry: isWhole ? entry : null, faults };
}

/** Said before the rest is answered: what is only owed may bear a later day. */
function comingIn(
  { way, postedOn }: Draft,
  { today }: Books,
): readonly (readonly [DraftField, string])[] {
  const fault = way === 'owed' ? null : movedMoneyFault(postedOn, today);
  return fault === null ? [] : [['postedOn', fault]];
}

const missing = {
  accountId: {
    paid: '何に払ったかを選んでください。',
    received: '何のお金かを選んでください。',
    owed: '何に払うかを選んでください。',
    advanced: '何に払ったかを選んでください。',
  },
  counterpartyId: { advanced: '立て替えた方を選んでください。' },
} as const;

function missingIn(draft: Draft): (readonly [DraftField, string])[] {
  const { way } = draft;
  const found: (readonly [DraftField, string])[] = [];
  if (way !== 'moved' && draft.accountId === '') found.push(['accountId', missing.accountId[way]]);
  if (way === 'advanced' && draft.counterpartyId === '') {
    found.push(['counterpartyId', missing.counterpartyId.advanced]);
  }
  if (readYen(draft.amount) === null) {
    found.push([
      'amount',
      draft.amount.trim() === ''
        ? '金額を入れてください。'
        : '金額は、円の数字で入れてください。例：132,000',
    ]);
  }
  if (draft.fee.trim() !== '' && readYen(draft.fee) === null) {
    found.push(['fee', '手数料は、円の数字で入れてください。例：440']);
  }
  return found;
}

function fieldOfForm(field: string, { way }: Draft): DraftField {
  if (field === 'amountYen') return 'amount';
  if (field === 'fee.amountYen') return 'fee';
  if (field === 'counterpartyId') return field;
  if (field === 'to.accountId') return 'toMoneyId';
  if (field.endsWith('ccountId') && way !== 'owed') return 'moneyId';
  return 'whole';
}

function formOf(draft: Draft, known: Known): EverydayForm {
  const { way, fundId, accountId: forAccountId } = draft;
  const amountYen = readYen(draft.amount) ?? 0;
  const counterpartyId = draft.counterpartyId || null;
  switch (way) {
    case 'paid': {
      const fee = feeOf(draft, known.books);
      const paid = { fundId, fromAccountId: draft.moneyId, amountYen, fee, counterpartyId };
      return forAccountId === owedBefore
        ? { form: 'settled', ...paid, openYen: openYenOf(draft, known) }
        : { form: 'paid', forAccountId, ...paid };
    }
    case 'received':
      return {
        form: 'received',
        fundId,
        forAccountId,
        intoAccountId: draft.moneyId,
        amountYen,
        counterpartyId,
      };
    case 'moved':
      return {
        form: 'moved',
        from: { fundId, accountId: draft.moneyId },
        to: { fundId: draft.toFundId, accountId: draft.toMoneyId },
        amountYen,
        meaning: draft.meaning,
      };
    case 'owed':
      return { form: 'owed', fundId, forAccountId, amountYen, counterpartyId };
    case 'advanced':
      return { form: 'advanced', fundId, forAccountId, amountYen, personId: draft.counterpartyId };
  }
}

/** What is still to be paid to the payee from the fund; to anybody where none is named. */
export function owedInDraft(
  { accountId, fundId, counterpartyId }: Draft,
  owed: readonly OpenItem[],
): readonly OpenItem[] {
  if (accountId !== owedBefore) return [];
  return owed.filter(
    (item) =>
      item.fundId === fundId && (counterpartyId === '' || item.counterpartyId === counterpartyId),
  );
}

function openYenOf(draft: Draft, { owed }: Known): Yen {
  return sumYen(owedInDraft(draft, owed).map(({ amountYen }) => amountYen));
}

/** 支払手数料 of the day, or of the works where the money is that of the works. */
function feeOf({ fee, fundId }: Draft, books: Books) {
  const amountYen = readYen(fee) ?? 0;
  if (amountYen === 0) return null;
  const isReserve = books.fund(fundId)?.code === 'reserve';
  const codes = isReserve ? ['6170', '5210'] : ['5210', '6170'];
  const account = codes.flatMap((code) => books.accounts.find((it) => it.code === code) ?? [])[0];
  return { accountId: account?.id ?? '', amountYen };
}
