import type { Hono } from 'hono';
import * as contract from '#contract/notices.ts';
import { stateOf } from '#domain/notices/reach.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { type Env, handleFile } from '#server/http/handle.ts';
import { grantedScope, type Scope } from '#server/http/scope.ts';
import { type DeliveryRow, listDeliveries } from './delivery-store.ts';
import { findSender, findTitle } from './notice-store.ts';
import { fileNameOf, type Printed, renderPoster, renderSheets, sheetOf } from './render-paper.ts';
import { findNotice } from './view.ts';

/** The notice on paper: for those whom nothing else has reached, and for the board. */
export function paperRoutes(app: Hono<Env>): void {
  handleFile(app, contract.getRestPdf, {
    load: async ({ db, scope, input: { noticeId }, today }) => {
      const printed = await loadPrinted(db, scope, { noticeId, today });
      if (printed.notice.stage !== 'out') {
        throw new Refusal('conflict', 'まだ送られていません。送ったあとで印刷してください。');
      }
      const rest = (await listDeliveries(db, scope, noticeId)).filter(
        (row) => stateOf(row) === 'unreached',
      );
      if (rest.length === 0) throw new Refusal('conflict', '全員に届いています。');
      return { printed, rest };
    },
    make: async ({ printed, rest }) => ({
      bytes: await renderSheets(printed, sheetsFor(rest)),
      fileName: fileNameOf('お知らせ', printed.notice),
    }),
  });

  handleFile(app, contract.getPosterPdf, {
    load: ({ db, scope, input: { noticeId }, today }) =>
      loadPrinted(db, scope, { noticeId, today }),
    make: async (printed) => ({
      bytes: await renderPoster(printed),
      fileName: fileNameOf('掲示', printed.notice),
    }),
  });
}

async function loadPrinted(
  db: Db,
  scope: Scope<'notice.write'>,
  { noticeId, today }: { noticeId: string; today: string },
): Promise<Printed> {
  const reader = grantedScope(scope, 'notice.read');
  if (!reader) throw new Refusal('not_allowed');
  const notice = await findNotice(db, reader, noticeId);
  const corrected = await findTitle(db, reader, notice.correctsId);
  return {
    notice,
    corrects: corrected?.title ?? null,
    sender: await findSender(db, reader, today),
  };
}

/** First the boxes as one walks, a sheet for each household, then the letters. */
function sheetsFor(rest: readonly DeliveryRow[]) {
  const inBoxes = rest.filter(({ livesHere }) => livesHere);
  const numbers = [...new Set(inBoxes.map(({ number }) => number))];
  return [
    ...numbers.map((number) => {
      const names = inBoxes.filter((it) => it.number === number).map(({ name }) => name);
      return sheetOf(number, names, false);
    }),
    ...rest.filter((it) => !it.livesHere).map((it) => sheetOf(it.number, [it.name], true)),
  ];
}
