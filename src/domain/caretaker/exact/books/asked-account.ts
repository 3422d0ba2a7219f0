import {
  accountWords,
  expenseParts,
  usualAccounts,
} from '#domain/caretaker/exact/account-words.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';

/** A line of the chart that is asked for: its names, and what of it its entries name. */
export type AskedAccount = {
  readonly names: readonly string[];
  readonly part: string | null;
  /** An everyday word for what a balance sheet may have: ローン is 借入金. */
  readonly called?: string | undefined;
};

type Named = { readonly account: AskedAccount; readonly words: string };

/** 定期預金の利息: the books keep interest by fund, whatever bank or deposit it comes from. */
const ofADeposit =
  /(?:(定期|普通|決済用)(?:普通)?)?(?:預[貯]?金)?(?:口座)?の?(?=(?:受取)?利[息子]|金利)/;

/** The account of income or expense that a question names. */
export function accountIn(text: string, names: readonly string[]): Named | undefined {
  const [deposit = '', kind] = ofADeposit.exec(text) ?? [];
  const found = accountNamedIn(text.replace(deposit, ''), names);
  if (!found || kind === undefined) return found && { ...found, words: `${deposit}${found.words}` };
  const account = { ...found.account, part: `${kind}預金の利息` };
  return { account, words: `${deposit}${found.words}` };
}

/** By its own name first, then by what its entries are for, then by an everyday word for it. */
function accountNamedIn(text: string, names: readonly string[]): Named | undefined {
  const own = names
    .filter((name) => text.includes(plainQuestion(name)))
    .toSorted((one, other) => other.length - one.length)[0];
  if (own !== undefined) {
    return { account: { names: [own], part: null }, words: plainQuestion(own) };
  }
  for (const { asked, within, name } of expenseParts) {
    const found = namedBy(text, asked, { names, meant: within });
    if (found) return { ...found, account: { ...found.account, part: name } };
  }
  for (const [asked, meant] of accountWords) {
    const found = namedBy(text, asked, { names, meant });
    if (found) return found;
  }
  return absentIn(text);
}

/** What any chart may have and this one has not: not another account's money, and not the fund's. */
function absentIn(text: string): Named | undefined {
  const [words] = usualAccounts.exec(text) ?? [];
  return words === undefined ? undefined : { account: { names: [words], part: null }, words };
}

type Chart = { readonly names: readonly string[]; readonly meant: RegExp };

function namedBy(text: string, asked: RegExp, { names, meant }: Chart): Named | undefined {
  const [words] = asked.exec(text) ?? [];
  const accounts = names.filter((name) => meant.test(name));
  return words === undefined || accounts.length === 0
    ? undefined
    : { account: { names: [...new Set(accounts)], part: null }, words };
}
