import type { DocumentHead } from '#contract/documents.ts';
import { TextHits } from '#web/features/document-search/text-hits.tsx';
import { AddDocument, WhoMayAdd } from '#web/features/document-upload/add-document.tsx';
import { DocumentActions } from '#web/features/document-upload/document-actions.tsx';
import { DocumentsPage } from '#web/features/documents/page.tsx';
import type { LibraryView } from '#web/features/documents/use-library-view.ts';
import { useSession } from '#web/lib/use-session.ts';

/** 文書: the library, with what the board may do to it and the search in the text of all documents. */
export function DocumentsScreen() {
  const role = useSession()?.user.role;
  const mayAdd = role === 'board' || role === 'manager';
  return (
    <DocumentsPage
      actions={mayAdd && <AddDocument />}
      notice={role === 'resident' && <WhoMayAdd />}
      RowActions={RowActions}
      TextHits={Hits}
    />
  );
}

function RowActions({ document: head }: { document: DocumentHead }) {
  // The button that was pressed goes away with its row.
  const stay = () => document.getElementById('main')?.focus({ preventScroll: true });
  return <DocumentActions document={head} look="quiet" onDeleted={stay} />;
}

function Hits({ view: { query, categories, withOld, change } }: { view: LibraryView }) {
  return <TextHits query={query} categories={categories} withOld={withOld} onWiden={change} />;
}
