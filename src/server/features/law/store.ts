import type { IsoDate } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { Database, Db } from '#server/db/db.ts';
import { listExplanations } from './explanations.ts';
import type { Law, LawArticle } from './law.ts';
import { explanationPassages, lawTextPassages } from './law-passages.ts';

export type Revision = Omit<Law, 'articles'>;

/** Puts a revision in the place of the same one read before. */
export async function saveLaw(db: Database, law: Law, now: Date): Promise<void> {
  const { revisionId, lawId, lawNumber, title, inForceFrom, articles } = law;
  await db.transaction(async (scoped) => {
    // A revision whose first day is known also takes the place of one without a day.
    await scoped.query('delete from law_revision where id = any($1)', [
      [revisionId, `${lawId}_undated`],
    ]);
    await scoped.query(
      `insert into law_revision (id, law_id, law_number, title, in_force_from, imported_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [revisionId, lawId, lawNumber, title, inForceFrom, now.toISOString()],
    );
    await scoped.query(
      `insert into law_article (revision_id, position, label, caption, place, text)
       select $1, position, label, caption, place, text
         from unnest($2::text[], $3::text[], $4::text[], $5::text[])
              with ordinality as a (label, caption, place, text, position)`,
      [
        revisionId,
        articles.map(({ label }) => label),
        articles.map(({ caption }) => caption),
        articles.map(({ place }) => place),
        articles.map(({ text }) => text),
      ],
    );
  });
}

/** Another text after a law was read in. */
export async function findLawVersion(db: Db): Promise<string> {
  const { rows } = await db.query<{ version: string | null }>(
    `select string_agg(id || ' ' || imported_at::text, ',' order by id) as version from law_revision`,
  );
  return rows[0]?.version ?? '';
}

/** Of each law read from e-Gov the one revision that counts today, else the next that will. */
export async function listRevisionsOn(
  db: Db,
  today: IsoDate,
): Promise<readonly (Revision & { readonly importedAt: string })[]> {
  const { rows } = await db.query<Revision & { importedAt: string }>(
    `select distinct on (law_id) id as "revisionId", law_id as "lawId", law_number as "lawNumber", title,
            in_force_from as "inForceFrom", imported_at as "importedAt"
       from law_revision
      order by law_id,
        -- in force, then without a day, then coming
        case when in_force_from <= $1 then 0 when in_force_from is null then 1 else 2 end,
        case when in_force_from <= $1 then in_force_from end desc,
        in_force_from, imported_at desc`,
    [today],
  );
  return rows;
}

export async function listLawArticles(db: Db, revisionId: string): Promise<readonly LawArticle[]> {
  const { rows } = await db.query<LawArticle>(
    'select label, caption, place, text from law_article where revision_id = $1 order by position',
    [revisionId],
  );
  return rows;
}

const kept = new Map<string, readonly KnowledgePassage[]>();
const mostKept = 4;

/** Everything of the law that may be quoted. The very same array until a law is read in or comes into force. */
export async function listLawPassages(
  db: Db,
  today: IsoDate,
): Promise<readonly KnowledgePassage[]> {
  const revisions = await listRevisionsOn(db, today);
  const explanations = listExplanations();
  const key = JSON.stringify([
    revisions.map(({ revisionId, importedAt }) => [revisionId, importedAt]),
    [...explanations, ...revisions].map(({ inForceFrom }) => (inForceFrom ?? '') > today),
  ]);
  const known = kept.get(key);
  if (known) return known;
  const passages = explanations.flatMap((it) => explanationPassages(it, today));
  for (const revision of revisions) {
    const articles = await listLawArticles(db, revision.revisionId);
    passages.push(...lawTextPassages({ ...revision, articles }, today));
  }
  kept.set(key, passages);
  // A map keeps the order in which its keys came: the first is the oldest.
  for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
  return passages;
}
