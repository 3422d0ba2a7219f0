import type { Hono } from 'hono';
import * as contract from '#contract/settlement.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { formatEraDate } from '#domain/era.ts';
import { Refusal } from '#domain/refusal.ts';
import { addReport } from '#server/features/audit/store.ts';
import { addLockRequest, carryOutLock, findLockRow } from '#server/features/ledger/store.ts';
import { type Env, handle, handleFile } from '#server/http/handle.ts';
import { handleMaking } from '#server/http/handle-making.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { issuePack, nextVersion } from './issue-pack.ts';
import { addToLibrary } from './library-document.ts';
import { type LoadedSettlement, loadSettlement } from './load-settlement.ts';
import { packFileName, packToPrint } from './print-settlement.ts';
import {
  refuseChanged,
  refuseMoved,
  refuseUnready,
  refuseWrongMeeting,
  refuseWrongReport,
  requiredAudited,
  requireRequest,
} from './refuse.ts';
import { renderPack } from './render-pack.ts';
import { addPack, ownDocumentId, setDocument, setMeetingDay } from './store.ts';

/** 決算書一式: 案, 監査, 総会の承認. Each step issues a version that stays as it is. */
export function packRoutes(app: Hono<Env>, files: FileStore): void {
  draftRoute(app, files);
  auditRoute(app, files);
  approvalRoutes(app, files);
  publishRoute(app);
  fileRoute(app, files);
}

function draftRoute(app: Hono<Env>, files: FileStore): void {
  handleMaking(app, contract.issueDraft, {
    load: async ({ db, scope, input, today }) => {
      const loaded = await loadSettlement(db, scope, { ...input, today });
      refuseUnready(loaded, await findLockRow(db, scope));
      return { loaded, ...nextVersion(loaded), madeOn: today, approvedOn: null, report: null };
    },
    make: (job) => issuePack(files, job),
    save: async ({ db, scope, input, today, now }, made) => {
      const loaded = await loadSettlement(db, scope, { ...input, today });
      refuseMoved(loaded, made);
      refuseUnready(loaded, await findLockRow(db, scope));
      const { comments } = input;
      const { documentId = null } = loaded.versions[0] ?? {};
      await addPack(db, scope, {
        ...made,
        state: 'draft',
        comments,
        meetingOn: null,
        // A new draft is another paper; the library keeps the chain.
        documentId,
        now,
      });
      return {};
    },
  });
}

function auditRoute(app: Hono<Env>, files: FileStore): void {
  handleMaking(app, contract.writeAuditReport, {
    load: async ({ db, scope, input, today }) => {
      const { year, ...report } = input;
      const loaded = await loadSettlement(db, scope, { year, today });
      refuseWrongReport(loaded, { report, today });
      return { loaded, ...nextVersion(loaded), madeOn: today, approvedOn: null, report };
    },
    make: (job) => issuePack(files, job),
    save: async ({ db, scope, input, today, now }, made) => {
      const { year, ...report } = input;
      const loaded = await loadSettlement(db, scope, { year, today });
      refuseMoved(loaded, made);
      const draft = refuseWrongReport(loaded, { report, today });
      await addReport(db, scope, { packId: draft.id, report, now });
      const { comments, documentId } = draft;
      await addPack(db, scope, {
        ...made,
        state: 'audited',
        comments,
        meetingOn: null,
        documentId,
        now,
      });
      return {};
    },
  });
}

function approvalRoutes(app: Hono<Env>, files: FileStore): void {
  handle(app, contract.askForApproval, async ({ db, scope, input, today, now }) => {
    const { year, meetingOn } = input;
    const loaded = await loadSettlement(db, scope, { year, today });
    const audited = requiredAudited(loaded);
    refuseWrongMeeting(loaded, { meetingOn, today });
    if (await findLockRow(db, scope)) {
      throw new Refusal('conflict', '承認を待っている依頼があります。先にそれを終えてください。');
    }
    await setMeetingDay(db, scope, { packId: audited.id, meetingOn });
    await addLockRequest(db, scope, {
      lockedUntil: loaded.books.endsOn,
      isFinal: true,
      reason: reasonOf(meetingOn),
      now,
    });
    return {};
  });

  handleMaking(app, contract.approveSettlement, {
    load: async ({ db, scope, input, today }) => {
      const loaded = await loadSettlement(db, scope, { ...input, today });
      requireRequest(loaded, await findLockRow(db, scope), scope.signer);
      const { meetingOn: approvedOn } = requiredAudited(loaded);
      const { report } = loaded;
      return { loaded, ...nextVersion(loaded), madeOn: today, approvedOn, report };
    },
    make: (job) => issuePack(files, job),
    save: async ({ db, scope, input, today, now }, made) => {
      const before = await loadSettlement(db, scope, { ...input, today });
      refuseMoved(before, made);
      const row = requireRequest(before, await findLockRow(db, scope), scope.signer);
      const { comments, meetingOn, documentId: formerId } = requiredAudited(before);
      await carryOutLock(db, scope, { row, now });
      const pack = { ...made, state: 'approved' as const, meetingOn };
      const published = { pack, formerId, today, now };
      const documentId = await addToLibrary(db, scope, before, published);
      await addPack(db, scope, { ...pack, comments, documentId, now });
      return {};
    },
  });
}

function reasonOf(meetingOn: IsoDate): string {
  return `${formatEraDate(meetingOn)}の通常総会で決算を承認`;
}

function publishRoute(app: Hono<Env>): void {
  handle(app, contract.publishPack, async ({ db, scope, input, today, now }) => {
    const loaded = await loadSettlement(db, scope, { ...input, today });
    const [latest] = loaded.versions;
    if (!latest || latest.state === 'draft') {
      throw new Refusal('conflict', '監査が終わってから、文書の一覧に載せられます。');
    }
    if (ownDocumentId(loaded.versions, latest) !== null) {
      throw new Refusal('conflict', 'この版は、もう文書の一覧に載っています。');
    }
    // The text of the document is made of the books: they are those of the version.
    refuseChanged(loaded, latest);
    const published = { pack: latest, formerId: latest.documentId, today, now };
    const documentId = await addToLibrary(db, scope, loaded, published);
    await setDocument(db, scope, { packId: latest.id, documentId });
    return { documentId };
  });
}

function fileRoute(app: Hono<Env>, files: FileStore): void {
  handleFile(app, contract.getPackPdf, {
    load: async ({ db, scope, input, today }) => ({
      loaded: await loadSettlement(db, scope, { ...input, today }),
      version: input.version,
      today,
    }),
    make: async ({ loaded, version, today }) => {
      if (version === 'now') return printNow(loaded, today);
      const pack = loaded.versions.find((it) => String(it.version) === version);
      const bytes = pack && (await files.get(pack.sha256));
      if (!bytes) throw new Refusal('not_found', 'この版の決算書が見つかりません。');
      const isApproved = pack.state === 'approved';
      const fileName = packFileName(loaded, { isApproved, edition: `第${pack.version}版` });
      return { bytes, fileName };
    },
  });
}

/** As the books stand, kept nowhere; of an approved year it is what the general meeting approved. */
async function printNow(loaded: LoadedSettlement, madeOn: IsoDate) {
  const { approvedOn, report } = loaded;
  const isApproved = loaded.books.isFinal;
  const edition = isApproved ? '承認ずみ' : '確認用';
  const bytes = await renderPack(
    packToPrint(loaded, { edition, isDraft: !isApproved, madeOn, approvedOn, report }),
  );
  return { bytes, fileName: packFileName(loaded, { isApproved, edition }) };
}
