import type { Hono } from 'hono';
import * as contract from '#contract/people.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { ownerChangeRoutes } from './owner-change-routes.ts';
import * as store from './people-store.ts';
import { sellerLetterRoutes } from './seller-letter-routes.ts';

/** 組合員と居住者 */
export function peopleRoutes(app: Hono<Env>): void {
  ownerChangeRoutes(app);
  sellerLetterRoutes(app);
  handle(app, contract.listPeople, async ({ db, scope, today, now }) => ({
    today,
    people: await store.listPeople(db, scope, { today, now }),
    dwellings: await store.listDwellings(db, scope),
  }));
  handle(app, contract.addResident, async ({ db, scope, input, now }) => {
    if (!(await store.addResident(db, scope, { ...input, now }))) throw gone();
    return {};
  });
  handle(app, contract.endStay, async ({ db, scope, input }) => {
    if (!(await store.endStay(db, scope, input))) throw gone();
    return {};
  });
  handle(app, contract.replaceOfficer, async ({ db, scope, input }) => {
    const { officerId, on, successor } = input;
    const term = await store.findTerm(db, scope, officerId);
    if (!term) throw gone();
    if (on < term.from || on > term.until) {
      throw new Refusal('invalid_input', '交代の日は、今の任期の中の日を選んでください。');
    }
    await store.endTerm(db, scope, { officerId, on });
    if (!successor) return {};
    if (successor.until <= on) {
      throw new Refusal('invalid_input', '新しい任期の終わりは、交代の日より後にしてください。');
    }
    const next = { ...successor, post: term.post, from: on };
    if (!(await store.addTerm(db, scope, next))) throw gone();
    return {};
  });
}

const gone = () => new Refusal('not_found', '登録が見つかりません。画面を読み直してください。');
