import { bundle } from '../scripts/bundle.mjs';

export const today = '2026-11-21';

const modules = [
  'src/server/db/embedded/open-in-memory.ts',
  'src/server/testing/prepare-database.ts',
  'src/domain/access/rights-by-thing.ts',
  'src/server/http/scope.ts',
  'src/server/knowledge/knowledge-of.ts',
  'src/server/features/caretaker/load-books.ts',
  'src/server/features/law/explanations.ts',
  'src/demo/template.ts',
  'src/demo/demo-user.ts',
  'src/demo/demo-id.ts',
  'src/demo/relative-dates.ts',
  'src/demo/books.ts',
  'src/demo/fill-placeholders.ts',
];

/** What the caretaker knows of the demonstration: from a real database, through the server's own code. */
export async function loadKnowledge() {
  const server = await bundle(modules, 'server');
  const db = await server.openInMemory();
  await server.prepareDatabase(db);
  const { index, facts, openBooks, may } = await knowledgeFrom(server, db);
  await db.close();
  const dates = server.relativeDates(today);
  const books = server.booksLookup(server.keepBooks(dates));
  return {
    passages: index.passages,
    facts,
    openBooks,
    may,
    explanations: server.listExplanations().map(({ id, law, article }) => ({ id, law, article })),
    documentIdOf: (slug) => server.demoId('document', slug),
    fill: (text) => server.fillPlaceholders(text, { dates, books }, 'eval/golden'),
  };
}

async function knowledgeFrom(server, db) {
  const { associationId } = server.template;
  await db.query(`update membership set role = 'companyStaff' where association_id = $1`, [
    associationId,
  ]);
  const caller = { userId: server.demoUser.id, associationId, hasOwnCopy: false };
  const scope = await server.openScope(db, caller, { associationId, needs: 'caretaker.ask' });
  const { index, facts } = await server.knowledgeOf(db, scope, today);
  // Both years that there are, and the month to be closed.
  const openBooks = await server.loadBooks(db, scope, { question: '去年の収支 締め', today });
  return { index, facts, openBooks, may: server.permissionsOf(scope.roles) };
}
