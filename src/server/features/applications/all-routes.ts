import type { Hono } from 'hono';
import type { Env } from '#server/http/handle.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { deskFileRoutes } from './desk-file-routes.ts';
import { applicationDeskRoutes } from './desk-routes.ts';
import { applicationFileRoutes } from './file-routes.ts';
import { applicationInboxRoutes } from './inbox-routes.ts';
import { applicationLetterRoutes } from './letter-routes.ts';
import { lotteryRoutes } from './lottery-routes.ts';
import { applicationPaperRoutes } from './paper-routes.ts';
import { applicationRoutes } from './routes.ts';

/** 届け出・申し込み, from the phone and from paper, and the answers. */
export function allApplicationRoutes(app: Hono<Env>, files: FileStore | undefined): void {
  applicationRoutes(app);
  applicationInboxRoutes(app);
  applicationLetterRoutes(app);
  lotteryRoutes(app);
  applicationDeskRoutes(app);
  applicationPaperRoutes(app);
  if (!files) return;
  applicationFileRoutes(app, files);
  deskFileRoutes(app, files);
}
