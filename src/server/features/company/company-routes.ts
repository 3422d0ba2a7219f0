import { randomInt } from 'node:crypto';
import type { Context, Hono } from 'hono';
import * as contract from '#contract/company.ts';
import { readMailAddress } from '#domain/accounts/mail-address.ts';
import { signInLimits } from '#domain/accounts/sign-in-limits.ts';
import { companyNumberFrom } from '#domain/company/company-number.ts';
import { staffMail } from '#domain/company/staff-mail.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import * as accounts from '#server/features/sign-in/store.ts';
import { type Env, handlePublic } from '#server/http/handle.ts';
import { addMail } from '#server/mail/mail-store.ts';
import { newId } from '#server/outside/new-id.ts';
import { assign, endEverywhere, unassign } from './assign.ts';
import * as store from './company-store.ts';

export type CompanyParts = {
  readonly keys: accounts.Keys;
  readonly members: accounts.Members;
  readonly appUrl: string;
  readonly onMailStored: () => void;
};

const gone = () => new Refusal('not_found', '登録が見つかりません。画面を読み直してください。');

/** 管理会社のページ: a company and its own people. */
export function companyRoutes(app: Hono<Env>, parts: CompanyParts): void {
  const { members } = parts;

  handlePublic(app, contract.getCompany, async (c) => {
    const accountId = await signedIn(c, members);
    return {
      today: c.var.today(),
      company: await viewCompany(c, accountId),
      invitations: await store.listInvitations(c.var.db, accountId),
    };
  });

  handlePublic(app, contract.beginCompany, async (c, { name, yourName }) => {
    const accountId = await signedIn(c, members);
    await c.var.db.transaction(async (tx) => {
      if (await store.findOwnCompany(tx, accountId)) throw alreadyIn();
      await accounts.saveAccountName(tx, accountId, yourName);
      await addCompany(tx, { name, yourName, accountId, now: c.var.now() });
    });
    return {};
  });

  handlePublic(app, contract.joinCompany, async (c, { companyId, joins }) => {
    const accountId = await signedIn(c, members);
    const membership = { companyId, accountId, now: c.var.now() };
    await c.var.db.transaction(async (tx) => {
      if (joins && (await store.findOwnCompany(tx, accountId))) throw alreadyIn();
      const isDone = joins
        ? await store.joinAsMember(tx, membership)
        : await store.endMember(tx, membership);
      if (!isDone) throw gone();
    });
    return {};
  });

  staffRoutes(app, parts);
}

/** What the company's admins change. */
function staffRoutes(app: Hono<Env>, parts: CompanyParts): void {
  const { members } = parts;

  handlePublic(app, contract.addStaff, async (c, { name, email, isAdmin }) => {
    const { company } = await admin(c, members);
    const address = readMailAddress(email);
    if (address === undefined) {
      throw new Refusal('invalid_input', '正しいメールアドレスを入力してください。');
    }
    await inviteStaff(c, parts, { company, address, name, isAdmin });
    parts.onMailStored();
    return {};
  });

  handlePublic(app, contract.endStaff, async (c, { accountId }) => {
    const { company } = await admin(c, members);
    const leaving = { companyId: company.id, accountId, now: c.var.now() };
    const isEnded = await c.var.db.transaction((tx) => store.endMember(tx, leaving));
    if (!isEnded) {
      throw new Refusal(
        'conflict',
        '最後の管理者は外せません。先に、ほかの方を管理者にしてください。',
      );
    }
    await endEverywhere(c, leaving);
    return {};
  });

  handlePublic(app, contract.setAssignment, async (c, { clientId, accountId, isAssigned }) => {
    const { company, accountId: by } = await admin(c, members);
    const wanted = { associationId: clientId, companyId: company.id, accountId, by };
    await (isAssigned ? assign(c, wanted) : unassign(c, wanted));
    return {};
  });
}

const alreadyIn = () => new Refusal('conflict', 'すでに、ひとつの管理会社に入っています。');

async function signedIn(c: Context<Env>, members: accounts.Members): Promise<string> {
  const session = await members.signedIn(c);
  if (!session) throw new Refusal('not_signed_in');
  return session.accountId;
}

/** 会社管理者 alone: to everybody else the company's things are not there to change. */
async function admin(c: Context<Env>, members: accounts.Members) {
  const accountId = await signedIn(c, members);
  const company = await store.findOwnCompany(c.var.db, accountId);
  if (!company) throw new Refusal('not_found');
  if (!company.isAdmin) {
    throw new Refusal('not_allowed', '担当者を変えることは、会社の管理者だけができます。');
  }
  return { company, accountId };
}

/** Everything to an admin; to others, themselves and where they are assigned. */
async function viewCompany(c: Context<Env>, accountId: string) {
  const { db, today } = c.var;
  const own = await store.findOwnCompany(db, accountId);
  if (!own) return null;
  const staff = await store.listStaff(db, own.id);
  const seen = { companyId: own.id, accountId, today: today() };
  const clients = await store.listClients(db, seen);
  return {
    ...own,
    accountId,
    staff: own.isAdmin ? staff : staff.filter((it) => it.accountId === accountId),
    clients: own.isAdmin
      ? clients
      : clients
          .filter(({ isMine }) => isMine)
          .map((client) => ({ ...client, accountIds: [accountId] })),
  };
}

type NewCompany = {
  readonly name: string;
  readonly yourName: string;
  readonly accountId: string;
  readonly now: Date;
};

const triesOfNumber = 20;

async function addCompany(tx: Db, wanted: NewCompany): Promise<void> {
  for (let tries = 0; tries < triesOfNumber; tries += 1) {
    const number = companyNumberFrom((below) => randomInt(below));
    const id = newId(wanted.now.getTime());
    if (await store.addCompany(tx, { ...wanted, id, number })) return;
  }
  throw new Error('no number was free');
}

type Invited = {
  readonly company: store.OwnCompany;
  readonly address: string;
  readonly name: string;
  readonly isAdmin: boolean;
};

/** The same answer whether the address has an account or not. */
async function inviteStaff(
  c: Context<Env>,
  { keys, appUrl }: CompanyParts,
  { company, address, name, isAdmin }: Invited,
): Promise<void> {
  const now = c.var.now();
  await c.var.db.transaction(async (tx) => {
    const use = { limit: signInLimits.staffADay, of: company.id, now };
    if (!(await accounts.countUse(tx, keys, use))) {
      throw new Refusal(
        'too_many_requests',
        '今日はもう招待できません。明日、もう一度お試しください。',
      );
    }
    const addressHash = keys.digestOf('address', address);
    const known = await accounts.findAccountByAddress(tx, addressHash);
    const accountId = known?.id ?? newId(now.getTime());
    if (!known)
      await accounts.addAccount(tx, { id: accountId, email: address }, { addressHash, now });
    const member = { companyId: company.id, accountId, name, isAdmin, now };
    if (!(await store.addMember(tx, member))) {
      throw new Refusal('conflict', 'この方は、すでに担当者の一覧にいます。');
    }
    const mail = { id: newId(now.getTime()), recipient: address, replyTo: null };
    const text = staffMail({ company: company.name, pageUrl: `${appUrl}/kaisha` });
    await addMail(tx, { ...mail, ...text }, { now });
  });
}
