import type { Hono } from 'hono';
import type { z } from 'zod/mini';
import * as contract from '#contract/relief.ts';
import { may } from '#domain/access/permissions.ts';
import { roleNames } from '#domain/access/role.ts';
import { isSecondPerson, notTheSecond } from '#domain/access/second-person.ts';
import { seesDebtors } from '#domain/access/shown.ts';
import {
  isTooMuch,
  problemOfRelief,
  type Relief,
  reliefNames,
  reliefPostings,
} from '#domain/billing/relief.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { sumYen } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { postEntries } from '#server/features/ledger/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import { bookerOf } from './booker-of.ts';
import { listPositions } from './position-store.ts';
import * as reliefs from './relief-store.ts';
import { holdBilling } from './run-store.ts';
import { listBilledDwellings, listItems } from './tariff-store.ts';
import { turnBack } from './turn-back.ts';

/** 減額、減免、貸倒: asked for, approved by another, booked, taken back. */
export function reliefRoutes(app: Hono<Env>): void {
  handle(app, contract.listReliefs, async ({ db, scope }) => ({
    reliefs: await viewReliefs(db, scope),
  }));

  handle(app, contract.askForRelief, async ({ db, scope, input, today, now }) => {
    await refuseFaulty(db, scope, { ...input, today });
    await reliefs.addRelief(db, scope, { ...input, now });
    return {};
  });

  handle(app, contract.approveRelief, async ({ db, scope, input: { reliefId }, now }) => {
    const found = await findRelief(db, scope, reliefId);
    if (!isSecondPerson(scope.signer, found)) {
      throw new Refusal('not_allowed', notTheSecond(scope.signer, '承認できません'));
    }
    if (!(await reliefs.approveStored(db, scope, { reliefId, now }))) {
      throw new Refusal('conflict', 'この減額は、もう承認されています。');
    }
    return { kind: found.kind };
  });

  handle(app, contract.withdrawRelief, async ({ db, scope, input: { reliefId }, now }) => {
    const { kind } = await findRelief(db, scope, reliefId);
    if (!(await reliefs.withdrawStored(db, scope, { reliefId, now }))) {
      throw new Refusal('conflict', '帳簿に付けた減額は、取り下げられません。取り消してください。');
    }
    return { kind };
  });

  handle(app, contract.bookRelief, async ({ db, scope, input: { reliefId }, today, now }) =>
    book(db, scope, { reliefId, today, now }),
  );

  handle(app, contract.undoRelief, async ({ db, scope, input: { reliefId }, now }) => {
    await holdBilling(db, scope);
    const { entryId, kind } = await findRelief(db, scope, reliefId);
    if (entryId === null) throw new Refusal('conflict', 'まだ帳簿に付いていません。');
    await turnBack(db, bookerOf(scope), { entryId, reason: '減額を取り消したため', now });
    return { kind };
  });
}

async function findRelief(db: Db, scope: Scope, reliefId: string): Promise<reliefs.StoredRelief> {
  const [found] = await reliefs.listStoredReliefs(db, scope, reliefId);
  if (!found)
    throw new Refusal('not_found', 'この減額は見つかりません。画面を読み直してください。');
  return found;
}

async function viewReliefs(db: Db, scope: Scope): Promise<contract.ReliefRow[]> {
  const { signer, roles } = scope;
  const items = await listItems(db, scope);
  const dwellings = await listBilledDwellings(db, scope);
  const isNamed = seesDebtors(roles);
  const rows = await reliefs.listStoredReliefs(db, scope);
  return rows.map(({ dwellingId, isUndone, lines, ...row }) => ({
    ...row,
    number: isNamed ? (dwellings.find(({ id }) => id === dwellingId)?.number ?? '') : '',
    reason: isNamed ? row.reason : '',
    lines: lines.map(({ itemId, month, yen }) => ({
      item: items.find(({ id }) => id === itemId)?.name ?? '',
      month,
      yen,
    })),
    yen: sumYen(lines.map(({ yen }) => yen)),
    state: stateOf({ ...row, isUndone }),
    askedAs: roleNames[row.askedAs],
    approvedAs: row.approvedAs && roleNames[row.approvedAs],
    mayApprove:
      row.approvedAs === null && isSecondPerson(signer, row) && may(roles, 'arrears.approve'),
  }));
}

function stateOf({
  approvedAs,
  entryId,
  isUndone,
}: Pick<reliefs.StoredRelief, 'approvedAs' | 'entryId' | 'isUndone'>) {
  if (isUndone) return 'undone';
  if (entryId !== null) return 'booked';
  return approvedAs === null ? 'asked' : 'approved';
}

async function refuseFaulty(
  db: Db,
  scope: Scope,
  { dwellingId, today, ...relief }: Relief & { dwellingId: string; today: IsoDate },
): Promise<void> {
  const open = await listPositions(db, scope, { dwellingId, isOpen: true });
  const problem = problemOfRelief(relief, open, today);
  if (problem !== null) throw new Refusal('invalid_input', problem);
  if (relief.kind === 'write-off') await lossAccount(db, scope);
}

async function lossAccount(db: Db, scope: Scope): Promise<string> {
  const found = await reliefs.findLossAccount(db, scope);
  if (found === undefined) {
    throw new Refusal(
      'conflict',
      '勘定科目に「貸倒損失」がありません。会計の「勘定科目」で、支出の科目として加えてください。',
    );
  }
  return found;
}

type Asked = { readonly reliefId: string; readonly today: IsoDate; readonly now: Date };

async function book(
  db: Db,
  scope: Scope<'billing.run'>,
  { reliefId, today, now }: Asked,
): Promise<z.input<typeof contract.bookRelief.output>> {
  await holdBilling(db, scope);
  const relief = await findRelief(db, scope, reliefId);
  const { dwellingId, kind, lines, approvedAs, entryId } = relief;
  if (approvedAs === null) {
    throw new Refusal('conflict', '帳簿に付ける前に、別の役員の承認を受けてください。');
  }
  if (entryId !== null) {
    throw new Refusal('conflict', 'もう帳簿に付いています。画面を読み直してください。');
  }
  if (isTooMuch(lines, await listPositions(db, scope, { dwellingId, isOpen: true }))) {
    throw new Refusal(
      'conflict',
      '承認のあとに入金があり、残っている額より多くなりました。取り下げて、もう一度頼んでください。',
    );
  }
  const items = await listItems(db, scope);
  const lossAccountId = kind === 'write-off' ? await lossAccount(db, scope) : '';
  const number =
    (await listBilledDwellings(db, scope)).find(({ id }) => id === dwellingId)?.number ?? '';
  const booker = bookerOf(scope);
  const [posted] = await postEntries(db, booker, [
    {
      id: newId(now.getTime()),
      key: `relief:${reliefId}`,
      postedOn: today,
      origin: 'billing',
      summary: `${number}号室 管理費等の${reliefNames[kind]}`,
      reason: relief.reason,
      postings: reliefPostings(items, relief, lossAccountId),
    },
  ]);
  if (!posted) throw new Error('the books took no entry of a relief');
  await reliefs.recordBooked(db, booker, { relief, entryId: posted.id });
  return { entryId: posted.id, kind };
}
