import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageProblem } from '#server/db/database-error.ts';

export type Migration = {
  /** `0001-ground-floor`, without the ending. */
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
};

/** Reads the numbered SQL files of a folder. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  const files = names.map(
    async (name) => [name, await readFile(join(folder, name), 'utf8')] as const,
  );
  return toMigrations(Object.fromEntries(await Promise.all(files)));
}

/** From path and text, as `import.meta.glob` of a bundled server gives them. */
export function toMigrations(files: Readonly<Record<string, string>>): Migration[] {
  const migrations = Object.entries(files).map(([path, text]) => {
    const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.sql$/, '');
    // A checkout on Windows changes line ends, not what the file does.
    const sql = text.replaceAll('\r\n', '\n');
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
  });
  migrations.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const [index, { name }] of migrations.entries()) {
    const number = /^(\d{4})-[a-z0-9-]+$/.exec(name)?.[1];
    if (Number(number) !== index + 1) {
      throw new StorageProblem(
        'EDBMIGRATION',
        `移行ファイル ${name} の番号が正しくありません。0001 から順に 4 桁で付けてください。`,
      );
    }
  }
  return migrations;
}

export type AppliedMigration = { readonly name: string; readonly sha256: string };

/** The migrations that are still to run; refuses a database whose past is not the code's past. */
export function pendingMigrations(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): readonly Migration[] {
  for (const [index, { name, sha256 }] of applied.entries()) {
    const known = migrations[index];
    if (known?.name === name && known.sha256 === sha256) continue;
    throw new StorageProblem('EDBMIGRATION', differenceText(name, migrations));
  }
  return migrations.slice(applied.length);
}

function differenceText(name: string, migrations: readonly Migration[]): string {
  const isKnown = migrations.some((migration) => migration.name === name);
  return isKnown
    ? `移行ファイル ${name} が適用後に書き換えられているか、順序が変わっています。元に戻してください。`
    : `データベースはこのスミワより新しい版のものです（${name} が適用済み）。新しい版のスミワで開いてください。`;
}
