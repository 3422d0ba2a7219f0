import type { MinutesInput, MinutesVersion } from '#contract/minutes.ts';
import { dispatchRule } from '#domain/meetings/preparation/dispatch-rule.ts';
import { type CheckResult, checkMinutes } from '#domain/minutes/check-minutes.ts';
import { minutesPaper } from '#domain/minutes/minutes-paper.ts';
import { type MinutesRecord, noTexts } from '#domain/minutes/minutes-record.ts';
import { textsFrom } from '#domain/minutes/notes.ts';
import { Refusal } from '#domain/refusal.ts';
import type { PrintedPaper } from '#domain/statements/pack/printed-paper.ts';
import type { Db } from '#server/db/db.ts';
import { findHung, listCorrections } from '#server/features/preparation/store.ts';
import { findRecorded, type Recorded } from '#server/features/votes/store.ts';
import { loadBylawPassages } from '#server/knowledge/bylaw-passages.ts';
import {
  findMeeting,
  findSettlement,
  listVersions,
  type MinutesMeeting,
  type MinutesReader,
  type StoredMinutes,
} from './minutes-store.ts';
import { listNotes } from './notes-store.ts';

export type LoadedMinutes = {
  readonly meeting: MinutesMeeting;
  readonly versions: readonly StoredMinutes[];
  readonly draft: {
    readonly record: MinutesRecord;
    readonly texts: MinutesInput;
    readonly paper: PrintedPaper;
    readonly checks: readonly CheckResult[];
  } | null;
};

/** The minutes as they stand: the record's figures with what was typed, and every comparison of today. */
export async function loadMinutes(
  db: Db,
  reader: MinutesReader,
  meetingId: string,
): Promise<LoadedMinutes> {
  const meeting = await findMeeting(db, reader, meetingId);
  if (!meeting) throw new Refusal('not_found', 'この総会は見つかりません。');
  const versions = await listVersions(db, reader, meetingId);
  const recorded = await findRecorded(db, reader, meetingId);
  if (!recorded) return { meeting, versions, draft: null };
  const [latest] = versions;
  const record = recordOf(meeting, recorded);
  const texts = latest?.texts ?? (await beginningOf(db, reader, meeting));
  const { chain, digests, register } = recorded;
  const checks = checkMinutes({
    record,
    texts,
    told: meeting.told,
    chain,
    digests,
    register,
    dispatch: await dispatchOf(db, reader, { meeting, recorded }),
    settlement: await findSettlement(db, reader, meeting.heldOn),
  });
  const paper = latest?.paper ?? minutesPaper(record, texts);
  return { meeting, versions, draft: { record, texts, paper, checks } };
}

/** What was written down while the meeting ran, each where it belongs. */
async function beginningOf(
  db: Db,
  reader: MinutesReader,
  { id, told, chairName }: MinutesMeeting,
): Promise<MinutesInput> {
  const notes = await listNotes(db, reader, id);
  const written = textsFrom(
    notes,
    told.map((item) => item.id),
  );
  return { ...startingTexts, ...written, items: { ...written.items }, chairName };
}

const startingTexts: MinutesInput = { ...noTexts, signerIds: [], items: {}, remarks: {} };

function recordOf(meeting: MinutesMeeting, recorded: Recorded): MinutesRecord {
  const { associationName, title, heldOn, place, reports } = meeting;
  const { beganAt, votedUntil, eligible, opening, items, attendants } = recorded;
  const head = { associationName, title, heldOn, place, reports };
  return { ...head, beganAt, votedUntil, eligible, opening, items, attendants };
}

type Held = { readonly meeting: MinutesMeeting; readonly recorded: Recorded };

async function dispatchOf(db: Db, reader: MinutesReader, { meeting, recorded }: Held) {
  const { sentOn, notice } = recorded;
  const passages = await loadBylawPassages(db, reader, sentOn);
  const { latestOn, urgentOn } = dispatchRule({ heldOn: meeting.heldOn, notice, passages });
  const hung = await findHung(db, reader, meeting.id);
  const corrections = await listCorrections(db, reader, { meetingId: meeting.id });
  const correctedOn = corrections.flatMap(({ kind, sentOn: day }) =>
    day !== null && (kind === 'day' || kind === 'place') ? [day] : [],
  );
  return { sentOn, latestOn, urgentOn, hungOn: hung?.hungOn ?? null, correctedOn };
}

export function viewMinutes({ meeting, versions, draft }: LoadedMinutes) {
  return {
    meetingId: meeting.id,
    title: meeting.title,
    heldOn: meeting.heldOn,
    documentId: meeting.documentId,
    versions: versions.map(viewVersion),
    draft: draft && {
      revision: versions[0]?.revision ?? 0,
      texts: draft.texts,
      items: draft.record.items.map(({ id, label, title }) => ({ id, label, title })),
      attendants: draft.record.attendants.map(({ id, name, dwellings }) => ({
        id,
        name,
        dwellings,
      })),
      paper: draft.paper,
      checks: draft.checks,
    },
  };
}

export function viewVersion(stored: StoredMinutes<unknown>): MinutesVersion {
  const { id, version, reason, checkedOn, signedOn, documentId, noticeId } = stored;
  const said = { id, version, reason, checkedOn, signedOn, documentId, noticeId };
  return { ...said, state: stateOf(stored) };
}

export function stateOf({ checkedOn, signedOn }: StoredMinutes<unknown>): MinutesVersion['state'] {
  if (signedOn !== null) return 'signed';
  return checkedOn === null ? 'draft' : 'checked';
}
