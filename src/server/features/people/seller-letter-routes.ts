import type { Hono } from 'hono';
import { printSellerLetter } from '#contract/owner-change.ts';
import { sellerLetter, whyNoSellerLetter } from '#domain/people/seller-letter.ts';
import { Refusal } from '#domain/refusal.ts';
import { findClosingAccount, findSender, renderPaper } from '#server/features/billing/store.ts';
import { type Env, handleFile } from '#server/http/handle.ts';
import { findSellerFacts } from './seller-letter-store.ts';

/** 前の区分所有者への手紙, of a change that was made or is to come. */
export function sellerLetterRoutes(app: Hono<Env>): void {
  handleFile(app, printSellerLetter, {
    load: async ({ db, scope, input: { changeId }, today }) => {
      const found = await findSellerFacts(db, scope, { changeId, today });
      if (!found) throw new Refusal('not_found', 'この変更は見つかりません。');
      const why = whyNoSellerLetter(found);
      if (why !== null) throw new Refusal('invalid_input', why);
      const { dwellingId, ...facts } = found;
      const asked = { dwellingId, on: facts.on, today };
      return {
        ...facts,
        ...(await findSender(db, scope, today)),
        ...(await findClosingAccount(db, scope, asked)),
        today,
      };
    },
    make: async (facts) => ({
      bytes: await renderPaper(sellerLetter(facts), facts.associationName),
      fileName: `区分所有者の変更-${facts.number}-${facts.on}.pdf`,
    }),
  });
}
