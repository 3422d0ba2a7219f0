import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { feesIn } from '#domain/minutes/after/fees-in.ts';
import { resultsNotice } from '#domain/minutes/results-notice.ts';
import { Refusal } from '#domain/refusal.ts';
import { paperMarkdown } from '#domain/statements/pack/paper-markdown.ts';
import type { Db } from '#server/db/db.ts';
import { loadTariff } from '#server/features/billing/store.ts';
import { addDocument, findDocument } from '#server/features/documents/store.ts';
import { saveDraft } from '#server/features/notices/store.ts';
import { grantedScope, type Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import { refuseFullStorage } from '#server/storage/refuse-full-storage.ts';
import { listDecided } from './load-after.ts';
import { type LoadedMinutes, loadMinutes, stateOf } from './load-minutes.ts';
import { linkMeeting, type SignedFile, type StoredMinutes, saveSigned } from './minutes-store.ts';

/** Whoever keeps what was signed, and when. */
export type Signing = {
  readonly db: Db;
  readonly scope: Scope<'minutes.sign'>;
  readonly now: Date;
  readonly today: IsoDate;
};

type Signed = {
  readonly meetingId: string;
  readonly minutesId: string;
  readonly file: SignedFile;
  /** 「署名しました」, by hand or electronically. */
  readonly how: '署名しました' | '電子署名しました';
};

/** What was signed becomes the original: in the library, linked from the meeting, and told by a draft. */
export async function keepSigned(signing: Signing, signed: Signed): Promise<void> {
  const { db, scope, now } = signing;
  const { meetingId, minutesId, file, how } = signed;
  const loaded = await loadMinutes(db, scope, meetingId);
  const [latest] = loaded.versions;
  if (latest?.id !== minutesId || stateOf(latest) !== 'checked') {
    throw new Refusal('conflict', '署名した紙を保存できるのは、確かめ済みの議事録です。');
  }
  await refuseFullStorage(db, scope, file.byteSize);
  const documentId = await addToLibrary(signing, { loaded, latest, file, how });
  const noticeId = latest.version === 1 ? await proposeNotice(signing, loaded) : null;
  if (!(await saveSigned(db, scope, { id: latest.id, file, documentId, noticeId, now }))) {
    throw new Refusal('conflict', '状態が変わりました。画面を読み直してください。');
  }
  await linkMeeting(db, scope, { meetingId, documentId });
}

type Finished = Pick<Signed, 'file' | 'how'> & {
  readonly loaded: LoadedMinutes;
  readonly latest: StoredMinutes;
};

/** The signed file as the original, the minutes' own words as text for search and the caretaker. */
async function addToLibrary(
  { db, scope, now, today }: Signing,
  { loaded: { meeting, versions }, latest, file, how }: Finished,
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
      summary: `${formatPlainDate(meeting.heldOn)}に開いた${meeting.title}の議事録です。議長と、出席した組合員2名が${how}。${correction}`,
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
  { meeting, draft }: LoadedMinutes,
): Promise<string | null> {
  const writer = grantedScope(scope, 'notice.write');
  if (!writer || !draft) return null;
  const noticeId = newId(now.getTime());
  const { record } = draft;
  const decided = await listDecided(db, scope, { meetingId: meeting.id, record });
  const { items } = await loadTariff(db, scope);
  const fees = decided.filter((it) => feesIn(`${it.title}\n${it.gist}`, items).length > 0);
  await saveDraft(db, writer, {
    draft: {
      ...resultsNotice(record, new Map(fees.map(({ id, gist }) => [id, gist]))),
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
