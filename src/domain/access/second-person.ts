import type { Role } from './role.ts';

/**
 * Who signs after somebody else. In an association of one's own persons are compared: `accounts` are all that belong to
 * this person, now or earlier, and to whoever shares a dwelling with them. In the demonstration one visitor plays every
 * part, so there positions stand for persons. An answer that many share is nobody's in particular: asked who signs it,
 * it has no answer, and says so before anybody is told something false.
 */
export type Signer =
  | { readonly by: 'person'; readonly accounts: readonly string[] }
  | { readonly by: 'position'; readonly role: Role }
  | { readonly by: 'nobody' };

export type Asked = { readonly askedAs: Role; readonly askedBy: string };

/** 二人目: whether this is somebody else than the one who asked. What they may is asked beside. */
export function isSecondPerson(signer: Signer, { askedAs, askedBy }: Asked): boolean {
  const one = somebody(signer);
  return one.by === 'person' ? !one.accounts.includes(askedBy) : one.role !== askedAs;
}

function somebody(signer: Signer): Exclude<Signer, { by: 'nobody' }> {
  if (signer.by === 'nobody') throw new Error('an answer that many share was asked who signs it');
  return signer;
}

/** The same as two lists, for a statement that decides at the moment of writing: of whom it takes no request. */
export function barredFor(
  signer: Signer,
): readonly [roles: readonly Role[], accounts: readonly string[]] {
  const one = somebody(signer);
  return one.by === 'person' ? [[], one.accounts] : [[one.role], []];
}

/** Why not, for whoever tried; `deed` ends the sentence: 「承認できません」. */
export function notTheSecond(signer: Signer, deed: string, asker = '頼んだ方'): string {
  return signer.by === 'person'
    ? `${asker}ご本人と、同じ住戸の方は、${deed}。ほかの役員に頼んでください。`
    : `${asker}と同じ立場では、${deed}。`;
}
