import type { Role } from '#domain/access/role.ts';
import { isSecondPerson, type Signer } from '#domain/access/second-person.ts';
import { marksOf, mostMarks, type SecretTerms } from './secret-terms.ts';

/** What somebody counted in the pile of papers: how many there were, and how many had each mark. */
export type PaperPile = {
  readonly ballots: number;
  readonly marks: Readonly<Record<string, number>>;
};

export type PaperCount = PaperPile & {
  readonly id: string;
  readonly countedAs: Role;
  readonly countedBy: string;
  /** The count of somebody else that says the same. */
  readonly confirmsId: string | null;
};

/** Why a pile cannot be as it was counted; `null` where it can. */
export function pileFault(
  terms: SecretTerms,
  { ballots, marks }: PaperPile,
  /** How many papers were handed out or came in envelopes. */
  most: number,
): string | null {
  const known = marksOf(terms).map(({ mark }) => mark);
  if (Object.keys(marks).some((mark) => !known.includes(mark))) {
    return 'この投票にない印が入っています。画面を読み直してください。';
  }
  if (ballots > most) {
    return `用紙が${ballots}枚ありますが、渡した用紙と届いた封筒は${most}枚分です。封筒の記録を先に確かめてください。`;
  }
  const counted = known.map((mark) => marks[mark] ?? 0);
  const sum = counted.reduce((all, it) => all + it, 0);
  if (counted.some((it) => it > ballots) || sum > ballots * mostMarks(terms)) {
    return '印の数が、用紙の枚数より多くなっています。';
  }
  return null;
}

/** The count that counts: two persons counted the pile, each alone, and found the same. */
export function agreedPile(counts: readonly PaperCount[]): PaperPile | null {
  return counts.find(({ confirmsId }) => confirmsId !== null) ?? null;
}

/** Of those before, the one that a new count agrees with; the company's staff count first, never second. */
export function confirmedBy(
  before: readonly PaperCount[],
  pile: PaperPile & { readonly countedAs: Role },
  signer: Signer,
): { readonly outcome: 'counted-once' | 'differs' } | { readonly outcome: 'agreed'; id: string } {
  const others = before.filter(({ countedAs, countedBy }) =>
    isSecondPerson(signer, { askedAs: countedAs, askedBy: countedBy }),
  );
  if (others.length === 0) return { outcome: 'counted-once' };
  const same = others.find((it) => isSamePile(it, pile));
  if (!same) return { outcome: 'differs' };
  return pile.countedAs === 'companyStaff'
    ? { outcome: 'counted-once' }
    : { outcome: 'agreed', id: same.id };
}

export function isSamePile(one: PaperPile, other: PaperPile): boolean {
  const marks = new Set([...Object.keys(one.marks), ...Object.keys(other.marks)]);
  return (
    one.ballots === other.ballots &&
    [...marks].every((mark) => (one.marks[mark] ?? 0) === (other.marks[mark] ?? 0))
  );
}
