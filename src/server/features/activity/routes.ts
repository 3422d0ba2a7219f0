import type { Hono } from 'hono';
import * as contract from '#contract/activity.ts';
import { roleNames } from '#domain/access/role.ts';
import { seesAllActivity } from '#domain/access/shown.ts';
import { activityKindNames } from '#domain/activity/action.ts';
import { doerOf, entryWords, loggedActionAt } from '#domain/activity/actions.ts';
import { brokenAt, isCodeOf, type LinkedEntry, shortCode } from '#domain/activity/chain.ts';
import { placeOf, subjectWords } from '#domain/activity/subject.ts';
import { csvOf } from '#domain/ledger/csv.ts';
import { type Env, handle, handleFile } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import * as store from './store.ts';

const pageSize = 50;
/** More than an association does in ten years, and still a file that opens. */
const largestFile = 100_000;

/** 操作の記録 */
export function activityRoutes(app: Hono<Env>): void {
  handle(app, contract.listActivity, async ({ db, scope, input: { page, ...input } }) => {
    const wanted = { ...input, onlyRole: onlyRoleOf(scope) };
    const offset = (Number(page ?? '1') - 1) * pageSize;
    const rows = await store.listRows(db, scope, { ...wanted, limit: pageSize, offset });
    const head = await store.findHead(db, scope.associationId);
    const doers = await store.listDoers(db, scope, wanted.onlyRole);
    return {
      entries: rows.map(viewRow),
      total: await store.countRows(db, scope, wanted),
      pageSize,
      people: doers.map(({ key, ...doer }) => ({ key, words: personWords(doer) })),
      isPart: wanted.onlyRole !== null,
      head: head ? { number: head.number, code: shortCode(head.hash) } : { number: 0, code: '' },
    };
  });

  handle(app, contract.checkActivity, async ({ db, scope, input: { number, code } }) => {
    const head = await store.findHead(db, scope.associationId);
    const chain = await store.listChain(db, scope.associationId);
    return {
      count: chain.length,
      brokenAt: head ? brokenAt(chain, head, store.sha256) : null,
      matches: number && code ? isKept(chain, { number: Number(number), code }) : null,
    };
  });

  handleFile(app, contract.getActivityCsv, {
    load: ({ db, scope, input }) =>
      store.listRows(db, scope, {
        ...input,
        onlyRole: onlyRoleOf(scope),
        limit: largestFile,
        offset: 0,
      }),
    make: (rows) =>
      Promise.resolve({
        bytes: new TextEncoder().encode(csvOf([csvTitles, ...rows.map(csvRow)])),
        fileName: '操作の記録.csv',
      }),
  });
}

function onlyRoleOf({ roles }: Scope): 'companyStaff' | null {
  return seesAllActivity(roles) ? null : 'companyStaff';
}

function isKept(chain: readonly LinkedEntry[], kept: { number: number; code: string }): boolean {
  const found = chain[kept.number - 1];
  return found !== undefined && isCodeOf(kept.code, found.hash);
}

function viewRow(row: store.Row) {
  const { number, day, time, action, subject } = row;
  const known = loggedActionAt(action);
  return {
    number,
    day,
    time,
    who: doerOf({ action, ...doerParts(row) }),
    words: entryWords(row),
    about: subjectWords(subject),
    href: known ? placeOf(known.at, subject) : null,
  };
}

function doerParts({ role, name }: store.Doer) {
  return { position: role === '' ? '' : roleNames[role], name: name ?? '' };
}

/** As somebody is chosen from a list: those whom no entry names are one there. */
function personWords(doer: store.Doer): string {
  const { position, name } = doerParts(doer);
  return [position, name].filter((part) => part !== '').join(' ') || 'お名前を記録しない操作';
}

const csvTitles = ['番号', '日付', '時刻', 'だれが', '何を', '対象', '種類'];

function csvRow(row: store.Row): readonly (string | number)[] {
  const { number, day, time, who, words, about } = viewRow(row);
  const kind = loggedActionAt(row.action)?.kind;
  return [number, day, time, who, words, about, kind ? activityKindNames[kind] : ''];
}
