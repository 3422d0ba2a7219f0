import type { BoardRecordInput } from '#contract/board-minutes.ts';
import { type BoardCheckResult, checkBoardMinutes } from '#domain/board-meetings/board-checks.ts';
import {
  type BoardEvening,
  boardMinutesPaper,
  tallyOf,
  verdictWords,
} from '#domain/board-meetings/board-minutes.ts';
import { beginRecord, isDirector, itemLabels } from '#domain/board-meetings/board-record.ts';
import { boardRules } from '#domain/board-meetings/board-rules.ts';
import { quorumNeeded } from '#domain/board-meetings/decide-board.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { PrintedPaper } from '#domain/statements/pack/printed-paper.ts';
import type { Db } from '#server/db/db.ts';
import { listVersions, type StoredMinutes, viewVersion } from '#server/features/minutes/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { loadBylawPassages } from '#server/knowledge/bylaw-passages.ts';
import { findCall } from './call-store.ts';
import { foundMeeting } from './found-meeting.ts';
import { listItems, listOfficers, type StoredMeeting } from './store.ts';

type MinutesReader = Scope<'minutes.write'> | Scope<'minutes.sign'>;

export type BoardVersion = StoredMinutes<BoardRecordInput>;

export type LoadedBoardMinutes = {
  readonly meeting: StoredMeeting;
  readonly evening: BoardEvening;
  readonly record: BoardRecordInput;
  readonly versions: readonly BoardVersion[];
  readonly paper: PrintedPaper;
  readonly checks: readonly BoardCheckResult[];
  readonly today: IsoDate;
};

type Asked = { readonly meetingId: string; readonly today: IsoDate };

/** The evening as it was written down, with every count and every comparison of today. */
export async function loadBoardMinutes(
  db: Db,
  scope: MinutesReader,
  { meetingId, today }: Asked,
): Promise<LoadedBoardMinutes> {
  const meeting = await foundMeeting(db, scope, meetingId);
  const versions = await listVersions<BoardRecordInput>(db, scope, meetingId);
  const [latest] = versions;
  const officers = await listOfficers(db, scope, meeting.heldOn);
  const record = latest?.texts ?? (beginRecord({ officers, ...meeting }) as BoardRecordInput);
  const evening: BoardEvening = {
    ...meeting,
    officers,
    items: await listItems(db, scope, meetingId),
    rules: boardRules(await loadBylawPassages(db, scope, meeting.heldOn)),
    record,
  };
  const call = await findCall(db, scope, meetingId);
  const checks = checkBoardMinutes({
    evening,
    call: call ? { ...call, itemIds: call.called.items.map(({ id }) => id) } : null,
    applications: await listDecidedHere(db, scope, meeting.heldOn),
  });
  const paper = latest?.paper ?? boardMinutesPaper(evening);
  return { meeting, evening, record, versions, paper, checks, today };
}

/** Applications that were answered as decided by the board's meeting of this day. */
async function listDecidedHere(db: Db, { associationId }: Scope, day: IsoDate): Promise<string[]> {
  const { rows } = await db.query<{ number: string }>(
    `select distinct a.year || '-' || a.number as number from application_step s
       join application a on a.association_id = s.association_id and a.id = s.application_id
      where s.association_id = $1 and s.resolved_by = 'meeting' and s.resolved_on = $2 and a.number is not null
      order by 1`,
    [associationId, day],
  );
  return rows.map(({ number }) => number);
}

export function viewBoardMinutes(loaded: LoadedBoardMinutes) {
  const { meeting, evening, record, versions, paper, checks, today } = loaded;
  const { officers, items, rules } = evening;
  const labels = itemLabels(items);
  return {
    meetingId: meeting.id,
    title: meeting.title,
    heldOn: meeting.heldOn,
    today,
    officers: [...officers],
    hasProxies: rules.hasProxies.value,
    proxyRule: rules.hasProxies.article,
    quorumNeeded: quorumNeeded(officers.filter(isDirector).length, rules),
    items: items.map(({ id, kind, title, body }, place) => {
      const tally = tallyOf(evening, id);
      return {
        id,
        label: labels[place] ?? '',
        kind,
        title,
        body,
        tally,
        verdict: kind === 'report' ? '' : verdictWords(tally),
      };
    }),
    revision: versions[0]?.revision ?? 0,
    record,
    paper,
    checks,
    versions: versions.map(viewVersion),
  };
}
