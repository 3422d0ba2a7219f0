import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isRealDate } from '#domain/calendar.ts';
import type { Config } from './config.ts';
import { backupNotes, findRunningServer } from './control.ts';
import { backup } from './db/backup/backup.ts';
import { restore } from './db/backup/restore.ts';
import type { Database } from './db/db.ts';
import { productMigrations } from './db/product-migrations.ts';
import { type CheckedChain, checkChains, checkWords } from './features/activity/check-chains.ts';
import { operateInvoices } from './features/agreements/operate.ts';
import { LawProblem } from './features/law/law.ts';
import { saveLaw } from './features/law/store.ts';
import { listWaitingMails, type WaitingMail } from './mail/mail-store.ts';
import { openDatabase, openMigratedDatabase } from './open-database.ts';
import { takeBounces } from './take-bounces.ts';

/** A command that cannot be done as asked; the message is what the operator reads. */
export class CommandError extends Error {}

type Print = (line: string) => void;

/** Mails that wait because no SMTP server is set, or because it does not answer. */
export async function printOutbox(config: Config, print: Print): Promise<void> {
  const running = config.databaseUrl ? undefined : await findRunningServer(config.dataDir);
  const mails = running
    ? await running.listWaitingMails()
    : await withDatabase(
        openMigratedDatabase(config, () => {}),
        listWaitingMails,
      );
  print(`送信待ちのメール：${mails.length}件`);
  for (const mail of mails) printMail(mail, print);
}

function printMail(mail: WaitingMail, print: Print): void {
  print('');
  print(`── ${mail.createdAt}　試行 ${mail.attempts}回`);
  print(`宛先：${mail.recipient}`);
  print(`件名：${mail.subject}`);
  print('');
  print(mail.body);
}

export async function backupTo(config: Config, file: string, print: Print): Promise<void> {
  const path = resolve(file);
  const running = config.databaseUrl ? undefined : await findRunningServer(config.dataDir);
  if (running) await running.backup(path);
  else
    await withDatabase(
      openMigratedDatabase(config, () => {}),
      (db) => backup(db, path, backupNotes()),
    );
  print(`控えを書き出しました：${path}`);
}

export async function restoreFrom(config: Config, file: string, print: Print): Promise<void> {
  if (!config.databaseUrl && (await findRunningServer(config.dataDir))) {
    throw new CommandError(
      'このデータフォルダのスミワが動いています。止めてから、空のデータフォルダに戻してください。',
    );
  }
  await withDatabase(
    openDatabase(config, () => {}),
    (db) => restore(db, resolve(file), productMigrations),
  );
  print('控えから戻しました。表ごとの件数と照合値が一致しています。');
}

/** 操作の記録: whether every entry of every association is as it was written. Fails where one is not. */
export async function checkAudit(
  config: Config,
  only: string | undefined,
  print: Print,
): Promise<void> {
  const running = config.databaseUrl ? undefined : await findRunningServer(config.dataDir);
  const checked = running
    ? await running.checkChains(only)
    : await withDatabase(
        openMigratedDatabase(config, () => {}),
        (db) => checkChains(db, only),
      );
  if (checked.length === 0 && only !== undefined) {
    throw new CommandError('その管理組合は見つかりません。');
  }
  if (checked.length === 0) print('管理組合は、まだ登録されていません。');
  for (const line of checked.map(checkWords)) print(line);
  const broken = checked.filter(({ brokenAt }: CheckedChain) => brokenAt !== null).length;
  if (broken > 0) {
    throw new CommandError(
      `${broken}つの管理組合で、操作の記録が書きかえられたか、消されています。`,
    );
  }
}

/** 戻ってきたメール: whom they were for stand among those not reached from then on. */
export async function takeBouncesFrom(config: Config, file: string, print: Print): Promise<void> {
  const text = await readFile(resolve(file), 'utf8').catch(() => {
    throw new CommandError('このファイルは読めません。場所と名前を確かめてください。');
  });
  const running = config.databaseUrl ? undefined : await findRunningServer(config.dataDir);
  const { found, noted } = running
    ? await running.takeBounces(text)
    : await withDatabase(
        openMigratedDatabase(config, () => {}),
        (db) => takeBounces(db, text, new Date()),
      );
  print(`戻ってきたメール：${found}通。新しく「届いていない」にしたもの：${noted}通。`);
}

/** 申し込み、見積もり、入金: lists them, or does what the words say. */
export async function runInvoices(
  config: Config,
  words: readonly string[],
  print: Print,
): Promise<void> {
  const running = config.databaseUrl ? undefined : await findRunningServer(config.dataDir);
  const { lines, failed } = running
    ? await running.operateInvoices(words)
    : await withDatabase(
        openMigratedDatabase(config, () => {}),
        (db) => operateInvoices(db, words, { ...config, now: new Date() }),
      );
  if (failed) throw new CommandError(lines.join('\n'));
  for (const line of lines) print(line);
}

/** Reads a law from a file or from e-Gov: `[FILE|LAW_ID, '--in-force', '2026-04-01']`. */
export async function importLaw(
  config: Config,
  [source = '', option, day]: readonly string[],
  print: Print,
): Promise<void> {
  if (option !== undefined && (option !== '--in-force' || !isRealDate(day ?? ''))) {
    throw new CommandError('施行日は --in-force 2026-04-01 のように指定してください。');
  }
  // The reader of XML is needed here alone: the server starts without it.
  const { importWords, loadLaw } = await import('./features/law/import-law.ts');
  const wanted = { source, inForceFrom: day ?? null, address: process.env['EGOV_URL'] };
  const law = await loadLaw(wanted).catch((error: unknown) => {
    throw error instanceof LawProblem ? new CommandError(error.message) : error;
  });
  const running = config.databaseUrl ? undefined : await findRunningServer(config.dataDir);
  if (running) await running.saveLaw(law);
  else
    await withDatabase(
      openMigratedDatabase(config, () => {}),
      (db) => saveLaw(db, law, new Date()),
    );
  for (const line of importWords(law)) print(line);
}

async function withDatabase<T>(
  opening: Promise<Database>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = await opening;
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
