import { renderSVG } from 'uqr';
import type { InvitationPaper } from '#domain/accounts/invitation-letter.ts';
import { Typesetter } from '#server/typesetting/typesetter.ts';
import template from './invitation.typ?raw';

const typesetter = new Typesetter({ template, timeoutMs: 60_000 });

/** 招待状 as PDF, a sheet for each person. */
export function renderLetters(paper: InvitationPaper): Promise<Uint8Array<ArrayBuffer>> {
  return typesetter.typeset({
    ...paper,
    letters: paper.letters.map(({ link, ...letter }) => ({
      ...letter,
      qr: renderSVG(link, { ecc: 'M', border: 2 }),
    })),
  });
}
