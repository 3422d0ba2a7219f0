import type { Way } from '#domain/notices/reach.ts';

type PlannedHead = { readonly dwellings: string; readonly voters: readonly string[] };

type OwnedDwelling = {
  readonly dwellingId: string;
  readonly number: string;
  readonly owners: readonly string[];
};

export type Owner = {
  readonly id: string;
  readonly name: string;
  readonly livesHere: boolean;
  readonly hasMail: boolean;
};

type Register = {
  readonly dwellings: readonly OwnedDwelling[];
  readonly owners: readonly Owner[];
  /** Whether mail is used at all. */
  readonly byMail: boolean;
};

export type PlannedDispatch<H> = {
  readonly head: H;
  readonly personId: string;
  readonly dwellingId: string;
  readonly way: Way;
  readonly isPosted: boolean;
};

/**
 * 発送先: one for each head. Co-owners get it through whoever votes for them, else through the first of them; it goes to
 * the first of their dwellings.
 */
export function dispatchPlan<H extends PlannedHead>(
  heads: readonly H[],
  { dwellings, owners, byMail }: Register,
): readonly PlannedDispatch<H>[] {
  const known = new Map(owners.map((owner) => [owner.id, owner]));
  const byNumber = new Map(dwellings.map((it) => [it.number, it]));
  return heads.map((head) => {
    const home = byNumber.get(head.dwellings.split('、')[0] ?? '');
    const personId = head.voters[0] ?? home?.owners[0];
    const owner = personId === undefined ? undefined : known.get(personId);
    if (!home || !owner) throw new Error(`nobody of the register owns ${head.dwellings}`);
    const way = byMail && owner.hasMail ? 'mail' : 'paper';
    const isPosted = way === 'paper' && !owner.livesHere;
    return { head, personId: owner.id, dwellingId: home.dwellingId, way, isPosted };
  });
}

/** 24人へメール、12人へ紙（うち3人は郵便） */
export function planCounts(plan: readonly PlannedDispatch<unknown>[]) {
  const onPaper = plan.filter(({ way }) => way === 'paper');
  return {
    mail: plan.length - onPaper.length,
    paper: onPaper.length,
    posted: onPaper.filter(({ isPosted }) => isPosted).length,
  };
}
