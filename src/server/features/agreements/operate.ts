import { dayInJapan, isRealDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { type Agreement, monthWords, offerProblem } from '#domain/plans/agreement.ts';
import type { Issuer } from '#domain/plans/invoice.ts';
import { invoiceState, invoiceStateNames, offerMail } from '#domain/plans/invoice-notice.ts';
import { invoiceNumberWords } from '#domain/plans/payment-way.ts';
import { plans } from '#domain/plans/plans.ts';
import type { Database, Db } from '#server/db/db.ts';
import { listOfficers } from '#server/features/trial/store.ts';
import { addMail } from '#server/mail/mail-store.ts';
import { newId } from '#server/outside/new-id.ts';

/** What the operator reads; `failed` where it was not done as asked. */
export type Operated = { readonly lines: readonly string[]; readonly failed: boolean };
type Operator = {
  readonly issuer: Issuer | undefined;
  readonly appUrl: string;
  readonly now: Date;
};

const usage =
  '使い方：npm run invoices ／ npm run invoices -- offer 申し込みの番号 月額 [データ移行支援の額] ／ npm run invoices -- paid 請求書の番号 入金日 ／ npm run invoices -- unpaid 請求書の番号';

/** 申し込み、見積もり、入金: the part of the operator. */
export async function operateInvoices(
  db: Database,
  [command, name = '', ...rest]: readonly string[],
  operator: Operator,
): Promise<Operated> {
  if (command === undefined) return list(db, operator);
  if (command === 'offer') return db.transaction((tx) => offer(tx, [name, ...rest], operator));
  const number = /^\d{1,9}$/.test(name) ? Number(name) : 0;
  if (number === 0) return failure(usage);
  if (command === 'unpaid') return setPaid(db, number, null);
  return command === 'paid' ? payOn(db, { number, day: rest[0] ?? '' }, operator) : failure(usage);
}

async function payOn(
  db: Db,
  { number, day }: { readonly number: number; readonly day: string },
  { now }: Operator,
): Promise<Operated> {
  if (isRealDate(day) && day <= dayInJapan(now.getTime())) return setPaid(db, number, day);
  return failure('入金日は、今日までの日を 2026-12-25 のように指定してください。');
}

function failure(sentence: string): Operated {
  return { lines: [sentence], failed: true };
}

function done(...lines: readonly string[]): Operated {
  return { lines, failed: false };
}

type AskedRow = Agreement & {
  readonly id: string;
  readonly association: string;
  readonly associationId: string;
};

async function listAsked(db: Db): Promise<AskedRow[]> {
  const { rows } = await db.query<AskedRow>(
    `select g.id, a.name as association, a.id as "associationId", g.plan, g.first_month as "firstMonth", g.briefings,
            g.moves_data as "movesData", g.monthly_yen as "monthlyYen", g.moving_yen as "movingYen", g.prices
       from plan_agreement g join association a on a.id = g.association_id
      where g.approved_at is null and g.ended_at is null and a.kind = 'customer' order by g.asked_at, g.id`,
  );
  return rows;
}

async function list(db: Db, { issuer, now }: Operator): Promise<Operated> {
  const today = dayInJapan(now.getTime());
  const asked = await listAsked(db);
  const { rows } = await db.query<{
    number: number;
    name: string;
    totalYen: number;
    dueOn: string;
    paidOn: string | null;
  }>(
    `select i.number, a.name, i.total_yen as "totalYen", i.due_on as "dueOn", i.paid_on as "paidOn"
       from plan_invoice i join association a on a.id = i.association_id order by i.number`,
  );
  return done(
    ...(issuer
      ? []
      : ['ISSUER_ で始まる設定がないため、見積もりと請求書は出ません（docs/operations.md）。']),
    `申し込み：${asked.length}件`,
    ...asked.map((row) => `${row.id}　${row.association}　${askedWords(row)}`),
    `請求書：${rows.length}件`,
    ...rows.map(
      (row) =>
        `${invoiceNumberWords(row.number)}　${row.name}　${formatYen(row.totalYen)}　期限 ${row.dueOn}　${invoiceStateNames[invoiceState(row, today)]}`,
    ),
  );
}

function askedWords({ plan, firstMonth, briefings, movesData, monthlyYen }: AskedRow): string {
  const month = monthWords(firstMonth);
  if (plan === null) return `${month}から解約`;
  const words = [`${plans[plan].name}プラン、${month}から`];
  if (briefings > 0) words.push(`説明会${briefings}回`);
  if (movesData) words.push('データ移行支援');
  words.push(monthlyYen === null ? '見積もり待ち' : `月額${formatYen(monthlyYen)}で承認待ち`);
  return words.join('、');
}

async function offer(
  tx: Db,
  [id, monthly = '', moving]: readonly string[],
  { issuer, appUrl, now }: Operator,
): Promise<Operated> {
  if (!issuer) return failure('先に、ISSUER_ で始まる設定をしてください（docs/operations.md）。');
  const asked = (await listAsked(tx)).find((row) => row.id === id);
  if (!asked) return failure('その申し込みは見つかりません。npm run invoices で確かめてください。');
  const monthlyYen = yenOf(monthly);
  const movingYen = moving === undefined ? null : yenOf(moving);
  if (moving !== undefined && movingYen === null) return failure(usage);
  const problem = offerProblem(asked, { monthlyYen, movingYen });
  if (problem) return failure(problem);
  await tx.query(
    `update plan_agreement set monthly_yen = $3, moving_yen = $4, prices = $5
      where association_id = $1 and id = $2 and approved_at is null and ended_at is null`,
    [asked.associationId, asked.id, monthlyYen, movingYen, issuer.prices],
  );
  const text = offerMail(asked.association, `${appUrl}/kumiai/${asked.associationId}/agreement`);
  const today = dayInJapan(now.getTime());
  for (const recipient of await listOfficers(tx, asked.associationId, today)) {
    await addMail(tx, { id: newId(now.getTime()), recipient, replyTo: null, ...text }, { now });
  }
  return done(`${asked.association}に、見積もりを送りました。承認されると、請求書が出ます。`);
}

function yenOf(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The same again changes nothing, and the other way round it is undone. */
async function setPaid(db: Db, number: number, paidOn: string | null): Promise<Operated> {
  const { rowCount } = await db.query(
    `update plan_invoice i set paid_on = $2 from association a
      where a.id = i.association_id and i.number = $1`,
    [number, paidOn],
  );
  const words = invoiceNumberWords(number);
  if (rowCount === 0) return failure(`請求書 ${words} は見つかりません。`);
  return done(
    paidOn === null
      ? `請求書 ${words} の入金を取り消しました。`
      : `請求書 ${words} は、${paidOn}に入金されたと記録しました。`,
  );
}
