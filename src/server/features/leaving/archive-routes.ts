import type { Hono } from 'hono';
import * as contract from '#contract/leaving.ts';
import { isOpenForFiles } from '#domain/leaving/leaving.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { handleStream } from '#server/http/handle-stream.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { type ArchiveList, archiveEntries } from './archive/archive-entries.ts';
import { listAccountHolders } from './archive/labels.ts';
import { readRecords } from './archive/read-records.ts';
import { zipPieces } from './archive/zip-pieces.ts';
import { addArchive, finishArchive, listArchives } from './archive-store.ts';
import { approveFor, askFor } from './ask-and-approve.ts';
import { endRequest, findAssociation, listRequests } from './request-store.ts';

/** A download begins within the hour after it was asked for, and as often as it breaks off in it. */
const startsWithinMs = 3_600_000;
/** Each reads everything: enough for somebody who tries again, too little for a burden. */
const mostInAnHour = 6;

/** 全データの書き出し */
export function archiveRoutes(app: Hono<Env>, files: FileStore): void {
  handle(app, contract.askForArchive, async (call) => {
    const open = (await listRequests(call.db, call.scope)).find(({ kind }) => kind === 'export');
    if (open && open.lastDay !== null && !isOpenForFiles(open, call.today)) {
      await endRequest(call.db, call.scope, { requestId: open.id, now: call.now });
    }
    return askFor(call, 'export');
  });

  handle(app, contract.approveArchive, (call) => approveFor(call, 'export'));

  handle(app, contract.withdrawArchive, async ({ db, scope, input, now }) => {
    const open = (await listRequests(db, scope)).find(({ id }) => id === input.requestId);
    if (open?.kind !== 'export') throw new Refusal('not_found');
    await endRequest(db, scope, { ...input, now });
    return {};
  });

  handle(app, contract.makeArchive, async ({ db, scope, today, now }) => {
    const request = (await listRequests(db, scope)).find((it) => isOpenForFiles(it, today));
    if (!request) {
      throw new Refusal('conflict', '書き出しは、別の役員の方の承認を受けてからできます。');
    }
    const lately = (await listArchives(db, scope)).filter((it) => isRecent(it.madeAt, now));
    if (lately.length >= mostInAnHour) throw new Refusal('too_many_requests');
    return { archiveId: await addArchive(db, scope, { requestId: request.id, now }) };
  });

  downloadRoute(app, files);
}

function isRecent(madeAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(madeAt) < startsWithinMs;
}

function downloadRoute(app: Hono<Env>, files: FileStore): void {
  handleStream(app, contract.getArchive, {
    load: async ({ db, scope, input: { archiveId }, today, now }) => {
      const archive = (await listArchives(db, scope)).find(({ id }) => id === archiveId);
      // Whoever asked for it takes it: the list says who has which file.
      if (!archive || archive.madeBy !== scope.userId || !isRecent(archive.madeAt, now)) {
        throw new Refusal(
          'not_found',
          'この書き出しは、もう受け取れません。もう一度書き出してください。',
        );
      }
      const { name } = await findAssociation(db, scope);
      return {
        scope,
        archiveId,
        content: {
          associationId: scope.associationId,
          associationName: name,
          madeOn: today,
          madeAt: now,
          tables: await readRecords(db, scope),
          accountHolders: await listAccountHolders(db, scope),
        },
      };
    },
    send: ({ scope, archiveId, content }, inTransaction) => ({
      fileName: `スミワ書き出し_${content.associationName}_${content.madeOn}.zip`,
      pieces: (async function* () {
        const made: { list?: ArchiveList } = {};
        const entries = archiveEntries(content, files, (list) => {
          made.list = list;
        });
        yield* zipPieces(entries, content.madeAt);
        const { list } = made;
        if (list) await inTransaction((db) => finishArchive(db, scope, { archiveId, list }));
      })(),
    }),
  });
}
