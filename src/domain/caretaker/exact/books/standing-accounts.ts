import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import type { Account } from '#domain/ledger/account.ts';

/** Told by answers of their own: where the money lies, and what is still to be paid. */
const toldElsewhere: readonly Account['role'][] = [
  'cash',
  'bank',
  'interfund',
  'transfer',
  'payable',
];

type Named = { readonly names: readonly string[]; readonly words: string };

/** 未収金, 前受金, 仮払金 and the like, by their whole name or by what stands before the bracket of several. */
export function standingAccountIn(text: string, accounts: readonly Account[]): Named | undefined {
  const standing = accounts
    .filter(
      ({ kind, role }) =>
        kind !== 'income' && kind !== 'expense' && kind !== 'net' && !toldElsewhere.includes(role),
    )
    .map(({ name }) => name);
  const words = standing
    .flatMap((name) => [plainQuestion(name), shortOf(name)])
    .filter((name) => text.includes(name))
    .toSorted((one, other) => other.length - one.length)[0];
  if (words === undefined) return undefined;
  const names = standing.filter((name) => plainQuestion(name) === words || shortOf(name) === words);
  return { names: [...new Set(names)], words };
}

const shortOf = (name: string): string => plainQuestion(name).replace(/[（(].*$/, '');
