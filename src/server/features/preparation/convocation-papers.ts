import type { Hono } from 'hono';
import * as contract from '#contract/convocation.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { stateOf } from '#domain/notices/reach.ts';
import { Refusal } from '#domain/refusal.ts';
import { unitOf } from '#domain/votes/secret/may-be-secret.ts';
import { type Env, handleFile } from '#server/http/handle.ts';
import { type ConvocationNow, loadConvocation } from './convocation-now.ts';
import { listDispatches } from './dispatch-store.ts';
import { foundMeeting } from './found-meeting.ts';
import { renderAddressed, renderBook } from './render-convocation.ts';

/** 議案書 and the addressed sheets as PDF. */
export function convocationPaperRoutes(app: Hono<Env>, isElectronic: boolean): void {
  handleFile(app, contract.getConvocationBook, {
    load: async ({ db, scope, input: { meetingId }, today }) => {
      const meeting = await foundMeeting(db, scope, meetingId);
      const found = await loadConvocation(db, scope, { meeting, today, isElectronic });
      if (found.paper.items.length === 0) {
        throw new Refusal('conflict', '議案がまだありません。「議案」で作ってください。');
      }
      return { ...printedOf(found, today), title: meeting.title };
    },
    make: async ({ title, ...printed }) => ({
      bytes: await renderBook(printed),
      fileName: `${title}_議案書${printed.isApproved ? '' : '（案）'}.pdf`,
    }),
  });

  handleFile(app, contract.getConvocationLetters, {
    load: async ({ db, scope, input: { meetingId }, today }) => {
      const meeting = await foundMeeting(db, scope, meetingId);
      const found = await loadConvocation(db, scope, { meeting, today, isElectronic });
      if (found.stage !== 'sent' || !found.latest) {
        throw new Refusal('conflict', 'まだ発送していません。発送すると、宛名入りで印刷できます。');
      }
      const rows = await listDispatches(db, scope, found.latest.id);
      const rest = rows.filter((row) => stateOf({ ...row, isRead: false }) === 'unreached');
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
      fileName: `${title}_招集通知と用紙_${rest.length}通.pdf`,
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
