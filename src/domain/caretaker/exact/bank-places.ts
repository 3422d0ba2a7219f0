import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { balanceId } from '#domain/caretaker/records/fund-records.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { Known } from './known.ts';

type Fund = Known['facts']['funds'][number];

/** An account of the association, and whose money lies there. */
export type BankPlace = { readonly fund: Fund; readonly account: Fund['accounts'][number] };

export const placesOf = (funds: readonly Fund[]): readonly BankPlace[] =>
  funds.flatMap((fund) => fund.accounts.map((account) => ({ fund, account })));

type NamedBanks = {
  /** The places at the banks that a question names. */
  readonly named: readonly BankPlace[];
  /** The question without their names. */
  readonly rest: string;
};

export function banksNamedIn(text: string, places: readonly BankPlace[]): NamedBanks {
  const nameOf = ({ account }: BankPlace) => plainQuestion(account.bank);
  const named = places.filter((place) => text.includes(nameOf(place)));
  const rest = named.reduce((words, place) => words.replaceAll(nameOf(place), ''), text);
  return { named, rest };
}

/** The line of the fund's record that tells of an account. */
export function recordLineOf({ fund, account }: BankPlace, { passages }: Known) {
  const passage: KnowledgePassage | undefined = passages.find(
    ({ id }) => id === balanceId(fund.code),
  );
  const start = `${account.bank}（${account.kind}）：${formatYen(account.balanceYen)}`;
  const words = passage?.text.split('\n').find((line) => line.startsWith(start));
  return passage && words ? { passage, words } : undefined;
}
