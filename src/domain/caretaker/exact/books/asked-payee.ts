import {
  asksMonthly,
  type Contract,
  contractFillers,
  contractIn,
} from '#domain/caretaker/exact/contract-words.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { isFilled } from './book-words.ts';
import type { Books } from './books.ts';
import { payeeIn, shortPayeeIn } from './payee-in.ts';
import { isToBePaid, paymentWords } from './payment-words.ts';
import { asksIfThere } from './standing-accounts.ts';

type AskedPayee = {
  readonly kind: 'owed' | 'payee';
  readonly account: undefined;
  readonly payee: string;
  readonly contract?: Contract;
  readonly isMonthly?: boolean;
  readonly whether: 'any' | undefined;
};

/** What was paid to somebody whom the books know by this name, or what is still owed. */
export function payeeAsked(text: string, books: Books): AskedPayee | undefined {
  if (!/払|振り?込/.test(text)) return undefined;
  const kind = isToBePaid(text) ? 'owed' : 'payee';
  const known = kind === 'owed' ? paymentWords : [];
  const names = namesOf(books);
  const named = [payeeIn(text, names), shortPayeeIn(text, names)].find(
    (it) => it && !isFilled(it.words) && isFilled(text.replace(it.words, ''), known),
  );
  return named && { kind, account: undefined, payee: named.name, whether: whetherAny(text) };
}

/** 管理会社への未払い, エレベーターの点検にいくら: by the contract of the work, whose company the books pay. */
export function workAsked(
  text: string,
  books: Books,
  contracts: readonly Contract[],
): AskedPayee | undefined {
  const named = contractIn(text, contracts);
  const kind = workKind(text);
  if (!named || !kind || !isFilled(named.rest, [...contractFillers, ...paymentWords])) {
    return undefined;
  }
  const { contract } = named;
  const payee = payeeIn(plainQuestion(contract.counterparty), namesOf(books))?.name;
  if (payee === undefined) return undefined;
  const of = { contract, isMonthly: asksMonthly(text), whether: whetherAny(text) };
  return { kind, account: undefined, payee, ...of };
}

function workKind(text: string): AskedPayee['kind'] | undefined {
  if (!/払|振り?込|かか[りっ]|使[いっ]/.test(text)) return undefined;
  if (asksMonthly(text)) return 'payee';
  return isToBePaid(text) ? 'owed' : 'payee';
}

const whetherAny = (text: string): 'any' | undefined => (asksIfThere(text) ? 'any' : undefined);

const namesOf = ({ payees, owed }: Books): readonly string[] => [
  ...new Set([...(payees ?? []), ...(owed ?? [])].map(({ name }) => name)),
];
