import type { Hono } from 'hono';
import * as contract from '#contract/convocation.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { stateOf } from '#domain/notices/reach.ts';
import { Refusal } from '#domain/refusal.ts';
import { unitOf } from '#domain/votes/secret/may-be-secret.ts';
import type { Db } from '#server/db/db.ts';
import { type Env, handleFile } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { loadBound } from './bind-book.ts';
import { type ConvocationNow, loadConvocation } from './convocation-now.ts';
import { type DispatchRow, listDispatches } from './dispatch-store.ts';
import { foundMeeting } from './found-meeting.ts';
import { renderAddressed, renderBook } from './render-convocation.ts';
import { listSilent } from './silent-store.ts';

type Printing = { readonly isElectronic: boolean; readonly files: FileStore | undefined };

/** 議案書 and the addressed sheets as PDF. */
export function convocationPaperRoutes(app: Hono<Env>, { isElectronic, files }: Printing): void {
  handleFile(app, contract.getConvocationBook, {
    load: async ({ db, scope, input: { meetingId }, today }) => {
      const meeting = await foundMeeting(db, scope, meetingId);
      const found = await loadConvocation(db, scope, { meeting, today, isElectronic });
      if (found.paper.items.length === 0) {
        throw new Refusal('conflict', '議案がまだありません。「議案」で作ってください。');
      }
      const { associationId } = scope;
      return { ...printedOf(found, today), associationId, title: meeting.title };
    },
    make: async ({ title, associationId, ...printed }) => ({
      bytes: await renderBook(printed, await loadBound(printed.paper, { files, associationId })),
      fileName: `${title}_議案書${printed.isApproved ? '' : '（案）'}.pdf`,
    }),
  });

  addressed(app, isElectronic, {
    endpoint: contract.getConvocationLetters,
    name: '招集通知と用紙',
    choose: async (_asked, rows) =>
      rows.filter((row) => stateOf({ ...row, isRead: false }) === 'unreached'),
  });
  addressed(app, isElectronic, {
    endpoint: contract.getReminderLetters,
    name: '催促の用紙',
    choose: async ({ db, scope, convocationId }, rows) => {
      const silent = await listSilent(db, scope, convocationId);
      const ids = new Set(silent.flatMap(({ id, hasAddress }) => (hasAddress ? [] : [id])));
      return rows.filter(({ id }) => ids.has(id));
    },
  });
}

type Asked = {
  readonly db: Db;
  readonly scope: Scope<'meeting.draft'>;
  readonly convocationId: string;
};

type Sheets = {
  readonly endpoint: typeof contract.getConvocationLetters | typeof contract.getReminderLetters;
  readonly name: string;
  readonly choose: (asked: Asked, rows: readonly DispatchRow[]) => Promise<readonly DispatchRow[]>;
};

/** Sheets for some of those on the list, boxes of the house first. */
function addressed(
  app: Hono<Env>,
  isElectronic: boolean,
  { endpoint, name, choose }: Sheets,
): void {
  handleFile(app, endpoint, {
    load: async ({ db, scope, input: { meetingId }, today }) => {
      const meeting = await foundMeeting(db, scope, meetingId);
      const found = await loadConvocation(db, scope, { meeting, today, isElectronic });
      if (found.stage !== 'sent' || !found.latest) {
        throw new Refusal('conflict', 'まだ発送していません。発送すると、宛名入りで印刷できます。');
      }
      const rows = await listDispatches(db, scope, found.latest.id);
      const rest = await choose({ db, scope, convocationId: found.latest.id }, rows);
      if (rest.length === 0) throw new Refusal('conflict', '印刷する分は、もうありません。');
      const inOrder = [
        ...rest.filter(({ livesHere }) => livesHere),
        ...rest.filter(({ livesHere }) => !livesHere),
      ];
      const unit = unitOf(rows);
      return { printed: printedOf(found, today), rest: inOrder, unit, title: meeting.title };
    },
    make: async ({ printed, rest, unit, title }) => ({
      bytes: await renderAddressed(printed, rest, unit),
      fileName: `${title}_${name}_${rest.length}通.pdf`,
    }),
  });
}

function printedOf({ paper, stage, latest }: ConvocationNow, today: IsoDate) {
  const isCurrent = stage !== 'draft' && stage !== 'changed';
  return {
    paper,
    isApproved: stage === 'approved' || stage === 'sent',
    version: isCurrent ? (latest?.version ?? 0) : 0,
    sentOn: latest?.sentOn ?? null,
    today,
  };
}
