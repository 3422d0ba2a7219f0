import { randomUUID } from 'node:crypto';
import type { z } from 'zod/mini';
import { createConversation } from '#contract/caretaker.ts';
import * as setup from '#contract/setup.ts';
import { askForNumber, beginAssociation, signIn } from '#contract/sign-in.ts';
import { listOwnedTables } from '#server/features/demo/copy-association.ts';
import { listWaitingMails } from '#server/mail/mail-store.ts';
import type { startServer } from '#server/testing/start-server.ts';

type Server = Awaited<ReturnType<typeof startServer>>;

export type Member = {
  readonly visitor: ReturnType<Server['visit']>;
  /** How the own association stands in an address. */
  readonly at: string;
  readonly associationId: string;
};

type Begun = {
  readonly email: string;
  readonly position: z.input<typeof beginAssociation.input>['position'];
  readonly name: string;
};

/** An association of a customer, begun as everybody begins one. */
export async function beginTenant(
  server: Pick<Server, 'db' | 'visit'>,
  { email, position, name }: Begun,
): Promise<Member> {
  const visitor = server.visit();
  await visitor.call(askForNumber, { email, purpose: 'begin' });
  const mails = await listWaitingMails(server.db);
  const body = mails.findLast(({ recipient }) => recipient === email)?.body ?? '';
  const number = /\d{4} \d{4}/.exec(body)?.[0] ?? '';
  await visitor.call(signIn, { number, isShared: false });
  const { associationId } = await visitor.call(beginAssociation, {
    name,
    yourName: '鈴木 一郎',
    position,
  });
  return { visitor, at: associationId, associationId };
}

/** Two dwellings, an officer, a contact, a garbage rule and a conversation. */
export async function fillTenant(
  { visitor, associationId }: Member,
  owners: readonly [string, string],
): Promise<void> {
  const rows = [
    ['部屋番号', '専有面積', '議決権', '区分所有者', 'フリガナ'],
    ['101', '60', '1', owners[0], 'アオキ イチロウ'],
    ['102', '60', '1', owners[1], 'イシイ ジロウ'],
  ];
  await visitor.call(setup.applyRosterTable, { id: randomUUID(), rows }, associationId);
  const { people } = await visitor.call(setup.getSetup, {}, associationId);
  const officer = {
    id: randomUUID(),
    personId: people[0]?.id ?? '',
    post: 'director' as const,
    termFrom: '2026-11-01',
    termUntil: '2027-05-31',
  };
  await visitor.call(setup.addOfficer, officer, associationId);
  const contact = { id: randomUUID(), kind: 'public' as const, name: '区役所' };
  const reached = { phone: '045-000-1111', hours: '平日', purpose: '粗大ごみの相談' };
  await visitor.call(setup.addContact, { ...contact, ...reached }, associationId);
  const rule = { id: randomUUID(), name: '小型家電', weekday: 6, weeks: [1] };
  const howTo = { how: '専用のかごに入れます。', putOutBy: '08:30' };
  await visitor.call(setup.addGarbageRule, { ...rule, ...howTo }, associationId);
  await visitor.call(createConversation, { title: 'はじめて' }, associationId);
}

/** Some ids of every table that has any, by the table's name. */
export async function idsOf(
  server: Pick<Server, 'db' | 'visit'>,
  associationId: string,
  ofEach = 1,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = new Map<string, readonly string[]>();
  for (const { name, columns } of await listOwnedTables(server.db)) {
    if (!columns.includes('id')) continue;
    const { rows } = await server.db.query<{ id: string }>(
      `select id::text as id from "${name}" where association_id = $1 order by id limit $2`,
      [associationId, ofEach],
    );
    const found = rows.map(({ id }) => id).filter((id) => /^[0-9a-f-]{36}$/.test(id));
    if (found.length > 0) ids.set(name, found);
  }
  return ids;
}

/** Every row of an association, as one digest for each table. */
export async function contentOf(
  server: Pick<Server, 'db' | 'visit'>,
  associationId: string,
): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const { name } of await listOwnedTables(server.db)) {
    const { rows } = await server.db.query<{ digest: string }>(
      `select coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as digest
         from "${name}" t where association_id = $1`,
      [associationId],
    );
    content[name] = rows[0]?.digest ?? '';
  }
  return content;
}
