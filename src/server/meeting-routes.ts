import type { Hono } from 'hono';
import { circulationRoutes } from './features/board-meetings/circulation-routes.ts';
import { boardMinutesRoutes } from './features/board-meetings/minutes-routes.ts';
import { boardMeetingRoutes } from './features/board-meetings/routes.ts';
import { signedBoardMinutesRoutes } from './features/board-meetings/signed-routes.ts';
import { minutesRoutes } from './features/minutes/routes.ts';
import { signedMinutesRoutes } from './features/minutes/signed-routes.ts';
import { signingRoutes } from './features/minutes/signing-routes.ts';
import { agendaRoutes } from './features/preparation/agenda-routes.ts';
import { convocationRoutes } from './features/preparation/convocation-routes.ts';
import { correctionRoutes } from './features/preparation/correction-routes.ts';
import { enclosureRoutes } from './features/preparation/enclosure-routes.ts';
import { preparationRoutes } from './features/preparation/routes.ts';
import { ballotRoutes } from './features/votes/ballot.ts';
import { voteDayRoutes } from './features/votes/day.ts';
import { rehearsalRoutes } from './features/votes/rehearsal.ts';
import { voteRoutes } from './features/votes/routes.ts';
import { slipScanRoutes } from './features/votes/scan-routes.ts';
import type { Env } from './http/handle.ts';
import type { FileStore } from './outside/file-store.ts';
import type { SignatureDesk } from './outside/signature-desk.ts';

type DecidingOptions = Parameters<typeof ballotRoutes>[1] &
  Parameters<typeof convocationRoutes>[1] & {
    readonly files?: FileStore;
    readonly desk?: SignatureDesk | undefined;
  };

/** 総会と理事会: from the first day of preparing to the minutes that are signed. */
export function decidingRoutes(app: Hono<Env>, options: DecidingOptions): void {
  preparationRoutes(app);
  agendaRoutes(app);
  enclosureRoutes(app, options.files);
  convocationRoutes(app, options);
  correctionRoutes(app);
  voteRoutes(app);
  ballotRoutes(app, options);
  voteDayRoutes(app);
  rehearsalRoutes(app);
  minutesRoutes(app);
  boardMeetingRoutes(app);
  boardMinutesRoutes(app);
  circulationRoutes(app);
  if (!options.files) return;
  slipScanRoutes(app, options.files);
  signedMinutesRoutes(app, options.files);
  signingRoutes(app, { desk: options.desk, files: options.files });
  signedBoardMinutesRoutes(app, options.files);
}
