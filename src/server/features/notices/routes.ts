import type { Hono } from 'hono';
import * as contract from '#contract/notices.ts';
import { stateOf } from '#domain/notices/reach.ts';
import { Refusal } from '#domain/refusal.ts';
import { refusedInWords } from '#server/features/ledger/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { handleKept } from '#server/http/handle-kept.ts';
import { grantedScope } from '#server/http/scope.ts';
import type { Line } from '#server/outside/line.ts';
import type { WebPush } from '#server/outside/web-push/web-push.ts';
import { addHanded, listDeliveries } from './delivery-store.ts';
import { displayRoutes } from './display-routes.ts';
import { lineRoutes } from './line-routes.ts';
import { listNotices, noteRead } from './notice-store.ts';
import { paperRoutes } from './paper-routes.ts';
import { pushRoutes } from './push-routes.ts';
import { loadRegister } from './register-store.ts';
import { alreadySent, gone, refuseEnd, refuseFaulty, send } from './send.ts';
import { findNotice, viewNotice } from './view.ts';
import { deleteDraft, holdBack, saveDraft } from './write-store.ts';

type Options = {
  /** Called when something may be due to go out. */
  readonly onSent: () => void;
  readonly line?: Line | undefined;
  readonly webPush?: WebPush | undefined;
  readonly secret: string;
};

/** お知らせ */
export function noticeRoutes(app: Hono<Env>, { onSent, line, webPush, secret }: Options): void {
  readingRoutes(app);
  writingRoutes(app);
  sendingRoutes(app, onSent);
  paperRoutes(app);
  displayRoutes(app);
  lineRoutes(app, { line, secret });
  pushRoutes(app, webPush);
}

function readingRoutes(app: Hono<Env>): void {
  handleKept(app, contract.getNotices, 'member', async ({ db, scope }) => {
    const mayWrite = grantedScope(scope, 'notice.write') !== undefined;
    const notices = await listNotices(db, scope, { seesAll: mayWrite });
    return {
      mayWrite,
      notices: notices.map(({ correctsId, correctedById, ...notice }) => ({
        ...notice,
        isCorrection: correctsId !== null,
        isCorrected: correctedById !== null,
      })),
    };
  });

  handleKept(app, contract.getNotice, 'member', ({ db, scope, input, today }) =>
    viewNotice(db, scope, { ...input, today }),
  );

  handle(app, contract.readNotice, async ({ db, scope, input: { noticeId }, now }) => {
    const notice = await findNotice(db, scope, noticeId);
    if (notice.stage === 'out') await noteRead(db, scope, { noticeId, now });
    return {};
  });

  handleKept(app, contract.getDeliveries, 'role', async ({ db, scope, input: { noticeId } }) => {
    const reader = grantedScope(scope, 'notice.read');
    if (!reader) throw new Refusal('not_allowed');
    await findNotice(db, reader, noticeId);
    const rows = await listDeliveries(db, scope, noticeId);
    return {
      deliveries: rows.map((row) => ({
        ...row,
        state: stateOf(row),
        isPosted: !row.livesHere,
        isLined: row.events.includes('lined'),
        isPushed: row.events.includes('pushed'),
      })),
    };
  });
}

function writingRoutes(app: Hono<Env>): void {
  handleKept(app, contract.getNoticeRegister, 'role', async ({ db, scope, today }) => ({
    today,
    ...(await loadRegister(db, scope, { today })),
  }));

  handle(app, contract.saveNotice, async ({ db, scope, input, today, now }) => {
    refuseEnd(input.showsUntil, today);
    await refuseFaulty(db, scope, { ...input, today });
    if (input.correctsId !== null) {
      const reader = grantedScope(scope, 'notice.read');
      const corrected = reader && (await findNotice(db, reader, input.correctsId));
      if (corrected?.stage !== 'out') {
        throw new Refusal('conflict', '訂正できるのは、送ったお知らせだけです。');
      }
    }
    if (!(await saveDraft(db, scope, { draft: input, now }))) {
      throw new Refusal('conflict', alreadySent);
    }
    return {};
  });

  handle(app, contract.deleteNotice, async ({ db, scope, input: { noticeId } }) => {
    if (!(await deleteDraft(db, scope, noticeId))) throw new Refusal('conflict', alreadySent);
    return {};
  });

  handle(app, contract.noteHanded, async ({ db, scope, input, now }) => {
    const rows = await listDeliveries(db, scope, input.noticeId);
    const known = new Set(rows.map(({ id }) => id));
    if (input.deliveryIds.some((id) => !known.has(id))) throw new Refusal('not_found', gone);
    await addHanded(db, scope, { ...input, now });
    return {};
  });
}

function sendingRoutes(app: Hono<Env>, onSent: () => void): void {
  app.use('/api/associations/:associationId/notices/:noticeId/sending', async (_c, next) => {
    await next();
    // Only now has the transaction ended that it was written in.
    onSent();
  });

  handle(app, contract.sendNotice, async ({ db, scope, input, now }) => {
    await refusedInWords(() => send(db, scope, { ...input, now }));
    return {};
  });

  handle(app, contract.holdNotice, async ({ db, scope, input, now }) => {
    if (!(await holdBack(db, scope, { ...input, now }))) {
      throw new Refusal('conflict', 'もう送られたため、止められません。訂正のお知らせを書けます。');
    }
    return {};
  });
}
