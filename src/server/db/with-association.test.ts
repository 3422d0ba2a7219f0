import { describe, expect, test } from 'vitest';
import type { Database, Db } from '#server/db/db.ts';
import { testEngines } from '#server/db/testing/engines.ts';
import { withAssociation } from '#server/db/with-association.ts';

const ours = '00000000-0000-4000-8000-000000000001';
const theirs = '00000000-0000-4000-8000-000000000002';

const schema = `
  do $$ begin
    create role sumiwa_app nologin;
  exception when duplicate_object or unique_violation then null;
  end $$;
  create table note (association_id uuid not null, text text not null);
  alter table note enable row level security;
  create policy own_association on note to sumiwa_app
    using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
  grant select, insert, update, delete on note to sumiwa_app;
  insert into note values ('${ours}', 'ours'), ('${theirs}', 'theirs')`;

async function roleOf(db: Db) {
  const { rows } = await db.query<{ role: string; association: string | null }>(
    "select current_user::text as role, current_setting('app.association_id', true) as association",
  );
  return rows[0];
}

async function notesOf(db: Db): Promise<string[]> {
  // As written by somebody who forgot the association_id.
  const { rows } = await db.query<{ text: string }>('select text from note order by text');
  return rows.map((row) => row.text);
}

for (const engine of await testEngines()) {
  describe(`the second wall on the ${engine.name} engine`, async () => {
    const database: Database = await engine.openEmpty();
    await database.exec(schema);

    test('shows the rows of one association only, even without a condition', async () => {
      expect(await notesOf(database)).toEqual(['ours', 'theirs']);
      expect(await withAssociation(database, ours, notesOf)).toEqual(['ours']);
      expect(await withAssociation(database, theirs, notesOf)).toEqual(['theirs']);
    });

    test('changes the rows of one association only', async () => {
      const shout = (db: Db) => db.query('update note set text = upper(text)');
      expect((await withAssociation(database, ours, shout)).rowCount).toBe(1);
      expect(await notesOf(database)).toEqual(['OURS', 'theirs']);
      await withAssociation(database, ours, (db) => db.query('update note set text = lower(text)'));
    });

    test('refuses to write into another association', async () => {
      const insert = (db: Db) => db.query("insert into note values ($1, 'smuggled')", [theirs]);
      await expect(withAssociation(database, ours, insert)).rejects.toMatchObject({
        code: '42501',
      });
      const move = (db: Db) => db.query('update note set association_id = $1', [theirs]);
      await expect(withAssociation(database, ours, move)).rejects.toMatchObject({ code: '42501' });
      expect(await notesOf(database)).toEqual(['ours', 'theirs']);
    });

    test('shows nothing to the role when no association was named', async () => {
      const notes = await database.transaction(async (db) => {
        await db.query("select set_config('role', 'sumiwa_app', true)");
        return notesOf(db);
      });
      expect(notes).toEqual([]);
    });

    test('ends with the transaction, kept or thrown away', async () => {
      const before = await roleOf(database);
      const inside = await withAssociation(database, ours, roleOf);
      expect(inside).toEqual({ role: 'sumiwa_app', association: ours });
      expect(await roleOf(database)).toEqual({ ...before, association: '' });
      const failing = withAssociation(database, ours, async () => {
        throw new Error('rolled back');
      });
      await expect(failing).rejects.toThrow('rolled back');
      expect(await roleOf(database)).toEqual({ ...before, association: '' });
      expect(await notesOf(database)).toEqual(['ours', 'theirs']);
    });

    test('does not leak between requests at the same time', async () => {
      const turns = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? ours : theirs));
      const seen = await Promise.all(turns.map((id) => withAssociation(database, id, notesOf)));
      expect(seen).toEqual(turns.map((id) => [id === ours ? 'ours' : 'theirs']));
    });
  });
}
