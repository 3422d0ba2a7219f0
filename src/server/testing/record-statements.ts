import type { Database, Db } from '#server/db/db.ts';

/** Lets every statement through and keeps its text. */
export function recordStatements(database: Database, statements: string[]): Database {
  function recorded<Asked extends Db>(db: Asked): Asked {
    return {
      ...db,
      query(text: string, params?: readonly unknown[]) {
        statements.push(text);
        return db.query(text, params);
      },
    };
  }
  return {
    ...recorded(database),
    transaction: (work, options) => database.transaction((tx) => work(recorded(tx)), options),
  };
}
