import type { Hono } from 'hono';
import type { z } from 'zod/mini';
import * as contract from '#contract/minutes.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { resultsNotice } from '#domain/minutes/results-notice.ts';
import { Refusal } from '#domain/refusal.ts';
import { paperMarkdown } from '#domain/statements/pack/paper-markdown.ts';
import { addDocument, findDocument } from '#server/features/documents/store.ts';
import { saveDraft } from '#server/features/notices/store.ts';
import { type Call, type Env, handleFile } from '#server/http/handle.ts';
import { handleUpload } from '#server/http/handle-upload.ts';
import { grantedScope } from '#server/http/scope.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { newId } from '#server/outside/new-id.ts';
import { refuseFullStorage } from '#server/storage/refuse-full-storage.ts';
import { type LoadedMinutes, loadMinutes, stateOf, viewMinutes } from './load-minutes.ts';
import { linkMeeting, type SignedFile, type StoredMinutes, saveSigned } from './minutes-store.ts';
import { scanFileOf, scanTaking } from './scans.ts';

/** 署名済み: what is signed by hand comes back as a scan, goes into the library, and is told. */
export function signedMinutesRoutes(app: Hono<Env>, files: FileStore): void {
  handleUpload(app, contract.addSignedMinutes, { ...scanTaking(files), save: sign });

  handleFile(app, contract.getSignedMinutes, {
    load: async ({ db, scope, input }) => {
      const { versions } = await loadMinutes(db, scope, input.meetingId);
      const found = versions.find((it) => it.version === Number(input.version));
      if (!found?.sha256) throw new Refusal('not_found', '署名した紙は、まだ保存されていません。');
      return found;
    },
    make: scanFileOf(files),
  });
}

type Signing = Call<z.output<typeof contract.addSignedMinutes.input>, 'minutes.sign'>;

async function sign(call: Signing, file: SignedFile) {
  const { db, scope, input, now } = call;
  const { meetingId, minutesId } = input;
  const loaded = await loadMinutes(db, scope, meetingId);
  const [latest] = loaded.versions;
  if (latest?.id !== minutesId || stateOf(latest) !== 'checked') {
    throw new Refusal('conflict', '署名した紙を保存できるのは、確かめ済みの議事録です。');
  }
  await refuseFullStorage(db, scope, file.byteSize);
  const documentId = await addToLibrary(call, { loaded, latest, file });
  const noticeId = latest.version === 1 ? await proposeNotice(call, loaded) : null;
  if (!(await saveSigned(db, scope, { id: latest.id, file, documentId, noticeId, now }))) {
    throw new Refusal('conflict', '状態が変わりました。画面を読み直してください。');
  }
  await linkMeeting(db, scope, { meetingId, documentId });
  return viewMinutes(await loadMinutes(db, scope, meetingId));
}

type Finished = {
  readonly loaded: LoadedMinutes;
  readonly latest: StoredMinutes;
  readonly file: SignedFile;
};

/** The scan as the original, the minutes' own words as text for search and the caretaker. */
async function addToLibrary(
  { db, scope, now, today }: Signing,
  { loaded: { meeting, versions }, latest, file }: Finished,
): Promise<string> {
  const id = newId(now.getTime());
  const formerId = versions.find((it) => it.documentId !== null)?.documentId;
  const former = formerId ? await findDocument(db, scope, formerId) : undefined;
  if (latest.paper === null) throw new Error('minutes that were checked have no paper');
  const correction = latest.reason === '' ? '' : `${latest.reason}のため、訂正した版です。`;
  await addDocument(db, scope, {
    id,
    facts: {
      title: `${meeting.title} 議事録`,
      category: 'general-meeting',
      summary: `${formatPlainDate(meeting.heldOn)}に開いた${meeting.title}の議事録です。議長と、出席した組合員2名が署名しました。${correction}`,
      visibility: 'owners',
      issuedOn: today,
      inForceFrom: null,
      inForceUntil: null,
      supersedesId: former?.head.id ?? null,
    },
    version: (former?.head.version ?? 0) + 1,
    body: `${correction}\n\n${paperMarkdown([latest.paper])}`.trim(),
    reading: 'extracted',
    readingNote: '',
    original: { id: newId(now.getTime()), ...file },
    now,
  });
  return id;
}

/** 総会結果のお知らせ: a draft that somebody looks at and sends. */
async function proposeNotice(
  { db, scope, now }: Signing,
  { draft }: LoadedMinutes,
): Promise<string | null> {
  const writer = grantedScope(scope, 'notice.write');
  if (!writer || !draft) return null;
  const noticeId = newId(now.getTime());
  await saveDraft(db, writer, {
    draft: {
      ...resultsNotice(draft.record),
      noticeId,
      template: '',
      urgency: 'normal',
      easy: '',
      audience: { places: [{ kind: 'building' }], except: [], groups: ['owners'] },
      showsUntil: null,
      correctsId: null,
    },
    now,
  });
  return noticeId;
}
