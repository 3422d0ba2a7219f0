import type { Hono } from 'hono';
import * as contract from '#contract/company.ts';
import { roleNames } from '#domain/access/role.ts';
import {
  type Asked,
  isSecondPerson,
  notTheSecond,
  type Signer,
} from '#domain/access/second-person.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { readCompanyNumber } from '#domain/company/company-number.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { handleKept } from '#server/http/handle-kept.ts';
import * as store from './contract-store.ts';
import { loadOverview } from './load-overview.ts';

const gone = () => new Refusal('not_found', '登録が見つかりません。画面を読み直してください。');

/** 管理会社: whom an association lets in. */
export function companyAccessRoutes(app: Hono<Env>): void {
  handle(app, contract.getCompanyAccess, async ({ db, scope, today }) => {
    const contracts = await store.listContracts(db, scope);
    return {
      today,
      contracts: contracts.map((it) => view(it, scope.signer, today)),
      people: await store.listAccess(db, scope),
    };
  });

  handle(app, contract.findCompany, async ({ db, input }) => ({
    company: (await find(db, input.number)) ?? null,
  }));

  handle(app, contract.askForCompany, async ({ db, scope, input, today, now }) => {
    const { id, areas, lastDay } = input;
    if (lastDay !== null && lastDay < today) {
      throw new Refusal('invalid_input', '終わりの日は、今日より前にはできません。');
    }
    const company = await find(db, input.number);
    if (!company) throw new Refusal('invalid_input', 'この番号の管理会社は見つかりません。');
    if (!(await store.addRequest(db, scope, { id, company, areas, lastDay, now }))) {
      throw new Refusal('conflict', 'この管理会社は、すでに承認を待っています。');
    }
    return {};
  });

  handle(app, contract.approveCompany, async ({ db, scope, input, now }) => {
    const found = await store.holdContract(db, scope, input.contractId);
    if (!found || found.approvedAs !== null) throw gone();
    const fault = secondPersonFault(found, scope.signer);
    if (fault) throw new Refusal('not_allowed', fault);
    await store.approveContract(db, scope, { contract: found, now });
    return {};
  });

  handle(app, contract.endCompany, async ({ db, scope, input, now }) => {
    const found = await store.holdContract(db, scope, input.contractId);
    if (!found) throw gone();
    await store.endContract(db, scope, { contract: found, now });
    return {};
  });

  handle(app, contract.endCompanyPerson, async ({ db, scope, input, now }) => {
    const { assignmentId } = input;
    if (!(await store.endAccess(db, scope, { assignmentId, now }))) throw gone();
    return {};
  });

  handleKept(app, contract.getOverview, 'role', ({ db, scope, today }) =>
    loadOverview(db, scope, today),
  );
}

async function find(db: Parameters<typeof store.findCandidate>[0], typed: string) {
  const number = readCompanyNumber(typed);
  return number === undefined ? undefined : store.findCandidate(db, number);
}

/** Why this one may not be the second person; `null` where nothing is in the way. */
function secondPersonFault(asked: Asked, signer: Signer): string | null {
  return isSecondPerson(signer, asked) ? null : notTheSecond(signer, '承認できません');
}

function view(row: store.ContractRow, signer: Signer, today: IsoDate) {
  const { askedAs, approvedAs, endedAs, lastDay } = row;
  const isOver = endedAs !== null || (lastDay !== null && lastDay < today);
  const isOpen = approvedAs === null ? ('asked' as const) : ('running' as const);
  const state = isOver ? ('over' as const) : isOpen;
  return {
    ...row,
    areas: [...row.areas],
    askedAs: roleNames[askedAs],
    approvedAs: approvedAs && roleNames[approvedAs],
    endedAs: endedAs && roleNames[endedAs],
    state,
    approvalFault: state === 'asked' ? secondPersonFault(row, signer) : null,
  };
}
