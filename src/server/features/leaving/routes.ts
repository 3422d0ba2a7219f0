import type { Hono } from 'hono';
import * as contract from '#contract/leaving.ts';
import { may } from '#domain/access/permissions.ts';
import { dayInJapan } from '#domain/calendar.ts';
import {
  decidedFrom,
  isOpenForFiles,
  type LeavingMoment,
  whyNotApprove,
} from '#domain/leaving/leaving.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { type ArchiveRow, listArchives } from './archive-store.ts';
import { approveFor, askFor } from './ask-and-approve.ts';
import { endRequest, listRequests, type RequestRow, standsAlone } from './request-store.ts';

/**
 * 利用の終了: one asks, another approves, any officer may stop it for thirty days. Where nobody else could approve,
 * everybody is told and every owner may stop it.
 */
export function leavingRoutes(app: Hono<Env>): void {
  handle(app, contract.getLeaving, async ({ db, scope, today }) => {
    const requests = await listRequests(db, scope);
    const mayLeave = may(scope.roles, 'association.leave');
    const isOnly = mayLeave && (await standsAlone(db, scope, today));
    const view = requestView(scope, { today, standsAlone: isOnly });
    const leave = requests.find(({ kind }) => kind === 'leave');
    const archive = requests.find(
      (it) => it.kind === 'export' && (it.lastDay === null || isOpenForFiles(it, today)),
    );
    const isOfficer = may(scope.roles, 'association.stay');
    const isMaker = may(scope.roles, 'archive.make');
    return {
      today,
      standsAlone: isOnly,
      leave: leave && (isOfficer || leave.isAlone || leave.lastDay !== null) ? view(leave) : null,
      archive: archive && isMaker ? view(archive) : null,
      archives: isOfficer ? (await listArchives(db, scope)).map(archiveView) : [],
    };
  });

  handle(app, contract.askToLeave, (call) => askFor(call, 'leave'));

  handle(app, contract.approveLeaving, (call) => approveFor(call, 'leave'));

  handle(app, contract.stopLeaving, async ({ db, scope, input, now }) => {
    const open = (await listRequests(db, scope)).find(({ id }) => id === input.requestId);
    if (open?.kind !== 'leave') throw new Refusal('not_found');
    await endRequest(db, scope, { ...input, now });
    return {};
  });

  handle(app, contract.objectToLeaving, async ({ db, scope, input, now }) => {
    const open = (await listRequests(db, scope)).find(({ id }) => id === input.requestId);
    if (open?.kind !== 'leave' || !open.isAlone) throw new Refusal('not_found');
    await endRequest(db, scope, { ...input, now });
    return {};
  });
}

function requestView(scope: Scope, moment: LeavingMoment) {
  return (request: RequestRow): contract.LeavingRequestView => {
    const { id, askedAs, askedOn, isAlone, approvedAs, approvedAt, lastDay } = request;
    return {
      id,
      askedAs,
      askedOn,
      decidedFrom: isAlone ? decidedFrom(askedOn) : null,
      approved:
        approvedAs && approvedAt && lastDay
          ? { as: approvedAs, on: dayInJapan(Date.parse(approvedAt)), lastDay }
          : null,
      whyNotApprove: whyNotApprove(request, scope.signer, moment) ?? null,
    };
  };
}

function archiveView({ id, madeAs, madeAt, fileCount, byteSize, listSha256 }: ArchiveRow) {
  const isWhole = fileCount !== null && byteSize !== null && listSha256 !== null;
  return {
    id,
    madeAs,
    madeAt,
    whole: isWhole ? { fileCount, byteSize: Number(byteSize), listSha256 } : null,
  };
}
