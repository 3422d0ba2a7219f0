import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Database } from './db/db.ts';
import { openEmbedded } from './db/embedded/open-embedded.ts';
import { migrate } from './db/migrate.ts';
import { openServer } from './db/open-server.ts';
import { productMigrations } from './db/product-migrations.ts';

type Say = (sentence: string) => void;

/** The embedded database of the data folder, or the server of `DATABASE_URL`. */
export async function openDatabase(config: Config, say: Say): Promise<Database> {
  if (config.databaseUrl) {
    say('PostgreSQL サーバーに接続しています');
    return openServer(config.databaseUrl);
  }
  say('データベースを開いています');
  return openEmbedded(join(config.dataDir, 'db'));
}

export async function openMigratedDatabase(config: Config, say: Say): Promise<Database> {
  const db = await openDatabase(config, say);
  try {
    await migrate(db, productMigrations, ({ name, number, of }) =>
      say(`　表を用意しました（${number}/${of} ${name}）`),
    );
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}
