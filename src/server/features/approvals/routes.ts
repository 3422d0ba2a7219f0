import type { Hono } from 'hono';
import { listWaiting } from '#contract/approvals.ts';
import { may } from '#domain/access/permissions.ts';
import { isSecondPerson } from '#domain/access/second-person.ts';
import { waitingKindNames, waitingKinds } from '#domain/access/waiting-approvals.ts';
import { dayInJapan } from '#domain/calendar.ts';
import type { Env } from '#server/http/handle.ts';
import { handleKept } from '#server/http/handle-kept.ts';
import { listUndecided } from './store.ts';

/** 承認を待っているもの */
export function approvalRoutes(app: Hono<Env>): void {
  handleKept(app, listWaiting, 'member', async ({ db, scope }) => {
    const mine = waitingKindNames.filter((kind) => may(scope.roles, waitingKinds[kind].needs));
    if (mine.length === 0) return { waiting: [] };
    const undecided = await listUndecided(db, scope);
    const rows = undecided.filter((row) => isSecondPerson(scope.signer, row));
    return {
      waiting: mine.flatMap((kind) => {
        const days = rows
          .filter((row) => row.kind === kind)
          .map(({ askedAt }) => dayInJapan(Date.parse(askedAt)))
          .toSorted();
        return days[0] ? [{ kind, count: days.length, since: days[0] }] : [];
      }),
    };
  });
}
