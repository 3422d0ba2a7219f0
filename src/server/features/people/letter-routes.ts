import { randomInt } from 'node:crypto';
import type { Hono } from 'hono';
import * as contract from '#contract/people.ts';
import { invitationPaper } from '#domain/accounts/invitation-letter.ts';
import { letterCodeFrom } from '#domain/accounts/letter-code.ts';
import { letterLivesDays } from '#domain/accounts/sign-in-limits.ts';
import { addDays } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Keys } from '#server/features/sign-in/store.ts';
import { type Env, handleFile } from '#server/http/handle.ts';
import * as store from './letter-store.ts';
import { renderLetters } from './render-letters.ts';

type LetterParts = { readonly keys: Keys; readonly appUrl: string };

/** 招待状の印刷. What opens stands on the paper alone: whoever needs it again prints a new one. */
export function letterRoutes(app: Hono<Env>, { keys, appUrl }: LetterParts): void {
  handleFile(app, contract.printLetters, {
    load: async ({ db, scope, input: { personIds }, today, now }) => {
      const addressees = await store.listAddressees(db, scope, { personIds, today });
      if (addressees.length === 0) {
        throw new Refusal('not_found', '招待する方が見つかりません。画面を読み直してください。');
      }
      const invited = addressees.map((person) => ({
        ...person,
        code: letterCodeFrom((below) => randomInt(below)),
      }));
      const codes = new Map(invited.map(({ id, code }) => [id, code]));
      const lastDay = addDays(today, letterLivesDays);
      const endsAt = new Date(`${addDays(lastDay, 1)}T00:00:00+09:00`);
      await store.addLetters(db, scope, { keys, codes, endsAt, now });
      const { name: association, isCustomer } = await store.findSender(db, scope);
      return { frame: { association, today, lastDay, appUrl, isSample: !isCustomer }, invited };
    },
    make: async ({ frame, invited }) => ({
      bytes: await renderLetters(invitationPaper(frame, invited)),
      fileName: `招待状-${frame.today}-${invited.length}通.pdf`,
    }),
  });
}
