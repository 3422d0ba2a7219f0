import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { listEntries } from '#contract/ledger.ts';
import type { TemplateContent } from '#contract/repeats.ts';
import { isRealDate } from '#domain/calendar.ts';
import { everydayMoney } from '#web/lib/books/choices.ts';
import { type Books, nameOf } from '#web/lib/books/use-books.ts';
import { useOpenItems } from '#web/lib/books/use-open-items.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { forgetDraft, keepDraft, keptDraft } from '#web/lib/use-kept-draft.ts';
import {
  type Draft,
  type DraftField,
  type Faults,
  judge,
  owedBefore,
  owedInDraft,
} from './draft.ts';
import { isOfSameMonth, type LastTime, lastTimeOf, summaryForDay } from './last-time.ts';
import { useBooking } from './use-booking.ts';
import { type Way, ways } from './ways.ts';

/** As many letters as the field takes. */
const longestSummary = 120;

type Chosen = { [Name in Exclude<keyof Draft, 'way'>]?: Draft[Name] | undefined };

/** An everyday form: what was chosen, over what was said the last time, over what is usual. */
export function useEveryday(way: Way, books: Books, start?: TemplateContent) {
  const [params, setParams] = useSearchParams();
  const voucherId = params.get('voucher');
  const told = () => ({ ...chosenInTemplate(start), ...chosenIn(params, books) });
  const { chosen, setChosen, change, kept } = useKeptChosen(nameOfDraft(way, params), told);
  const [taken, setTaken] = useState(params);
  const [isTried, setTried] = useState(false);
  const booking = useBooking(books, voucherId ? [voucherId] : []);
  if (taken.toString() !== params.toString()) {
    setTaken(params);
    setChosen((before) => ({ ...before, ...chosenIn(newIn(params, taken), books) }));
  }
  const last = useLastTime(way, chosen, books);
  const hasPaper = voucherId !== null;
  const draft = draftOf(way, chosen, { last, books, hasPaper });
  const { owed } = useOpenItems();
  const { entry, faults } = judge(draft, booking.id, { books, owed });

  async function submit(): Promise<DraftField | undefined> {
    setTried(true);
    // What was sent once stays as it is: a second try must be the same entry.
    setChosen(draft);
    if (entry && (await booking.book(entry))) kept.forget();
    return Object.keys(faults)[0] as DraftField | undefined;
  }

  function begin(carried: Chosen): void {
    booking.begin();
    setTried(false);
    setChosen(carried);
  }

  return {
    draft,
    last,
    hasPaper,
    ...asTheLinkNamed(draft, params, { books, hasPaper }),
    /** 未払金 that this would pay. */
    paying: owedInDraft(draft, owed),
    entry,
    booking,
    /** A day in a closed month is said at once, the rest after the first try. */
    faults: isTried ? faults : onlyTheDay(faults),
    allFaults: faults,
    change,
    /** 入力の途中: what was typed before the page was left stands in the form again. */
    isRestored: kept.isRestored,
    discard: kept.discard,
    submit,
    /** 続けて入力: the day, the fund and the bank stay. */
    next: () => {
      begin({ postedOn: draft.postedOn, fundId: draft.fundId, moneyId: draft.moneyId });
      // The next entry has its own paper.
      if (voucherId) setParams({ view: 'entry', way }, { replace: true });
    },
    repeat: () => begin(draft),
  };
}

/** What still stands in the form as the link from a paper filled it. */
function asTheLinkNamed(
  { accountId, summary }: Draft,
  params: URLSearchParams,
  { books, hasPaper }: Pick<Known, 'books' | 'hasPaper'>,
) {
  return {
    /** The account of the payee's last paper. */
    isAccountOfLast: hasPaper && books.account(accountId)?.code === params.get('account'),
    /** 件名 of the paper. */
    isSubjectOfPaper: hasPaper && summary !== '' && summary === params.get('about'),
  };
}

/** Each form has its own draft, and so has each paper, template or bill that it was opened for. */
function nameOfDraft(way: Way, params: URLSearchParams): string {
  const voucherId = params.get('voucher');
  return voucherId ? `entry-paper-${voucherId}` : `entry-${way}-${params}`;
}

/** What was chosen so far, kept in this browser until it is booked or thrown away. */
function useKeptChosen(name: string, told: () => Chosen) {
  const [chosen, setChosen] = useState<Chosen>(() => ({ ...told(), ...keptDraft(name) }));
  const [isRestored, setRestored] = useState(() => keptDraft(name) !== null);
  const forget = () => {
    forgetDraft(name);
    setRestored(false);
  };
  return {
    chosen,
    setChosen,
    change: (part: Chosen): void => {
      setChosen((before) => {
        const next = { ...before, ...part };
        keepDraft(name, withoutGaps(next));
        return next;
      });
    },
    kept: {
      isRestored,
      forget,
      discard: () => {
        forget();
        setChosen(told());
      },
    },
  };
}

export type Everyday = ReturnType<typeof useEveryday>;

/** What the address says now and did not say before: a paper was corrected beside the form. */
function newIn(params: URLSearchParams, taken: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([name, value]) => taken.get(name) !== value));
}

function onlyTheDay({ postedOn }: Faults): Faults {
  return { postedOn };
}

/** What was left empty in the template is as usual. */
function chosenInTemplate(start: TemplateContent | undefined): Chosen {
  if (start?.kind !== 'everyday') return {};
  const { kind: _kind, way: _way, ...filled } = start;
  return Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== ''));
}

/** What a link to the form knows already: 未払金 to be paid, or what a paper says. */
function chosenIn(params: URLSearchParams, books: Books): Chosen {
  const fund = books.funds.find(({ code }) => code === params.get('fund'));
  const counterparty = books.counterparty(params.get('party'));
  const account = books.accounts.find(({ code }) => code === params.get('account'));
  const amount = params.get('yen');
  const day = params.get('day') ?? '';
  const about = params.get('about');
  return {
    ...(params.get('for') === 'owed' && { accountId: owedBefore }),
    ...(account && { accountId: account.id }),
    ...(isRealDate(day) && { postedOn: day }),
    ...(fund && { fundId: fund.id }),
    ...(counterparty && { counterpartyId: counterparty.id }),
    ...(about && { summary: about.slice(0, longestSummary) }),
    ...(amount && /^\d+$/.test(amount) && { amount: Number(amount).toLocaleString('ja-JP') }),
  };
}

function useLastTime(way: Way, chosen: Chosen, books: Books): LastTime | null {
  const { accountId = '', counterpartyId = '' } = chosen;
  const isWanted = accountId !== '' && accountId !== owedBefore;
  const { data, isPlaceholderData } = useAnswer(listEntries, { accountId }, { isWanted });
  if (!isWanted || !data || isPlaceholderData) return null;
  const sought = { accountId, counterpartyId, isDebit: way !== 'received' };
  return lastTimeOf(data.entries, sought, books);
}

type Known = { last: LastTime | null; books: Books; hasPaper: boolean };

const blank = {
  accountId: '',
  meaning: 'transfer',
  amount: '',
  fee: '',
  counterpartyId: '',
} as const;

function draftOf(way: Way, chosen: Chosen, known: Known): Draft {
  const places = placesOf(chosen, known);
  const told = {
    ...blank,
    way,
    postedOn: known.books.today,
    ...(known.last && { counterpartyId: known.last.counterpartyId }),
    ...withoutGaps(chosen),
    ...places,
  };
  return { ...told, summary: chosen.summary ?? proposedSummary(told, known) };
}

/** Which fund and which accounts the money goes through, where nothing was chosen. */
function placesOf(chosen: Chosen, { last, books }: Omit<Known, 'hasPaper'>) {
  const fundId = chosen.fundId ?? last?.fundId ?? books.funds[0]?.id ?? '';
  const toFundId = chosen.toFundId ?? fundId;
  const usual = {
    moneyId: usualMoney(fundId, { last, books }),
    toMoneyId: toFundId === fundId ? '' : everydayMoney(books, toFundId),
  };
  const { moneyId = usual.moneyId, toMoneyId = usual.toMoneyId } = chosen;
  return { fundId, toFundId, moneyId, toMoneyId };
}

function usualMoney(fundId: string, { last, books }: Omit<Known, 'hasPaper'>): string {
  return last?.fundId === fundId && last.moneyId !== ''
    ? last.moneyId
    : everydayMoney(books, fundId);
}

/** What was never chosen, or was taken back, leaves its place to what is usual. */
function withoutGaps(chosen: Chosen): Partial<Omit<Draft, 'way'>> {
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
}

function proposedSummary(draft: Omit<Draft, 'summary'>, { last, books, hasPaper }: Known): string {
  const { way, accountId, counterpartyId, postedOn } = draft;
  if (way === 'moved') return movedSummary(draft, books);
  // What another paper was for says nothing of this one.
  if (accountId === '' || hasPaper) return '';
  const lastWords = last ? wordsOfLast(last, { counterpartyId, postedOn }) : '';
  if (lastWords) return lastWords;
  const payee = nameOf(books.counterparty(counterpartyId || null));
  if (accountId === owedBefore) return payee && `${payee}への支払い`;
  const what = `${nameOf(books.account(accountId))}${ways[way].done}`;
  return payee ? `${what}（${payee}）` : what;
}

/** Empty where the last time was of somebody else, or of this very month. */
function wordsOfLast(
  last: LastTime,
  { counterpartyId, postedOn }: Pick<Draft, 'counterpartyId' | 'postedOn'>,
): string {
  const isOther = last.counterpartyId !== counterpartyId || isOfSameMonth(last, postedOn);
  return isOther ? '' : summaryForDay(last, postedOn);
}

function movedSummary({ moneyId, toMoneyId }: Omit<Draft, 'summary'>, books: Books): string {
  const [from, to] = [nameOf(books.account(moneyId)), nameOf(books.account(toMoneyId))];
  return from && to ? `${from}から${to}へ` : '';
}
