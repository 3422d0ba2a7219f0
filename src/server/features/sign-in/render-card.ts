import type { ProofCardPaper } from '#domain/accounts/proof-card.ts';
import { Typesetter } from '#server/typesetting/typesetter.ts';
import template from './proof-card.typ?raw';

const typesetter = new Typesetter({ template, timeoutMs: 15_000 });

/** 役員カード as PDF. */
export function renderCard(paper: ProofCardPaper): Promise<Uint8Array<ArrayBuffer>> {
  return typesetter.typeset(paper);
}
