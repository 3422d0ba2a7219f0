import type { Hono } from 'hono';
import { getYearBooks, savePaperSettings } from '#contract/money.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { handleKept } from '#server/http/handle-kept.ts';
import { loadYearBooks } from './load-year-books.ts';
import * as paperStore from './paper-store.ts';

/** お金の見える化: what the papers of a year are made of. */
export function moneyRoutes(app: Hono<Env>): void {
  handleKept(app, getYearBooks, 'role', ({ db, scope, input, today }) =>
    loadYearBooks(db, scope, { wanted: input.year, today }),
  );

  handle(app, savePaperSettings, async ({ db, scope, input }) => {
    await paperStore.savePaperSettings(db, scope, input);
    return {};
  });
}
