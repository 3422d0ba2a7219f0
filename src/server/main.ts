import { existsSync } from 'node:fs';
import {
  backupTo,
  CommandError,
  checkAudit,
  importLaw,
  printOutbox,
  restoreFrom,
  runInvoices,
  takeBouncesFrom,
} from './commands.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { codeOf, StorageProblem } from './db/database-error.ts';
import { logError } from './http/log.ts';
import { serve } from './serve.ts';

const [command = 'serve', ...rest] = process.argv.slice(2);
const [file] = rest;

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  await run(readConfig(process.env));
} catch (error) {
  const sentence = sentenceFor(error);
  if (sentence) process.stderr.write(`${sentence}\n`);
  else logError('start failed', error);
  process.exit(1);
}

async function run(config: Config): Promise<void> {
  if (command === 'serve') return serveUntilSignal(config);
  if (command === 'outbox') return printOutbox(config, print);
  if (command === 'invoices') return runInvoices(config, rest, print);
  if (command === 'check-audit') return checkAudit(config, file, print);
  return runWithFile(config);
}

async function runWithFile(config: Config): Promise<void> {
  if (command === 'backup' && file) return backupTo(config, file, print);
  if (command === 'restore' && file) return restoreFrom(config, file, print);
  if (command === 'bounces' && file) return takeBouncesFrom(config, file, print);
  if (command === 'import-law' && file) return importLaw(config, rest, print);
  throw new CommandError(
    '使い方：npm start ／ npm run outbox ／ npm run backup -- ファイル ／ npm run restore -- ファイル ／ npm run check:audit ／ npm run bounces -- ファイル ／ npm run invoices ／ npm run import:law -- ファイルまたは法令ID',
  );
}

async function serveUntilSignal(config: Config): Promise<void> {
  const running = await serve(config, (sentence) => print(`● ${sentence}`));
  print(`● 準備ができました　${running.address}`);
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      await running.stop();
      process.exit(0);
    });
  }
}

/** What the operator can act on is one sentence; anything else is a bug and is logged. */
function sentenceFor(error: unknown): string | undefined {
  if (
    error instanceof ConfigError ||
    error instanceof CommandError ||
    error instanceof StorageProblem
  ) {
    return error.message;
  }
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return '環境変数 PORT のポートはほかのプログラムが使用中です。別の番号を指定してください。';
    case 'EACCES':
      return '環境変数 PORT のポート、または DATA_DIR のフォルダを使う権限がありません。';
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return '環境変数 HOST の値が正しくありません（このコンピューターのアドレスを指定してください）。';
    case 'ENOTDIR':
    case 'EEXIST':
      return '環境変数 DATA_DIR の値が正しくありません（フォルダではないものを指しています）。';
    default:
      return undefined;
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
