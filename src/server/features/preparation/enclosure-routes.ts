import type { Hono } from 'hono';
import * as contract from '#contract/enclosures.ts';
import { clausesOf } from '#domain/meetings/agenda/clauses-of.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { openPdf } from '#server/extraction/open-pdf.ts';
import { type Env, handle, handleFile } from '#server/http/handle.ts';
import { handleUpload } from '#server/http/handle-upload.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';
import type { UploadedFile } from '#server/http/read-upload.ts';
import type { Scope } from '#server/http/scope.ts';
import { loadBylawPassages } from '#server/knowledge/bylaw-passages.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { mediaTypeOf } from '#server/storage/media-type-of.ts';
import { refuseFullStorage } from '#server/storage/refuse-full-storage.ts';
import { listDrafts } from './agenda-store.ts';
import * as store from './enclosure-store.ts';
import { foundMeeting } from './found-meeting.ts';
import { openAgenda } from './open-agenda.ts';
import { tryBinding } from './render-convocation.ts';

const mostEnclosures = 30;
const mostPages = 100;
const filesPerAddress = {
  count: 120,
  windowMs: 3_600_000,
  sentence:
    '短い時間に多くのファイルが届いたため、受け付けを一時止めています。1時間ほどしてから、もう一度お試しください。',
};

/** 議案の資料: chosen from the records, or uploaded. */
export function enclosureRoutes(app: Hono<Env>, files: FileStore | undefined): void {
  handle(app, contract.listClauses, async ({ db, scope, input, today }) => {
    await foundMeeting(db, scope, input.meetingId);
    const clauses = clausesOf(await loadBylawPassages(db, scope, today));
    return { clauses: [...clauses].map(([place, words]) => ({ place, words })) };
  });

  handle(app, contract.saveEnclosure, async ({ db, scope, input, now }) => {
    const { enclosureId: id, ...written } = input;
    await put(db, scope, { ...written, ...noFile, id, now });
    return {};
  });

  handle(app, contract.removeEnclosure, async ({ db, scope, input }) => {
    await openAgenda(db, scope, input.meetingId);
    if (!(await store.deleteEnclosure(db, scope, input))) {
      throw new Refusal('not_found', 'この資料は、もうありません。');
    }
    return {};
  });

  if (files) fileRoutes(app, files);
}

const noFile = { sha256: null, fileName: null, byteSize: null, pageCount: null };

function fileRoutes(app: Hono<Env>, files: FileStore): void {
  handleUpload(app, contract.addEnclosureFile, {
    admit: createRateLimit(filesPerAddress),
    prepare: async (file, associationId) => {
      const pageCount = await bindablePages(file, associationId);
      const { bytes, fileName } = file;
      return { sha256: await files.put(bytes), fileName, byteSize: bytes.byteLength, pageCount };
    },
    save: async ({ db, scope, input, now }, file) => {
      await refuseFullStorage(db, scope, file.byteSize);
      await put(db, scope, { ...input, ...file, kind: 'file', changes: [], now });
      return {};
    },
  });

  handleFile(app, contract.getEnclosureFile, {
    load: async ({ db, scope, input: { enclosureId } }) => {
      const found = await store.findEnclosure(db, scope, enclosureId);
      if (!found?.sha256) throw new Refusal('not_found', 'この資料は見つかりません。');
      return { sha256: found.sha256, fileName: found.fileName ?? '資料.pdf' };
    },
    make: async ({ sha256, fileName }) => {
      const bytes = await files.get(sha256);
      if (!bytes) throw new Refusal('unavailable', 'ファイルを取り出せませんでした。');
      return { bytes, fileName };
    },
  });
}

/** Bound in on trial, so that no file stops the 議案書 on the day of dispatch. */
async function bindablePages({ bytes }: UploadedFile, associationId: string): Promise<number> {
  if (mediaTypeOf(bytes, '資料にできる') !== 'application/pdf') {
    throw new Refusal('invalid_input', '資料にできるのは、PDFです。PDFにしてから選んでください。');
  }
  const opened = await openPdf({ bytes: bytes.slice(), associationId });
  const pageCount = opened?.pageCount ?? 0;
  if (!opened || pageCount > mostPages) {
    throw new Refusal(
      'invalid_input',
      `資料にできるPDFは、${mostPages}ページまでです。分けるか、要るところだけにしてください。`,
    );
  }
  await tryBinding({ bytes, pageCount });
  return pageCount;
}

type Put = Parameters<typeof store.putEnclosure>[2];

async function put(db: Db, scope: Scope<'meeting.draft'>, added: Put): Promise<void> {
  const { meetingId, itemId, id } = added;
  await openAgenda(db, scope, meetingId);
  const items = await listDrafts(db, scope, meetingId);
  if (!items.some((item) => item.id === itemId)) {
    throw new Refusal('not_found', 'この議案は見つかりません。');
  }
  const others = (await store.listEnclosures(db, scope, meetingId)).filter((it) => it.id !== id);
  if (others.length >= mostEnclosures) {
    throw new Refusal('conflict', `資料は、合わせて${mostEnclosures}件までです。`);
  }
  if (added.kind === 'settlement' && others.some(({ kind }) => kind === 'settlement')) {
    throw new Refusal('conflict', '決算書は、もう資料に入っています。');
  }
  const bytes = [...others, added].reduce((sum, { byteSize }) => sum + (byteSize ?? 0), 0);
  if (bytes > contract.largestEnclosuresBytes) {
    throw new Refusal(
      'conflict',
      '資料のPDFは、合わせて7MBまでです。これより大きいと、メールで届かないことがあります。',
    );
  }
  if (!(await store.putEnclosure(db, scope, added))) throw new Refusal('conflict');
}
