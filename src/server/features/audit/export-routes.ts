import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import * as contract from '#contract/audit-export.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { auditExportHindrance, auditExportNote } from '#domain/plans/audit-export.ts';
import { Refusal } from '#domain/refusal.ts';
import type { ExportFacts } from '#domain/statements/audit-export/export-facts.ts';
import {
  checksumPath,
  checksumText,
  controlNumber,
  exportFiles,
  logProgramPath,
  programPath,
} from '#domain/statements/audit-export/export-files.ts';
import type { Db } from '#server/db/db.ts';
import type { BooksReader } from '#server/features/ledger/store.ts';
import { type Env, handle, handleFile } from '#server/http/handle.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { type ZippedFile, zipStream } from '#server/outside/zip-stream.ts';
import { findYear } from './desk-view.ts';
import { addExport, countKept, findTerms, listExports } from './export-store.ts';
import { loadExport } from './load-export.ts';
import type { YearOfAudit } from './sample-store.ts';
// Its text, not what it exports.
// oxlint-disable-next-line import/default
import program from './verify.mjs?raw';
// oxlint-disable-next-line import/default
import logProgram from './verify-log.mjs?raw';

/** 監査用データ: what there is to take along, and the archive. */
export function auditExportRoutes(app: Hono<Env>, files: FileStore): void {
  handle(app, contract.getAuditExports, async ({ db, scope, input, today }) =>
    viewExports(db, scope, { year: await findYear(db, scope, input.year), today }),
  );

  handleFile(app, contract.makeAuditExport, {
    load: async ({ db, scope, input, today, now }) => {
      const year = await findYear(db, scope, input.year);
      const hindrance = auditExportHindrance(await findTerms(db, scope, today));
      if (hindrance !== '') throw new Refusal('not_allowed', hindrance);
      const facts = await loadExport(db, scope, { year, today });
      const archive = archiveOf(facts);
      await addExport(db, scope, {
        id: input.id,
        yearId: year.yearId,
        sha256: sha256Of(archive.checksums),
        fileCount: archive.texts.length + archive.stored.length,
        entryCount: facts.entries.length,
        now,
      });
      return { ...archive, facts, now };
    },
    make: ({ facts, now, ...archive }) =>
      Promise.resolve({
        stream: zipStream(zippedFiles(archive, files), now),
        fileName: `監査用データ_${facts.fiscalYear}年度_${facts.associationName.replaceAll(/[\\/:*?"<>|\s]/g, '')}.zip`,
      }),
  });
}

type Archive = {
  readonly texts: readonly { readonly path: string; readonly bytes: Uint8Array }[];
  readonly stored: readonly { readonly path: string; readonly sha256: string }[];
  readonly checksums: Uint8Array;
};

function archiveOf(facts: ExportFacts): Archive {
  const made = exportFiles(facts);
  const encoder = new TextEncoder();
  const programs = [
    { path: programPath, text: program },
    { path: logProgramPath, text: logProgram },
  ];
  const texts = [...made.texts, ...programs].map(({ path, text }) => ({
    path,
    bytes: encoder.encode(text),
  }));
  const sums = texts.map(({ path, bytes }) => ({ path, sha256: sha256Of(bytes) }));
  const checksums = encoder.encode(checksumText([...sums, ...made.stored]));
  return { texts, stored: made.stored, checksums };
}

/** A file that the store has lost is left out: the program then names it, and the rest can be audited. */
function zippedFiles({ texts, stored, checksums }: Archive, files: FileStore): ZippedFile[] {
  return [
    ...[{ path: checksumPath, bytes: checksums }, ...texts].map(({ path, bytes }) => ({
      path,
      read: () => Promise.resolve(bytes),
      isCompressed: true,
    })),
    ...stored.map(({ path, sha256 }) => ({
      path,
      read: () => files.get(sha256),
      isCompressed: false,
    })),
  ];
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function viewExports(
  db: Db,
  scope: BooksReader,
  { year, today }: { readonly year: YearOfAudit; readonly today: IsoDate },
) {
  const terms = await findTerms(db, scope, today);
  return {
    hindrance: auditExportHindrance(terms),
    note: auditExportNote(terms),
    ...(await countKept(db, scope, year)),
    exports: (await listExports(db, scope, year.yearId)).map(({ sha256, ...kept }) => ({
      ...kept,
      controlNumber: controlNumber(sha256),
    })),
  };
}
