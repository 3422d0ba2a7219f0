import type { Hono } from 'hono';
import type { Database } from '#server/db/db.ts';
import type { Env } from './handle.ts';

type Options = { readonly db: Database; readonly isDraining: () => boolean };

/** `/healthz`: the process answers. `/readyz`: it may be sent visitors, so the database answers and it is not leaving. */
export function healthRoutes(app: Hono<Env>, { db, isDraining }: Options): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));

  app.get('/readyz', async (c) => {
    if (isDraining()) return c.json({ status: 'draining' }, 503);
    try {
      await db.query('select 1');
      return c.json({ status: 'ready' });
    } catch {
      return c.json({ status: 'database unavailable' }, 503);
    }
  });
}
