import type { Hono } from 'hono';
import type { z } from 'zod/mini';
import * as contract from '#contract/board-minutes.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import { paperMarkdown } from '#domain/statements/pack/paper-markdown.ts';
import type { Db } from '#server/db/db.ts';
import { addDocument, findDocument } from '#server/features/documents/store.ts';
import {
  linkMeeting,
  type SignedFile,
  saveSigned,
  scanFileOf,
  scanTaking,
  stateOf,
} from '#server/features/minutes/store.ts';
import { type Call, type Env, handleFile } from '#server/http/handle.ts';
import { handleUpload } from '#server/http/handle-upload.ts';
import type { Scope } from '#server/http/scope.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { newId } from '#server/outside/new-id.ts';
import { refuseFullStorage } from '#server/storage/refuse-full-storage.ts';
import {
  type BoardVersion,
  type LoadedBoardMinutes,
  loadBoardMinutes,
  viewBoardMinutes,
} from './load-board-minutes.ts';

/** 署名済み: the scan goes into the library, where the caretaker quotes it. */
export function signedBoardMinutesRoutes(app: Hono<Env>, files: FileStore): void {
  handleUpload(app, contract.addSignedBoardMinutes, { ...scanTaking(files), save: sign });

  handleFile(app, contract.getSignedBoardMinutes, {
    load: async ({ db, scope, input: { meetingId, version }, today }) => {
      const { versions } = await loadBoardMinutes(db, scope, { meetingId, today });
      const found = versions.find((it) => it.version === Number(version));
      if (!found?.sha256) throw new Refusal('not_found', '署名した紙は、まだ保存されていません。');
      return found;
    },
    make: scanFileOf(files),
  });
}

type Signing = Call<z.output<typeof contract.addSignedBoardMinutes.input>, 'minutes.sign'>;

async function sign(call: Signing, file: SignedFile) {
  const { db, scope, input, now, today } = call;
  const { meetingId, minutesId } = input;
  const loaded = await loadBoardMinutes(db, scope, { meetingId, today });
  const [latest] = loaded.versions;
  if (latest?.id !== minutesId || stateOf(latest) !== 'checked') {
    throw new Refusal('conflict', '署名した紙を保存できるのは、確かめ済みの議事録です。');
  }
  await refuseFullStorage(db, scope, file.byteSize);
  const documentId = await addToLibrary(call, { loaded, latest, file });
  const signed = { id: latest.id, file, documentId, noticeId: null, now };
  if (!(await saveSigned(db, scope, signed))) {
    throw new Refusal('conflict', '状態が変わりました。画面を読み直してください。');
  }
  await linkMeeting(db, scope, { meetingId, documentId });
  return viewBoardMinutes(await loadBoardMinutes(db, scope, { meetingId, today }));
}

type Finished = {
  readonly loaded: LoadedBoardMinutes;
  readonly latest: BoardVersion;
  readonly file: SignedFile;
};

async function addToLibrary(
  { db, scope, now, today }: Signing,
  { loaded: { meeting, versions }, latest, file }: Finished,
): Promise<string> {
  const id = newId(now.getTime());
  const formerId = versions.find((it) => it.documentId !== null)?.documentId;
  const former = formerId ? await findDocument(db, scope, formerId) : undefined;
  if (latest.paper === null) throw new Error('minutes that were checked have no paper');
  const correction = latest.reason === '' ? '' : `${latest.reason}のため、訂正した版です。`;
  const day = formatPlainDate(meeting.heldOn);
  await addDocument(db, scope, {
    id,
    facts: {
      title: `${meeting.title} 議事録（${day}）`,
      category: 'board-meeting',
      summary: `${day}に開いた${meeting.title}の議事録です。議長と、出席した理事2名が署名しました。${correction}`,
      visibility: await usualVisibility(db, scope),
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

type Visibility = 'everyone' | 'owners' | 'board';

/** For whom the last minutes of the board are readable; owners where there are none. */
async function usualVisibility(db: Db, { associationId }: Scope): Promise<Visibility> {
  const { rows } = await db.query<{ visibility: Visibility }>(
    `select d.visibility from meeting m
       join document d on d.association_id = m.association_id and d.id = m.document_id
      where m.association_id = $1 and m.kind = 'board' and m.status = 'held'
        and d.category = 'board-meeting'
      order by m.held_on desc limit 1`,
    [associationId],
  );
  return rows[0]?.visibility ?? 'owners';
}
